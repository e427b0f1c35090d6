"""The five games, a folder each with the same file names. Importing this package puts them on the shelf.

Here belong rules. How a game looks on a page, how a bot plays it or how a table is run does not.
"""

from fistful.engine import shelf
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

shelf.put(BOOMTOWN_BANDITS, BoomtownBandits, BoomtownBanditsView, "fistful.games.boomtown_bandits")
shelf.put(LOOT_SHOOT_WHISKY, LootShootWhisky, LootShootWhiskyView, "fistful.games.loot_shoot_whisky")
shelf.put(LOOTERZ, Looterz, LooterzView, "fistful.games.looterz")
shelf.put(SHOOTOUT, Shootout, ShootoutView, "fistful.games.shootout")
shelf.put(WILD_SHOTS, WildShots, WildShotsView, "fistful.games.wild_shots")
