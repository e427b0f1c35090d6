"""HTTP other than for tables: games, cards, rules, replays, health, and the command that starts it all."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
import sqlalchemy as sa

import fistful
from fistful import locales
from fistful.server.net.listening import free_port
from fistful.server.store import migrations
from fistful.server.store.schema import METADATA
from tests.server.saloon import Saloon
from tests.server.test_seats import finish, two_people


def test_the_games_are_listed_with_what_a_lobby_needs(shared: Saloon) -> None:
    catalogue = shared.get("/api/games")
    assert catalogue["levels"] == ["greenhorn", "deputy", "sheriff", "legend"]
    assert catalogue["seat_letters"] == "ABCDEF"
    assert catalogue["meanings"]["seats"] == ["seat", "seats", "hearer"]
    listed = {game["slug"]: game for game in catalogue["games"]}
    assert next(iter(listed)) == "loot-shoot-whisky" and set(listed) == set(fistful.games())
    wild_shots = listed["wild-shots"]
    assert (wild_shots["seats"], wild_shots["usual_seats"], wild_shots["minutes"]) == ([2, 3, 4], 4, [20, 30])
    assert {"name": "active", "seat": True, "by_seat": False, "rows_by_seat": False} in wild_shots["fields"]


@pytest.mark.parametrize("slug", fistful.games())
def test_rules_and_cards_are_told_in_the_language_asked_for(shared: Saloon, slug: str) -> None:
    rules = [shared.get(f"/api/rules/{slug}?language={each}") for each in locales.LANGUAGES]
    assert [page["language"] for page in rules] == list(locales.LANGUAGES)
    assert len({page["markdown"] for page in rules}) == len(rules)
    assert all(page["markdown"].startswith("#") for page in rules)
    told = {each: shared.get(f"/api/games/{slug}/cards?language={each}") for each in ("en", "de")}
    assert [card["code"] for card in told["en"]] == [card["code"] for card in told["de"]]
    for english, german in zip(told["en"], told["de"], strict=True):
        assert bool(english["text"]) == (english["text"] != german["text"])


def test_a_language_without_words_is_refused_by_its_name(shared: Saloon) -> None:
    answer = shared.http.get("/api/rules/wild-shots?language=tlh")
    assert (answer.status_code, answer.json()["code"]) == (400, "no-such-language")
    assert f"“tlh”; the languages are {locales.listing(locales.LANGUAGES)}" in answer.json()["text"]


def test_our_games_bring_no_words_of_their_own(shared: Saloon) -> None:
    assert shared.get("/api/games/wild-shots/words?language=de") == {"language": "de", "fluent": ""}


def test_a_table_tells_what_is_printed_on_its_cards_while_it_is_played_and_later(shared: Saloon) -> None:
    first, second = two_people(shared)
    path = f"/api/tables/{first['table']}/cards?language=de"
    cards = shared.get("/api/games/loot-shoot-whisky/cards?language=de")
    assert shared.get(path) == cards
    finish([shared.enter(first), shared.enter(second)])
    assert shared.get(path) == cards
    assert shared.http.get("/api/tables/nosuchtable0/cards").status_code == 404


def test_what_does_not_exist_is_refused_in_words(shared: Saloon) -> None:
    for path in ("/api/rules/chess", "/api/tables/nosuchtable0", "/api/replays/nosuchtable0", "/api/nothing"):
        answer = shared.http.get(path)
        assert (answer.status_code, bool(answer.json()["text"])) == (404, True), path


def test_health_readiness_and_the_description_of_the_http_part(shared: Saloon) -> None:
    assert shared.http.get("/health").text == shared.http.get("/ready").text == "ok"
    assert "/api/tables/{id}/seats" in shared.get("/schema/openapi.json")["paths"]


def test_a_finished_public_game_is_among_the_replays(shared: Saloon) -> None:
    first, second = two_people(shared, public=True)
    unfinished = shared.http.get(f"/api/replays/{first['table']}")
    assert (unfinished.status_code, unfinished.json()["code"]) == (409, "not-over")
    assert shared.http.get(f"/api/records/{first['table']}").status_code == 409
    finish([shared.enter(first), shared.enter(second)])
    line = next(each for each in shared.get("/api/replays?game=loot-shoot-whisky") if each["table"] == first["table"])
    assert line["names"] == ["Annie", "Bill"] and line["outcome"]["scores"]
    seen = shared.get(f"/api/replays/{first['table']}?seat=B")
    assert seen["seat"] == 1 and {moment["view"]["seat"] for moment in seen["moments"]} == {1}
    assert first["table"] not in [each["id"] for each in shared.get("/api/tables")]


def test_a_record_that_was_changed_is_not_verified(shared: Saloon) -> None:
    first, second = two_people(shared)
    finish([shared.enter(first), shared.enter(second)])
    record = shared.http.get(f"/api/records/{first['table']}").content
    good = shared.http.post("/api/verify", content=record)
    assert good.status_code == 200 and good.json()["committed"] and good.json()["fair"]
    bad = shared.http.post("/api/verify", content=record.replace(b"Annie", b"Bonny"))
    assert (bad.status_code, bad.json()["code"]) == (400, "edited")


def test_the_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    migrations.upgrade(engine)
    found = sa.inspect(engine)
    for table in METADATA.tables.values():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [key.name for key in table.primary_key]
    engine.dispose()


def test_a_new_database_has_the_newest_version(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    migrations.upgrade(engine)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
    engine.dispose()
    assert found == migrations.NEWEST


def test_a_database_that_is_up_to_date_does_not_wait_for_alembic(tmp_path: Path) -> None:
    """Nor for the catalogues: a start has two seconds, set-up included."""
    program = (
        "import sys; from pathlib import Path; from fistful.server.core.settings import Settings;"
        "from fistful.server.net.app import Application;"
        f"Application(Settings(data=Path({str(tmp_path)!r})));"
        "print([name for name in ('alembic', 'fluent.runtime') if name in sys.modules])"
    )
    said = [subprocess.check_output([sys.executable, "-c", program], text=True) for _ in range(2)]
    assert said == ["['alembic']\n", "[]\n"]


def test_a_port_that_is_taken_is_passed_over() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert free_port("127.0.0.1", port) != port


def test_a_server_may_have_as_many_sockets_open_as_the_system_allows() -> None:
    program = (
        "import resource as r; from fistful.server.net.serve import allow_many_files as allow;"
        "most = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (99, most)); allow();"
        "print(r.getrlimit(r.RLIMIT_NOFILE) == (most, most))"
    )
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "True\n"


def test_the_command_serves_says_where_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fistful", "serve", "--open", "--port", "0", "--data", str(tmp_path)]
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        address = re.search(r"http://localhost:\d+/", server.stdout.readline())
        assert address is not None
        for _ in range(200):
            try:
                assert urllib.request.urlopen(address[0] + "health").read() == b"ok"
                break
            except OSError:
                assert server.poll() is None
                time.sleep(0.05)
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
    assert (tmp_path / "tables.db").exists()
