"""What `fistful arena --until-sure` promises, in simulated matches: one line for each true share of the better player.

Half of all deals are decided by the cards, so each player wins one of their games. The test is made after every deal.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import fmean

from fistful.arena.page import percent
from fistful.arena.sequence import Evidence

SHARES = (0.5, 0.55, 0.6, 0.75)
HEAD = (
    "true share",
    "matches",
    "a winner is declared",
    "the wrong one",
    "games, mean",
    "interval holds",
    "share read, mean",
)

Deal = Callable[[random.Random], float]
"""The share of one deal."""


def duplicate(share: float) -> Deal:
    """Deals of two games between players of whom the first wins this share."""
    return lambda dice: 0.5 if dice.random() < 0.5 else float(dice.random() < 2 * share - 0.5)


def simulated(deal: Deal, dice: random.Random, most: int) -> Evidence:
    """The deals of a match until one player is declared better, or until there were enough."""
    evidence = Evidence()
    for _ in range(most):
        evidence.add(deal(dice))
        if evidence.excludes(0.5):
            break
    return evidence


def cells(share: float, played: list[Evidence]) -> tuple[str, ...]:
    number = len(played)
    declared = [evidence.mean for evidence in played if evidence.excludes(0.5)]
    intervals = [evidence.interval() for evidence in played]
    held = sum(interval.low <= share <= interval.high for interval in intervals)
    return (
        percent(share),
        f"{number:,}",
        percent(len(declared) / number),
        percent(sum(mean < 0.5 for mean in declared) / number) if share > 0.5 else "–",
        f"{2 * fmean(evidence.counts.total() for evidence in played):,.0f}",
        percent(held / number),
        percent(fmean(interval.mean for interval in intervals)),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--games", type=int, default=2000, help="in a match, at most")
    arguments = parser.parse_args()
    for row in (HEAD, ("---",) * len(HEAD)):
        print(f"| {' | '.join(row)} |")
    for share in SHARES:
        dice = random.Random(1)
        deal = duplicate(share)
        played = [simulated(deal, dice, arguments.games // 2) for _ in range(arguments.matches)]
        print(f"| {' | '.join(cells(share, played))} |", flush=True)


if __name__ == "__main__":
    main()
