"""Looterz as learners see it: the Looterz in play, hands as far as one knows them, the Graveyard, and what comes next.

Left out is what only says how cards moved: the order of the Graveyard, and which card left a hand among how many.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fistful.engine.observation import (
    Field,
    by_seat,
    code,
    counted,
    counts,
    counts_by_seat,
    number,
    numbered,
    one_seat,
    padded,
    seat_code,
    turned_rows,
)
from fistful.games.looterz import kinds
from fistful.games.looterz.facts import (
    KEYWORDS,
    LARGEST_GOAL,
    MOST_LIFE,
    MOST_LOOTERZ,
    MOST_TRIGGERS,
    MOST_TURNS,
    PHASES,
)
from fistful.games.looterz.wire import LooterzView, Pending

MOST_LOOT: Final = 1000
STEPS: Final = 6
"""How many of the steps to come are seen; the one that waits is the first."""
MOST_NUMBER: Final = 10
STEP_CODES: Final = numbered(kinds.NAMES)
KEYWORD_CODES: Final = numbered(KEYWORDS)
IN_PLAY: Final = "By seat and number of a Looter: "
TO_COME: Final = "Of each step to come, the next first: "
BY_KIND: Final = "by kind of card, in the order of the deck: "


class Kinds:
    """Fields that depend on the kinds of cards in a deck."""

    def __init__(self, names: Sequence[str], cards: int) -> None:
        self.names: Final = tuple(names)
        self.cards: Final = cards
        """How many there are of all."""
        self.ids: Final = {name: kind for kind, name in enumerate(names)}
        self.codes: Final = numbered(names)

    def fields(self, seats: int) -> list[Field]:
        """LTZ-28: all but the other hands and the order of the Draw Pile."""
        return [*self.table(seats), *self.cards_about(seats), *self.to_come(seats)]

    def table(self, seats: int) -> list[Field]:
        """Turn, Loot, and the Looterz in play."""
        slots = (seats, MOST_LOOTERZ)
        return [
            number("goal", LARGEST_GOAL, "The Loot that wins."),
            number("turn", MOST_TURNS, "The turn, from 1."),
            one_seat("active", seats, "By seat: it is its turn."),
            code("phase", PHASES, "The phase of the turn."),
            by_seat("loot", seats, MOST_LOOT, "By seat: Loot."),
            Field("in_play", slots, len(self.names), f"{IN_PLAY}its kind.", self.in_play, self.names),
            Field("life", slots, MOST_LIFE, f"{IN_PLAY}its Life.", life),
            Field("acted", slots, 1, f"{IN_PLAY}it has acted this turn.", acted),
            Field("forbidden", slots, seats, f"{IN_PLAY}how many Basilisks keep it from searching.", forbidden),
            Field("lender", slots, seats, f"{IN_PLAY}whose it is, if it is lent; 1: one's own.", lender),
        ]

    def cards_about(self, seats: int) -> list[Field]:
        """Hands, Draw Pile and Graveyard."""
        most = self.cards
        return [
            counts("hand", self.ids, most, f"In one's hand, {BY_KIND}how many."),
            by_seat("hand_sizes", seats, most, "By seat: how many cards it holds."),
            counts_by_seat("known_in_hands", self.ids, seats, most, "By seat and kind: what all know it to hold."),
            number("draw_pile_size", most, "How many cards the Draw Pile has."),
            Field("graveyard", (len(self.ids),), most, f"In the Graveyard, {BY_KIND}how many.", self.graveyard),
            Field("spent", (len(self.ids),), most, f"In the Graveyard, {BY_KIND}how many acted this turn.", self.spent),
            Field(
                "stirred", (len(self.ids),), most, f"Shuffled last and not seen since, {BY_KIND}how many.", self.stirred
            ),
            Field("held_over", (seats,), most, "By seat: the unknown cards that it held at that shuffle.", held_over),
        ]

    def to_come(self, seats: int) -> list[Field]:
        """What is about to happen."""
        steps = (STEPS,)
        names = self.names
        places = seats * MOST_LOOTERZ
        return [
            Field("step", steps, len(kinds.NAMES), f"{TO_COME}its kind.", step, kinds.NAMES),
            Field("step_seat", steps, seats, f"{TO_COME}whose Looter or card it is about; 1: one's own.", step_seat),
            Field("step_card", steps, len(names), f"{TO_COME}the card that it comes from.", self.step_card, names),
            Field("step_keyword", steps, len(KEYWORDS), f"{TO_COME}the keyword.", step_keyword, KEYWORDS),
            Field("step_looter", steps, places, f"{TO_COME}place of its Looter in `in_play`, plus 1.", step_looter),
            Field("step_number", steps, MOST_NUMBER, f"{TO_COME}which recruitment, or which attack.", step_number),
            number("triggers", MOST_TRIGGERS, "How many triggers were carried out this turn."),
        ]

    def in_play(self, view: LooterzView) -> list[int]:
        return by_slot(view, [[self.codes[looter.card] for looter in row] for row in view.in_play])

    def graveyard(self, view: LooterzView) -> list[int]:
        return counted([card.card for card in view.graveyard], self.ids)

    def spent(self, view: LooterzView) -> list[int]:
        return counted([card.card for card in view.graveyard if card.acted], self.ids)

    def stirred(self, view: LooterzView) -> list[int]:
        return [view.stirred.get(name, 0) for name in self.names]

    def step_card(self, view: LooterzView) -> list[int]:
        return padded([self.codes[each.card] for each in pending(view)], STEPS)


def by_slot(view: LooterzView, rows: Iterable[Sequence[int]]) -> list[int]:
    """Numbers of the Looterz in play, one's own seat first."""
    return turned_rows(view, [padded(row, MOST_LOOTERZ) for row in rows])


def life(view: LooterzView) -> list[int]:
    return by_slot(view, [[looter.life for looter in row] for row in view.in_play])


def acted(view: LooterzView) -> list[int]:
    return by_slot(view, [[int(looter.acted) for looter in row] for row in view.in_play])


def forbidden(view: LooterzView) -> list[int]:
    return by_slot(view, [[len(looter.forbidden_by) for looter in row] for row in view.in_play])


def lender(view: LooterzView) -> list[int]:
    return by_slot(view, [[seat_code(view, looter.lender) for looter in row] for row in view.in_play])


def held_over(view: LooterzView) -> list[int]:
    seats = view.terms.seats
    return turned_rows(view, [[count] for count in padded(view.held_over, seats)])


def pending(view: LooterzView) -> tuple[Pending, ...]:
    return view.pending[:STEPS]


def step(view: LooterzView) -> list[int]:
    return padded([STEP_CODES[each.step] for each in pending(view)], STEPS)


def step_seat(view: LooterzView) -> list[int]:
    return padded([seat_code(view, each.seat) if each.entry else 0 for each in pending(view)], STEPS)


def step_keyword(view: LooterzView) -> list[int]:
    return padded([KEYWORD_CODES[each.keyword] for each in pending(view)], STEPS)


def step_number(view: LooterzView) -> list[int]:
    return padded([each.number for each in pending(view)], STEPS)


def step_looter(view: LooterzView) -> list[int]:
    return padded([place_of(view, each.entry) for each in pending(view)], STEPS)


def place_of(view: LooterzView, entry: int) -> int:
    """Where this Looter is in `in_play`, plus 1; 0 if it has left play."""
    if entry:
        for seat, row in enumerate(view.in_play):
            for slot, looter in enumerate(row):
                if looter.entry == entry:
                    return (seat_code(view, seat) - 1) * MOST_LOOTERZ + slot + 1
    return 0
