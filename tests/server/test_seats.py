"""Seats: who may do what, coming back, being taken over, watching, talking."""

from __future__ import annotations

import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from tests.server.saloon import PATIENCE, QUICK, Json, Player, Saloon, Unwelcome, saloon


def two_people(made: Saloon, game: str = "loot-shoot-whisky", **wanted: object) -> tuple[Json, Json]:
    first = made.open(game, seats=2, name="Annie", **wanted)
    return first, made.join(first["table"], name="Bill")


def test_a_table_waits_for_its_people_and_then_begins(shared: Saloon) -> None:
    first = shared.open("wild-shots", seats=3, name="Annie")
    annie = shared.enter(first)
    assert annie.moment is None and annie.hello["host"]
    assert annie.hello["table"]["status"] == "waiting"
    shared.join(first["table"], name="Bill", seat=2)
    assert [chair["name"] for chair in annie.next("table")["table"]["chairs"]] == ["Annie", "", "Bill"]
    shared.join(first["table"], name="Cat")
    assert annie.next("frame")["moment"]["number"] == 0
    assert annie.next("table")["table"]["status"] == "playing"


def test_the_host_seats_bots_and_sends_them_away_again(shared: Saloon) -> None:
    host = shared.enter(shared.open("wild-shots", seats=3))
    assert host.do("seat-bot", level="deputy", seat=1)["is"] == "done"
    assert host.do("unseat", seat=1)["is"] == "done"
    assert host.do("unseat", seat=1)["why"]["code"] == "nobody-there"
    assert host.do("seat-bot", level="greenhorn")["is"] == "done"
    assert host.moment is not None and host.moment["number"] == 0
    assert host.do("seat-bot", level="greenhorn")["why"]["code"] == "begun"


def test_only_the_host_seats_bots(shared: Saloon) -> None:
    first = shared.open("wild-shots", seats=3)
    guest = shared.enter(shared.join(first["table"]))
    assert guest.do("seat-bot", level="deputy")["why"]["code"] == "not-host"


def test_joining_is_refused_where_there_is_no_seat(shared: Saloon) -> None:
    first, _ = two_people(shared)
    answer = shared.http.post(f"/api/tables/{first['table']}/seats", json={"share": secrets.token_hex(32)})
    assert (answer.status_code, answer.json()["code"]) == (409, "begun")
    nowhere = shared.http.post("/api/tables/nosuchtable0/seats", json={"share": secrets.token_hex(32)})
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no-such-table")


def test_who_comes_back_sees_what_they_would_have_seen(shared: Saloon) -> None:
    first, second = two_people(shared)
    annie, bill = shared.enter(first), shared.enter(second)
    annie.play(annie.moves[0])
    bill.play(bill.moves[0])
    annie.leave()
    bill.play(bill.moves[0])
    again = shared.enter(first)
    assert again.hello["seat"] == 0
    assert again.moment is not None and again.moment["number"] == bill.moment["number"] if bill.moment else False
    told = [told for _, told in again.hello["past"]]
    assert told[0] and sum(map(len, told)) >= len(told)
    again.play(again.moves[0])


def test_a_second_socket_takes_the_seat_from_the_first(shared: Saloon) -> None:
    first, _ = two_people(shared)
    old = shared.enter(first)
    new = shared.enter(first)
    assert old.closed() == "taken-over"
    new.play(new.moves[0])


def test_a_wrong_token_opens_no_seat(shared: Saloon) -> None:
    first, _ = two_people(shared)
    with pytest.raises(Unwelcome, match="wrong-token"):
        shared.enter({**first, "token": "x" * 43})


def test_a_retracted_choice_is_noticed_by_nobody_else(shared: Saloon) -> None:
    first, second = two_people(shared)
    annie, bill, watcher = shared.enter(first), shared.enter(second), shared.watch(first["table"])
    annie.play(annie.moves[0])
    assert annie.moment is not None and annie.moment["chosen"] is not None
    bill.next("frame")
    watcher.next("frame")
    assert "frame" not in bill.quiet(0.5) + watcher.quiet()
    assert annie.do("retract")["is"] == "done"
    assert annie.moment["chosen"] is None and annie.moves
    annie.play(annie.moves[1])
    assert bill.quiet(0.2) == [] and watcher.quiet(0.05) == []
    assert annie.do("retract")["is"] == "done"
    assert annie.do("retract")["why"]["code"] == "nothing-to-retract"


