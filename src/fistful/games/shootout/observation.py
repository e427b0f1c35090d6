"""Shootout! as learners see it: the cards that one holds or knows, the Health Cards, and the shot.

What the movements of cards tell beyond certain knowledge is left out; a view has all of them, as its memory.
"""

from __future__ import annotations

from typing import Final

from fistful.engine.observation import (
    Field,
    by_seat,
    code,
    number,
    one_seat,
    turned_rows,
    viewpoint,
)
from fistful.engine.seats import LETTERS
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import BEST, MOST_TURNS, SLOTS
from fistful.games.shootout.questions import PHASES
from fistful.games.shootout.view import HIDDEN
from fistful.games.shootout.wire import ShootoutView

MOST_ROUNDS: Final = 1000
MOST_BONUS: Final = 20
NAMES: Final = tuple([card.name for card in MARKSMEN])
NAME_CODES: Final = {"": 0, **{name: number for number, name in enumerate(NAMES, 1)}}
ASKED: Final = tuple(PHASES)
SLOT_OF: Final = "By seat and slot"


def fields(seats: int, cards: int) -> list[Field]:
    """SHO-23, SHO-24, SHO-33: one's own cards, and all that one has seen. `cards` is the size of the deck."""
    slots = (seats, SLOTS)
    values = (seats, BEST)
    return [
        number("round", MOST_ROUNDS, "The round, from 1."),
        number("turn", MOST_TURNS, "The turn of this round, from 1; 0 while Health Cards are laid."),
        one_seat("dealer", seats, "By seat: it is the dealer."),
        one_seat("active", seats, "By seat: it is its turn."),
        by_seat("rounds_won", seats, MOST_ROUNDS, "By seat: rounds won."),
        code("phase", ASKED, "What is being asked."),
        Field("hand", (BEST,), cards, "By value: one's own Bullet Cards.", hand),
        by_seat("hand_sizes", seats, cards, "By seat: how many Bullet Cards it holds."),
        Field("known_in_hands", values, cards, "By seat and value: what one knows it to hold.", known_in_hands),
        Field("health", slots, BEST, f"{SLOT_OF}: the value of a Health Card that one knows, else 0.", health),
        Field("hidden", slots, 1, f"{SLOT_OF}: a Health Card that one does not know lies there.", hidden),
        Field("exposed", slots, 1, f"{SLOT_OF}: all have seen the Health Card there.", exposed),
        Field("looked", slots, 1, f"{SLOT_OF}: the player of Eagle Eye has looked there.", looked),
        number("pile_size", cards, "How many cards the draw pile has."),
        Field("discards", (BEST,), cards, "By value: discarded cards.", discards),
        number("bullet", BEST, "The bullet on the table; 0: none."),
        Field("mark", slots, 1, f"{SLOT_OF}: it is shot at, looked at or exchanged.", mark),
        number("winning", BEST, "The card that won the Shootout!!! for its target and may be returned; 0: none."),
        number("bonus", MOST_BONUS, "What the bullets of this turn count more."),
        number("more_shots", MOST_BONUS, "How many shots may still follow the present one."),
        number("must_shoot", 1, "This turn may not be spent on a reload."),
        code("marksman", NAMES, "One's own Marksman Card, played or not."),
        Field("played", (seats,), len(NAMES), "By seat: the Marksman Card that it has played.", played, NAMES),
    ]


def by_value(cards: tuple[int, ...]) -> list[int]:
    out = [0] * BEST
    for card in cards:
        out[card - 1] += 1
    return out


def hand(view: ShootoutView) -> list[int]:
    return by_value(view.hand)


def known_in_hands(view: ShootoutView) -> list[int]:
    return turned_rows(view, [by_value(cards) for cards in view.known_in_hands])


def health(view: ShootoutView) -> list[int]:
    return turned_rows(view, [[0 if card in ("", HIDDEN) else int(card) for card in row] for row in view.health])


def hidden(view: ShootoutView) -> list[int]:
    return turned_rows(view, [[int(card == HIDDEN) for card in row] for row in view.health])


def exposed(view: ShootoutView) -> list[int]:
    return places(view, view.exposed)


def looked(view: ShootoutView) -> list[int]:
    return places(view, view.looked)


def discards(view: ShootoutView) -> list[int]:
    return by_value(view.discards)


def mark(view: ShootoutView) -> list[int]:
    return places(view, (view.mark,) if view.mark else ())


def places(view: ShootoutView, texts: tuple[str, ...]) -> list[int]:
    """Flags by seat and slot, from places in notation: `C2`."""
    seats = view.terms.seats
    out = [0] * (seats * SLOTS)
    for text in texts:
        seat = (LETTERS.index(text[0]) - viewpoint(view)) % seats
        out[seat * SLOTS + int(text[1:]) - 1] = 1
    return out


def played(view: ShootoutView) -> list[int]:
    return turned_rows(view, [[NAME_CODES[name]] for name in view.played])
