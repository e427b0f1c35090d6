"""Every level against the one below it, in every game with the fewest and with the most seats, in one run.

Duplicate deals, and a number of games that is fixed before, so that shares are not overstated by stopping early. Lines
are those of the table in `docs/bots.md`. Fails if a level does not win more than an equal share with the whole 95 %
interval.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

import fistful
from fistful.arena.match import Terms, play_match
from fistful.arena.page import between, percent
from fistful.cli.engines import meter_of_games, opened
from fistful.cli.progress import bar
from fistful.engine.game import Game

GAMES = 200
SHERIFF = "sheriff@0.1"
"""A tenth of its budget at a table is enough for the proof."""
HEAD = ("match", "share", "interval", "score difference", "simulations", "CPU ms per decision")


def matches(games: int) -> Iterator[Terms]:
    """The matches to be decided."""
    for slug in fistful.games():
        game = fistful.game(slug)
        for seats in sorted({game.seats[0], game.seats[-1]}):
            yield match(games, game, seats, "deputy", "greenhorn")
            yield match(games, game, seats, SHERIFF, "deputy")
        yield match(games, game, game.seats[0], SHERIFF, "greenhorn")


def match(games: int, game: Game, seats: int, *levels: str) -> Terms:
    return Terms(game, levels, seats, {}, games, seed=0)


def command(terms: Terms) -> str:
    """The arguments that play this match, between `fistful arena` and `--games 200 --seed 0`."""
    return f"{terms.game.slug} {' '.join(terms.levels)} --seats {terms.seats}"


def cells(terms: Terms, summary: dict[str, Any]) -> tuple[str, ...]:
    first = summary["players"][0]
    searched = first["simulations_per_search"]
    return (
        f"`{command(terms)}`",
        percent(first["share"]),
        between(first["interval"]),
        f"{first['score_difference']:+.1f} ± {first['score_error']:.1f}",
        f"{searched:,}" if searched else "–",
        f"{first['cpu_ms_per_decision']:.2f}",
    )


def line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", metavar="GAME", choices=fistful.games(), help="only this game")
    parser.add_argument("--games", type=int, default=GAMES, help="in every match")
    parser.add_argument("--workers", type=int, help="bots that think at a time; default: one per core")
    arguments = parser.parse_args()
    chosen = [terms for terms in matches(arguments.games) if arguments.only in (None, terms.game.slug)]
    print(line(HEAD), line(("---",) * len(HEAD)), sep="\n", flush=True)
    began, thought, unproven = time.monotonic(), 0.0, 0
    with opened("processes", arguments.workers) as engine:
        for terms in chosen:
            games = terms.deals * len(terms.levels)
            meter = meter_of_games(games, terms.game, terms.seats, terms.options, terms.levels, engine.workers)
            with bar(command(terms), meter) as progress:
                summary = play_match(terms, engine, progress).summary()
            print(line(cells(terms, summary)), flush=True)
            thought += sum(each["decisions"] * each["cpu_ms_per_decision"] for each in summary["players"]) / 60_000
            unproven += summary["players"][0]["interval"][0] <= summary["equal_share"]
    minutes = (time.monotonic() - began) / 60
    print(f"{len(chosen)} matches in {minutes:.0f} minutes; bots thought for {thought:.0f} minutes of CPU.")
    print(f"Not proven: {unproven}.")
    return 1 if unproven else 0


if __name__ == "__main__":
    sys.exit(main())