def test_a_command_sent_twice_is_done_once_and_answered_twice(shared: Saloon) -> None:
    first, _ = two_people(shared)
    annie = shared.enter(first)
    move = annie.moves[0]
    assert annie.do("play", move=move, id="the-same-id")["is"] == "done"
    number = annie.moment and annie.moment["number"]
    assert annie.do("play", move=move, id="the-same-id")["is"] == "done"
    assert annie.quiet() == [] and annie.moment and annie.moment["number"] == number
    refused = annie.do("play", move=move, id="another-id")
    assert annie.do("play", move=move, id="another-id")["why"] == refused["why"]


def test_the_same_id_from_another_seat_is_another_command(shared: Saloon) -> None:
    first, second = two_people(shared)
    annie, bill = shared.enter(first), shared.enter(second)
    assert annie.do("play", move=annie.moves[0], id="the-same-id")["is"] == "done"
    assert bill.do("play", move=bill.moves[0], id="the-same-id")["is"] == "done"
    assert bill.moment is not None and bill.moment["number"] > 1


def test_an_illegal_move_is_refused_in_words_and_changes_nothing(shared: Saloon) -> None:
    annie = shared.enter(shared.open("wild-shots", bots=["greenhorn"]))
    refused = annie.do("play", move="no such move")
    assert refused["why"]["kind"] == "notation" and "no such move" in refused["why"]["text"]


def test_a_move_that_answers_an_older_question_is_refused(shared: Saloon) -> None:
    first, second = two_people(shared)
    annie, bill = shared.enter(first), shared.enter(second)
    seen = annie.moment["number"] if annie.moment else 0
    annie.play(annie.moves[0], moment=seen)
    bill.play(bill.moves[0])
    annie.next("frame")
    annie.quiet()
    assert annie.do("play", move=annie.moves[0], moment=seen)["why"]["code"] == "moved-on"
    assert annie.moment is not None
    annie.play(annie.moves[0], moment=annie.moment["number"])


def test_spectators_watch_and_do_nothing_else(shared: Saloon) -> None:
    first, second = two_people(shared, "wild-shots")
    watcher = shared.watch(first["table"])
    assert watcher.hello["seat"] is None and watcher.moment is not None
    assert watcher.moves == [] and watcher.moment["view"]["seat"] is None
    assert watcher.do("play", move="R1")["why"]["code"] == "watching"
    players = [shared.enter(first), shared.enter(second)]
    acting = next(player for player in players if player.moves)
    acting.play(acting.moves[0])
    assert watcher.next("frame")["moment"]["number"] == 1
    assert players[0].hello["table"]["spectators"] == 1


def test_people_talk_and_mute(shared: Saloon) -> None:
    first, second = two_people(shared)
    annie, bill, watcher = shared.enter(first), shared.enter(second), shared.watch(first["table"])
    assert annie.do("say", phrase="good-luck")["is"] == "done"
    assert bill.next("spoken")["line"]["phrase"] == "good-luck"
    assert watcher.next("spoken")["line"]["name"] == "Annie"
    bill.send({"do": "mute", "seat": 0, "muted": True})
    assert bill.do("say", text="I hear nothing")["is"] == "done"
    assert annie.do("say", text="do you?")["is"] == "done"
    assert watcher.next("spoken")["line"]["text"] == "I hear nothing"
    assert watcher.next("spoken")["line"]["text"] == "do you?"
    bill.quiet()
    assert [each["line"]["seat"] for each in bill.heard if each["is"] == "spoken"] == [0, 1]
    assert annie.do("say", text="a", phrase="hello")["why"]["code"] == "say-one-thing"
    assert watcher.do("say", text="boo")["why"]["code"] == "watching"
    assert [line["text"] for line in shared.enter(second).hello["chat"]] == [None, "I hear nothing", "do you?"]


def test_who_leaves_a_game_is_replaced_by_a_bot(shared: Saloon) -> None:
    first, second = two_people(shared, "wild-shots")
    annie, bill = shared.enter(first), shared.enter(second)
    assert annie.do("leave")["is"] == "done"
    assert bill.next("table")["table"]["chairs"][0]["stand_in"]
    while not bill.over:
        if bill.moves:
            bill.play(bill.moves[0])
        else:
            bill.hear()


def test_who_leaves_before_the_game_frees_the_seat(shared: Saloon) -> None:
    first = shared.open("wild-shots", seats=2)
    host = shared.enter(first)
    assert host.do("leave")["is"] == "done"
    assert host.closed() == "unseated"
    assert shared.get(f"/api/tables/{first['table']}")["chairs"][0]["name"] == ""


def test_the_host_who_leaves_is_followed_by_who_has_been_there_longest(shared: Saloon) -> None:
    first = shared.open("shootout", seats=4, name="Annie")
    second = shared.join(first["table"], name="Bill", seat=2)
    shared.enter(first).do("leave")
    cat = shared.enter(shared.join(first["table"], name="Cat", seat=0))
    bill = shared.enter(second)
    assert (bill.hello["host"], cat.hello["host"]) == (True, False)
    assert cat.do("seat-bot", level="deputy")["why"]["code"] == "not-host"
    assert bill.do("seat-bot", level="deputy", seat=1)["is"] == "done"


