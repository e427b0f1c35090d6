"""`fistful serve` as a host starts it: in a separate process, judged by what it prints and what answers."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import io
import ipaddress
import os
import pty
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
import segno
from websockets.sync.client import connect
from websockets.typing import Origin

import fistful
from fistful import locales
from fistful.engine.errors import TableRefusal
from fistful.server.core.settings import Settings
from fistful.server.net import serve as serving
from fistful.server.net.addresses import address_of, is_loopback
from fistful.server.net.listening import NEXT_PORTS, listen, port_of
from fistful.server.net.serve import HOW_TO_STOP
from fistful.server.store.folder import Held
from tests.serving import PATIENCE

ENVIRONMENT = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}


def command(folder: Path, *words: str) -> list[str]:
    return [sys.executable, "-W", "error", "-m", "fistful", "serve", "--data", str(folder), *words]


class Served:
    """A server that has said where it is."""

    def __init__(self, process: subprocess.Popen[str], said: str) -> None:
        self.process = process
        self.said = said

    @property
    def address(self) -> str:
        found = re.search(r"Fistful is at (http://\S+)", self.said)
        assert found is not None, self.said
        return found[1]

    @property
    def port(self) -> int:
        return int(self.address.rstrip("/").rpartition(":")[2])

    @property
    def friends(self) -> list[str]:
        """The addresses for friends."""
        return re.findall(r"http://\S+", self.said.partition("Friends")[2])


@contextmanager
def served(folder: Path, *words: str, lines: int = 1) -> Iterator[Served]:
    """A server while the block lasts, and the lines it printed; stopped as with Ctrl-C, which must go well."""
    with subprocess.Popen(command(folder, *words), stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as process:
        try:
            assert process.stdout is not None
            yield Served(process, "".join(process.stdout.readline() for _ in range(lines)))
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


def refused(folder: Path, *words: str) -> str:
    """What a server that cannot start says: one sentence, nothing announced, exit code 1."""
    done = subprocess.run(
        command(folder, *words), capture_output=True, text=True, check=False, env=ENVIRONMENT, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    (sentence,) = done.stderr.splitlines()
    return sentence


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


# Ports.


def test_a_taken_port_is_an_error(tmp_path: Path, taken: int) -> None:
    said = refused(tmp_path, "--port", str(taken))
    assert said == (
        f"fistful: Port {taken} is taken; choose another with --port, or add --any-port to use the next free one."
    )
    assert not (tmp_path / "tables.db").exists()


def test_a_port_that_may_not_be_used_is_refused_in_the_words_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object, **__: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied (while attempting to bind on address ('127.0.0.1', 80))")

    monkeypatch.setattr(socket, "create_server", forbid)
    with pytest.raises(TableRefusal) as refused:
        listen("127.0.0.1", 80)
    assert str(refused.value) == "The server cannot listen on 127.0.0.1, port 80: Permission denied."


def test_any_port_uses_the_next_free_one(tmp_path: Path, taken: int) -> None:
    with served(tmp_path, "--port", str(taken), "--any-port") as server:
        assert taken < server.port < taken + NEXT_PORTS
        assert httpx.get(f"http://127.0.0.1:{server.port}/health").text == "ok"


def test_port_0_is_any_free_one_and_is_announced_when_it_answers(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as server:
        assert server.port > 0
        assert httpx.get(f"{server.address}ready").text == "ok"


def test_two_servers_do_not_share_a_port(tmp_path: Path) -> None:
    with served(tmp_path / "first", "--port", "0") as server:
        assert "is taken" in refused(tmp_path / "second", "--port", str(server.port))


def test_a_name_with_two_addresses_is_taken_if_one_of_them_is(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        (socket.AF_INET6, socket.SOCK_STREAM, 6, "", ("::1", 0, 0, 0)),
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0)),
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Exception, match="is taken"):
        listen("localhost", taken)
    with contextlib.ExitStack() as closing:
        both = [closing.enter_context(each) for each in listen("localhost", taken, any_port=True)]
        assert [each.family for each in both] == [socket.AF_INET6, socket.AF_INET]
        assert {each.getsockname()[1] for each in both} == {port_of(both)} != {taken}


# Hosts.


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "2001:db8::1"])
def test_a_host_that_is_not_this_machine_is_an_error(tmp_path: Path, host: str) -> None:
    assert refused(tmp_path, "--host", host, "--port", "0").startswith(f"fistful: The server cannot listen on {host},")


def test_ipv6_has_brackets_in_its_address(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "::1", "--port", "0") as server:
        assert server.address == f"http://[::1]:{server.port}/"
        assert httpx.get(f"{server.address}metrics").status_code == 200
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://127.0.0.1:{server.port}/health")
        body = {"game": "wild-shots", "share": "5" * 64}
        table = httpx.post(f"{server.address}api/tables", json=body, headers={"origin": server.address[:-1]}).json()
        place = f"ws://[::1]:{server.port}/api/tables/{table['table']}/socket"
        with connect(place, origin=Origin(server.address[:-1])) as wire:
            wire.send('{"do": "enter"}')
            assert '"hello"' in str(wire.recv(PATIENCE))


def test_everywhere_with_ipv6_is_everywhere_with_ipv4_too(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "::", "--port", "0", lines=2) as server:
        assert server.address == f"http://localhost:{server.port}/"
        for host in ("[::1]", "127.0.0.1"):
            assert httpx.get(f"http://{host}:{server.port}/health").text == "ok"
            figures = f"http://{host}:{server.port}/metrics"
            assert httpx.get(figures).status_code == 200  # it is the host who asks
            assert httpx.get(figures, headers={"x-forwarded-for": "192.0.2.7"}).status_code == 403  # a proxy
        versions = [ipaddress.ip_address(httpx.URL(each).host).version for each in server.friends]
        assert versions == sorted(versions)
        for each in server.friends:
            assert httpx.get(f"{each}health").text == "ok"


def test_friends_are_told_addresses_that_reach_the_server(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0", "--port", "0", lines=2) as server:
        assert server.friends
        for each in server.friends:
            host = ipaddress.ip_address(httpx.URL(each).host)
            assert host.version == 4 and not host.is_loopback and not host.is_unspecified
            assert httpx.get(f"{each}health").text == "ok"


def test_a_server_for_this_machine_only_has_no_address_for_friends(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as server:
        server.process.send_signal(signal.SIGINT)
        assert server.process.stdout is not None
        assert server.process.stdout.read() == ""


@pytest.mark.parametrize(("seen", "known"), [("::ffff:127.0.0.1", "127.0.0.1"), ("fe80::1%eth0", "fe80::1")])
def test_an_address_reads_the_same_however_it_came_in(seen: str, known: str) -> None:
    assert address_of({"client": (seen, 5)}) == known
    assert is_loopback(address_of({"client": (seen, 5)})) == (known == "127.0.0.1")


# In a terminal.


def in_terminal(folder: Path, *words: str, **environment: str) -> str:
    """What a server prints to a terminal until it has said how to stop it, and while it is stopped so."""
    ours, its = pty.openpty()
    with subprocess.Popen(command(folder, *words), stdout=its, stderr=its, env=ENVIRONMENT | environment) as process:
        os.close(its)
        said = b""
        try:
            with contextlib.suppress(OSError):  # a terminal ends with an error
                while chunk := os.read(ours, 4096):
                    said += chunk
                    if b"Ctrl-C" in said and said.endswith(b"\n"):
                        process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
            os.close(ours)
    return said.decode().replace("\r\n", "\n")


def test_a_terminal_shows_where_the_server_is_and_how_to_stop_it_and_no_log(tmp_path: Path) -> None:
    said = in_terminal(tmp_path, "--port", "0")
    where, how = said.replace("^C", "").splitlines()
    assert re.fullmatch(r"Fistful is at http://localhost:\d+/", where)
    assert how == HOW_TO_STOP


HALVES = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
"""The dark modules in the upper and lower half of a character: the terminal's white is drawn, its black is left."""


