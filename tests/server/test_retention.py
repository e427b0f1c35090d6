"""Tables that nobody uses: those that never began are deleted, and games that nobody goes on with are closed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fistful.server.core.settings import Retention
from fistful.server.play import retention
from fistful.server.play.retention import sweep
from tests.server.saloon import PATIENCE, Saloon, SetClock, saloon
from tests.server.test_upgrade import soon

DAY = 86_400.0


def swept(server: Saloon, retention: Retention) -> None:
    hub = server.application.hub
    work = sweep(hub, retention, hub.clock.now())
    asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def test_a_table_that_never_began_is_deleted_after_a_week(folder: Path) -> None:
    with saloon(folder, clock=SetClock()) as server:
        old, watched = (server.open("wild-shots", seats=3, public=True)["table"] for _ in range(2))
        server.watch(watched)
        server.advance(6 * DAY)
        new = server.open("wild-shots", seats=3)["table"]
        swept(server, Retention())
        assert server.http.get(f"/api/tables/{old}").status_code == 200
        server.advance(1.1 * DAY)
        swept(server, Retention())
        assert server.http.get(f"/api/tables/{old}").json()["code"] == "no-such-table"
        assert [server.http.get(f"/api/tables/{each}").status_code for each in (watched, new)] == [200, 200]


def test_nothing_is_deleted_because_the_machine_started_with_a_wrong_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's clock goes on from the time at its start; the machine's is set right."""
    monkeypatch.setattr(retention, "SETTLED", 0.0)
    with saloon(folder, clock=SetClock()) as server:
        table, hub = server.open("wild-shots", seats=3)["table"], server.application.hub
        right, looks = server.inside(hub.clock.now), 0
        server.advance(400 * DAY)

        def machine() -> float:
            nonlocal looks
            looks += 1
            return float(right)

        def there() -> bool:
            return server.http.get(f"/api/tables/{table}").status_code == 200

        work = retention.keep_sweeping(hub, Retention(every=0.01), (hub.clock.now, machine))
        asyncio.run_coroutine_threadsafe(work, server.loop)
        soon(lambda: looks >= 2)
        assert there()
        right += 8 * DAY
        soon(lambda: not there())


def test_a_game_that_nobody_goes_on_with_is_closed_after_ninety_days_and_its_log_kept(folder: Path) -> None:
    with saloon(folder, clock=SetClock()) as server:
        seated = server.open("wild-shots", seats=2)
        other = server.join(seated["table"])
        player = server.enter(seated)
        server.advance(91 * DAY)
        swept(server, Retention())
        assert server.get(f"/api/tables/{seated['table']}")["status"] == "playing"  # somebody is there
        mover = player if player.moves else server.enter(other)
        mover.play(mover.moves[0])
        for each in (player, mover):
            each.leave()
        hub = server.application.hub
        while server.inside(lambda: hub.in_use(seated["table"])):
            pass
        swept(server, Retention())
        assert server.get(f"/api/tables/{seated['table']}")["status"] == "playing"  # a move was made today
        server.advance(91 * DAY)
        swept(server, Retention(abandoned=None))
        assert server.get(f"/api/tables/{seated['table']}")["status"] == "playing"
        swept(server, Retention())
        assert server.get(f"/api/tables/{seated['table']}")["status"] == "closed"
        moments = server.get(f"/api/tables/{seated['table']}/moments", authorization=f"Bearer {seated['token']}")
        assert moments
        refused = server.http.post(f"/api/tables/{seated['table']}/seats", json={"share": "5" * 64})
        assert refused.json()["code"] == "closed"
    with saloon(folder) as again:
        assert again.get(f"/api/tables/{seated['table']}")["status"] == "closed"
        assert again.http.get(f"/api/records/{seated['table']}").json()["code"] == "not-over"
