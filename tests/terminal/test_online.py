"""A table of a server on the full screen: the room, the deal by commitments, a whole game, talk, lost connections."""

from __future__ import annotations

import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import fistful
from fistful.client.link import Said
from fistful.client.seat import Address, Held, Seats, address_of
from fistful.client.server import Server, TableRefused
from fistful.client.sitting import Sitting
from fistful.protocol.frames import Timing
from fistful.protocol.requests import OpenTable
from fistful.terminal.chat import ChatPage
from fistful.terminal.online import OnlineApp
from fistful.terminal.reading import Choice
from tests.server.committing import Committer
from tests.server.saloon import Player, Saloon, saloon
from tests.terminal.test_full_screen import drive, shown, until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    with saloon(tmp_path_factory.mktemp("house")) as made:
        yield made


def server_at(house: Saloon) -> Server:
    return Server(f"http://127.0.0.1:{house.port}", "en")


def sitting_at(house: Saloon, table: str, folder: Path, name: str | None = None) -> Sitting:
    """Somebody who has followed the link to a table."""
    server = server_at(house)
    info = server.look(table)
    seats = Seats(folder / "seats.json")
    there = Address(server.address, table)
    held = seats.at(there) or server.sit_down(info, name)
    seats.keep(there, held)
    return Sitting(server, info, held, seats)


def joined(house: Saloon, table: str, folder: Path, name: str | None = None) -> OnlineApp:
    """The screen of somebody who has followed the link to a table."""
    sitting = sitting_at(house, table, folder, name)
    return OnlineApp(sitting, sitting.server.cards(table), "dark", 0, name)


def play_first_moves(player: Player) -> None:
    """Make the first legal move whenever asked, until the game is over."""
    while player.moment is None or player.moment["view"]["outcome"] is None:
        if player.moment is not None and player.moment["moves"] and player.moment["chosen"] is None:
            player.do("play", move=player.moment["moves"][0])
        else:
            player.hear()


def test_a_game_against_somebody_elsewhere_is_dealt_by_commitments_and_played_to_its_end(
    house: Saloon, tmp_path: Path
) -> None:
    host = Committer(house).open("loot-shoot-whisky", name="Ann")
    app = joined(house, host.seated["table"], tmp_path, "Bea")
    playing: list[threading.Thread] = []

    async def play(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: all(app.words.names))
        assert "Ann" in app.words.names and "Bea" in app.words.names
        assert host.reveal()["is"] == "done"
        await until(pilot, lambda: app.shown is not None)
        playing.append(threading.Thread(target=play_first_moves, args=[host.enter()]))
        playing[0].start()
        while app.shown is None or app.shown.view.outcome is None:
            if app.open_picker.options:
                await pilot.press("enter")
            await pilot.pause(0.01)
        await until(pilot, lambda: app.clock.beat.view.outcome is not None)
        assert "r play again" in shown(app)
        await play_again(pilot)

    async def play_again(pilot: Pilot[None]) -> None:
        """The rematch is dealt from new shares, at the same screen, one seat further on."""
        playing[0].join()
        seat, promised = app.sitting.held.seat, app.sitting.table.next_commitment
        await pilot.press("r")
        await until(pilot, lambda: app.sitting.wants_rematch)
        assert "Waiting for the others" in shown(app)
        host.enter().do("rematch", share=host.share)
        await until(pilot, lambda: app.sitting.table.rematch_of == host.seated["table"])
        assert app.sitting.held.seat == 1 - (seat or 0)
        assert app.sitting.held.share is not None and app.sitting.held.share.server == promised
        await until(pilot, lambda: app.shown is not None)
        assert app.shown is not None and app.shown.view.seat == app.sitting.held.seat
        assert len(watcher.table.chairs) == 2

    watcher = sitting_at(house, host.seated["table"], tmp_path / "watcher")
    drive(app, play)
    following = Sitting(watcher.server, watcher.server.look(watcher.table.id), Held(), watcher.seats).next()
    assert following is not None and following.watching, "those who watch can follow too"
    record = house.get(f"/api/records/{host.seated['table']}")
    assert record["fairness"]["rounds"][-1]["steps"], "dealt from shares that were committed first"
    assert fistful.verify(house.http.get(f"/api/records/{host.seated['table']}").content).outcome is not None


