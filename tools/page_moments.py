"""Write the fixtures that tables are built and looked at with: `web/src/stories/<game>.json`.

    python tools/page_moments.py [GAME…]

Each is one seat's moment out of real play, with its moves and what was told. A game's fixtures show
the first time that each thing is asked, a few moments of waiting, what a spectator and an open replay
see in the thick of it, and the end. `stories/games.json` is what the games say about themselves, and
`stories/cards/<game>.json` what is printed on the cards.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

import fistful
from fistful.engine.position import Position
from fistful.locales import LANGUAGES
from fistful.protocol.audience import moment_of, told_to
from fistful.protocol.frames import PastMoment
from fistful.server.net.game_routes import catalogue
from fistful.server.tables.replays import past

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "stories"
NAMES: Final = ("Ann", "Bea", "Cal", "Doc", "Eli", "Flo")
PLAYS: Final[dict[str, list[dict[str, Any]]]] = {
    "loot-shoot-whisky": [{"seats": 2, "seed": 7, "best_of": 3}],
    "shootout": [
        {"seats": 3, "seed": 3},
        {"seats": 4, "seed": 5, "marksman": True},
        {"seats": 5, "seed": 11, "marksman": True},
        {"seats": 2, "seed": 2, "marksman": True},
    ],
    "boomtown-bandits": [
        {"seats": 3, "seed": 4},
        {"seats": 5, "seed": 2, "mine": True},
        {"seats": 2, "seed": 6, "pace": "real-time"},
    ],
    "looterz": [{"seats": 3, "seed": 4}, {"seats": 5, "seed": 9}, {"seats": 2, "seed": 8}, {"seats": 6, "seed": 1}],
    "wild-shots": [{"seats": 4, "seed": 8}, {"seats": 2, "seed": 3}],
}
"""The games that fixtures are taken from; of any other, one with its usual seats."""
LATER: Final = 2
"""How many moments of each kind are kept: the first, and one from mid-game."""


class Story(msgspec.Struct, frozen=True):
    """A moment, with a title to find it by."""

    title: str
    names: tuple[str, ...]
    moment: PastMoment


def stories(slug: str) -> list[Story]:
    """The telling moments of a game."""
    usual = {"seats": fistful.game(slug).about.usual_seats, "seed": 1}
    return [story for play in PLAYS.get(slug, [usual]) for story in telling(slug, **play)]


def telling(slug: str, seats: int, seed: int, **options: bool | int | str) -> list[Story]:
    """One game's telling moments: each kind of question early and late, waiting, and the end."""
    game = fistful.game(slug)
    position = game.new(seats=seats, seed=seed, **options)
    wits = random.Random(seed)
    seat = wits.randrange(seats)
    label = ", ".join([str(seats), *(f"{name}={value}" for name, value in options.items())])
    found: dict[str, list[Story]] = {}
    number = 0
    while True:
        events = position.take_events()
        view = position.view(seat, recall=False)
        moment = past(moment_of(game, number, position, view, told_to(events, seat)[0]), game)
        kind = "over" if position.over else moment.view.prompt.code if moment.moves else "waiting"
        story = Story(f"{kind} ({label})", NAMES[:seats], moment)
        kept = found.setdefault(kind, [])
        if len(kept) < LATER:
            kept.append(story)
        elif wits.random() < 0.3:
            kept[-1] = story
        for title, view in (("spectator", position.view(None, recall=False)), ("open replay", position.reveal())):
            if not position.over and wits.random() < 1 / (number + 1):
                watched = past(moment_of(game, number, position, view, told_to(events, None)[0]), game)
                found[title] = [Story(f"{title} ({label})", NAMES[:seats], watched)]
        if position.over:
            return [each for kept in found.values() for each in kept]
        number += 1
        for mover in position.to_act:
            if not position.over and mover in position.to_act:
                position.play(mover, chosen(position, mover, wits))


def chosen(position: Position, seat: int, wits: random.Random) -> int:
    """A random move; in three of four ticks silence, so that dice come to rest."""
    actions = position.actions(seat)
    silent = position.silent() if position.timed() >= 0 else -1
    return silent if silent in actions and wits.random() < 0.75 else wits.choice(list(actions))


def about_games() -> bytes:
    """What the games say about themselves."""
    return msgspec.json.encode(catalogue()) + b"\n"


def cards(slug: str) -> bytes:
    """What is printed on the cards of a game, in every language."""
    return msgspec.json.encode({language: fistful.game(slug).cards(language) for language in LANGUAGES}) + b"\n"


def main() -> None:
    (TARGET / "cards").mkdir(parents=True, exist_ok=True)
    (TARGET / "games.json").write_bytes(about_games())
    for slug in sys.argv[1:] or fistful.games():
        (TARGET / f"{slug}.json").write_bytes(msgspec.json.encode(stories(slug)) + b"\n")
        (TARGET / "cards" / f"{slug}.json").write_bytes(cards(slug))


if __name__ == "__main__":
    main()
