"""The database: its schema and migrations, the thread that writes, and reading games back from their logs.

What the entries of a log mean belongs in `tables`; names and ratings have their own tables in `people`.
"""
