"""How a duel and a match of Loot Shoot Whisky are won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine.agenda import step
from fistful.engine.wire import Outcome
from fistful.games.loot_shoot_whisky.facts import DUELS_TO_WIN, MOST_DUELS, NOBODY
from fistful.games.loot_shoot_whisky.kinds import DUEL, DUEL_OVER
from fistful.games.loot_shoot_whisky.state import LootShootWhiskyState

WON_BY: Final = {"deck": "LSW-15", "rounds": "LSW-20"}
"""The clause of a duel that the bottle decides, by reason."""


def win_duel(pos: LootShootWhiskyState, seat: i64, reason: str) -> None:
    """LSW-13: the duel is won at once; nothing more of it is resolved."""
    pos.duels_won[seat] += 1
    close_duel(pos, reason)
    if pos.telling:
        pos.tell("duel-won", WON_BY.get(reason, "LSW-13"), seat=seat, reason=reason, count=pos.nuggets[seat])


def end_duel_by_bottle(pos: LootShootWhiskyState, reason: str) -> None:
    """LSW-15, LSW-16, LSW-20: the player with the bottle wins; if nobody has it, the duel is drawn."""
    if pos.bottle == NOBODY:
        close_duel(pos, "drawn")
        if pos.telling:
            pos.tell("duel-drawn", "LSW-16", reason=reason, match=1 if pos.setup.is_match else 0)
    else:
        win_duel(pos, pos.bottle, reason)


def close_duel(pos: LootShootWhiskyState, reason: str) -> None:
    pos.reason = reason
    pos.end()
    pos.push(step(DUEL_OVER))


def note_duel(pos: LootShootWhiskyState) -> None:
    """LSW-17: a match goes on until someone has two duels, or for seven at the most."""
    if pos.setup.is_match:
        decided = pos.duels_won[0] == DUELS_TO_WIN or pos.duels_won[1] == DUELS_TO_WIN
        if not decided and pos.duel < MOST_DUELS:
            pos.push(step(DUEL))
        elif not decided and pos.telling:
            pos.tell("last-duel", "LSW-17", number=pos.duel)


def result(pos: LootShootWhiskyState) -> Outcome:
    """LSW-16, LSW-17: more duels won wins; equal is a draw."""
    scores = (int(pos.duels_won[0]), int(pos.duels_won[1]))
    if scores[0] == scores[1]:
        return Outcome((), scores, "drawn")
    winner = 0 if scores[0] > scores[1] else 1
    return Outcome((winner,), scores, "duels" if pos.setup.is_match else pos.reason)
