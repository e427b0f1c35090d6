"""Reading records: a record replays to its position, and its deal is proven from its seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from fistful.engine import commitments, fairness
from fistful.engine.chance import Chance, Fair, Seed, chance_from
from fistful.engine.errors import BadRecord, FistfulError
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.record import AT_TICK, NEWEST_FORMAT, grouped
from fistful.engine.seats import LETTERS
from fistful.engine.wire import Draws, Outcome, Record, checksum


class Verdict:
    """What was found true of a record: how many decisions it has, how many draws were recomputed, and its outcome."""

    def __init__(
        self,
        decisions: int,
        draws: int,
        fair: bool,
        committed: bool,
        outcome: Outcome | None,
        protocol: int = 0,
        in_clear: str = "",
        given_up: int = 0,
    ) -> None:
        self.decisions: Final = decisions
        """How many decisions were replayed."""
        self.draws: Final = draws
        """How many draws were recomputed from the seed."""
        self.fair: Final = fair
        """The deal came from a `Fair` seed."""
        self.committed: Final = committed
        """The seed is made of the committed server share and the players' shares."""
        self.outcome: Final = outcome
        """How the game ended, if it did."""
        self.protocol: Final = protocol
        """By which protocol the shares came together: 1 in clear, 2 commitments first; 0 if there are no shares."""
        self.in_clear: Final = in_clear
        """The letters of the seats that nothing is proven to, as their share came in clear."""
        self.given_up: Final = given_up
        """How many rounds of commitments were given up before the one that led to the deal."""

    def __reduce__(self) -> tuple[Any, ...]:
        shares = self.protocol, self.in_clear, self.given_up
        return Verdict, (self.decisions, self.draws, self.fair, self.committed, self.outcome, *shares)


def read_record(text: bytes | str) -> Record:
    """The record that `Record.to_json` wrote."""
    try:
        fields = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord("not-json", why=str(error)) from error
    if not isinstance(fields, dict):
        raise BadRecord("not-a-record")
    version = fields.get("format")
    if not isinstance(version, int):
        raise BadRecord("not-a-record")
    if version > NEWEST_FORMAT:
        raise BadRecord("newer-format", format=version, newest=NEWEST_FORMAT)
    noted = fields.pop("checksum", None)
    try:
        record = msgspec.convert(fields, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("malformed", why=str(error)) from error
    if noted != checksum(msgspec.json.encode(record)):
        raise BadRecord("edited")
    return record


def seed_of(record: Record) -> Seed:
    if isinstance(record.seed, int):
        return record.seed
    try:
        return bytes.fromhex(record.seed)
    except ValueError as error:
        raise BadRecord("seed", value=record.seed[:70]) from error


def move_and_tick(noted: str) -> tuple[str, int]:
    """What `timed_move` put together; the tick is -1 if there is none."""
    move, at, number = noted.rpartition(AT_TICK)
    return (move, int(number)) if at and number.isdecimal() and len(number) < 10 else (noted, -1)


def pass_silence(position: Position, tick: int) -> None:
    """Let everyone be silent in the ticks before this one, or in all that are left before the next other decision."""
    while position.timed() not in (tick, -1):
        for seat in position.to_act:
            position.play(seat, position.silent())


def replayed(game: Game, record: Record) -> Position:
    """The position after all decisions of a record; raises `BadRecord` at the first impossible one."""
    *_, last = replay_steps(game, record)
    return last


def replay_steps(game: Game, record: Record) -> Iterator[Position]:
    """The position before the first decision of a record and, the same one moved on, after each of them."""
    terms = record.terms
    if not 1 <= terms.rules <= game.rules:
        raise BadRecord("rules", game.slug, version=terms.rules, current=game.rules)
    position = game.begin(game.setup(terms.seats, terms.options, terms.rules), seed_of(record))
    yield position
    for number, decision in enumerate(record.decisions):
        seat = LETTERS.find(decision.seat) if len(decision.seat) == 1 else -1
        move, tick = move_and_tick(decision.move)
        try:
            pass_silence(position, tick)
            if position.timed() != tick:
                raise BadRecord("tick", game.slug)
            position.play(seat, game.action(move))
        except FistfulError as error:
            raise BadRecord("decision", game.slug, number=number + 1, move=decision.move, why=str(error)) from error
        yield position
    if record.outcome != position.outcome:
        raise BadRecord("outcome", game.slug)


def verified(game: Game, record: Record) -> Verdict:
    """Stream → draws → game: everything in the record follows from its seed and its decisions."""
    seed = seed_of(record)
    fair = isinstance(seed, bytes)
    proof = record.fairness
    protocol, in_clear, given_up = 0, "", 0
    if proof is not None:
        fairness.check(proof, seed)
        protocol = 1
        if proof.rounds:
            commitments.check(record.game, record.terms, proof, seed)
            protocol, given_up = 2, len(proof.rounds) - 1
            in_clear = commitments.in_clear(proof.rounds[-1])
    count = check_draws(chance_from(seed), record.draws) if fair else 0
    position = replayed(game, record)
    if grouped(position.chance.draws()) != record.draws:
        raise BadRecord("other-draws", game.slug)
    outcome = position.outcome
    return Verdict(len(record.decisions), count, fair, proof is not None, outcome, protocol, in_clear, given_up)


def check_draws(chance: Chance, draws: tuple[Draws, ...]) -> int:
    """Recompute every noted draw from the stream alone, knowing nothing of the game; their number."""
    assert isinstance(chance, Fair)
    count = 0
    for group in draws:
        for bound, result in group.drawn:
            count += 1
            if bound < 1 or chance.below(bound, group.purpose) != result:
                raise BadRecord("draw", number=count, purpose=group.purpose)
    return count
