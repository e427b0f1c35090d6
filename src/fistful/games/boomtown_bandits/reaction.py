"""BTB-31: how bots fight a real-time shootout of Boomtown Bandits, at the speed of their level."""

from __future__ import annotations

from fistful.engine.chance import fast
from fistful.games.boomtown_bandits.facts import BOT_DELAYS, CALL, ROLL, WAIT
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView


def reaction(view: BoomtownBanditsView, level: str, late_ticks: int) -> int | None:
    """What to do in a tick of a shootout; None outside of one."""
    return react(view, level, late_ticks) if fights(view) else None


def fights(view: BoomtownBanditsView) -> bool:
    """Whether this is a moment of a real-time shootout: `roll`, `call` or `wait`."""
    return all(action in (ROLL, CALL, WAIT) for action in view.actions)


def react(view: BoomtownBanditsView, level: str, late_ticks: int) -> int:
    """BTB-31: roll until a hit shows, let it lie as long as bots of this level do, then call it.

    Where people's choices count late, so do a bot's rolls: it waits as many ticks before each.
    A level without a delay of its own has the deputy's.
    """
    seat = view.seat
    assert seat is not None
    if "hit" not in view.dice[seat]:
        wanted = (ROLL, WAIT) if view.waited[seat] >= late_ticks else (WAIT, ROLL)
    else:
        fewest, most = BOT_DELAYS.get(level, BOT_DELAYS["deputy"])
        drawn = fast(view.clock * 1000 + view.shown_at[seat] * 8 + seat).below(most - fewest + 1, level)
        ready = view.tick - view.shown_at[seat] >= fewest + drawn
        wanted = (CALL, WAIT) if ready else (WAIT, CALL)
    return next(action for action in (*wanted, *view.actions) if action in view.actions)
