"""What Prometheus can read."""

from __future__ import annotations

import time

import msgspec
import pytest
import websockets.sync.client
from prometheus_client.parser import text_string_to_metric_families

import fistful
from fistful.server.core.metrics import LOOK, Metrics
from fistful.server.core.rates import Bucket, Rate
from tests.server.saloon import Saloon, Unwelcome


def figure(saloon: Saloon, name: str, **labels: str) -> float:
    """One figure as Prometheus reads it; 0 if nothing was counted yet."""
    families = text_string_to_metric_families(saloon.http.get("/metrics").text)
    samples = (sample for family in families for sample in family.samples)
    return sum(each.value for each in samples if each.name == name and labels.items() <= each.labels.items())


def test_the_figures_are_what_prometheus_reads() -> None:
    figures = Metrics()
    figures.moves.labels("wild-shots", "bot").inc(3)
    figures.answer.observe(0.003)
    samples = {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(figures.text({"playing": 2}, seated=3, watching=4).decode())
        for sample in family.samples
    }
    assert samples["fistful_moves_total", ("wild-shots", "bot")] == 3
    assert samples["fistful_tables", ("playing",)] == 2
    assert samples["fistful_sockets", ("spectator",)] == 4
    assert samples["fistful_answer_seconds_bucket", ("0.002",)] == 0
    assert samples["fistful_answer_seconds_bucket", ("0.005",)] == 1


@pytest.mark.parametrize("address", ["203.0.113.1", "2001:db8::1", "10.0.0.7"])
def test_players_elsewhere_are_told_no_figures(shared: Saloon, address: str) -> None:
    """They count what is secret: that somebody passed in a window, or took back a sealed choice."""
    answer = shared.http.get("/metrics", headers={"x-forwarded-for": address})
    assert (answer.status_code, answer.json()["code"]) == (403, "figures")
    assert "fistful_" not in answer.text


def test_the_host_may_let_another_machine_read_the_figures(shared: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = shared.application.hub
    monkeypatch.setattr(hub, "settings", msgspec.structs.replace(hub.settings, metrics_to=("2001:db8::1",)))
    for address, status in (("2001:db8::1", 200), ("2001:db8::2", 403), ("127.0.0.1", 200)):
        assert shared.http.get("/metrics", headers={"x-forwarded-for": address}).status_code == status


def test_the_figures_say_once_how_they_are_encoded(shared: Saloon) -> None:
    kind = shared.http.get("/metrics").headers["content-type"]
    assert kind.startswith("text/plain; version=") and kind.count("charset=utf-8") == 1


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.rated.labels("wild-shots").inc()
    assert "wild-shots" in one.text({}, 0, 0).decode()
    assert "wild-shots" not in other.text({}, 0, 0).decode()


def test_labels_come_from_closed_lists() -> None:
    allowed = {"status", "audience", "game", "mover", "kind", "code", "level", "le", "why"}
    figures = Metrics()
    labels = {
        name
        for collector in vars(figures).values()
        if hasattr(collector, "_labelnames")
        for name in collector._labelnames
    }
    assert labels <= allowed


def test_a_server_counts_moves_and_refusals_and_names_nobody(shared: Saloon) -> None:
    seated = shared.open("wild-shots", seats=2, name="Calamity")
    other = shared.join(seated["table"], name="Josephine")
    players = [shared.enter(each) for each in (seated, other)]
    mover = next(player for player in players if player.moves)
    mover.play(mover.moves[0])
    mover.do("play", move="Z99")
    shared.http.get("/api/tables/abcdefghijkl")
    text = shared.http.get("/metrics").text
    for line in ('fistful_moves_total{game="wild-shots",mover="person"}', 'code="no-such-table"', 'kind="notation"'):
        assert line in text
    assert "fistful_commit_seconds_count" in text and "fistful_answer_seconds_count" in text
    for secret in (seated["table"], seated["token"], "Calamity", "Josephine"):
        assert secret not in text


def test_the_figures_show_the_process_and_its_version(shared: Saloon) -> None:
    assert figure(shared, "process_resident_memory_bytes") > 1_000_000
    assert figure(shared, "process_open_fds") > 3
    assert 0 < time.time() - figure(shared, "process_start_time_seconds") < 86_400
    assert figure(shared, "process_cpu_seconds_total") > 0
    assert figure(shared, "python_gc_collections_total") > 0
    assert figure(shared, "fistful_info", version=fistful.__version__) == 1


def test_what_holds_up_the_loop_is_seen_in_the_figures(shared: Saloon) -> None:
    name = "fistful_loop_lag_seconds"
    time.sleep(3 * LOOK)
    assert figure(shared, f"{name}_count") > 0
    before = figure(shared, f"{name}_sum")
    shared.inside(lambda: time.sleep(0.5))
    time.sleep(2 * LOOK)
    assert figure(shared, f"{name}_sum") - before > 0.5 - 2 * LOOK


def test_sockets_are_counted_before_they_enter_and_when_they_are_closed(shared: Saloon) -> None:
    seated = shared.open("wild-shots", seats=2)
    address = f"ws://127.0.0.1:{shared.port}/api/tables/{seated['table']}/socket"
    with websockets.sync.client.connect(address):
        assert figure(shared, "fistful_sockets", audience="entering") == 1
    before = figure(shared, "fistful_sockets_closed_total", why="taken-over")
    first, _second = shared.enter(seated), shared.enter(seated)
    first.closed()
    assert figure(shared, "fistful_sockets", audience="entering") == 0
    assert figure(shared, "fistful_sockets_closed_total", why="taken-over") == before + 1


def test_everything_that_is_refused_is_counted(shared: Saloon) -> None:
    def counted() -> dict[str, float]:
        codes = ("wrong-token", "unreadable", "origin", "host", "too-fast")
        return {code: figure(shared, "fistful_refusals_total", code=code) for code in codes}

    before = counted()
    seated = shared.open("wild-shots", seats=2)
    with pytest.raises(Unwelcome):
        shared.enter({**seated, "token": "x" * 43})
    shared.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    shared.http.post("/api/promises", headers={"origin": "https://evil.example"})
    shared.http.get("/health", headers={"host": "evil.example"})
    player = shared.enter(seated)
    (client,) = shared.application.hub.tables[seated["table"]].room
    client.household = Bucket(Rate(0.001, 0.0), time.monotonic())  # type: ignore[attr-defined]
    player.do("say", text="Howdy")
    assert {code: count - before[code] for code, count in counted().items()} == dict.fromkeys(before, 1)
