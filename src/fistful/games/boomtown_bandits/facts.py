"""The facts of Boomtown Bandits: seats, town, tokens and dice, the clock, and the action table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset, seats
from fistful.engine.wire import Option

SLUG: Final = "boomtown-bandits"
RULES: Final = 1
SEATS: Final = range(2, 6)
"""BTB-1: two to five players."""
MOST_SEATS: Final = 5
LETTERS: Final = seats.LETTERS[:MOST_SEATS]

PACE: Final = "pace"
AUTOMATIC: Final = "automatic"
REAL_TIME: Final = "real-time"
EXPANSION: Final = "mine"
OPTIONS: Final = (Option(PACE, AUTOMATIC, (AUTOMATIC, REAL_TIME)), Option(EXPANSION, False, (False, True)))
"""BTB-30: each table chooses its pace. BTB-1: whether the Mine is in the box."""

BANK: Final = 0
BROTHEL: Final = 1
TRAIN: Final = 2
STAGECOACH: Final = 3
SALOON: Final = 4
MINE: Final = 5
LOCATIONS: Final = ("bank", "brothel", "train", "stagecoach", "saloon", "mine")
ALL_LOCATIONS: Final = MINE + 1
TOWN_SIZE: Final = (0, 0, 3, 4, 5, 5)
"""BTB-1: how many locations are drawn, by seats."""
BIG_TOWN: Final = ALL_LOCATIONS
"""BTB-1: and with five players when the Mine is in the box."""
FINAL: Final = ALL_LOCATIONS
"""BTB-23: the place of the final shootout, which is no location."""
PLACES: Final = FINAL + 1
NOWHERE: Final = -1
NOBODY: Final = -1

MOST_CARDS: Final = 10
"""How many loot cards a location may have: sixty in all fit one set."""
CARDS_OF: Final = vec[i64]([(1 << MOST_CARDS) - 1 << location * MOST_CARDS for location in range(len(LOCATIONS))])
"""The loot cards of each location; a card is numbered location * MOST_CARDS + its place in the deck file."""
LOCATION_OF: Final = vec[i64]([card // MOST_CARDS for card in range(MOST_CARDS * len(LOCATIONS))])

TOKENS: Final = 3
"""BTB-4: two shooters and a coward each. Token `seat * TOKENS + n` is the n-th its owner places."""
SHOOTER: Final = 0
DRUNK: Final = 1
COWARD: Final = 2
BRAVE: Final = 3
EXTRA: Final = 4
TOKEN_KINDS: Final = ("shooter", "drunk", "coward", "brave")
"""BTB-35: tokens that differ in their die are told apart: a drunk is a shooter with a coward die, a brave
one is a coward with a shooter die."""
DIE_KINDS: Final = (*TOKEN_KINDS, "extra")
"""BTB-58: an extra die has no token."""
FACES: Final = 6
SHOOTER_HITS: Final = 2
COWARD_HITS: Final = 1
RUNAWAY: Final = 6
"""BTB-43: a shooter die hits with 1 and 2; a coward die hits with 1 and runs away with 6."""
ALL_TOKENS: Final = MOST_SEATS * TOKENS
SEAT_OF: Final = vec[i64]([token // TOKENS for token in range(ALL_TOKENS)] + list(range(MOST_SEATS)))
"""Whose a die is: dice are numbered like their tokens, then the extra die of each seat."""
TOKENS_OF: Final = vec[i64]([7 << seat * TOKENS for seat in range(MOST_SEATS)])
EXTRA_OF: Final = vec[i64]([1 << ALL_TOKENS + seat for seat in range(MOST_SEATS)])
DICE_OF: Final = vec[i64]([7 << seat * TOKENS | 1 << ALL_TOKENS + seat for seat in range(MOST_SEATS)])

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

MOST_ROUNDS: Final = 60
"""BTB-42: the guard that makes every game end."""
MOST_FINALS: Final = 10
"""BTB-23: after this many final shootouts without a survivor the win is shared."""
REACTIONS: Final = 8
"""BTB-30: the steps of a reaction at the automatic pace."""
MOST_THROWS: Final = 200
"""BTB-34: a shootout of this many automatic throws ends with nobody left."""

TICK_MS: Final = 100
LATE_TICKS: Final = 3
"""BTB-29: how long a tick is at a live table, and how many ticks late a table judges each."""
ROLL_TICKS: Final = 6
"""BTB-25: a roll chosen in tick t shows its faces in tick t+6."""
DEBT_TICKS: Final = 30
"""BTB-26: the tick in which a seat that called falsely joins the next bout."""
RUNAWAY_TICKS: Final = 5
"""BTB-27: how long a runaway lies before it stops the rolling."""
BLANK_PATIENCE: Final = 5
HIT_PATIENCE: Final = 20
"""BTB-32: how many ticks in a row one may wait without a hit, and with one."""
READING_TICKS: Final = 3
"""BTB-33: how long faces lie before a call counts."""
MOST_TICKS: Final = 600
"""BTB-34: after this many ticks a shootout goes on at the automatic pace."""
BOT_DELAYS: Final = {"greenhorn": (8, 20), "deputy": (5, 12), "sheriff": (4, 8), "legend": (3, 6)}
"""BTB-31: the fewest and the most ticks for which a bot of each level lets its hit lie before it calls."""

PASS: Final = 0
PASS_ROUND: Final = 1
ROLL: Final = 2
CALL: Final = 3
WAIT: Final = 4
CLAIM: Final = 5
DECLINE: Final = 6
SHERIFF: Final = DECLINE + 1
PLACE_SHOOTER: Final = SHERIFF + ALL_LOCATIONS
PLACE_COWARD: Final = PLACE_SHOOTER + ALL_LOCATIONS
AT: Final = PLACE_COWARD + ALL_LOCATIONS
TO: Final = AT + ALL_LOCATIONS
LIPS: Final = TO + ALL_LOCATIONS
HIT: Final = LIPS + ALL_LOCATIONS
OVERHEAR: Final = HIT + MOST_SEATS
LOSE: Final = OVERHEAR + MOST_SEATS
PICK: Final = LOSE + BRAVE + 1
PLAY: Final = PICK + MOST_SEATS * (EXTRA + 1)
"""Where each group of actions begins: by location, by seat, by kind of token, by seat and kind of die, and
`PLAY` by named card. After them come the groups by loot card, which a deck decides."""


def add_group(actions: vec[i64], first: i64, members: i64) -> vec[i64]:
    """These actions, and those of the group that begins at `first` for these members."""
    while members:
        actions = append(actions, first + bitset.lowest(members))
        members = bitset.without_lowest(members)
    return actions
