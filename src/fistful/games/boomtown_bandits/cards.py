"""BTB-45…65: the named loot cards, one declaration each, in the order of their clauses.

Their money is in the deck file and their words are in the catalogues. `docs/adding-a-card.md` shows how to add one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.games.boomtown_bandits.deck import PrintedCard
from fistful.games.boomtown_bandits.effect import NEVER_PLAYED, Effect
from fistful.games.boomtown_bandits.effects import (
    Arrest,
    BlowUp,
    ClaimOneMore,
    CloseLocation,
    Distract,
    DodgeHit,
    EmptyLocation,
    ExtraDie,
    Inspect,
    LureAway,
    MakeBrave,
    MakeDrunk,
    MoveCoward,
    MoveOwnToken,
    MoveToken,
    Overhear,
    Peek,
    ScareCowards,
    TakeTopCard,
)
from fistful.games.boomtown_bandits.facts import (
    AFTER_REVEAL,
    ANY_TIME,
    BANK,
    BEFORE_LOOT,
    BEFORE_PLACEMENT,
    BEFORE_SHOOTOUT,
    BROTHEL,
    DURING_PLACEMENT,
    FROM_REVEAL_ON,
    MINE,
    NAMED_TARGET,
    SALOON,
    STAGECOACH,
    TRAIN,
    UP_TO_AND_DURING,
)


@dataclass(frozen=True)
class NamedCard(PrintedCard):
    """A named loot card: what is printed on it, and what it does when it is played."""

    effect: Effect = NEVER_PLAYED


NAMED: Final = (
    NamedCard("bank-holiday", "BTB-45", BANK, (BEFORE_PLACEMENT,), effect=CloseLocation(BANK)),
    NamedCard("inside-job", "BTB-46", BANK),
    NamedCard("brothel-inspector", "BTB-47", BROTHEL, (BEFORE_LOOT,), effect=Inspect()),
    NamedCard("distraction", "BTB-48", BROTHEL, (BEFORE_SHOOTOUT,), token_here=True, effect=Distract()),
    NamedCard("good-times", "BTB-49", BROTHEL, (BEFORE_SHOOTOUT,), token_here=True, effect=LureAway()),
    NamedCard("whispered-plan", "BTB-50", BROTHEL, (BEFORE_SHOOTOUT,), effect=MoveOwnToken()),
    NamedCard("crab-season", "BTB-51", BROTHEL, (AFTER_REVEAL,), effect=EmptyLocation(BROTHEL)),
    NamedCard("big-score", "BTB-52", TRAIN, (BEFORE_LOOT,), effect=ClaimOneMore()),
    NamedCard("loose-lips", "BTB-53", TRAIN, (DURING_PLACEMENT,), names_location=True, effect=Peek()),
    NamedCard("misdirection", "BTB-54", TRAIN, (AFTER_REVEAL,), effect=MoveToken()),
    NamedCard("overheard-plans", "BTB-55", TRAIN, (BEFORE_PLACEMENT,), effect=Overhear()),
    NamedCard("safe-found", "BTB-56", TRAIN, ANY_TIME, effect=TakeTopCard()),
    NamedCard(
        "body-double",
        "BTB-57",
        STAGECOACH,
        (*UP_TO_AND_DURING, NAMED_TARGET),
        first_windows=(NAMED_TARGET,),
        token_here=True,
        effect=DodgeHit(),
    ),
    NamedCard("guns-akimbo", "BTB-58", STAGECOACH, UP_TO_AND_DURING, token_here=True, effect=ExtraDie()),
    NamedCard("intimidation", "BTB-59", STAGECOACH, UP_TO_AND_DURING, token_here=True, effect=ScareCowards()),
    NamedCard("dynomite", "BTB-60", STAGECOACH, (BEFORE_SHOOTOUT,), token_here=True, effect=BlowUp()),
    NamedCard("liquid-courage", "BTB-61", SALOON, UP_TO_AND_DURING, token_here=True, effect=MakeBrave()),
    NamedCard("sloppy-drunk", "BTB-62", SALOON, UP_TO_AND_DURING, token_here=True, effect=MakeDrunk()),
    NamedCard("sneaky-bastard", "BTB-63", SALOON, FROM_REVEAL_ON, effect=MoveCoward()),
    NamedCard("tip-off-the-law", "BTB-64", SALOON, FROM_REVEAL_ON, effect=Arrest()),
    NamedCard("canary", "BTB-65", MINE, (AFTER_REVEAL,), copies=2, effect=CloseLocation(MINE)),
)

NUMBERS: Final = {card.name: number for number, card in enumerate(NAMED)}
INSIDE_JOB: Final[i64] = NUMBERS["inside-job"]
LOOSE_LIPS: Final[i64] = NUMBERS["loose-lips"]
EFFECTS: Final = vec[Effect]([card.effect for card in NAMED])
TOKEN_HERE: Final = vec[i64]([int(card.token_here) for card in NAMED])