def test_a_terminal_shows_a_qr_code_of_the_first_address_for_friends(tmp_path: Path) -> None:
    said = in_terminal(tmp_path, "--host", "0.0.0.0", "--port", "0")
    lines = re.findall("\x1b\\[97;40m(.+?)\x1b\\[0m", said)
    modules = [[HALVES[each][half] for each in line] for line in lines for half in (0, 1)]
    first = re.findall(r"http://\S+", said.partition("Friends")[2])[0]
    wanted = [[int(dark) for dark in row] for row in segno.make(first, micro=False).matrix_iter(border=4)]
    assert len(wanted) > 20
    assert modules[: len(wanted)] == wanted


def test_a_terminal_that_cannot_draw_it_shows_no_qr_code(tmp_path: Path) -> None:
    said = in_terminal(tmp_path, "--host", "0.0.0.0", "--port", "0", PYTHONIOENCODING="latin-1")
    assert "http://" in said.partition("Friends")[2] and "\x1b" not in said


# The folder for the database.


def a_file(folder: Path) -> Path:
    (folder / "file").touch()
    return folder / "file"


def below_a_file(folder: Path) -> Path:
    return a_file(folder) / "data"


def a_folder_for_a_database(folder: Path) -> Path:
    (folder / "tables.db").mkdir()
    return folder


