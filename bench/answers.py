"""How long bots take to answer: games among one level with the most seats, and the CPU time of every answer.

`python bench/answers.py sheriff --answers 300` prints one JSON line for each game. Answers that needed no
thought, with one legal action or nothing to gain, are left out.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Callable

import fistful
from fistful.bots import bot
from fistful.cli.progress import bar


def costs(slug: str, level: str, answers: int, first_seed: int, progress: Callable[[int], None]) -> list[float]:
    """The milliseconds of this many answers, in rising order."""
    game = fistful.game(slug)
    player = bot(level, slug)
    out: list[float] = []
    for seed in itertools.count(first_seed):
        position = game.new(game.seats[-1], seed)
        while not position.over:
            seat = position.to_act[0]
            view = position.view(seat)
            started = time.process_time()
            thought = player.think(view, len(out))
            passed = time.process_time() - started
            if thought.simulations > 0:
                out.append(passed * 1e3)
                progress(1)
                if len(out) == answers:
                    return sorted(out)
            position.play(seat, thought.action)
    raise AssertionError("there is always another seed")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("level")
    parser.add_argument("games", nargs="*", metavar="game", help="default: all")
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; the next ones follow")
    asked = parser.parse_args()
    for slug in asked.games or fistful.games():
        with bar(slug, asked.answers) as progress:
            spent = costs(slug, asked.level, asked.answers, asked.seed, progress)
        places = {"p50": len(spent) // 2, "p99": len(spent) * 99 // 100, "max": -1}
        figures = {name: round(spent[place], 1) for name, place in places.items()}
        line = {"game": slug, "level": asked.level, "answers": len(spent), "unit": "CPU ms", **figures}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
