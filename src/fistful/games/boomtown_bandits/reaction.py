"""BTB-31: how bots fight a real-time shootout of Boomtown Bandits, at the speed of their level."""

from __future__ import annotations

from typing import Final

from fistful.engine.chance import Fast
from fistful.games.boomtown_bandits.facts import BOT_DELAYS, CALL, HIT, LATE_TICKS, ROLL, WAIT
from fistful.games.boomtown_bandits.thumb import loot_of
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView

USUAL: Final = BOT_DELAYS["deputy"]
"""The delays of a level that has none of its own."""


def reaction(view: BoomtownBanditsView, level: str, chance: Fast) -> int | None:
    """What to do in a tick of a shootout, and whom to shoot if somebody called falsely; None for all else."""
    if fights(view):
        return react(view, level, chance)
    return shoot_liar(view, chance)


def fights(view: BoomtownBanditsView) -> bool:
    """Whether this is a moment of a real-time shootout: `roll`, `call` or `wait`."""
    return all(action in (ROLL, CALL, WAIT) for action in view.actions)


def react(view: BoomtownBanditsView, level: str, chance: Fast) -> int:
    """BTB-31: roll until a hit shows, let it lie as long as bots of this level do, then call it.

    A person's choice counts some ticks after it was made, so a bot waits those ticks as well, before calls and before
    rolls. A person can hold the key for rolling down, or press it: a bot is somewhere between.
    """
    seat = view.seat
    assert seat is not None
    fewest, most = BOT_DELAYS.get(level, USUAL)
    if "hit" in view.dice[seat]:
        lain = view.tick - view.shown_at[seat]
        wanted = (CALL, WAIT) if is_time(lain, LATE_TICKS + fewest, LATE_TICKS + most, chance) else (WAIT, CALL)
    else:
        wanted = (ROLL, WAIT) if is_time(view.waited[seat], LATE_TICKS, LATE_TICKS + fewest, chance) else (WAIT, ROLL)
    return next(action for action in (*wanted, *view.actions) if action in view.actions)


def is_time(passed: int, fewest: int, most: int, chance: Fast) -> bool:
    """Whether to act in this tick. Asked in every tick, it says yes after any number of ticks from `fewest` to `most`,
    each as likely as the others.
    """
    if passed < fewest:
        return False
    return passed >= most or chance.below(most - passed + 1, "reaction") == 0


def shoot_liar(view: BoomtownBanditsView, chance: Fast) -> int | None:
    """BTB-31: a player who called falsely is shot first, and of several the one with the most loot."""
    liars = [seat for seat, owed in enumerate(view.owed) if owed > 0 and HIT + seat in view.actions]
    if not liars:
        return None
    most = max([loot_of(view, seat) for seat in liars])
    richest = [seat for seat in liars if loot_of(view, seat) == most]
    return HIT + richest[chance.below(len(richest), "liar")]
