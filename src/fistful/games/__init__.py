"""The five games, a folder each with the same file names. Importing this package puts them on the shelf.

Here belong rules, and what bots know about a game. How a game looks on a page or how a table is run does not.
"""

from fistful.engine import shelf
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

shelf.put("boomtown-bandits", BoomtownBandits, BoomtownBanditsView, "fistful.games.boomtown_bandits")
shelf.put("loot-shoot-whisky", LootShootWhisky, LootShootWhiskyView, "fistful.games.loot_shoot_whisky")
shelf.put("looterz", Looterz, LooterzView, "fistful.games.looterz")
shelf.put("shootout", Shootout, ShootoutView, "fistful.games.shootout")
shelf.put("wild-shots", WildShots, WildShotsView, "fistful.games.wild_shots")
