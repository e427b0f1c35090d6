"""What tables, pages and outside bots say to each other: plain JSON messages, checked when they are read.

`commands` holds what a client sends over its socket, `frames` what it is sent, `tables` what both talk about, and
`requests` the HTTP part. `docs/protocol.md` explains them; the page's types are generated from them. Nothing here does
anything: carrying out a command belongs in `server`.
"""
