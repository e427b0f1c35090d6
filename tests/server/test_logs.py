"""What a server writes about itself holds no secret of anybody."""

from __future__ import annotations

import json
import secrets
import socket
import sqlite3
from pathlib import Path

import httpx
import websockets.sync.client

from tests.server.saloon import QUICK
from tests.serving import Serving

PASSWORD = "a-word-that-nobody-else-knows"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def server_shares(folder: Path) -> list[str]:
    """What only the log of the tables may hold."""
    with sqlite3.connect(folder / "tables.db") as database:
        entries = [json.loads(text) for (text,) in database.execute("select entry from entries")]
    return [entry["server_share"] for entry in entries if entry["log"] == "opened"]


def test_no_line_tells_a_secret(tmp_path: Path) -> None:
    server = Serving(tmp_path, free_port(), QUICK)
    server.start()
    share, strange = secrets.token_hex(32), secrets.token_urlsafe(32)
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=30) as http:
        assert http.post("/api/people", json={"name": "Maude", "password": PASSWORD}).status_code == 201
        assert http.post("/api/session", json={"name": "Maude", "password": PASSWORD + "!"}).status_code >= 400
        assert http.post("/api/people", content=f'{{"name": "Maude", "password": "{PASSWORD}"').status_code >= 400
        session = dict(http.cookies)
        wanted = {"game": "loot-shoot-whisky", "share": share, "bots": ["greenhorn"]}
        seated = http.post("/api/tables", json=wanted).json()
        http.get(f"/api/tables/{seated['table']}/moments", headers={"Authorization": f"Bearer {strange}"})
        address = f"ws://127.0.0.1:{server.port}/api/tables/{seated['table']}/socket"
        with websockets.sync.client.connect(address) as player:
            player.send(json.dumps({"do": "enter", "token": seated["token"]}))
            assert json.loads(player.recv(30))["is"] == "hello"
            player.send(json.dumps({"do": "play", "id": "command-1", "move": "LS"}))
            player.send(json.dumps({"do": "play", "id": "command-2", "move": seated["token"]}))
            player.send('{"do": "play", "token": "' + seated["token"])
            answers = [json.loads(player.recv(30))["is"] for _ in range(6)]
            assert {"done", "refused"} <= set(answers)
        with websockets.sync.client.connect(address) as stranger:
            stranger.send(json.dumps({"do": "enter", "token": strange}))
            assert json.loads(stranger.recv(30))["is"] == "refused"
    server.kill()
    written = server.log.read_text()
    assert written
    shares = server_shares(tmp_path)
    assert shares
    for secret in [PASSWORD, share, strange, seated["token"], *session.values(), *shares]:
        assert secret not in written
