"""The five games, a folder each with the same file names. Importing this package registers them.

Here belong rules, and what bots know about a game. How a game looks on a page or how a table is run does not.
"""

from typing import Literal, overload

from fistful.engine import registry
from fistful.engine.game import Game
from fistful.engine.registry import register
from fistful.games.boomtown_bandits.game import ENTRY as BOOMTOWN_BANDITS
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView
from fistful.games.loot_shoot_whisky.game import ENTRY as LOOT_SHOOT_WHISKY
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView
from fistful.games.looterz.game import ENTRY as LOOTERZ
from fistful.games.looterz.wire import LooterzView
from fistful.games.shootout.game import ENTRY as SHOOTOUT
from fistful.games.shootout.wire import ShootoutView
from fistful.games.wild_shots.game import ENTRY as WILD_SHOTS
from fistful.games.wild_shots.wire import WildShotsView

for entry in (BOOMTOWN_BANDITS, LOOT_SHOOT_WHISKY, LOOTERZ, SHOOTOUT, WILD_SHOTS):
    register(entry)


@overload
def game(slug: Literal["boomtown-bandits"], deck: str | None = None) -> Game[BoomtownBanditsView]: ...
@overload
def game(slug: Literal["loot-shoot-whisky"], deck: str | None = None) -> Game[LootShootWhiskyView]: ...
@overload
def game(slug: Literal["looterz"], deck: str | None = None) -> Game[LooterzView]: ...
@overload
def game(slug: Literal["shootout"], deck: str | None = None) -> Game[ShootoutView]: ...
@overload
def game(slug: Literal["wild-shots"], deck: str | None = None) -> Game[WildShotsView]: ...
@overload
def game(slug: str, deck: str | None = None) -> Game: ...
def game(slug: str, deck: str | None = None) -> Game:
    """The game of this name, with its house deck or the deck file at this path.

    Raises `BadSetup` if there is no such game, and `BadDeck` if the file cannot be read or breaks the rules for decks.
    Where the name is written out, a type checker knows what the game's views hold.
    """
    return registry.game(slug, deck)
