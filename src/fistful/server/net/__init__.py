"""The way in: HTTP routes, sockets, connections, limits by address, the page's files, and running the server.

Nothing here decides what happens at a table; it reads what came in, calls `play` or `people`, and sends the answer.
"""
