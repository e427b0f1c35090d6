"""Steps a second of our PettingZoo environments beside PettingZoo's own, in the same run: one JSON line each.

Every step is made as a learner makes it: `last()` with observation and mask, a random legal action, `step()`.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import fistful  # noqa: E402
from bench.measure import Result, faster, rate  # noqa: E402
from fistful.envs.pettingzoo import env  # noqa: E402

RPS = "rps_v2"
CARDS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
"""PettingZoo's classic card games."""
STEPS = 200


def steps(environment: Any) -> Callable[[], float]:
    """Random games, one after the other."""
    dice = random.Random(1)

    def work() -> float:
        done = 0
        while done < STEPS:
            environment.reset(seed=dice.getrandbits(30))
            for agent in environment.agent_iter():
                seen, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    break
                if isinstance(seen, dict):
                    action = dice.choice(seen["action_mask"].nonzero()[0])
                else:
                    action = dice.randrange(environment.action_space(agent).n)
                environment.step(action)
                done += 1
        return done

    return work


def peer(name: str) -> float:
    return rate(steps(importlib.import_module(f"pettingzoo.classic.{name}").env())) / 1e3


def results() -> Iterator[Result]:
    rates = {name: peer(name) for name in (RPS, *CARDS)}
    best = max(CARDS, key=lambda name: rates[name])
    for slug in fistful.games():
        ours = rate(steps(env(slug, fistful.game(slug).about.usual_seats))) / 1e3
        for name, target in ((best, 1.0), (RPS, None)):
            yield faster(f"pettingzoo {slug}", "k steps/s", ours, f"pettingzoo {name}", rates[name], target)


def main() -> None:
    if not fistful.compiled:
        raise SystemExit("Benchmarks are of the compiled rules; run them with `make bench-envs`.")
    for result in results():
        print(result.line(), flush=True)


if __name__ == "__main__":
    main()