def no_database(folder: Path) -> Path:
    (folder / "tables.db").write_bytes(b"howdy, partner. " * 512)
    return folder


def of_a_later_version(folder: Path) -> Path:
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as database:
        database.executescript(
            "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')"
        )
    return folder


def in_the_kernel(_folder: Path) -> Path:
    return Path("/proc/fistful")


UNUSABLE = {
    a_file: os.strerror(errno.ENOTDIR),
    below_a_file: os.strerror(errno.ENOTDIR),
    a_folder_for_a_database: "unable to open database file",
    no_database: "file is not a database",
    of_a_later_version: "a newer version of Fistful",
    in_the_kernel: os.strerror(errno.ENOENT),
}


@pytest.mark.parametrize("unusable", UNUSABLE, ids=lambda each: each.__name__)
def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path, unusable: object) -> None:
    assert callable(unusable)
    folder = unusable(tmp_path)
    said = refused(folder, "--port", "0")
    assert said.startswith("fistful: The ") and str(folder) in said and said.endswith(f"{UNUSABLE[unusable]}.")


def test_a_database_that_somebody_else_writes_to_all_the_time_is_one_sentence(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0"):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("BEGIN IMMEDIATE")
        assert refused(tmp_path, "--port", "0").endswith("database is locked.")


# One server to a folder.


def test_games_and_words_are_loaded_before_anybody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    for name in ("log_lines", "allow_many_files"):
        monkeypatch.setattr(serving, name, lambda: None)
    monkeypatch.setattr(fistful, "game", lambda _: None)
    monkeypatch.setattr(locales, "bundle", loaded.append)
    monkeypatch.setattr(serving.TableServer, "run", lambda *_: loaded.append("runs"))
    serving.serve(Settings(data=tmp_path), [], opens_browser=False)
    assert loaded == [*locales.LANGUAGES, "runs"]


def test_a_second_server_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as server:
        for words in (("--port", "0"), ("--port", str(server.port)), ("--any-port",)):
            assert refused(tmp_path, *words) == (
                f"fistful: Fistful is already running at {server.address} with the tables in {tmp_path}; "
                "stop it first, or choose another folder with --data."
            )
        assert httpx.get(f"{server.address}ready").text == "ok"
        with served(tmp_path / "another", "--port", "0") as other:
            assert other.port != server.port
    with served(tmp_path, "--port", "0"):
        pass


def test_a_second_server_that_is_to_run_once_shows_the_first_one(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {tmp_path / "opened"}\n')
    browser.chmod(0o755)
    seen = {**ENVIRONMENT, "DISPLAY": ":0", "BROWSER": str(browser)}
    words = command(tmp_path, "--any-port", "--open", "--once")
    with served(tmp_path, "--port", "0", "--once") as server:
        done = subprocess.run(words, capture_output=True, text=True, check=False, env=seen, timeout=PATIENCE)
        said = f"Fistful is already at {server.address}, with the tables in {tmp_path}.\n"
        assert (done.returncode, done.stdout, done.stderr) == (0, said, "")
        assert (tmp_path / "opened").read_text() == server.address


def test_a_server_that_was_killed_leaves_its_folder_free(tmp_path: Path) -> None:
    for _ in range(2):
        with subprocess.Popen(command(tmp_path, "--port", "0"), stdout=subprocess.PIPE, env=ENVIRONMENT) as process:
            assert process.stdout is not None
            assert process.stdout.readline().startswith(b"Fistful is at ")
            process.kill()


def test_a_folder_whose_server_has_not_said_where_it_is_is_refused_too(tmp_path: Path) -> None:
    with contextlib.closing(Held(tmp_path)):
        for words in ((), ("--once",)):
            assert refused(tmp_path, "--port", "0", *words) == (
                f"fistful: Another server already has the tables in {tmp_path}; "
                "stop it first, or choose another folder with --data."
            )


def test_a_full_disk_keeps_no_server_from_starting_that_only_cannot_say_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", refuse)
    with contextlib.closing(Held(tmp_path)) as held:
        held.tell("http://localhost:8000/")
        with pytest.raises(TableRefusal) as refused_second:
            Held(tmp_path)
    assert refused_second.value.params["address"] == "none"


def test_a_file_system_without_locks_has_to_do_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    with contextlib.closing(Held(tmp_path)) as held:
        held.tell("http://localhost:8000/")


# HEAD.


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("running"), "--port", "0") as server:
        yield server


def paths(server: Served) -> Iterator[str]:
    """A path for every route that is read with GET: those of the description, and the others."""
    yield from ("/", "/table/abcdefghijkl", "/none.js", "/health", "/ready", "/metrics", "/schema")
    yield from ("/schema/openapi.json", "/schema/asyncapi.json")
    for path, methods in httpx.get(f"{server.address}schema/openapi.json").json()["paths"].items():
        if "get" in methods:
            yield path.replace("{slug}", "wild-shots").replace("{id}", "abcdefghijkl")


def test_the_head_of_everything_that_can_be_read_can_be_asked_for(running: Served) -> None:
    asked = 0
    with httpx.Client(base_url=running.address) as http:
        for path in paths(running):
            whole, head = http.get(path), http.head(path)
            assert (head.status_code, head.content) == (whole.status_code, b""), path
            assert head.headers["content-type"] == whole.headers["content-type"], path
            if path != "/metrics":  # it counts what was asked
                assert head.headers["content-length"] == whole.headers["content-length"], path
            asked += 1
    assert asked > 20


def test_a_head_is_followed_by_the_next_answer(running: Served) -> None:
    """Had a body been sent, a client would take it for the beginning of the next answer."""
    port = running.port
    with socket.create_connection(("127.0.0.1", port)) as wire:
        wire.sendall(b"HEAD /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n")
        wire.sendall(b"Connection: close\r\n\r\n")
        said = io.BytesIO(b"".join(iter(lambda: wire.recv(65536), b"")))
    heads = said.read().split(b"\r\n\r\n")
    assert [head[:15] for head in heads[:2]] == [b"HTTP/1.1 200 OK", b"HTTP/1.1 200 OK"]
    assert heads[2:] == [b"ok"]


def test_what_only_changes_something_has_no_head(running: Served) -> None:
    answer = httpx.head(f"{running.address}api/promises")
    assert answer.status_code == 405 and "HEAD" not in answer.headers["allow"]


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("", "GET, HEAD, OPTIONS"),
        ("api/games", "GET, HEAD, OPTIONS"),
        ("api/tables", "GET, HEAD, OPTIONS, POST"),
        ("api/session", "DELETE, OPTIONS, POST"),
    ],
)
def test_what_a_method_is_good_for_can_be_asked_and_is_said_where_it_is_not(
    running: Served, path: str, methods: str
) -> None:
    options = httpx.options(f"{running.address}{path}")
    assert (options.status_code, options.headers["allow"], options.content) == (204, methods, b"")
    refused = httpx.put(f"{running.address}{path}", headers={"accept-language": "de"})
    assert (refused.status_code, refused.headers["allow"]) == (405, methods)
    said = refused.json()
    assert (said["code"], said["params"]["known"]) == ("wrong-method", methods.split(", "))
    assert said["text"].startswith("Diese Adresse nimmt PUT nicht an, nur ")


def test_nothing_is_allowed_where_there_is_nothing(running: Served) -> None:
    for method in ("OPTIONS", "PUT"):
        assert httpx.request(method, f"{running.address}api/nothing").status_code == 404


# Names.


def test_a_host_adds_names_by_options_or_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "FISTFUL_ALLOWED_HOSTS", "club.example, www.club.example")
    with served(tmp_path, "--port", "0", "--allowed-host", "games.example") as server:
        found = {
            host: httpx.get(f"{server.address}health", headers={"host": host}).status_code
            for host in ("games.example", "club.example", "www.club.example:443", "example", "evil.example")
        }
    assert list(found.values()) == [200, 200, 200, 421, 421]
