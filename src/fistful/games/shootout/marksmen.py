"""Who may play a Marksman Card (SHO-25, SHO-32), and how one is played."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.state import ShootoutState


def was_played(pos: ShootoutState, card: i64) -> bool:
    """Whether someone has played this card in this round, as everyone knows."""
    for seat in range(pos.setup.seats):
        if pos.marksmen[seat] == card:
            return bitset.has(pos.used, seat)
    return False


def may_hold(pos: ShootoutState, seat: i64, card: i64) -> bool:
    """SHO-32: whether this seat could still play this card, as far as everyone can tell."""
    return pos.setup.with_marksmen and not bitset.has(pos.used, seat) and not was_played(pos, card)


def may_play_some(pos: ShootoutState, seat: i64) -> bool:
    """Whether this seat could play a Marksman Card at the start of its turn, as far as everyone can tell."""
    if not pos.setup.with_marksmen or bitset.has(pos.used, seat):
        return False
    for card in range(len(MARKSMEN)):
        effect = MARKSMEN[card].effect
        if effect is not None and effect.could_help(pos, seat) and not was_played(pos, card):
            return True
    return False


def can_play(pos: ShootoutState, seat: i64) -> bool:
    """SHO-25: whether this seat can play its own card at the start of its turn."""
    if not pos.setup.with_marksmen or bitset.has(pos.used, seat):
        return False
    effect = MARKSMEN[pos.marksmen[seat]].effect
    return effect is not None and effect.helps(pos, seat)


def play(pos: ShootoutState, seat: i64) -> None:
    """SHO-25: the card is used up, and has its effect; one with a moment of its own acts in its window."""
    marksman = MARKSMEN[pos.marksmen[seat]]
    pos.used = bitset.add(pos.used, seat)
    if pos.telling:
        pos.tell("played", marksman.clause, seat=seat, marksman=marksman.name)
    effect = marksman.effect
    if effect is not None:
        effect.carry_out(pos, seat, marksman.clause)
