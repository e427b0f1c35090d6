"""SHO-35…44: the Marksman Cards of the house, each one declaration.

A card has an effect at the start of its player's turn, or a moment of its own. A position knows a card by its place in
`MARKSMEN`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful import locales
from fistful.games.shootout import kinds
from fistful.games.shootout.effects import (
    DrawUp,
    Effect,
    LayCard,
    LookAtHealth,
    MoreShots,
    Rob,
    StandOff,
    StrongerBullets,
)
from fistful.games.shootout.facts import MARKSMAN_CARDS

TURN_START: Final = 0
"""SHO-25: the usual moment, before shooting or reloading."""
WOULD_LOSE: Final = 1
"""One's own Health Card is about to be lost."""
MISSED: Final = 2
"""One's own shot on one's own turn has missed."""


class MarksmanCard:
    """One card: its name in notation, and what it does or when it may be played."""

    def __init__(self, name: str, clause: str, effect: Effect | None = None, moment: i64 = TURN_START) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.effect: Final = effect
        """What it does at the start of a turn."""
        self.moment: Final = moment


MARKSMEN: Final[tuple[MarksmanCard, ...]] = (
    MarksmanCard("field-medic", "SHO-35", LayCard(kinds.ADD)),
    MarksmanCard("quick-draw", "SHO-36", MoreShots(1)),
    MarksmanCard("eagle-eye", "SHO-37", LookAtHealth(kinds.LOOK)),
    MarksmanCard("speedloader", "SHO-38", DrawUp()),
    MarksmanCard("steady-aim", "SHO-39", StrongerBullets(2)),
    MarksmanCard("pickpocket", "SHO-40", Rob(kinds.ROB)),
    MarksmanCard("switcheroo", "SHO-41", LayCard(kinds.SWAP)),
    MarksmanCard("standoff", "SHO-42", StandOff(kinds.AIM_STANDOFF)),
    MarksmanCard("body-armor", "SHO-43", moment=WOULD_LOSE),
    MarksmanCard("ricochet", "SHO-44", moment=MISSED),
)
assert len(MARKSMEN) == MARKSMAN_CARDS
MARKSMAN_IDS: Final = {card.name: number for number, card in enumerate(MARKSMEN)}


def played_at(moment: i64) -> i64:
    """The card that has this moment of its own."""
    (card,) = [card for card in MARKSMEN if card.moment == moment]
    return MARKSMAN_IDS[card.name]


BODY_ARMOR: Final[i64] = played_at(WOULD_LOSE)
RICOCHET: Final[i64] = played_at(MISSED)


def text_of(name: str, language: str) -> str:
    """What is printed on the card of this name."""
    return locales.message("shootout-text", language, name=name)
