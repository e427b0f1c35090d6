"""The five games, a folder each with the same file names. Importing this package registers them.

Here belong rules. How a game looks on a page, how a bot plays it or how a table is run does not.
"""

from fistful.engine import registry
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

registry.register("boomtown-bandits", BoomtownBandits, BoomtownBanditsView, "fistful.games.boomtown_bandits")
registry.register("loot-shoot-whisky", LootShootWhisky, LootShootWhiskyView, "fistful.games.loot_shoot_whisky")
registry.register("looterz", Looterz, LooterzView, "fistful.games.looterz")
registry.register("shootout", Shootout, ShootoutView, "fistful.games.shootout")
registry.register("wild-shots", WildShots, WildShotsView, "fistful.games.wild_shots")
