"""A whole session at a server, as it was asked and answered: people, tables, games, replays, and what is refused.

The descriptions of HTTP and of the socket are held against it, and their examples are taken from it.
"""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import sqlalchemy as sa

import fistful
from fistful.engine.registry import lobby
from fistful.engine.wire import checksum
from fistful.server.core.rates import Rate
from fistful.server.core.settings import HttpRates
from fistful.server.net.limits import RequestLimits
from fistful.server.store.storage import Storage
from fistful.server.store.writing import Write
from tests.server.committing import Committer
from tests.server.saloon import PATIENCE, Json, Player, Saloon, saloon
from tests.server.test_games import play_out

ELSEWHERE = {"origin": "https://evil.example"}
NOWHERE = "nosuchtable0"
PASSWORD = "correct horse"
ANNIE = {"name": "Annie", "password": PASSWORD}
OPTIONS: dict[str, Json] = {"looterz": {"goal": 7}}
"""What makes a game short."""


class Exchange(NamedTuple):
    """One request and its answer."""

    method: str
    path: str
    sent: bytes
    status: int
    headers: httpx.Headers
    answer: bytes

    @property
    def asked(self) -> Any:
        """The body of the request; None if it is not JSON."""
        try:
            return json.loads(self.sent)
        except ValueError:
            return None

    @property
    def is_json(self) -> bool:
        return self.headers["content-type"].startswith("application/json")

    @property
    def said(self) -> Any:
        """The body of the answer."""
        return json.loads(self.answer) if self.is_json else self.answer.decode()


