"""The five games, a folder each with the same file names. Importing this package registers them.

Here belong rules, and what bots know about a game. How a game looks on a page or how a table is run does not.
"""

from fistful.engine.registry import Entry, register
from fistful.games.boomtown_bandits.game import BoomtownBandits
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView
from fistful.games.loot_shoot_whisky.game import LootShootWhisky
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView
from fistful.games.looterz.game import Looterz
from fistful.games.looterz.wire import LooterzView
from fistful.games.shootout.game import Shootout
from fistful.games.shootout.wire import ShootoutView
from fistful.games.wild_shots.game import WildShots
from fistful.games.wild_shots.wire import WildShotsView

register("boomtown-bandits", Entry(BoomtownBandits, BoomtownBanditsView, "fistful.games.boomtown_bandits"))
register("loot-shoot-whisky", Entry(LootShootWhisky, LootShootWhiskyView, "fistful.games.loot_shoot_whisky"))
register("looterz", Entry(Looterz, LooterzView, "fistful.games.looterz"))
register("shootout", Entry(Shootout, ShootoutView, "fistful.games.shootout"))
register("wild-shots", Entry(WildShots, WildShotsView, "fistful.games.wild_shots"))
