"""`fistful admin` on a running server and on a stopped one: each command, its refusals, and what it prints."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from fistful.server.operators import door
from fistful.server.people import kept_names
from fistful.server.store.folder import Held
from tests.cli.conftest import Call, Done
from tests.server.saloon import Json, Saloon, Unwelcome, saloon

PASSWORD = "correct horse"
Admin = Callable[..., Done]


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(kept_names, "HASHER", type(kept_names.HASHER)(time_cost=1, memory_cost=64, parallelism=1))
    kept_names._decoy.cache_clear()
    yield
    kept_names._decoy.cache_clear()


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """The server runs in this process; what it logs is not what the command prints."""
    with structlog.testing.capture_logs():
        yield


class Place:
    """A server's tables, with a person and a guest at one of them; perhaps it is running."""

    def __init__(self, folder: Path, call: Call) -> None:
        self.folder = folder
        self._call = call
        self.seats: list[Json] = []

    @property
    def table(self) -> str:
        return str(self.seats[0]["table"])

    def furnish(self, made: Saloon) -> None:
        made.http.post("/api/people", json={"name": "Eddie", "password": PASSWORD}).raise_for_status()
        first = made.open("wild-shots", seats=2, public=True)
        made.http.cookies.clear()
        self.seats = [first, made.join(first["table"], name="Bill")]

    def admin(self, *words: str, code: int = 0) -> str:
        """What a command prints; on stderr if it is refused."""
        done = self._call("admin", *words, "--data", str(self.folder))
        assert done.code == code, done
        return done.stdout if code == 0 else done.stderr

    def listed(self, *words: str) -> list[Json]:
        (line,) = self.admin(*words, "--json").splitlines()
        (found,) = json.loads(line).values()
        return list(found)


@pytest.fixture(params=["running", "stopped"])
def place(request: pytest.FixtureRequest, tmp_path: Path, call: Call) -> Iterator[Place]:
    found = Place(tmp_path / "data", call)
    with saloon(found.folder) as made:
        found.furnish(made)
        if request.param == "running":
            with closing(Held(found.folder)):
                yield found
    if request.param == "stopped":
        yield found


def refused_entry(folder: Path, seated: Json) -> str:
    """How a server that is started later refuses a seat."""
    with saloon(folder) as after, pytest.raises(Unwelcome) as refused:
        after.enter(seated)
    return str(refused.value)


def test_tables_are_listed(place: Place) -> None:
    assert place.table in place.admin("tables") and "Eddie, Bill" in place.admin("tables", "--name", "bill")
    (row,) = place.listed("tables", "--status", "playing", "--public", "--game", "wild-shots")
    assert row["info"]["id"] == place.table
    assert place.listed("tables", "--private") == place.listed("tables", "--most", "1", "--name", "Cat") == []
    assert place.admin("tables", "--status", "over") == "There are no such tables.\n"


def test_a_table_is_shown_as_a_spectator_sees_it(place: Place) -> None:
    shown = place.admin("table", place.table)
    assert "wild-shots, playing, public" in shown and "Round 1 begins." in shown
    assert re.search(r"Cards in hand +\d+ +\d+", shown)
    (line,) = place.admin("table", place.table, "--json").splitlines()
    assert json.loads(line)["table"]["moment"]["view"]["hand"] == []


def test_a_table_is_closed(place: Place) -> None:
    assert place.admin("close", place.table, "--reason", "spam") == f"Table {place.table} is closed.\n"
    again = place.admin("close", place.table, code=1)
    assert again == "fistful: The operator of this server has closed this table. The reason: spam\n"
    assert [row["info"]["status"] for row in place.listed("tables")] == ["closed"]


def test_a_table_is_deleted(place: Place) -> None:
    assert place.admin("delete", place.table, "--yes") == f"Table {place.table} is deleted.\n"
    assert place.listed("tables") == []
    assert place.admin("delete", place.table, "--yes", code=1) == "fistful: There is no such table.\n"
    assert place.admin("close", "Nowhere", code=1) == "fistful: There is no such table.\n"


def test_a_seat_is_taken_away(place: Place) -> None:
    assert place.admin("unseat", f"{place.table}/B") == f"{place.table}/B: 1 seat taken away.\n"
    assert place.admin("unseat", "Eddie") == "Eddie: 1 seat taken away.\n"
    assert place.admin("unseat", "Eddie") == "Eddie: 0 seats taken away.\n"
    assert place.admin("unseat", "Nobody", code=1) == "fistful: Nobody has reserved the name “Nobody”.\n"


