"""The lobby of a server in the terminal: listed, opened and sat down at, with names, on the screen and line by line."""

from __future__ import annotations

import asyncio
import io
import json
import os
import queue
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot

import fistful
from fistful.client.person import Person
from fistful.client.seat import Seats
from fistful.client.server import Server, TableRefused, server_of
from fistful.terminal.app import Drawing
from fistful.terminal.lobby import Going, LobbyApp
from fistful.terminal.lobby_form import Form
from fistful.terminal.lobby_lines import LobbyLines
from fistful.terminal.names import NamePage
from fistful.terminal.online_lines import Typed
from tests.server.committing import Committer
from tests.server.saloon import Saloon, saloon

PATIENCE = 120.0
PASSWORD = "six-shooters-and-gold"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    with saloon(tmp_path_factory.mktemp("house")) as made:
        yield made


def server_at(house: Saloon, language: str = "en") -> Server:
    return Server(f"http://127.0.0.1:{house.port}", language)


def lobby(house: Saloon, folder: Path, name: str = "Bea") -> LobbyApp:
    person = Person(folder / "person.json")
    person.call(name)
    return LobbyApp(server_at(house), person, Seats(folder / "seats.json"), "dark")


def drive(app: LobbyApp, act: Callable[[Pilot[Going]], Awaitable[None]]) -> Going | None:
    """Run the lobby at 80 by 24 and do this with it; where it leads."""

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await asyncio.wait_for(act(pilot), PATIENCE)

    asyncio.run(run())
    return app.return_value


def shown(app: LobbyApp) -> str:
    return app.screen_stack[0].query_one(Drawing).canvas.text()


async def until(pilot: Pilot[Going], reached: Callable[[], bool]) -> None:
    while not reached():
        await pilot.pause(0.005)


def test_a_table_that_waits_is_listed_and_sat_down_at(house: Saloon, tmp_path: Path) -> None:
    table = Committer(house).open("looterz", seats=3, name="Ann", public=True, clock={"kind": "fast"}).seated["table"]
    app = lobby(house, tmp_path)

    async def act(pilot: Pilot[Going]) -> None:
        await until(pilot, lambda: app.asked and "2 seats free, 20 seconds" in shown(app))
        assert "Bea" in shown(app).splitlines()[0]
        while app.rows[app.place].table != table:
            await pilot.press("down")
        await pilot.press("enter")
        await until(pilot, lambda: app.return_value is not None)

    going = drive(app, act)
    assert going is not None and going.address.table == table and going.held.seat == 1
    assert house.get(f"/api/tables/{table}")["chairs"][1]["name"] == "Bea"
    assert Seats(tmp_path / "seats.json").at(going.address) == going.held
    house.http.post(f"/api/tables/{table}/seats", json={"share": "0" * 64})


def test_ones_own_tables_come_first_and_the_list_follows_what_happens(house: Saloon, tmp_path: Path) -> None:
    server, seats = server_at(house), Seats(tmp_path / "seats.json")
    address, held = server.open(Form(fistful.game("wild-shots"), "en").wanted("Cleo"))
    seats.keep(address, held)
    app = lobby(house, tmp_path, "Cleo")

    async def act(pilot: Pilot[Going]) -> None:
        await until(pilot, lambda: app.asked and "Your tables" in shown(app))
        assert app.rows[0].table == address.table
        assert [row.table for row in app.rows].count(address.table) == 1
        other = Committer(house).open("shootout", name="Dan", public=True).seated["table"]
        app._again.set()
        await until(pilot, lambda: any(row.table == other for row in app.rows))
        await pilot.press("q")

    assert drive(app, act) is None


def test_a_table_is_set_up_and_opened_with_bots_and_options(house: Saloon, tmp_path: Path) -> None:
    app = lobby(house, tmp_path, "Eve")

    async def act(pilot: Pilot[Going]) -> None:
        await until(pilot, lambda: app.asked)
        while app.rows[app.place][:2] != ("open", "boomtown-bandits"):
            await pilot.press("up")
        await pilot.press("enter")
        assert "Open a table: Boomtown Bandits" in shown(app)
        await pilot.press("right", "down", "right", "down", "left")
        assert app.form is not None and (app.form.seats, app.form.bots, app.form.level) == (3, 1, "greenhorn")
        await pilot.press("down", "right")
        assert "in real time" in shown(app)
        while app.form is not None and app.form_place < len(app.form.rows()):
            await pilot.press("down")
        await pilot.press("enter")
        await until(pilot, lambda: app.return_value is not None)

    going = drive(app, act)
    assert going is not None
    info = house.get(f"/api/tables/{going.address.table}")
    assert [chair["name"] for chair in info["chairs"]] == ["Eve", "", "greenhorn"]
    assert info["options"]["pace"] == "real-time" and info["public"]


