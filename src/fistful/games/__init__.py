"""The five games, a folder each with the same file names. Importing this package registers them.

Here belong rules, and what bots know about a game. How a game looks on a page or how a table is run does not.
"""

from fistful.engine.registry import register
from fistful.games.boomtown_bandits.game import ENTRY as BOOMTOWN_BANDITS
from fistful.games.loot_shoot_whisky.game import ENTRY as LOOT_SHOOT_WHISKY
from fistful.games.looterz.game import ENTRY as LOOTERZ
from fistful.games.shootout.game import ENTRY as SHOOTOUT
from fistful.games.wild_shots.game import ENTRY as WILD_SHOTS

for entry in (BOOMTOWN_BANDITS, LOOT_SHOOT_WHISKY, LOOTERZ, SHOOTOUT, WILD_SHOTS):
    register(entry)
