"""Courtesies of a table, for whatever screen shows it: a hint, and taking a move back. One module for each.

They stand on the public contract. A hint is given a view and nothing else, so it knows no more than the one who asks.
"""
