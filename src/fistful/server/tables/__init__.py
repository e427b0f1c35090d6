"""A table as its log makes it: entries, state, commands, audiences, timing, replays.

Everything here is a plain value or follows from one: no disk, no socket, no event loop but the wall clock's alarms.
Storing belongs in `store`, running a table in `play`.
"""