def test_people_and_addresses_are_muted_and_banned(place: Place) -> None:
    assert place.admin("mute", f"{place.table}/B") == f"Bill ({place.table}/B) can no longer talk here.\n"
    assert place.admin("ban", "Eddie", "--reason", "spam") == "Eddie can no longer play here.\n"
    assert place.admin("ban", "2001:db8::1") == "2001:db8::/64 can no longer play here.\n"
    found = {(each["what"], each["kind"], each["shown"], each["reason"]) for each in place.listed("bans")}
    assert found == {
        ("mute", "seat", f"Bill ({place.table}/B)", ""),
        ("ban", "person", "Eddie", "spam"),
        ("ban", "address", "2001:db8::/64", ""),
    }
    assert "2001:db8::/64" in place.admin("bans") and "banned" in place.admin("names")
    assert place.admin("ban", "eddie", code=1) == "fistful: Eddie is banned already.\n"
    assert place.admin("unmute", f"{place.table}/B") == f"Bill ({place.table}/B) can talk here again.\n"
    assert place.admin("unban", "Eddie") == "Eddie can play here again.\n"
    assert place.admin("unban", "2001:db8::/64") == "2001:db8::/64 can play here again.\n"
    assert place.admin("unban", "Eddie", code=1) == "fistful: Eddie is not banned.\n"
    assert place.admin("bans") == "Nobody is banned or muted.\n"


def test_names_are_listed_renamed_and_released(place: Place) -> None:
    assert [row["name"] for row in place.listed("names", "dd")] == ["Eddie"]
    assert place.admin("names", "xyz") == "There are no such names.\n"
    assert place.admin("rename", "Eddie", "Teddy") == "Eddie is now called Teddy, at 1 table too.\n"
    (row,) = place.listed("tables")
    assert row["info"]["chairs"][0]["name"] == "Teddy"
    assert place.admin("release", "Teddy", "--yes") == "Anybody can reserve the name Teddy now.\n"
    assert place.listed("names") == []
    assert "Teddy" not in json.dumps(place.listed("tables"))


def test_a_password_is_reset(place: Place) -> None:
    printed = place.admin("reset-password", "Eddie")
    found = re.fullmatch(r"The password of Eddie is now: ((?:[a-z2-9]{4}-?){4})\n", printed)
    assert found and found[1] not in place.admin("log", "--json")


def test_figures_and_the_log_are_shown(place: Place) -> None:
    assert "1 playing" in place.admin("figures") and "1 reserved names" in place.admin("figures")
    (line,) = place.admin("figures", "--json").splitlines()
    assert json.loads(line)["figures"]["tables"] == {"playing": 1}
    assert place.admin("log") == "Nothing has been done yet.\n"
    place.admin("close", place.table, "--reason", "spam")
    place.admin("close", place.table, code=1)
    assert [(row["what"], row["why"], row["refused"]) for row in place.listed("log", "--most", "2")] == [
        ("close", "", "table shut"),
        ("close", "", ""),
    ]
    assert "close, refused" in place.admin("log") and "spam" in place.admin("log")


def test_what_is_done_to_a_stopped_server_holds_when_it_starts(tmp_path: Path, call: Call) -> None:
    place = Place(tmp_path / "data", call)
    with saloon(place.folder) as made:
        place.furnish(made)
    place.admin("unseat", f"{place.table}/B")
    assert refused_entry(place.folder, place.seats[1]) == "put-out"
    place.admin("ban", "Eddie")
    assert refused_entry(place.folder, place.seats[0]) == "put-out"
    place.admin("close", place.table)
    assert refused_entry(place.folder, place.seats[0]) == "shut"


def test_the_page_has_a_link_only_while_the_server_runs(tmp_path: Path, call: Call) -> None:
    place = Place(tmp_path / "data", call)
    with saloon(place.folder) as made, closing(Held(place.folder)):
        place.furnish(made)
        link, how = place.admin("page").splitlines()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/#[\w-]{43}", link) and "once" in how
    assert "so there is no page to open" in place.admin("page", code=1)


def test_a_server_without_a_door_is_not_changed_behind_its_back(tmp_path: Path, call: Call) -> None:
    place = Place(tmp_path / "data", call)
    with saloon(place.folder) as made, closing(Held(place.folder)):
        place.furnish(made)
        door.remove(place.folder)
        assert "does not answer its operator" in place.admin("close", place.table, code=1)
        assert made.get(f"/api/tables/{place.table}")["status"] == "playing"


def test_a_table_is_not_deleted_without_being_asked(
    tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "data", call)
    with saloon(place.folder) as made:
        place.furnish(made)
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\n"))
    assert call("admin", "delete", place.table, "--data", str(place.folder)).code != 0
    assert len(place.listed("tables")) == 1
