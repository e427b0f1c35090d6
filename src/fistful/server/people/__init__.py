"""People: the names they use and keep, their sessions and their ratings.

Here belong the rows about a person and the rules for names. Cookies and routes belong in `net`.
"""
