"""The five games, a folder each with the same file names; `registry` finds them by name.

Here belong rules. How a game looks on a page, how a bot plays it or how a table is run does not.
"""
