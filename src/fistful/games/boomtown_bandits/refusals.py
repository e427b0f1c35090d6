"""Why a choice in Boomtown Bandits is refused, where something in particular speaks against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.errors import IllegalMove
from fistful.games.boomtown_bandits import tokens
from fistful.games.boomtown_bandits.cards import NAMED, NAMES, WINDOWS
from fistful.games.boomtown_bandits.facts import CALL, LOCATIONS, PLACE_COWARD, PLACE_SHOOTER, SLUG

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition


def not_in_town(location: i64) -> IllegalMove:
    return IllegalMove("not-in-town", SLUG, "BTB-1", location=LOCATIONS[location])


def refuse_placement(pos: BoomtownBanditsPosition, action: i64) -> IllegalMove:
    """BTB-6, BTB-7: the location is not in town or closed, or all tokens of that kind are placed."""
    coward = action >= PLACE_COWARD
    location = action - (PLACE_COWARD if coward else PLACE_SHOOTER)
    if not bitset.has(tokens.in_town(pos), location):
        return not_in_town(location)
    if bitset.has(pos.closed, location):
        return IllegalMove("closed", SLUG, "BTB-6", location=LOCATIONS[location])
    return IllegalMove("no-token-left", SLUG, "BTB-4", token="coward" if coward else "shooter")


def refuse_card(pos: BoomtownBanditsPosition, seat: i64, name: i64, window: i64) -> IllegalMove:
    """BTB-17, BTB-18, BTB-36: not in hand, gained only now, for another window, or without anything to act on."""
    held = pos.hands[seat] & pos.setup.named[name]
    if held == 0:
        return IllegalMove("not-in-hand", SLUG, "BTB-17", card=NAMES[name])
    if held & ~pos.fresh[seat] == 0:
        return IllegalMove("too-fresh", SLUG, "BTB-17", card=NAMES[name])
    if window not in NAMED[name].windows:
        return IllegalMove("wrong-window", SLUG, "BTB-18", card=NAMES[name], window=WINDOWS[window])
    return IllegalMove("no-use", SLUG, NAMED[name].clause, card=NAMES[name])


def refuse_in_tick(action: i64) -> IllegalMove:
    """BTB-25: a call needs faces, and a runaway bars rolling. Whoever may not wait any more is not asked."""
    if action == CALL:
        return IllegalMove("no-faces", SLUG, "BTB-25")
    return IllegalMove("runaway-lies", SLUG, "BTB-25")
