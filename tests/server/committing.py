"""Players who commit to their shares first, as the page does, and show them when all have."""

from __future__ import annotations

import secrets

from fistful.engine.commitments import digest, share_hash, transcript
from fistful.engine.wire import DealStep
from tests.server.saloon import Json, Player, Tables


class Committer:
    """Somebody at a table with a share that nobody else knows yet."""

    def __init__(self, saloon: Tables) -> None:
        self.saloon = saloon
        self.share = secrets.token_hex(32)
        self.server = ""
        self.seated: Json = {}
        self.player: Player | None = None

    def hash(self, number: int = 1) -> str:
        return share_hash(self.server, number, bytes.fromhex(self.share))

    def open(self, game: str, **wanted: object) -> Committer:
        self.server = self.saloon.http.post("/api/promises").json()["commitment"]
        body = {"game": game, "share_hash": self.hash(), "commitment": self.server, **wanted}
        self.seated = self._posted("/api/tables", body)
        return self

    def join(self, table: str, **wanted: object) -> Committer:
        info = self.saloon.get(f"/api/tables/{table}")
        self.server, number = info["commitment"], info["dealing"]["round"]
        body = {"share_hash": self.hash(number), "round": number, **wanted}
        self.seated = self._posted(f"/api/tables/{table}/seats", body)
        return self

    def _posted(self, path: str, body: Json) -> Json:
        answer = self.saloon.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        seated: Json = answer.json()
        return seated

    def enter(self) -> Player:
        if self.player is None:
            self.player = self.saloon.enter(self.seated)
        return self.player

    def commit_again(self) -> Json:
        """Commit to a new share, after a round was given up."""
        number = self.saloon.get(f"/api/tables/{self.seated['table']}")["dealing"]["round"]
        self.share = secrets.token_hex(32)
        return self.enter().do("commit", round=number, share_hash=self.hash(number))

    def reveal(self, **wanted: object) -> Json:
        """Show the share for the commitments that are public now."""
        info = self.saloon.get(f"/api/tables/{self.seated['table']}")
        return self.enter().do("reveal", **{"share": self.share, "seen": seen(info), **wanted})


def seen(info: Json) -> str:
    """The hash of the transcript of a table that is about to begin, as every player computes it."""
    dealing = info["dealing"]
    steps = [DealStep(*step) for step in dealing["steps"]]
    text = transcript(dealing["terms"], len(info["chairs"]), info["commitment"], dealing["round"], steps)
    return digest(text)
