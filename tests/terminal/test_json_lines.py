"""`fistful play --json`: whole games for a program, refusals that change nothing, and no word of what is hidden."""

from __future__ import annotations

import asyncio
import json
import queue
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import fistful
from fistful import Position, view_from_json
from fistful.engine.chance import fast
from fistful.protocol.frames import Frame
from fistful.protocol.talk import SAID, Talk
from fistful.server.net.asyncapi import asyncapi
from fistful.terminal.input_lines import lines, listen
from fistful.terminal.json_lines import JsonTable, play_lines, table_info
from fistful.terminal.local import PERSON, LocalTable
from tests.server.described import Strict
from tests.server.saloon import Json
from tests.terminal.test_full_screen import SHORT, table

PATIENCE = 120.0


class Program:
    """A program at the other end, which answers each message as it is told to."""

    def __init__(self, answer: Callable[[Json], list[Json | bytes]]) -> None:
        self.answer = answer
        self.told: list[Json] = []
        self._sent: queue.Queue[bytes] = queue.Queue()

    def say(self, line: bytes) -> None:
        assert line.endswith(b"\n") and line.count(b"\n") == 1
        message = json.loads(line)
        self.told.append(message)
        for each in self.answer(message):
            self._sent.put(each if isinstance(each, bytes) else json.dumps(each).encode() + b"\n")

    def read(self, _most: int) -> bytes:
        with suppress(queue.Empty):
            return self._sent.get(timeout=PATIENCE)
        return b""

    def play(self, table: LocalTable) -> bool:
        return play_lines(table, self.read, self.say)

    def kinds(self) -> set[str]:
        return {each["is"] for each in self.told}


def first_move(message: Json) -> list[Json | bytes]:
    """The first legal move whenever one is asked, answering what was seen."""
    moment = message.get("moment")
    if not moment or not moment["moves"] or moment["chosen"] is not None:
        return []
    seen = {"tick": moment["tick"]} if moment["tick"] is not None else {"moment": moment["number"]}
    return [{"do": "play", "id": f"move-{moment['number']:06}", "move": moment["moves"][0], **seen}]


@pytest.fixture(scope="module")
def described() -> Strict:
    return Strict(asyncapi())


@pytest.mark.parametrize("slug", SHORT)
def test_a_program_plays_a_game_to_its_end_and_hears_only_what_is_described(slug: str, described: Strict) -> None:
    program = Program(first_move)
    assert program.play(table(slug, *SHORT[slug]))
    assert program.kinds() <= {*SAID} - {"refused"}
    assert [each["is"] for each in program.told].index("hello") == 0
    for message in program.told:
        schema = described.document["components"]["messages"][message["is"]]["payload"]
        assert described.faults(schema, message) == []
    moments = [each["moment"] for each in program.told if "moment" in each]
    assert [each["number"] for each in moments] == list(range(len(moments)))
    assert moments[-1]["view"]["outcome"] is not None
    assert {each["view"]["seat"] for each in moments} == {PERSON}
    assert not any(each["view"]["open"] for each in moments)


def test_a_shootout_in_real_time_is_told_tick_by_tick_and_a_pending_choice_is_seen() -> None:
    pending, told = [], []

    def fight(message: Json) -> list[Json | bytes]:
        moment = message.get("moment") or {}
        if moment.get("tick") is not None:
            pending.append(moment["chosen"])
            told.append(message["timing"]["kind"])
        if "roll" in pending and pending[-1] is None and len(pending) > 10:
            return [{"do": "leave", "id": "leave-it-now"}]
        return first_move(message)

    made = table("boomtown-bandits", 2, {"pace": "real-time"})
    program = Program(fight)
    assert play_quickly(made, program)
    assert set(told) == {"tick"}
    assert any(" @" in each.move for each in made.record().decisions)
    assert not any(each["is"] == "refused" and each["why"]["code"] == "already-chosen" for each in program.told)


def play_quickly(made: LocalTable, program: Program) -> bool:
    """The same with ticks that take hardly any time."""

    async def run() -> bool:
        there = JsonTable(made, program.say, 0.02)
        listen(there.hear, there.end, program.read)
        return await asyncio.wait_for(there.run(), PATIENCE)

    return asyncio.run(run())


