"""What tables, pages and outside bots say to each other: plain JSON messages, checked when they are read.

`commands` holds what a client sends over its socket, `frames` what it is sent, `tables` what both talk about, and
`requests` the HTTP part. `docs/protocol.md` explains them; the page's types are generated from them. `reading` reads a
command, `refusals` words why one is refused, `audience` makes the moments that a seat is told, and `talk` is a whole
conversation with a program in one seat. Nothing here runs a game: carrying out a command belongs in `server`,
`terminal` and `arena`.
"""
