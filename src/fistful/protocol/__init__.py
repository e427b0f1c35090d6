"""What tables, pages and outside bots say to each other: plain JSON messages, checked when they are read.

`commands` is what a client sends over its socket, `frames` what it is sent, `tables` what both speak
of, `requests` the HTTP part. `docs/protocol.md` explains them; the page's types are made from these.
"""
