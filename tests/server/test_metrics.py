"""What Prometheus is told."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from fistful.server.metrics import Metrics


def test_the_figures_are_what_prometheus_reads() -> None:
    figures = Metrics()
    figures.moves.labels("wild-shots", "bot").inc(3)
    figures.move.observe(0.003)
    samples = {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(figures.text().decode())
        for sample in family.samples
    }
    assert samples["fistful_moves_total", ("wild-shots", "bot")] == 3
    assert samples["fistful_move_seconds_bucket", ("0.002",)] == 0
    assert samples["fistful_move_seconds_bucket", ("0.005",)] == 1


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.slow_readers.inc()
    assert one.text() != other.text()


def test_labels_come_from_closed_lists() -> None:
    allowed = {"status", "audience", "game", "mover", "kind", "code", "level", "le"}
    figures = Metrics()
    labels = {
        name
        for collector in vars(figures).values()
        if hasattr(collector, "_labelnames")
        for name in collector._labelnames
    }
    assert labels <= allowed
