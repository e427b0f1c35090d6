"""High Noon as learners see it: one's hand, what was drawn, and the nuggets."""

from __future__ import annotations

from fistful.engine.observation import Field, by_seat, padded, turned
from high_noon.facts import HAND, OPTIONS, VALUES
from high_noon.wire import HighNoonView


def fields(seats: int) -> list[Field]:
    """HIN-1, HIN-2: one's own hand, and all that was drawn."""
    (pot,) = OPTIONS
    most = max(int(choice) for choice in pot.choices) * HAND
    return [
        Field("hand", (VALUES,), HAND, "By value: one's own cards.", hand),
        Field("drawn", (HAND, seats), VALUES, "By duel and seat: what it drew.", drawn),
        by_seat("nuggets", seats, most, "By seat: nuggets."),
    ]


def hand(view: HighNoonView) -> list[int]:
    return [view.hand.count(value) for value in range(1, VALUES + 1)]


def drawn(view: HighNoonView) -> list[int]:
    seats = view.terms.seats
    return padded([value for duel in view.drawn for value in turned(view, duel)], HAND * seats)
