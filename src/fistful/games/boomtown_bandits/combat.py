"""A shootout of Boomtown Bandits as learners see it: the dice, and the clock of a table in real time."""

from __future__ import annotations

from typing import Final

from fistful.engine.observation import Field, by_seat, number, numbered, some_seats, turned_rows
from fistful.games.boomtown_bandits.facts import ALL_TOKENS, MOST_FINALS, MOST_THROWS, MOST_TICKS, TOKENS
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView

FACES: Final = ("hit", "runaway", "blank")
FACE_CODES: Final = numbered(FACES)
DICE: Final = TOKENS + 1
LONGEST: Final = 10 * MOST_TICKS
"""More ticks than any shootout has."""


def combat(seats: int) -> list[Field]:
    """The dice, and what holds in this shootout."""
    dice_of_all = (seats, DICE)
    return [
        number("fighting", 1, "The first bout of this shootout has begun."),
        Field("dice", dice_of_all, len(FACES), "By seat and die, its extra die last: what it shows.", dice, FACES),
        some_seats("extra", seats, "By seat: it has an extra die."),
        some_seats("doubled", seats, "By seat: the next hit that names it costs nothing."),
        Field("distracted", dice_of_all, 1, "By seat and die: it is not rolled until the first stop.", distracted),
        number("throws", MOST_THROWS, "The automatic throws of this shootout."),
        number("finals", MOST_FINALS, "How many final shootouts have begun."),
        some_seats("contenders", seats, "By seat: it is tied for most money."),
    ]


def real_time(seats: int) -> list[Field]:
    """The clock; without it there are no such fields."""
    return [
        number("tick", LONGEST, "The tick of this bout."),
        number("clock", LONGEST, "The ticks of this shootout before this bout."),
        some_seats("rolling", seats, "By seat: its dice are in the air."),
        by_seat("owed", seats, LONGEST, "By seat: for how many ticks it sits out, because it called falsely."),
        by_seat("free_at", seats, LONGEST, "By seat: the tick in which its faces show, or in which it joins."),
        by_seat("shown_at", seats, LONGEST, "By seat: the tick in which its faces came up, or -1.", -1),
        by_seat("waited", seats, LONGEST, "By seat: how many ticks in a row it has waited."),
        by_seat("held", seats, LONGEST, "By seat: the tick in which its held call counts, or -1.", -1),
    ]


def dice(view: BoomtownBanditsView) -> list[int]:
    return turned_rows(view, [[FACE_CODES[face] for face in row] for row in view.dice])


def distracted(view: BoomtownBanditsView) -> list[int]:
    rows = [[int(view.distracted == die) for die in dice_of(seat)] for seat in range(view.terms.seats)]
    return turned_rows(view, rows)


def dice_of(seat: int) -> list[int]:
    """The dice of a seat as the rules number them, its extra die last."""
    return [*range(seat * TOKENS, (seat + 1) * TOKENS), ALL_TOKENS + seat]
