"""The table server, as clients see it: a real one on a free port, with sockets and HTTP."""
