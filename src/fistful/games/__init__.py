"""The five games, a folder each with the same file names. Importing this package registers them.

Here belong rules, and what bots know about a game. How a game looks on a page or how a table is run does not.
"""

from fistful.engine.registry import Entry, register
from fistful.games.boomtown_bandits.game import ABOUT as BOOMTOWN_BANDITS
from fistful.games.boomtown_bandits.game import BoomtownBandits
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView
from fistful.games.loot_shoot_whisky.game import ABOUT as LOOT_SHOOT_WHISKY
from fistful.games.loot_shoot_whisky.game import LootShootWhisky
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView
from fistful.games.looterz.game import ABOUT as LOOTERZ
from fistful.games.looterz.game import Looterz
from fistful.games.looterz.wire import LooterzView
from fistful.games.shootout.game import ABOUT as SHOOTOUT
from fistful.games.shootout.game import Shootout
from fistful.games.shootout.wire import ShootoutView
from fistful.games.wild_shots.game import ABOUT as WILD_SHOTS
from fistful.games.wild_shots.game import WildShots
from fistful.games.wild_shots.wire import WildShotsView

register(Entry(BOOMTOWN_BANDITS, BoomtownBandits, BoomtownBanditsView, "fistful.games.boomtown_bandits"))
register(Entry(LOOT_SHOOT_WHISKY, LootShootWhisky, LootShootWhiskyView, "fistful.games.loot_shoot_whisky"))
register(Entry(LOOTERZ, Looterz, LooterzView, "fistful.games.looterz"))
register(Entry(SHOOTOUT, Shootout, ShootoutView, "fistful.games.shootout"))
register(Entry(WILD_SHOTS, WildShots, WildShotsView, "fistful.games.wild_shots"))
