"""Matches between bots: who plays whom on which deals, and what the results say.

The process that runs a match holds the positions; the processes that play are given views as JSON and
nothing else. Bots belong in `fistful.bots`.
"""

from fistful.engine.extras import require

require("arena")
