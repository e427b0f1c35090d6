"""The story of a recorded game, beat by beat."""

from __future__ import annotations

from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.replay import replay_steps
from fistful.engine.wire import Record, Told
from fistful.terminal.moments import Beat, Moment, beats
from fistful.terminal.words import Words


def story(game: Game, record: Record, seat: int | None, words: Words) -> list[Beat]:
    """All that happened, beat by beat; of what a decision did not change nothing is shown."""
    out: list[Beat] = []
    for position in replay_steps(game, record):
        moment = seen(position, seat)
        if moment.told:
            before = out[-1].view if out else None
            out.extend(beat for beat in beats(before, moment, words) if beat.sentence)
    return [*out, Beat(seen(position, seat).view, (), "", True)]


def seen(position: Position, seat: int | None) -> Moment:
    """What this seat sees now and was told since the last time; without a seat everything is open."""
    events = position.take_events()
    if seat is None:
        return Moment(position.reveal(), tuple(told for event in events for told in event.everything()))
    told: list[Told | None] = [event.to(seat) for event in events]
    return Moment(position.view(seat), tuple(each for each in told if each is not None))
