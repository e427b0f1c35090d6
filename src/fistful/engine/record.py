"""Records: a whole game as one document. How one is read and replayed is in `fistful.engine.replay`."""

from __future__ import annotations

from typing import Final

from fistful.engine.chance import Draw
from fistful.engine.errors import BadRecord
from fistful.engine.seats import LETTERS
from fistful.engine.state import State
from fistful.engine.wire import Decision, Draws, Record, Terms

FORMAT: Final = 1
NEWEST_FORMAT: Final = 2
"""Of records whose seed came about under the second protocol."""
AT_TICK: Final = " @"


def record_of(state: State) -> Record:
    """The record of a position; an imagined or played-out one has none."""
    setup = state.base
    terms = Terms(setup.terms.seats, setup.terms.options, setup.deck.note(True), setup.terms.rules)
    seed = state.chance.seed
    return Record(
        FORMAT,
        setup.slug,
        terms,
        seed.hex() if isinstance(seed, bytes) else seed,
        tuple([LETTERS[seat] for seat in range(setup.terms.seats)]),
        noted(state),
        grouped(state.chance.draws()),
        state.outcome,
    )


def noted(state: State) -> tuple[Decision, ...]:
    """The decisions of a record. One made in a tick carries its number, and silence in a tick is left out, except in
    the last tick that is over, so that the end of the record is not lost.
    """
    if not state.recorded:
        raise BadRecord("no-history", state.base.slug)
    texts = state.base.texts
    out: list[Decision] = []
    for seat, action in state.sealed_decisions():
        out.append(Decision(LETTERS[seat], timed_move(texts[action], state.timed())))
    out.reverse()
    last = state.history
    link = last
    while link is not None:
        if not link.silent or (last is not None and link.tick == last.tick):
            out.append(Decision(LETTERS[link.seat], timed_move(texts[link.action], link.tick)))
        link = link.before
    out.reverse()
    return tuple(out)


def timed_move(move: str, tick: int) -> str:
    """A move as a record notes it: `roll @17` if it was made in a tick."""
    return move if tick < 0 else f"{move}{AT_TICK}{tick}"


def grouped(draws: list[Draw]) -> tuple[Draws, ...]:
    """Draws with consecutive ones for the same purpose together."""
    groups: list[tuple[str, list[tuple[int, int]]]] = []
    for draw in draws:
        if not groups or groups[-1][0] != draw.purpose:
            groups.append((draw.purpose, []))
        groups[-1][1].append((draw.bound, draw.result))
    return tuple([Draws(purpose, tuple(drawn)) for purpose, drawn in groups])
