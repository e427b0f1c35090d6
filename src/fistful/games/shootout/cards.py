"""SHO-35…44: the ten Marksman Cards of the house, as they would be printed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful import locales
from fistful.games.shootout import phases

TURN_START: Final = 0
"""SHO-25: the usual moment, before shooting or reloading."""
WOULD_LOSE: Final = 1
"""One's own Health Card is about to be lost."""
MISSED: Final = 2
"""One's own shot on one's own turn has missed."""

NO_LIMIT: Final = 99


class MarksmanCard:
    """One card: when it may be played, and what it does. A keyword that a card does not have is off."""

    def __init__(
        self,
        name: str,
        clause: str,
        moment: i64 = TURN_START,
        fewest: i64 = 0,
        most: i64 = NO_LIMIT,
        lays: bool = False,
        robs: bool = False,
        looks: bool = False,
        draws: bool = False,
        must_shoot: bool = False,
        more_shots: i64 = 0,
        bonus: i64 = 0,
        opens: i64 = phases.TURN,
    ) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.moment: Final = moment
        self.fewest: Final = fewest
        """It needs at least so many cards in hand …"""
        self.most: Final = most
        """… and at most so many."""
        self.lays: Final = lays
        """It lays a hand card as a Health Card, so one of them must not be a 13."""
        self.robs: Final = robs
        """It takes a card from an opponent, so one of them must hold a card."""
        self.looks: Final = looks
        """It looks at hidden Health Cards, so an opponent must have one."""
        self.draws: Final = draws
        """It draws up to six at once."""
        self.must_shoot: Final = must_shoot
        """This turn may not be spent on a reload."""
        self.more_shots: Final = more_shots
        """Shots that may follow the first one."""
        self.bonus: Final = bonus
        """What the bullet counts more."""
        self.opens: Final = opens
        """What comes next: the turn as usual, or a choice that the card offers first."""


MARKSMEN: Final = (
    MarksmanCard("field-medic", "SHO-35", fewest=1, lays=True, opens=phases.ADD),
    MarksmanCard("quick-draw", "SHO-36", fewest=2, must_shoot=True, more_shots=1),
    MarksmanCard("eagle-eye", "SHO-37", looks=True, opens=phases.LOOK),
    MarksmanCard("speedloader", "SHO-38", most=5, draws=True, must_shoot=True),
    MarksmanCard("steady-aim", "SHO-39", fewest=1, must_shoot=True, bonus=2),
    MarksmanCard("pickpocket", "SHO-40", most=5, robs=True, opens=phases.ROB),
    MarksmanCard("switcheroo", "SHO-41", fewest=1, lays=True, opens=phases.SWAP),
    MarksmanCard("standoff", "SHO-42", fewest=1, opens=phases.AIM_STANDOFF),
    MarksmanCard("body-armor", "SHO-43", moment=WOULD_LOSE),
    MarksmanCard("ricochet", "SHO-44", moment=MISSED),
)
EAGLE_EYE: Final = 2
BODY_ARMOR: Final = 8
RICOCHET: Final = 9
UNDEALT: Final = -1
"""What a seat holds in a game without Marksman Cards."""


def text_of(name: str, language: str) -> str:
    """What is printed on the card of this name."""
    return locales.message("shootout-text", language, name=name)
