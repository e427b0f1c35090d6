"""What players did that may decide a game, read from what everyone was told. `docs/balance.md` says it in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from fistful.engine.game import Game
from fistful.engine.wire import OptionValue, Told, Value, View
from fistful.games.boomtown_bandits.cards import NAMED
from fistful.games.boomtown_bandits.facts import EXPANSION, MINE
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import MARKSMAN


class Feat(NamedTuple):
    """Something that a seat did or had, and how much of it."""

    kind: str
    name: str
    seat: int
    amount: int = 1


Story = Sequence[Told]
"""A game as a spectator is told it, from the first event to the last."""


def number(value: Value) -> int:
    """A parameter that is a number."""
    assert isinstance(value, int)
    return value


def several(value: Value) -> tuple[int | str, ...]:
    """A parameter that has several values."""
    assert isinstance(value, tuple)
    return value


def loot_shoot_whisky(story: Story) -> Iterator[Feat]:
    """Saloon cards looted, bullets and sips taken."""
    prizes = {"shot": "bullet", "took-bottle": "sip", "turned-bottle": "sip", "emptied-bottle": "sip"}
    for told in story:
        if told.code == "looted":
            yield Feat("looted", str(told.params["card"]), number(told.params["seat"]))
        elif told.code in prizes:
            yield Feat("taken", prizes[told.code], number(told.params["seat"]))


def shootout(story: Story) -> Iterator[Feat]:
    """Bullets fired, Health Cards that stood a shot, Marksman Cards played."""
    health: Value = 0
    for told in story:
        if told.code == "shot":
            health = told.params["health"]
            yield Feat("fired", str(told.params["card"]), number(told.params["seat"]))
        elif told.code == "missed":
            yield Feat("stood", str(health), number(told.params["target"]))
        elif told.code == "played":
            yield Feat("played", str(told.params["marksman"]), number(told.params["seat"]))


def boomtown_bandits(story: Story) -> Iterator[Feat]:
    """Loot claimed by location, bonuses, cards played."""
    for told in story:
        if told.code == "claimed":
            yield Feat("claimed", str(told.params["location"]), number(told.params["seat"]))
        elif told.code == "bonus":
            for seat in several(told.params["seats"]):
                yield Feat("bonus", str(told.params["location"]), number(seat))
        elif told.code == "own-this-town":
            yield Feat("town", "Own This Town", number(told.params["seat"]))
        elif told.code == "played":
            yield Feat("played", str(told.params["card"]), number(told.params["seat"]))
        elif told.code == "big-score":
            yield Feat("played", told.code, number(told.params["seat"]))


def boomtown_loot(end: BoomtownBanditsView) -> Iterator[Feat]:
    """The loot that everyone reveals at the end."""
    for pile in (end.hands, end.hands_fresh, end.known, end.known_fresh, end.face_up):
        for seat, cards in enumerate(pile):
            for card in cards:
                yield Feat("owned", card, seat)


def looterz(story: Story) -> Iterator[Feat]:
    """Looterz that entered play, Activations used, Loot found in searches."""
    for told in story:
        if told.code == "entered":
            yield Feat("entered", str(told.params["card"]), number(told.params["seat"]))
        elif told.code == "used":
            yield Feat("used", str(told.params["card"]), number(told.params["seat"]))
        elif told.code == "searched":
            amount = number(told.params["amount"])
            yield Feat("searched", str(told.params["card"]), number(told.params["seat"]), amount)


def wild_shots(story: Story) -> Iterator[Feat]:
    """Cards in a seat's tricks, its tricks by trump, and the minus points it was spared in each round."""
    trump = ""
    for told in story:
        if told.code == "turned":
            trump = str(told.params["symbol"])
        elif told.code == "took":
            seat = number(told.params["seat"])
            yield Feat("tricks", trump, seat)
            for card in several(told.params["cards"]):
                yield Feat("took", str(card), seat)
        elif told.code == "scored":
            for seat, points in enumerate(several(told.params["points"])):
                yield Feat("spared", f"round {told.params['number']}", seat, -number(points))


READERS: Final[dict[str, Callable[[Story], Iterator[Feat]]]] = {
    "boomtown-bandits": boomtown_bandits,
    "loot-shoot-whisky": loot_shoot_whisky,
    "looterz": looterz,
    "shootout": shootout,
    "wild-shots": wild_shots,
}


def feats_of(story: Story, end: View) -> Iterator[Feat]:
    """What the players of a game did and had; `end` is its open view, once it is over."""
    yield from READERS[end.game](story)
    if isinstance(end, BoomtownBanditsView):
        yield from boomtown_loot(end)


class Kind(NamedTuple):
    """A kind of feats: its name in reports, and how the catalogue words its subjects."""

    words: str
    term: str = ""


KINDS: Final = {
    "boomtown-bandits": {
        "claimed": Kind("loot claimed, by location", "location"),
        "bonus": Kind("bonuses of locations", "location"),
        "town": Kind("the bonus for all locations"),
        "played": Kind("cards played", "card"),
        "owned": Kind("loot owned at the end", "card"),
    },
    "loot-shoot-whisky": {
        "looted": Kind("saloon cards looted", "card"),
        "taken": Kind("bullets and sips taken"),
    },
    "looterz": {
        "entered": Kind("Looterz that entered play", "card"),
        "used": Kind("Activations used", "card"),
        "searched": Kind("Loot found in searches, by Looter", "card"),
    },
    "shootout": {
        "fired": Kind("bullets fired"),
        "stood": Kind("Health Cards that stood a shot"),
        "played": Kind("Marksman Cards played", "marksman"),
    },
    "wild-shots": {
        "spared": Kind("fewest minus points, by round"),
        "tricks": Kind("tricks won, by trump", "symbol"),
        "took": Kind("cards in one's tricks", "card"),
    },
}
"""For each game its kinds of feats, in the order of reports."""


def possible(game: Game, options: dict[str, OptionValue]) -> Iterator[tuple[str, str]]:
    """Kinds and names of feats that a report names even if nobody ever did them."""
    if game.slug == "boomtown-bandits":
        in_box = [card for card in NAMED if card.location != MINE or options.get(EXPANSION)]
        yield from (("played", card.name) for card in in_box if card.windows)
    elif game.slug == "looterz":
        yield from (("entered", name) for name in game.marks())
    elif game.slug == "shootout" and options.get(MARKSMAN):
        yield from (("played", card.name) for card in MARKSMEN)


ROUNDS: Final = {"looterz": "turn"}
"""What counts as the length of a game that has no rounds."""


def rounds(slug: str, story: Story) -> int:
    """How many rounds, or turns, a game had."""
    code = ROUNDS.get(slug, "round")
    return sum(told.code == code for told in story)


def starter(slug: str, story: Story, seats: int) -> int | None:
    """The seat that was the first to play, or None where nobody is."""
    for told in story:
        if told.code in ("first-player", "starting-player"):
            return number(told.params["seat"])
        if slug == "shootout" and told.code == "round":
            return (number(told.params["seat"]) + 1) % seats
    return None