def test_where_no_seat_is_free_one_watches(house: Saloon, tmp_path: Path) -> None:
    table = house.open("wild-shots", bots=["deputy"])["table"]
    app = joined(house, table, tmp_path)
    assert app.sitting.watching

    async def watch(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.shown is not None and app.clock.rested)
        assert app.clock.beat.view.seat is None
        assert not app.open_picker.options
        assert "Deputy" in shown(app)

    drive(app, watch)


def test_a_lost_connection_is_found_again_at_the_same_seat(house: Saloon, tmp_path: Path) -> None:
    host = Committer(house).open("wild-shots", seats=2)
    app = joined(house, host.seated["table"], tmp_path, "Bea")

    async def lose(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: all(app.words.names))
        assert host.reveal()["is"] == "done"
        await until(pilot, lambda: app.shown is not None)
        assert app.sitting.link.socket is not None
        await app.sitting.link.socket.close()
        await until(pilot, lambda: "Reconnecting" in app.notice)
        await until(pilot, lambda: app.notice == "")
        assert app.shown is not None and app.shown.view.seat == app.sitting.held.seat

    drive(app, lose)
    again = joined(house, host.seated["table"], tmp_path)
    assert again.sitting.held.token == app.sitting.held.token, "the seat is kept for the next time"
    assert stat.S_IMODE((tmp_path / "seats.json").stat().st_mode) == 0o600


def test_a_refusal_of_the_table_is_said_and_the_question_stays(house: Saloon, tmp_path: Path) -> None:
    host = Committer(house).open("wild-shots", seats=2)
    app = joined(house, host.seated["table"], tmp_path, "Bea")

    async def err(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: all(app.words.names))
        assert host.reveal()["is"] == "done"
        await until(pilot, lambda: app.shown is not None)
        if not app.shown or not app.shown.moves:
            player = host.enter()
            assert player.moment is not None
            player.do("play", move=player.moment["moves"][0])
        await until(pilot, lambda: bool(app.open_picker.options))
        app.choose("nonsense")
        await until(pilot, lambda: "nonsense" in app.notice)
        assert app.open_picker.options

    drive(app, err)


@pytest.mark.parametrize("link", ["", "wild-shots", "http://host/", "http://host/rules/wild-shots"])
def test_what_is_no_link_to_a_table_is_seen(link: str) -> None:
    assert address_of(link) is None


def test_a_link_may_lead_to_a_server_below_a_path() -> None:
    assert address_of("https://club.example/games/table/abcdefghijkl") == Address(
        "https://club.example/games", "abcdefghijkl"
    )


def test_a_table_that_does_not_exist_is_refused_in_words(house: Saloon) -> None:
    with pytest.raises(TableRefused, match=r"no table|There is no|does not exist"):
        server_at(house).look("aaaaaaaaaaaa")


def test_a_host_seats_bots_and_removes_them_and_sees_the_link_to_send(house: Saloon, tmp_path: Path) -> None:
    server = server_at(house)
    there, held = server.open(wanted_table("wild-shots", 3))
    sitting = Sitting(server, server.look(there.table), held, Seats(tmp_path / "seats.json"))
    app = OnlineApp(sitting, server.cards(there.table), "dark", 0)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.sitting.host)
        await pilot.press("down")
        assert "seat a bot: Deputy" in shown(app)
        assert there.link in shown(app) and "Waiting for 2 more players" in shown(app)
        await pilot.press("left", "enter")
        await until(pilot, lambda: "Greenhorn" in app.words.names)
        await pilot.press("x")
        await until(pilot, lambda: "Waiting for 2 more players" in shown(app))
        await pilot.press("enter", "down", "enter")
        await until(pilot, lambda: app.shown is not None)
        assert app.shown is not None and app.shown.view.terms.seats == 3

    drive(app, act)


def wanted_table(game: str, seats: int, **wanted: Any) -> OpenTable:
    return OpenTable(game, name="Ann", seats=seats, **wanted)


