"""A table of a server on the full screen: the deal by commitments, a whole game, watching, and a lost connection."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

import fistful
from fistful.client.seat import Address, Held, Seats, TableRefused, address_of, cards, look, sit_down
from fistful.terminal.online import OnlineApp
from tests.server.committing import Committer
from tests.server.saloon import Player, Saloon, saloon
from tests.terminal.test_full_screen import drive, shown, until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    with saloon(tmp_path_factory.mktemp("house")) as made:
        yield made


def address(house: Saloon, table: str) -> Address:
    found = address_of(f"http://127.0.0.1:{house.port}/table/{table}")
    assert found is not None
    return found


def joined(house: Saloon, table: str, folder: Path, name: str | None = None) -> OnlineApp:
    """The screen of somebody who has followed the link to a table."""
    there = address(house, table)
    info = look(there, "en")
    seats = Seats(folder / "seats.json")
    held = seats.at(there) or sit_down(there, info, "en", name)
    seats.keep(there, held)
    return OnlineApp(fistful.game(info.game), cards(there, "en"), there, info, held, seats, "en", "dark", 0)


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
        await until(pilot, lambda: app.moment is not None)
        playing.append(threading.Thread(target=play_first_moves, args=[host.enter()]))
        playing[0].start()
        while app.moment is None or app.moment.view.outcome is None:
            if app.open_picker.options:
                await pilot.press("enter")
            await pilot.pause(0.01)
        await until(pilot, lambda: app.clock.beat.view.outcome is not None)
        assert "Ann" in shown(app)

    drive(app, play)
    playing[0].join()
    record = house.get(f"/api/records/{host.seated['table']}")
    assert record["fairness"]["rounds"][-1]["steps"], "dealt from shares that were committed first"
    assert fistful.verify(house.http.get(f"/api/records/{host.seated['table']}").content).outcome is not None


def test_where_no_seat_is_free_one_watches(house: Saloon, tmp_path: Path) -> None:
    table = house.open("wild-shots", bots=["deputy"])["table"]
    app = joined(house, table, tmp_path)
    assert app.held == Held()

    async def watch(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.moment is not None and app.clock.rested)
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
        await until(pilot, lambda: app.moment is not None)
        assert app.link.socket is not None
        await app.link.socket.close()
        await until(pilot, lambda: "Reconnecting" in app.notice)
        await until(pilot, lambda: app.notice == "")
        assert app.moment is not None and app.moment.view.seat == app.held.seat

    drive(app, lose)
    again = joined(house, host.seated["table"], tmp_path)
    assert again.held.token == app.held.token, "the seat is kept for the next time"


def test_a_refusal_of_the_table_is_said_and_the_question_stays(house: Saloon, tmp_path: Path) -> None:
    host = Committer(house).open("wild-shots", seats=2)
    app = joined(house, host.seated["table"], tmp_path, "Bea")

    async def err(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: all(app.words.names))
        assert host.reveal()["is"] == "done"
        await until(pilot, lambda: app.moment is not None)
        if not app.moment or not app.moment.moves:
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
        look(address(house, "aaaaaaaaaaaa"), "en")