def test_a_server_that_does_not_answer_is_said_and_asked_again(tmp_path: Path) -> None:
    app = LobbyApp(Server("http://127.0.0.1:9", "en"), Person(tmp_path / "p"), Seats(tmp_path / "s"), "dark")

    async def act(pilot: Pilot[Going]) -> None:
        await until(pilot, lambda: "cannot be reached" in shown(app))
        app.server.address = "http://127.0.0.1:10"
        app._again.set()
        await pilot.press("q")

    assert drive(app, act) is None


def test_a_name_is_reserved_remembered_and_signed_out_and_its_password_is_not_kept(
    house: Saloon, tmp_path: Path
) -> None:
    app = lobby(house, tmp_path, "Fay")

    async def act(pilot: Pilot[Going]) -> None:
        await pilot.press("n")
        assert isinstance(app.screen, NamePage)
        await pilot.press("tab", *"short", "ctrl+r", *PASSWORD[5:], "ctrl+r")
        await until(pilot, lambda: app.person.signed_in(app.server.address))
        await until(pilot, lambda: not isinstance(app.screen, NamePage))
        await pilot.press("q")

    drive(app, act)
    kept = tmp_path / "person.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert PASSWORD[5:] not in kept.read_text()
    again = Person(kept)
    server = Server(app.server.address, "en", again.session_at(app.server.address))
    assert server.me().name == again.name_at(server.address) == "Fay"
    with pytest.raises(TableRefused, match="taken"):
        server_at(house).open(Form(fistful.game("wild-shots"), "en").wanted("Fay"))
    again.sign_out(server)
    assert not Person(kept).signed_in(server.address) and Person(kept).name_at(server.address) == "Fay"
    Person(kept).sign_in(server, "Fay", "short" + PASSWORD[5:])
    assert server.me().name == "Fay"


@pytest.mark.parametrize(
    ("link", "server"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("https://club.example/games/", "https://club.example/games"),
        ("http://host:8000/lobby", "http://host:8000"),
        ("https://club.example/games/table/abcdefghijkl", "https://club.example/games"),
        ("ftp://host", None),
        ("", None),
    ],
)
def test_a_server_is_known_by_any_of_its_pages(link: str, server: str | None) -> None:
    assert server_of(link) == server


class Keyboard:
    """What is typed in the line mode, and what is printed."""

    def __init__(self) -> None:
        self.console = Console(width=400, file=io.StringIO(), highlight=False)
        self._typed: queue.Queue[bytes] = queue.Queue()

    def read(self, _most: int) -> bytes:
        with suppress(queue.Empty):
            return self._typed.get(timeout=PATIENCE)
        return b""

    @property
    def printed(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()

    def type(self, *lines: str) -> None:
        for line in lines:
            self._typed.put(f"{line}\n".encode())

    async def sees(self, text: str, times: int = 1) -> None:
        while self.printed.count(text) < times:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            ("no such table", "You are in seat A.", "Waiting for one more player.", "Gus: “Howdy”", "“bot B”"),
        ),
        ("de", ("gibt es nicht", "Du sitzt auf Platz A.", "Es fehlt noch ein Spieler.", "Gus: „Howdy“", "„bot B“")),
        (
            "fr",
            (
                "n’existe pas",
                "Vous êtes à la place A.",
                "Il manque encore un",
                "Gus\u00a0: «\u00a0Howdy\u00a0»",
                "bot B",
            ),
        ),
    ],
)
def test_a_whole_game_is_opened_and_played_line_by_line(
    language: str, sentences: tuple[str, ...], house: Saloon, tmp_path: Path
) -> None:
    keyboard = Keyboard()
    person = Person(tmp_path / "person.json")
    person.call("Gus")
    seats = Seats(tmp_path / "seats.json")
    there = LobbyLines(server_at(house, language), person, seats, keyboard.console)

    async def play() -> None:
        running = asyncio.create_task(there.run(Typed(keyboard.read)))
        keyboard.type("nonsense", "open loot-shoot-whisky")
        await keyboard.sees(sentences[2])
        keyboard.type("say Howdy", "phrase nothing", "bot")
        await keyboard.sees("Howdy")
        keyboard.type("bot B")
        answered = 0
        (address, _), *_ = seats.all()
        while house.get(f"/api/tables/{address.table}")["status"] != "over":
            await asyncio.sleep(0.01)
            if keyboard.printed.count("\n  1  ") > answered:
                answered = keyboard.printed.count("\n  1  ")
                keyboard.type("1")
        keyboard.type("table", "quit", "quit")
        await running

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert [each for each in sentences if each not in keyboard.printed] == []


def test_the_list_can_be_scripted(house: Saloon, tmp_path: Path) -> None:
    table = Committer(house).open("shootout", name="Hal", public=True).seated["table"]
    address = f"http://127.0.0.1:{house.port}"

    def run(*words: str) -> str:
        command = [sys.executable, "-m", "fistful", "lobby", address, *words]
        state = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
        done = subprocess.run(command, capture_output=True, text=True, env=state, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "Shootout!, waiting for players: Hal; one seat free." in run("--list")
    assert table in [each["id"] for each in json.loads(run("--json"))["tables"]]
