"""Reports for designers: how games end, what the seats are worth, how long it takes, and what decides.

Reading whole games and showing the findings belongs here. Bots, matches and processes that play belong in
`fistful.bots` and `fistful.arena`.
"""

from fistful.engine.extras import require

require("arena")