def test_people_talk_in_words_and_phrases_and_one_of_them_is_muted(house: Saloon, tmp_path: Path) -> None:
    host = Committer(house).open("wild-shots", seats=3, name="Ann")
    app = joined(house, host.seated["table"], tmp_path, "Bea")

    async def talk(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "Ann" in app.words.names and app.sitting.link.socket is not None)
        ann = host.enter()
        ann.do("say", text="Howdy all")
        await until(pilot, lambda: bool(app.sitting.chat))
        await pilot.press("c")
        page = app.screen
        assert isinstance(page, ChatPage)
        await pilot.press("2", *"Deal", "enter")
        await until(pilot, lambda: len(app.sitting.chat) == 3)
        said = [line for _, line in app.said]
        assert said == ["Ann: “Howdy all”", "Bea: “Good luck!”", "Bea: “Deal”"]
        await pilot.press(*"/mute", "space", "a", "enter")
        await until(pilot, lambda: app.sitting.muted == {0})
        await pilot.press("escape")
        ann.do("say", text="Can you hear me?")
        await pilot.press("q", "x")

    drive(app, talk)
    assert "Can you hear me?" not in [line.text for line in app.sitting.chat]
    assert house.get(f"/api/tables/{host.seated['table']}")["chairs"][1]["name"] == "", "the seat was given up"
    assert app.sitting.seats.at(app.sitting.address) is None


def test_a_seat_that_is_taken_over_can_be_taken_back(house: Saloon, tmp_path: Path) -> None:
    host = Committer(house).open("wild-shots", seats=3)
    app = joined(house, host.seated["table"], tmp_path, "Bea")

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.sitting.table.chairs[1].connected)
        other = Player(house, host.seated["table"], app.sitting.held.token)
        await until(pilot, lambda: app.sitting.farewell == "taken-over")
        assert "in another window now" in app.notice
        await pilot.press("enter")
        assert other.closed() == "taken-over"
        await until(pilot, lambda: app.sitting.farewell == "" and app.sitting.link.socket is not None)

    drive(app, act)


@pytest.mark.parametrize("why", ["resync", "taken-over", "back-soon", "refused", "unseated", "come-later"])
def test_every_farewell_is_a_sentence_of_its_own(why: str, house: Saloon, tmp_path: Path) -> None:
    app = joined(house, house.open("wild-shots", bots=["deputy"])["table"], tmp_path)
    app.note(Said("bye", why=why))
    assert app.notice.endswith((".", "…")) and why not in app.notice


def test_one_who_comes_late_reads_what_happened_and_can_look_back_at_it(house: Saloon, tmp_path: Path) -> None:
    player = house.enter(house.open("loot-shoot-whisky", bots=["deputy"]))
    for _ in range(3):
        assert player.moment is not None
        player.play(player.moment["moves"][0])
        while not player.moves or player.moment["chosen"] is not None:
            player.hear()
    app = joined(house, player.seated["table"], tmp_path)

    async def look(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.shown is not None and app.clock.rested)
        assert any("Round 1" in line for line in app.lines())
        await pilot.press("l", "left", "left")
        assert app.looking_back
        await pilot.press("q")

    drive(app, look)


def test_the_clock_is_shown_and_counts_down_the_time_left(house: Saloon, tmp_path: Path) -> None:
    table = house.open("wild-shots", bots=["deputy"], clock={"kind": "correspondence", "hours": 24})["table"]
    app = joined(house, table, tmp_path)

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.shown is not None and app.clock.rested)
        assert "24 hours left" in shown(app)
        app.sitting.timing = Timing("move", 65_000, 90_000)
        app.sitting._timed_at += 10**6
        app.repaint()
        assert "left" in shown(app).splitlines()[0]

    drive(app, act)


def test_leaving_for_now_keeps_the_seat_and_is_asked_first(house: Saloon, tmp_path: Path) -> None:
    host = Committer(house).open("wild-shots", seats=3)
    app = joined(house, host.seated["table"], tmp_path, "Bea")

    async def act(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.sitting.table.chairs[1].connected)
        await pilot.press("q")
        assert isinstance(app.screen, Choice)
        await pilot.press("escape", "q", "enter")

    drive(app, act)
    assert not app.is_running
    assert app.sitting.seats.at(app.sitting.address) == app.sitting.held
