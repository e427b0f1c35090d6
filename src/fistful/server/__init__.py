"""The table server: it runs games for people and bots, and tells each audience only what it may know.

Its rooms, each importing only from those before it: `core` (settings, limits, metrics, faults), `tables` (the log and
what follows from it), `store` (the database), `people` (names, sessions, ratings), `play` (tables in memory), `net`
(HTTP and sockets). Rules belong in `games`, messages in `protocol`, bots in `bots`.
"""

from fistful.engine.extras import require

require("server")