class Recording:
    """What was said over HTTP and over sockets."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []
        self.players: list[Player] = []

    def note(self, answer: httpx.Response) -> None:
        """Keep an answer and what it answers."""
        request = answer.request
        path = request.url.raw_path.decode()
        self.exchanges.append(
            Exchange(request.method, path, request.read(), answer.status_code, answer.headers, answer.read())
        )

    @property
    def sent(self) -> Iterator[Json]:
        """What clients sent over sockets."""
        return (message for player in self.players for message in player.said)

    @property
    def told(self) -> Iterator[Json]:
        """What they were told there."""
        return (message for player in self.players for message in player.heard)


class Session:
    """People at a server whose every word is recorded."""

    def __init__(self, made: Saloon, recording: Recording) -> None:
        self.saloon = made
        self.recording = recording
        self.http = made.http
        self.http.event_hooks = {"response": [recording.note]}

    def enter(self, seated: Json) -> Player:
        player = self.saloon.enter(seated)
        self.recording.players.append(player)
        return player

    def open(self, game: str, **wanted: Any) -> Json:
        return self.saloon.open(game, options=OPTIONS.get(game, {}), **wanted)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers=headers)

    # The parts of a session.

    def look_around(self) -> None:
        """Read what there is to read about games."""
        for path in ("/health", "/ready", "/metrics", "/api/games", "/api/tables", "/api/replays", "/api/me"):
            self.http.get(path)
        self.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
        for slug in (*fistful.games(), "poker"):
            for path in ("games/{}/cards", "games/{}/words", "rules/{}"):
                for language in ("en", "de", "tlh"):
                    self.http.get(f"/api/{path.format(slug)}?language={language}")
            self.http.get(f"/api/ratings/{slug}")

    def keep_names(self) -> None:
        """Keep a name, sign in and out, and be refused."""
        for path in ("/api/people", "/api/session"):
            self.post(path, ANNIE, **ELSEWHERE)
            self.post(path, {"name": "x" * 100_000, "password": PASSWORD})
            self.post(path, {"name": "Annie"})
        self.post("/api/people", ANNIE)
        self.http.get("/api/me")
        self.http.delete("/api/session", headers=ELSEWHERE)
        self.http.delete("/api/session")
        self.post("/api/people", ANNIE)
        self.post("/api/session", ANNIE | {"password": "wrong horse"})
        self.post("/api/session", ANNIE)
        self.manage_account()
        for _ in range(20):  # until it is too often
            if self.post("/api/session", ANNIE | {"name": "Nobody"}).status_code == 429:
                break

    def manage_account(self) -> None:
        """Change a password, download one's data and delete the account, and be refused."""
        self.http.delete("/api/session")
        self.http.get("/api/me/data")
        new = {"old": PASSWORD, "new": "another horse"}
        for path, body in (("/api/me/password", new), ("/api/me/delete", {"password": PASSWORD})):
            self.post(path, body)
            self.post(path, body, **ELSEWHERE)
            self.post(path, body | {"password": "x" * 100_000})
            self.post(path, {})
        self.post("/api/people", {"name": "Calamity Jane", "password": PASSWORD})
        table = self.open("looterz", seats=3)
        self.enter(table).do("say", text="Howdy")
        self.http.get("/api/me/data")
        self.post("/api/me/password", new)
        self.post("/api/me/delete", {"password": "another horse"})
        self.post("/api/session", ANNIE)

    def find_seats(self) -> None:
        """Open tables and join them, and be refused."""
        share = {"share": secrets.token_hex(32)}
        self.post("/api/promises", **ELSEWHERE)
        promised = self.post("/api/promises").json()["commitment"]
        table = self.open("wild-shots", seats=3, public=True, commitment=promised)["table"]
        for body, headers in (
            ({"game": "poker", **share}, {}),
            ({"game": "wild-shots", **share, "seats": 9}, {}),
            ({"game": "wild-shots", **share, "name": "x" * 100_000}, {}),
            ({"game": "wild-shots", **share}, ELSEWHERE),
        ):
            self.post("/api/tables", body, **headers)
        seats = f"/api/tables/{table}/seats"
        self.post(seats, {"share": "short"})
        self.post(seats, {**share, "name": "x" * 100_000})
        self.post(seats, share, **ELSEWHERE)
        self.post(seats, {**share, "seat": 0})
        self.post(f"/api/tables/{NOWHERE}/seats", share)
        self.http.delete("/api/session")
        kept = self.open("wild-shots", seats=2, cookie=True)["table"]
        self.saloon.join(kept, cookie=True)
        self.post("/api/tables", {"game": "wild-shots", **share, "name": "Annie"})  # a guest under a kept name
        self.http.get("/api/tables")
        self.post("/api/tables/mine", [], **ELSEWHERE)
        self.post("/api/tables/mine", [{"table": table}])
        self.post("/api/tables/mine", [{"table": table, "token": "x" * 43}] * 900)
        held = {"table": table, "token": "x" * 43}
        self.post("/api/seats", [held, {"table": NOWHERE, "rematch_of": table}])
        self.post("/api/seats", [held], **ELSEWHERE)
        self.post("/api/seats", [held] * 11)
        self.post("/api/seats", [held] * 900)

    def play(self, game: str) -> None:
        """Play a game against a bot to its end, and look back at it; before the end it is refused."""
        seated = self.open(game, seats=2, bots=["greenhorn"], public=True)
        player = self.enter(seated)
        self.look_back(seated)
        play_out([player], random.Random(game))
        self.look_back(seated)

    def look_back(self, seated: Json) -> None:
        """Look at a table in every way there is."""
        token = {"authorization": f"Bearer {seated['token']}"}
        for id in (seated["table"], NOWHERE, "TABLE"):
            for path in ("tables/{}", "tables/{}/cards", "records/{}", "replays/{}", "replays/{}?seat=A"):
                self.http.get(f"/api/{path.format(id)}")
            self.http.get(f"/api/tables/{id}/moments", headers=token)
            self.http.get(f"/api/tables/{id}/moments")
        self.http.get(f"/api/tables/{seated['table']}/cards?language=tlh")
        self.http.get(f"/api/tables/{seated['table']}/moments", headers={"authorization": "Bearer mine"})
        self.http.get(f"/api/replays/{seated['table']}?seat=Z")
        self.post("/api/tables/mine", [{"table": seated["table"], "token": seated["token"]}])

    def verify(self) -> None:
        """Have records checked, good ones and others."""
        records = [
            each.answer
            for each in self.recording.exchanges
            if each.status == 200 and each.path.startswith("/api/records/")
        ]
        for record in records:
            self.http.post("/api/verify", content=record)
        self.http.post("/api/verify", content=records[0], headers=ELSEWHERE)
        self.http.post("/api/verify", content=records[0][:-9])
        self.http.post("/api/verify", content=of_another_game(records[0]))
        self.http.post("/api/verify", content=b" " * 2**21)

    def talk(self) -> None:
        """Two people use every command there is."""
        host = self.enter(self.open("wild-shots", seats=3, name="Calhoun"))
        host.do("seat-bot", level="deputy", seat=1)
        host.do("unseat", seat=1)
        guest = self.enter(self.saloon.join(host.seated["table"], name="Dalton"))
        guest.do("say", phrase="hello")
        host.do("say", text="Howdy!")
        host.send({"do": "mute", "seat": 1, "muted": True})
        host.send({"do": "ping"})
        host.next("pong")
        host.send({"do": "dance"})
        host.hear()
        guest.do("leave")
        guest.closed()
        host.do("seat-bot", level="greenhorn")
        host.do("stand-in", seat=1)
        host.do("retract")
        host.do("play", move="X9")
        self.recording.players.append(self.saloon.watch(host.seated["table"]))

    def play_again(self) -> None:
        """Two people ask for more time in a window, play to the end and want a rematch."""
        first = self.open("boomtown-bandits", seats=2)
        players = [self.enter(first), self.enter(self.saloon.join(first["table"]))]
        dice = random.Random(1)
        while not any("timing" in each["is"] for each in self.recording.told):
            for player in players:
                if player.moves and player.moment is not None:
                    if player.moment["window"]:
                        player.do("more-time")
                    player.do("play", move=dice.choice(player.moves), moment=player.moment["number"])
                player.quiet(0.02)
            assert not players[0].over
        both = self.sit_down_under_kept_names()
        play_out(both, random.Random(2))
        for player in both:
            player.do("rematch", share=secrets.token_hex(32))
        both[0].next("table")
        until = time.monotonic() + PATIENCE
        while not self.saloon.get("/api/ratings/loot-shoot-whisky"):  # it is counted after the end
            assert time.monotonic() < until
        self.http.get("/api/me")

    def commit_and_reveal(self) -> None:
        """Two people commit to their shares, one leaves before the deal, and another comes."""
        self.http.delete("/api/session")
        first = Committer(self.saloon).open("loot-shoot-whisky")
        second = Committer(self.saloon).join(first.seated["table"])
        first.player, leaving = self.enter(first.seated), self.enter(second.seated)
        first.reveal()
        leaving.do("leave")
        third = Committer(self.saloon).join(first.seated["table"])
        third.player = self.enter(third.seated)
        first.commit_again()
        for each in (first, third):
            each.reveal()
        self.post("/api/session", ANNIE)

    def sit_down_under_kept_names(self) -> list[Player]:
        """Two people whose game counts for their ratings."""
        self.post("/api/people", {"name": "Belle", "password": PASSWORD})
        first = self.open("loot-shoot-whisky", seats=2)
        self.post("/api/session", ANNIE)
        return [self.enter(first), self.enter(self.saloon.join(first["table"]))]


