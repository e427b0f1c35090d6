"""BTB-45…65: the named loot cards as they are printed: where they come from, when and by whom they are played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.games.boomtown_bandits.facts import BANK, BROTHEL, MINE, SALOON, STAGECOACH, TRAIN

BEFORE_PLACEMENT: Final = 0
DURING_PLACEMENT: Final = 1
AFTER_REVEAL: Final = 2
BEFORE_SHOOTOUT: Final = 3
DURING_SHOOTOUT: Final = 4
NAMED_TARGET: Final = 5
BEFORE_LOOT: Final = 6
WINDOWS: Final = (
    "before-placement",
    "during-placement",
    "after-reveal",
    "before-shootout",
    "during-shootout",
    "named-target",
    "before-loot",
)
"""BTB-18, BTB-35: the windows for cards."""

UP_TO_AND_DURING: Final = (BEFORE_SHOOTOUT, DURING_SHOOTOUT)
FROM_REVEAL_ON: Final = (AFTER_REVEAL, BEFORE_SHOOTOUT, DURING_SHOOTOUT)
ANY_TIME: Final = (BEFORE_PLACEMENT, DURING_PLACEMENT, AFTER_REVEAL, BEFORE_SHOOTOUT, DURING_SHOOTOUT, BEFORE_LOOT)
"""BTB-37: "up to and during" (for two cards from Reveal on), and "any time"."""


class NamedCard:
    """One named loot card."""

    def __init__(
        self, name: str, clause: str, location: int, windows: tuple[int, ...], token_here: bool = False
    ) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.location: Final = location
        self.windows: Final = windows
        self.token_here: Final = token_here
        """BTB-39: it acts on a fight, so its player needs a token there."""


NAMED: Final = (
    NamedCard("bank-holiday", "BTB-45", BANK, (BEFORE_PLACEMENT,)),
    NamedCard("inside-job", "BTB-46", BANK, ()),
    NamedCard("brothel-inspector", "BTB-47", BROTHEL, (BEFORE_LOOT,)),
    NamedCard("distraction", "BTB-48", BROTHEL, (BEFORE_SHOOTOUT,), token_here=True),
    NamedCard("good-times", "BTB-49", BROTHEL, (BEFORE_SHOOTOUT,), token_here=True),
    NamedCard("whispered-plan", "BTB-50", BROTHEL, (BEFORE_SHOOTOUT,)),
    NamedCard("crab-season", "BTB-51", BROTHEL, (AFTER_REVEAL,)),
    NamedCard("big-score", "BTB-52", TRAIN, (BEFORE_LOOT,)),
    NamedCard("loose-lips", "BTB-53", TRAIN, (DURING_PLACEMENT,)),
    NamedCard("misdirection", "BTB-54", TRAIN, (AFTER_REVEAL,)),
    NamedCard("overheard-plans", "BTB-55", TRAIN, (BEFORE_PLACEMENT,)),
    NamedCard("safe-found", "BTB-56", TRAIN, ANY_TIME),
    NamedCard("body-double", "BTB-57", STAGECOACH, (NAMED_TARGET,)),
    NamedCard("guns-akimbo", "BTB-58", STAGECOACH, UP_TO_AND_DURING, token_here=True),
    NamedCard("intimidation", "BTB-59", STAGECOACH, UP_TO_AND_DURING, token_here=True),
    NamedCard("dynomite", "BTB-60", STAGECOACH, (BEFORE_SHOOTOUT,), token_here=True),
    NamedCard("liquid-courage", "BTB-61", SALOON, UP_TO_AND_DURING, token_here=True),
    NamedCard("sloppy-drunk", "BTB-62", SALOON, UP_TO_AND_DURING, token_here=True),
    NamedCard("sneaky-bastard", "BTB-63", SALOON, FROM_REVEAL_ON),
    NamedCard("tip-off-the-law", "BTB-64", SALOON, FROM_REVEAL_ON),
    NamedCard("canary", "BTB-65", MINE, (AFTER_REVEAL,)),
)

BANK_HOLIDAY: Final = 0
INSIDE_JOB: Final = 1
BROTHEL_INSPECTOR: Final = 2
DISTRACTION: Final = 3
GOOD_TIMES: Final = 4
WHISPERED_PLAN: Final = 5
CRAB_SEASON: Final = 6
BIG_SCORE: Final = 7
LOOSE_LIPS: Final = 8
MISDIRECTION: Final = 9
OVERHEARD_PLANS: Final = 10
SAFE_FOUND: Final = 11
BODY_DOUBLE: Final = 12
GUNS_AKIMBO: Final = 13
INTIMIDATION: Final = 14
DYNOMITE: Final = 15
LIQUID_COURAGE: Final = 16
SLOPPY_DRUNK: Final = 17
SNEAKY_BASTARD: Final = 18
TIP_OFF_THE_LAW: Final = 19
CANARY: Final = 20
CASH: Final = -1
"""The number of each named card in `NAMED`; a card with only money has none."""

COPIES: Final = tuple([2 if card.name == "canary" else 1 for card in NAMED])
"""BTB-44: one copy of each named card but two of Canary."""
NAMES: Final = tuple([card.name for card in NAMED])
TOKEN_HERE: Final = vec[i64]([int(card.token_here) for card in NAMED])

PLAYED: Final = vec[i64]([number for number in range(len(NAMED)) if number not in (INSIDE_JOB, LOOSE_LIPS)])
"""The cards that `play <card>` names, in the order of those actions: an Inside Job is never played, and Loose
Lips names its location at once."""
PLAY_OF: Final = vec[i64]([-1 for _ in NAMED])
"""The place of each named card among those actions, or -1."""
for _place, _number in enumerate(PLAYED):
    PLAY_OF[_number] = _place