WRONG: list[tuple[bytes, str, str | None]] = [
    (b"not JSON at all", "unreadable", None),
    (b"\xff\xfe", "unreadable", None),
    (b"[" * 5000, "unreadable", None),
    (b"{" + b" " * 20_000 + b"}", "too-large", None),
    (b'{"do": "dance", "id": "command-1"}', "unreadable", "command-1"),
    (b'{"do": "play", "id": "command-2"}', "unreadable", "command-2"),
    (b'{"do": "play", "id": "short", "move": "R5"}', "unreadable", None),
    (b'{"do": "play", "id": "command-3", "move": "nonsense"}', "unknown", "command-3"),
    (b'{"do": "play", "id": "command-4", "move": "R5", "tick": 1}', "stopped", "command-4"),
    (b'{"do": "retract", "id": "command-5"}', "nothing-to-retract", "command-5"),
    (b'{"do": "say", "id": "command-6", "phrase": "hello"}', "alone", "command-6"),
    (b'{"do": "seat-bot", "id": "command-7", "level": "legend"}', "alone", "command-7"),
    (b'{"do": "more-time", "id": "command-8"}', "no-window", "command-8"),
    (b'{"do": "rematch", "id": "command-9"}', "not-over", "command-9"),
    (b'{"do": "enter", "protocol": 7}', "protocol", None),
]


def test_what_cannot_be_done_is_refused_with_its_id_and_changes_nothing() -> None:
    def err(message: Json) -> list[Json | bytes]:
        if message["is"] == "hello":
            return [*(line + b"\n" for line, _, _ in WRONG), {"do": "leave", "id": "leave-it-now"}]
        return []

    made = table("wild-shots", 2, {})
    before = made.record()
    program = Program(err)
    assert program.play(made)
    refused = [each for each in program.told if each["is"] == "refused"]
    assert [(each["why"]["code"], each["id"]) for each in refused] == [(code, id) for _, code, id in WRONG]
    assert all(each["why"]["text"] for each in refused)
    assert program.told[-1] == {"is": "done", "id": "leave-it-now"}
    assert made.record() == before


def test_a_question_that_is_past_is_not_answered() -> None:
    def twice(message: Json) -> list[Json | bytes]:
        moves = first_move(message)
        if message["is"] == "frame" and moves:
            return [
                {"do": "play", "id": "late-for-it", "move": "R1", "moment": 0},
                {"do": "leave", "id": "leave-it-now"},
            ]
        return moves

    program = Program(twice)
    program.play(table("wild-shots", 2, {}))
    assert [each["why"]["code"] for each in program.told if each["is"] == "refused"] == ["moved-on"]


def test_who_enters_again_is_told_everything_again() -> None:
    def enter(_message: Json) -> list[Json | bytes]:
        known = [each for each in program.told if each["is"] == "hello"]
        return [{"do": "enter"}, {"do": "ping"}] if len(known) == 1 else [{"do": "leave", "id": "leave-it-now"}]

    program = Program(enter)
    program.play(table("loot-shoot-whisky", 2, {}))
    first, again, *_ = program.told
    assert first == again
    assert "pong" in program.kinds()


def test_all_that_is_told_could_be_told_in_any_world_that_looks_the_same() -> None:
    """What a seat cannot tell apart is told alike: nothing else of the position gets into a message."""
    for slug, (seats, options) in SHORT.items():
        game = fistful.game(slug)
        position: Position = game.new(seats, 3, **options)
        info = table_info(table(slug, seats, options))
        for step in range(12):
            seat = position.to_act[0]
            (frame,) = Talk(game, seat, info).follow(position, ())
            assert isinstance(frame, Frame)
            again = view_from_json(frame.moment.view.to_json())
            assert again == position.view(seat)
            world = again.imagine(step)
            (other,) = Talk(game, seat, info).follow(world, ())  # type: ignore[arg-type]
            assert other == frame
            actions = position.actions(seat)
            position.play(seat, actions[fast(step).below(len(actions), "test")])


def test_lines_are_cut_wherever_the_pieces_end() -> None:
    pieces = iter([b"one\ntw", b"o\n", b"x" * 40_000, b"x" * 40_000, b"\nthree", b""])
    one, two, long, three = lines(lambda _: next(pieces))
    assert (one, two, three) == (b"one", b"two", b"three")
    assert 16 * 1024 < len(long) < 100_000


@pytest.mark.parametrize(
    ("sent", "code", "why"), [("", 1, "before the game was over"), ('{"do": "leave", "id": "leave-it-now"}\n', 0, "")]
)
def test_a_game_that_is_left_ends_well_and_one_that_breaks_off_does_not(
    sent: str, code: int, why: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "fistful", "play", "wild-shots", "--json", "--record", str(tmp_path / "game.json")]
    done = subprocess.run(command, input=sent, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == code, done.stderr
    assert why in done.stderr
    assert json.loads(done.stdout.splitlines()[0])["is"] == "hello"
    assert json.loads((tmp_path / "game.json").read_text())["game"] == "wild-shots"
