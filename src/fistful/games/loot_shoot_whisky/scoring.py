"""How a duel and a match of Loot Shoot Whisky are won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fistful.engine.agenda import step
from fistful.engine.wire import Outcome
from fistful.games.loot_shoot_whisky import steps
from fistful.games.loot_shoot_whisky.facts import DUELS_TO_WIN, MOST_DUELS

if TYPE_CHECKING:
    from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition


def win_duel(pos: LootShootWhiskyPosition, seat: i64, reason: str) -> None:
    """LSW-13: the duel is won at once; nothing more of it is resolved."""
    pos.duels_won[seat] += 1
    close_duel(pos, reason)
    if pos.telling:
        pos.tell("duel-won", "LSW-13", seat=seat, reason=reason)


def end_duel_by_bottle(pos: LootShootWhiskyPosition, reason: str) -> None:
    """LSW-15, LSW-16, LSW-20: whoever holds the bottle wins; if nobody does, the duel is drawn."""
    if pos.bottle < 0:
        close_duel(pos, "drawn")
        if pos.telling:
            pos.tell("duel-drawn", "LSW-16", reason=reason)
    else:
        win_duel(pos, pos.bottle, reason)


def close_duel(pos: LootShootWhiskyPosition, reason: str) -> None:
    pos.reason = reason
    pos.end()
    pos.push(step(steps.DUEL_OVER))


def note_duel(pos: LootShootWhiskyPosition) -> None:
    """LSW-17: a match goes on until someone has two duels, or for seven at the most."""
    if pos.setup.is_match:
        decided = pos.duels_won[0] == DUELS_TO_WIN or pos.duels_won[1] == DUELS_TO_WIN
        if not decided and pos.duel < MOST_DUELS:
            pos.push(step(steps.DUEL))


def result(pos: LootShootWhiskyPosition) -> Outcome:
    """LSW-16, LSW-17: more duels won wins; equal is a draw."""
    scores = (int(pos.duels_won[0]), int(pos.duels_won[1]))
    if scores[0] == scores[1]:
        return Outcome((), scores, "drawn")
    winner = 0 if scores[0] > scores[1] else 1
    return Outcome((winner,), scores, "duels" if pos.setup.is_match else pos.reason)