def of_another_game(record: bytes) -> bytes:
    """The same record of a game that nobody has here."""
    document, _, _ = record.partition(b',"checksum"')
    changed = document.replace(b"loot-shoot-whisky", b"poker") + b"}"
    return b'%s,"checksum":"%s"}' % (changed[:-1], checksum(changed).encode())


def fail(*_: object) -> Any:
    raise RuntimeError("a fault of ours")


def not_written(_storage: Storage, write: Write) -> None:
    write.done(sa.exc.OperationalError("INSERT", {}, Exception("disk full")))


@contextmanager
def changed(owner: type, name: str, to: Callable[..., Any]) -> Iterator[None]:
    """Something else in place of a method, for a while."""
    before = getattr(owner, name)
    setattr(owner, name, to)
    try:
        yield
    finally:
        setattr(owner, name, before)


def everything(session: Session) -> None:
    """Ask for everything once; used where each answer is the same refusal."""
    share = {"share": secrets.token_hex(32)}
    table = f"/api/tables/{NOWHERE}"
    for path in (
        *("/api/games", "/api/games/looterz/cards", "/api/games/looterz/words", "/api/rules/looterz", f"{table}/cards"),
        *("/api/tables", table, f"{table}/moments", f"/api/records/{NOWHERE}", "/api/replays"),
        *(
            f"/api/replays/{NOWHERE}",
            "/api/me",
            "/api/me/data",
            "/api/ratings/looterz",
            "/health",
            "/ready",
            "/metrics",
        ),
    ):
        session.http.get(path)
    session.http.delete("/api/session")
    for path, body in (
        ("/api/promises", None),
        ("/api/tables", {"game": "wild-shots", **share}),
        (f"{table}/seats", share),
        ("/api/tables/mine", []),
        ("/api/seats", []),
        ("/api/verify", {}),
        ("/api/people", {"name": "Eddie", "password": PASSWORD}),
        ("/api/session", {"name": "Eddie", "password": PASSWORD}),
        ("/api/me/password", {"old": PASSWORD, "new": PASSWORD}),
        ("/api/me/delete", {"password": PASSWORD}),
    ):
        session.post(path, body)


def record(folder: Path) -> Recording:
    """A session of everything that can happen."""
    recording = Recording()
    with saloon(folder / "usual") as made:
        session = Session(made, recording)
        session.look_around()
        session.keep_names()
        session.find_seats()
        for game in lobby():
            session.play(game)
        session.verify()
        session.talk()
        session.play_again()
        session.commit_and_reveal()
        session.look_around()
        session.http.delete("/api/session")
        waiting = session.open("wild-shots", seats=3)
        with changed(Storage, "append", not_written):
            session.post("/api/tables", {"game": "wild-shots", "share": secrets.token_hex(32)})
            session.post(f"/api/tables/{waiting['table']}/seats", {"share": secrets.token_hex(32)})
    never = Rate(0.1, 0.0)
    with saloon(folder / "closed", rates=HttpRates(look=never, sit=never, fold=never)) as made:
        everything(Session(made, recording))
    with saloon(folder / "broken") as made, changed(RequestLimits, "take", fail):
        everything(Session(made, recording))
    return recording