@pytest.mark.parametrize("ending", ["leaving before the game", "leaving the game", "hanging up"])
def test_a_table_that_everybody_left_leaves_memory(folder: Path, ending: str) -> None:
    with saloon(folder, spans=msgspec.structs.replace(QUICK, linger=0.1)) as made:
        bots = ["greenhorn"] if ending == "leaving the game" else []
        host = made.enter(made.open("loot-shoot-whisky", seats=2, bots=bots))
        assert len(made.application.hub.tables) == 1
        if ending == "hanging up":
            host.leave()
        else:
            assert host.do("leave")["is"] == "done"
            assert host.closed() == "unseated"
        until = time.monotonic() + PATIENCE
        while made.application.hub.tables:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_two_who_come_at_once_cannot_have_one_name(shared: Saloon) -> None:
    first = shared.open("shootout", seats=4, name="Annie")["table"]

    def join(wanted: str) -> int:
        body = {"share": secrets.token_hex(32), "name": wanted}
        return shared.http.post(f"/api/tables/{first}/seats", json=body).status_code

    with ThreadPoolExecutor(3) as people:
        answers = list(people.map(join, ["Bill", "BilI", "B1LL"]))
    assert sorted(answers) == [201, 409, 409]
    assert [chair["name"] != "" for chair in shared.get(f"/api/tables/{first}")["chairs"]] == [True, True, False, False]


def test_two_without_a_name_who_come_at_once_both_get_one(shared: Saloon) -> None:
    first = shared.open("shootout", seats=4, name="Annie")["table"]
    with ThreadPoolExecutor(3) as people:
        list(people.map(lambda _: shared.join(first), range(3)))
    names = [chair["name"] for chair in shared.get(f"/api/tables/{first}")["chairs"]]
    assert "" not in names and len(set(names)) == 4


def test_a_log_does_not_grow_for_ever_without_the_game_going_on(
    shared: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fistful.server.play.asides.MOST_ASIDES", 3)
    first, second = two_people(shared)
    annie, bill = shared.enter(first), shared.enter(second)
    for _ in range(3):
        annie.play(annie.moves[0])
        assert annie.do("retract")["is"] == "done"
    annie.play(annie.moves[0])
    assert annie.do("retract")["why"]["code"] == "enough"
    assert annie.do("say", phrase="oops")["why"]["code"] == "enough"
    assert bill.do("say", phrase="hurry")["is"] == "done"
    bill.play(bill.moves[0])
    assert annie.do("say", phrase="thanks")["is"] == "done"


def test_my_tables_are_those_whose_token_i_have(shared: Saloon) -> None:
    first, second = two_people(shared, "wild-shots")
    waiting = shared.open("wild-shots", seats=2)
    held = [{"table": each["table"], "token": each["token"]} for each in (waiting, first, second)]
    held.append({"table": first["table"], "token": "y" * 43})
    mine = shared.http.post("/api/tables/mine", json=held).json()
    assert sorted(each["seat"] for each in mine) == [0, 0, 1]
    assert [each["your_turn"] for each in mine] == [True, False, False]


def test_public_tables_are_listed_and_private_ones_are_not(shared: Saloon) -> None:
    private = shared.open("wild-shots", seats=2)
    public = shared.open("wild-shots", seats=2, public=True)
    listed = [each["id"] for each in shared.get("/api/tables")]
    assert public["table"] in listed and private["table"] not in listed


def test_a_rematch_moves_everybody_on_by_one_seat(shared: Saloon) -> None:
    first, second = two_people(shared)
    annie, bill = shared.enter(first), shared.enter(second)
    assert annie.do("rematch")["why"]["code"] == "not-over"
    finish([annie, bill])
    assert annie.do("rematch")["is"] == "done"
    assert bill.do("rematch")["is"] == "done"
    while (table := annie.next("table")["table"])["rematch"] is None:
        pass
    again = {**first, "table": table["rematch"]}
    there = shared.enter(again)
    assert there.hello["seat"] == 1 and there.hello["table"]["rematch_of"] == first["table"]
    assert shared.enter({**second, "table": table["rematch"]}).hello["seat"] == 0
    assert there.hello["table"]["commitment"] != annie.hello["table"]["commitment"]


def finish(players: list[Player]) -> None:
    while not all(player.over for player in players):
        for player in players:
            if player.moves:
                player.play(player.moves[-1])
            elif not player.over:
                player.hear()
