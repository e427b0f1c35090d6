"""Every benchmark and its peer, measured in the same run: one JSON line each, and a table at the end on stderr."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

import fistful  # noqa: E402
from bench import ours, peers, search  # noqa: E402
from bench.measure import Result, cheaper, faster  # noqa: E402

RATE = "M decisions/s"
MIDDLES = {"wild-shots": (4, 60), "loot-shoot-whisky": (2, 4)}
"""For each game the seats and the number of moves that lead to the middle of play."""

COMPARED = ("wild-shots", "loot-shoot-whisky")
"""The games with a peer of their own kind."""
FLOOR = 0.25
FLOORS = {"shootout": 0.5}
"""Of each other game, whose decisions are more complex: the share of OpenSpiel's hearts to reach."""


def results() -> Iterator[Result]:
    hearts = peers.rollouts("hearts") / 1e6
    spades = peers.rollouts("spades") / 1e6
    goofspiel = peers.rollouts(peers.GOOFSPIEL) / 1e6
    wild_shots = ours.playouts("wild-shots", 4) / 1e6
    yield faster("playout wild-shots", RATE, wild_shots, "open_spiel hearts in C++", hearts, 1.5)
    yield faster("playout wild-shots", RATE, wild_shots, "open_spiel spades in C++", spades, 1.0)
    interpreted = ours.interpreted_playouts("wild-shots", 4) / 1e6
    yield faster("playout wild-shots", RATE, wild_shots, "the same rules interpreted", interpreted, 5.0)
    duel = ours.playouts("loot-shoot-whisky", 2) / 1e6
    yield faster("playout loot-shoot-whisky", RATE, duel, "open_spiel goofspiel in C++", goofspiel, 2.0)
    for slug in [slug for slug in fistful.games() if slug not in COMPARED]:
        playouts = ours.playouts(slug, min(4, fistful.game(slug).seats[-1])) / 1e6
        yield faster(f"playout {slug}", RATE, playouts, "open_spiel hearts in C++", hearts, FLOORS.get(slug, FLOOR))
    yield from loops()
    yield from costs()
    peer = "open_spiel hearts, ISMCTSBot in C++"
    yield faster("search wild-shots", "k simulations/s", search.ours() / 1e3, peer, search.theirs() / 1e3, 1.0)


def loops() -> Iterator[Result]:
    usual, fastest = ours.usual_loop("wild-shots", 4) / 1e6, ours.fastest_loop("wild-shots", 4) / 1e6
    peer = "open_spiel hearts"
    yield faster("usual loop wild-shots", RATE, usual, f"{peer}, usual loop", peers.usual_loop("hearts") / 1e6, 2.0)
    yield faster(
        "fastest loop wild-shots", RATE, fastest, f"{peer}, fastest loop", peers.fastest_loop("hearts") / 1e6, 1.2
    )


def costs() -> Iterator[Result]:
    clone, resample = peers.clone_cost(), peers.resample_cost()
    for slug, (seats, moves) in MIDDLES.items():
        position = ours.middle(slug, seats, moves)
        copy = ours.copy_cost(position)
        yield cheaper(f"copy {slug}", copy, "open_spiel hearts clone", clone, 1.0)
        imagined = ours.imagine_cost(position)
        yield cheaper(f"imagine {slug}", imagined, "open_spiel hearts resample_from_infostate", resample, 1.0)
        yield cheaper(f"view {slug}", ours.view_cost(position), "20 copies", 20 * copy, 1.0)


def main() -> None:
    if not fistful.compiled:
        raise SystemExit("Benchmarks are of the compiled rules; run them with `make bench`.")
    table = Table("bench", "ours", "peer", "theirs", "ratio", "target", box=None)
    for result in results():
        print(result.line(), flush=True)
        missed = result.target is not None and result.ratio < result.target
        mark = f"{result.target or ''}{' (missed)' if missed else ''}"
        ours_text, theirs_text = f"{result.ours:.3g} {result.unit}", f"{result.theirs:.3g} {result.unit}"
        table.add_row(result.bench, ours_text, result.peer, theirs_text, f"{result.ratio:.2f}", mark)
    Console(stderr=True, width=140).print(table)


if __name__ == "__main__":
    main()
