"""A table as its log makes it: entries, state, commands, audiences, timing, replays.

Everything here follows from entries and their times: no disk, no socket, no clock, no event loop. Storing belongs in
`store`, running a table in `play`.
"""
