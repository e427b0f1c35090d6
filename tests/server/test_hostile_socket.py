"""Bad input on sockets: each gets a clear refusal, and nothing changes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import House, Seat, house


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("saloon")) as running:
        yield running


@pytest.fixture
def seats(saloon: House) -> tuple[Seat, Seat]:
    return saloon.pair()


def play(move: str, id: str = "command-1") -> dict[str, Any]:
    return {"do": "play", "id": id, "move": move}


UNREADABLE = {
    "nothing": "",
    "no JSON": "howdy",
    "half a message": '{"do":"play","id":"comma',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "no such command": '{"do":"cheat","id":"command-1"}',
    "no command": '{"id":"command-1","move":"R1"}',
    "an unknown field": '{"do":"play","id":"command-1","move":"R1","seat":1}',
    "a field of another type": '{"do":"play","id":"command-1","move":7}',
    "a missing field": '{"do":"play","id":"command-1"}',
    "no id": '{"do":"play","move":"R1"}',
    "an id of one letter": '{"do":"play","id":"x","move":"R1"}',
    "an id of the server's own kind": '{"do":"play","id":"timeout:17","move":"R1"}',
    "a move of 10 kB": '{"do":"play","id":"command-1","move":"' + "R" * 10_000 + '"}',
    "a seat that is none": '{"do":"stand-in","id":"command-1","seat":-1}',
    "a huge number": '{"do":"stand-in","id":"command-1","seat":' + "9" * 4000 + "}",
    "a number without end": '{"do":"stand-in","id":"command-1","seat":NaN}',
    "deep JSON": "[" * 8000,
    "deep JSON in a field": '{"do":' + '{"do":' * 2000,
    "a lone surrogate": '{"do":"say","id":"command-1","text":"\\ud800"}',
    "a phrase that is none": '{"do":"say","id":"command-1","phrase":"bang"}',
    "words without end": '{"do":"say","id":"command-1","text":"' + "a" * 201 + '"}',
}


@pytest.mark.parametrize("raw", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused_and_changes_nothing(saloon: House, seats: tuple[Seat, Seat], raw: str) -> None:
    with seats[0].enter() as first:
        first.until("hello")
        before, moment = saloon.log(seats[0].table), first.moment
        why = first.refusal(raw)
        assert why["code"] == "unreadable"
        assert 10 < len(why["text"]) < 400
        assert first.answer(do="ping") == {"is": "pong"}
    assert saloon.log(seats[0].table) == before
    with seats[0].enter() as again:
        again.until("hello")
        assert again.moment == moment


@pytest.mark.parametrize("raw", [b"", b"\x00\xff", b'{"do":"ping"}'])
def test_binary_frames_are_refused(seats: tuple[Seat, Seat], raw: bytes) -> None:
    with seats[0].enter() as first:
        first.until("hello")
        assert first.refusal(raw)["code"] == "binary"
        assert first.answer(do="ping") == {"is": "pong"}


def test_an_oversized_message_ends_the_socket_and_nothing_else(saloon: House, seats: tuple[Seat, Seat]) -> None:
    with seats[0].enter() as first, seats[1].enter() as second:
        first.until("hello")
        second.until("hello")
        before = saloon.log(seats[0].table)
        first.send('{"do":"say","id":"command-1","text":"' + "a" * 20_000 + '"}')
        assert first.closed() == 1009
        assert second.answer(do="ping") == {"is": "pong"}
    assert saloon.log(seats[0].table) == before


@pytest.mark.parametrize(
    ("first_word", "code"),
    [
        ({"do": "ping"}, "enter-first"),
        ({"do": "play", "id": "command-1", "move": "R1"}, "enter-first"),
        ({"do": "enter", "token": "x" * 43}, "wrong-token"),
        ({"do": "enter", "token": "x"}, "unreadable"),
        ({"do": "enter", "token": "x" * 10_000}, "unreadable"),
        ({"do": "enter", "chair": 0}, "unreadable"),
        ({"do": "enter", "seat": 0}, "wrong-token"),
        ({"do": "enter", "kept": True, "seat": 9}, "unreadable"),
        ({"do": "enter", "protocol": 99}, "protocol"),
    ],
    ids=str,
)
def test_nobody_enters_without_the_right_words(
    saloon: House, seats: tuple[Seat, Seat], first_word: dict[str, Any], code: str
) -> None:
    before = saloon.log(seats[0].table)
    with saloon.socket(seats[0].table) as stranger:
        stranger.say(**first_word)
        assert stranger.hear()["why"]["code"] == code
        assert stranger.hear() == {"is": "bye", "why": "refused"}
        assert stranger.closed() == 4003
    assert saloon.log(seats[0].table) == before


def test_a_changed_token_holds_no_seat(saloon: House, seats: tuple[Seat, Seat]) -> None:
    token = seats[0].token
    changed = token[:20] + ("a" if token[20] != "a" else "b") + token[21:]
    with saloon.socket(seats[0].table) as stranger:
        stranger.say(do="enter", token=changed)
        assert stranger.hear()["why"]["code"] == "wrong-token"


def test_a_token_of_another_table_holds_no_seat_here(saloon: House, seats: tuple[Seat, Seat]) -> None:
    elsewhere = saloon.open()
    with saloon.socket(seats[0].table) as stranger:
        stranger.say(do="enter", token=elsewhere.token)
        assert stranger.hear()["why"]["code"] == "wrong-token"


def test_a_table_that_does_not_exist_is_said_to(saloon: House) -> None:
    with saloon.socket("abcdefghijkl") as stranger:
        stranger.say(do="enter")
        assert stranger.hear()["why"]["code"] == "no-such-table"


@pytest.mark.parametrize("path", ["no", "ABCDEFGHIJKL", "a" * 5000, "..%2f..%2f", "abcdefghijkl/x"])
def test_a_path_that_names_no_table_opens_no_socket(saloon: House, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        saloon.socket(path)
    assert refused.value.response.status_code in {403, 404}


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://localhost:1",
        "http://127.0.0.1.evil.example",
        "file://",
        "http://",
        "http://[",
    ],
)
def test_a_strangers_page_opens_no_socket(saloon: House, seats: tuple[Seat, Seat], origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        saloon.socket(seats[0].table, origin=origin)
    assert refused.value.response.status_code == 403


def test_the_servers_own_page_opens_a_socket(saloon: House, seats: tuple[Seat, Seat]) -> None:
    with saloon.socket(seats[0].table, origin=f"http://{saloon.base}") as page:
        page.say(do="enter", token=seats[0].token)
        assert page.hear()["is"] == "hello"


def test_a_command_said_twice_happens_once_and_is_answered_twice(saloon: House, seats: tuple[Seat, Seat]) -> None:
    mover, _ = saloon.in_turn(seats)
    with mover.enter() as first:
        move = first.until("hello")["moment"]["moves"][0]
        before = len(saloon.log(seats[0].table))
        assert first.answer(**play(move)) == {"is": "done", "id": "command-1"}
        assert first.answer(**play(move)) == {"is": "done", "id": "command-1"}
        assert len(saloon.log(seats[0].table)) == before + 1
    with mover.enter() as again:
        again.until("hello")
        assert again.answer(**play(move)) == {"is": "done", "id": "command-1"}
    assert len(saloon.log(seats[0].table)) == before + 1


def test_two_seats_may_use_the_same_id(seats: tuple[Seat, Seat]) -> None:
    with seats[0].enter() as first, seats[1].enter() as second:
        first.until("hello")
        second.until("hello")
        assert first.answer(do="say", id="command-1", text="Howdy.")["is"] == "done"
        assert second.answer(do="say", id="command-1", text="Howdy yourself.")["is"] == "done"


def test_an_id_used_for_another_command_does_not_carry_it_out(saloon: House, seats: tuple[Seat, Seat]) -> None:
    with seats[0].enter() as first:
        first.until("hello")
        first.answer(do="say", id="command-1", text="Howdy.")
        before = saloon.log(seats[0].table)
        first.answer(do="leave", id="command-1")
        assert saloon.log(seats[0].table) == before


def test_commands_that_come_before_their_time_are_refused(saloon: House, seats: tuple[Seat, Seat]) -> None:
    """The second's answer arrives before the first's lead."""
    mover, other = saloon.in_turn(seats)
    with mover.enter() as first, other.enter() as second:
        move = first.until("hello")["moment"]["moves"][0]
        second.until("hello")
        before = saloon.log(seats[0].table)
        assert second.answer(**play("K4"))["why"]["kind"] == "turn"
        assert saloon.log(seats[0].table) == before
        assert first.answer(**play(move))["is"] == "done"
        reply = second.moment or second.until("frame")["moment"]
        while not reply["moves"]:
            reply = second.until("frame")["moment"]
        assert second.answer(**play(reply["moves"][0], "command-2"))["is"] == "done"


@pytest.mark.parametrize("move", ["Z99", "R1 R2", "<b>", "\u202e", "R" * 60, "'; DROP TABLE entries; --"])
def test_a_move_that_is_none_is_refused(saloon: House, seats: tuple[Seat, Seat], move: str) -> None:
    with saloon.in_turn(seats)[0].enter() as first:
        first.until("hello")
        before = saloon.log(seats[0].table)
        assert first.answer(**play(move))["why"]["kind"] == "notation"
    assert saloon.log(seats[0].table) == before


def test_a_card_of_the_rivals_is_refused_like_one_that_nobody_holds(saloon: House, seats: tuple[Seat, Seat]) -> None:
    mover, other = saloon.in_turn(seats)
    with mover.enter() as first, other.enter() as second:
        mine, theirs = (visitor.until("hello")["moment"]["view"]["hand"] for visitor in (first, second))
        deck = [f"{symbol}{number}" for symbol in "RKB" for number in range(1, 13)]
        nobodys = next(card for card in deck if card not in {*mine, *theirs})
        before = saloon.log(seats[0].table)
        refusals = [first.answer(**play(card, f"command-{card}"))["why"] for card in (theirs[0], nobodys)]
        assert len({(why["code"], why["clause"]) for why in refusals}) == 1
    assert saloon.log(seats[0].table) == before


OF_PLAYERS = [
    {"do": "play", "id": "command-1", "move": "R1"},
    {"do": "retract", "id": "command-1"},
    {"do": "more-time", "id": "command-1"},
    {"do": "say", "id": "command-1", "text": "Psst."},
    {"do": "seat-bot", "id": "command-1", "level": "deputy"},
    {"do": "unseat", "id": "command-1", "seat": 1},
    {"do": "leave", "id": "command-1"},
    {"do": "stand-in", "id": "command-1", "seat": 1},
    {"do": "rematch", "id": "command-1"},
]


@pytest.mark.parametrize("command", OF_PLAYERS, ids=lambda command: command["do"])
def test_a_spectator_changes_nothing(saloon: House, seats: tuple[Seat, Seat], command: dict[str, Any]) -> None:
    before = saloon.log(seats[0].table)
    with saloon.watch(seats[0].table) as watcher:
        watcher.until("hello")
        assert watcher.answer(**command)["why"]["code"] == "watching"
    assert saloon.log(seats[0].table) == before


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"do": "retract", "id": "command-1"}, None),
        ({"do": "more-time", "id": "command-1"}, "no-window"),
        ({"do": "seat-bot", "id": "command-1", "level": "deputy"}, "not-host"),
        ({"do": "unseat", "id": "command-1", "seat": 0}, "not-host"),
        ({"do": "stand-in", "id": "command-1", "seat": 0}, "not-away"),
        ({"do": "stand-in", "id": "command-1", "seat": 5}, "not-away"),
        ({"do": "rematch", "id": "command-1"}, "not-over"),
        ({"do": "say", "id": "command-1"}, "say-one-thing"),
        ({"do": "say", "id": "command-1", "phrase": "hello", "text": "Hello."}, "say-one-thing"),
        ({"do": "enter"}, "entered"),
    ],
    ids=str,
)
def test_what_is_not_this_seats_to_do_is_refused(
    saloon: House, seats: tuple[Seat, Seat], command: dict[str, Any], code: str | None
) -> None:
    with seats[0].enter() as first, seats[1].enter() as second:
        first.until("hello")
        second.until("hello")
        before = saloon.log(seats[0].table)
        why = second.answer(**command)["why"]
        assert code is None or why["code"] == code
        assert why["text"]
    assert saloon.log(seats[0].table) == before


def test_a_flood_is_told_to_slow_down_and_then_shown_the_door(seats: tuple[Seat, Seat]) -> None:
    with seats[0].enter() as first, seats[1].enter() as second:
        first.until("hello")
        second.until("hello")
        answers = [first.answer(do="ping")["is"] for _ in range(100)]
        assert "pong" in answers
        assert "refused" in answers
        with contextlib.suppress(ConnectionClosed):
            for _ in range(60):
                first.say(do="ping")
                first.hear()
        assert first.closed() == 4003
        codes = {message["why"]["code"] for message in first.told if message["is"] == "refused"}
        assert codes == {"too-fast"}
        assert second.answer(do="ping") == {"is": "pong"}


def test_a_pile_of_marks_covers_no_other_line(seats: tuple[Seat, Seat]) -> None:
    with seats[0].enter() as first:
        first.until("hello")
        assert first.answer(do="say", id="pile-0001", text="e" + "\u0301\u0489" * 90 + "d\u0323\u0302")["is"] == "done"
        assert first.until("spoken")["line"]["text"] == "e\u0301\u0489\u0301\u0489d\u0323\u0302"


def test_hostile_words_are_said_as_they_are_and_only_as_words(seats: tuple[Seat, Seat]) -> None:
    words = "<script>alert(1)</script>"
    with seats[0].enter() as first, seats[1].enter() as second:
        first.until("hello")
        second.until("hello")
        assert first.answer(do="say", id="command-1", text=words)["is"] == "done"
        assert second.until("spoken")["line"]["text"] == words
