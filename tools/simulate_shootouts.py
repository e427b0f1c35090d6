"""Try ways to fight a real-time shootout against honest fighters, on the engine itself, and print how often each wins.

Everything is seeded, so a run can be repeated. `docs/real-time.md` has the figures and what they mean.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

import fistful
from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.engine.chance import Fast, fast
from fistful.games.boomtown_bandits import kinds, shootout, ticks, tokens
from fistful.games.boomtown_bandits.facts import BOT_DELAYS, CALL, DICE_OF, FINAL, ROLL, TOKENS, WAIT
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition

Strategy = Callable[["Fighter", BoomtownBanditsPosition], int]


class Fighter:
    """One seat: how it fights, and how long it waits before calling the hit it shows now."""

    def __init__(self, seat: int, strategy: Strategy, level: str, chance: Fast) -> None:
        self.seat = seat
        self.strategy = strategy
        self.level = level
        self.chance = chance
        self.hit_seen = -1
        self.call_at = 0

    def call_when_ready(self, pos: BoomtownBanditsPosition) -> int:
        """Call the hit shown, after a reaction time drawn when it came up."""
        moment = int(pos.clock + pos.shown_at[self.seat])
        if self.hit_seen != moment:
            self.hit_seen = moment
            self.call_at = int(pos.shown_at[self.seat] + ticks.bot_delay(self.level, self.chance))
        return CALL if pos.tick >= self.call_at else WAIT


def honest(fighter: Fighter, pos: BoomtownBanditsPosition) -> int:
    """Roll at once, call a hit on seeing it, leave a runaway alone."""
    own = DICE_OF[fighter.seat]
    if pos.hits & own:
        return fighter.call_when_ready(pos)
    return WAIT if pos.runaways & own else ROLL


def quick(fighter: Fighter, pos: BoomtownBanditsPosition) -> int:
    """Honest, but with the reaction time of someone who need not look: a hit is called the moment it comes up."""
    return CALL if pos.hits & DICE_OF[fighter.seat] else honest(fighter, pos)


def blind(fighter: Fighter, pos: BoomtownBanditsPosition) -> int:
    """Call whatever comes up, as early as the rules let a call count."""
    return CALL if pos.lying & DICE_OF[fighter.seat] else ROLL


def stalling(fighter: Fighter, pos: BoomtownBanditsPosition) -> int:
    """Wait as long as patience lasts before every roll; call hits like anyone."""
    return fighter.call_when_ready(pos) if pos.hits & DICE_OF[fighter.seat] else WAIT


def never_rolling(_fighter: Fighter, _pos: BoomtownBanditsPosition) -> int:
    """Wait forever: rolls and calls are only those that patience forces."""
    return WAIT


def sitting_out(fighter: Fighter, pos: BoomtownBanditsPosition) -> int:
    """Make a false call on every blank, to join late while the others shoot each other; call hits like anyone."""
    own = DICE_OF[fighter.seat]
    if pos.hits & own:
        return fighter.call_when_ready(pos)
    if pos.runaways & own:
        return WAIT
    return CALL if pos.lying & own else ROLL


class Brawl(NamedTuple):
    """Who stands in a fight: the seats, and the tokens of each."""

    name: str
    seats: int
    shooters: int
    cowards: int


BRAWLS = (
    Brawl("2 players, all dice", 2, 2, 1),
    Brawl("3 players, all dice", 3, 2, 1),
    Brawl("5 players, all dice", 5, 2, 1),
    Brawl("2 players, a shooter each", 2, 1, 0),
    Brawl("5 players, a shooter each", 5, 1, 0),
    Brawl("2 players, a coward each", 2, 0, 1),
    Brawl("5 players, a coward each", 5, 0, 1),
)
STRATEGIES = {
    "honest": honest,
    "honest and quick": quick,
    "blind calling": blind,
    "stalling": stalling,
    "never rolling": never_rolling,
    "sitting out": sitting_out,
}


def begin(brawl: Brawl, seed: int) -> BoomtownBanditsPosition:
    """A position that consists of this fight only, and ends with it."""
    pos = fistful.game("boomtown-bandits").new(brawl.seats, seed, pace="real-time").copy()
    assert isinstance(pos, BoomtownBanditsPosition)
    pos.recorded = False
    shootout.enter(pos, FINAL)
    pos.cowards = 0
    for seat in range(brawl.seats):
        for place in range(brawl.shooters + brawl.cowards):
            token = seat * TOKENS + place
            pos.at[FINAL] = bitset.add(pos.at[FINAL], token)
            if place >= brawl.shooters:
                pos.cowards = bitset.add(pos.cowards, token)
    pos.agenda = vec[i64]([step(kinds.BOUT)])
    pos.waiting = 0
    pos.settle()
    return pos


def fight(brawl: Brawl, strategy: Strategy, level: str, hero: int, seed: int) -> tuple[bool, bool, int]:
    """One fight of a strategy against honest fighters: did it win, was nobody left, how many ticks."""
    pos = begin(brawl, seed)
    chance = fast(seed)
    dice = random.Random(seed)
    fighters = [Fighter(seat, strategy if seat == hero else honest, level, chance) for seat in range(brawl.seats)]
    length = 0
    while not pos.over:
        seat = pos.to_act[0]
        if pos.timed() >= 0:
            length = int(pos.clock + pos.tick)
            pos.play(seat, fighters[seat].strategy(fighters[seat], pos))
        else:
            pos.play(seat, dice.choice(pos.actions(seat)))
    survivors = tokens.present(pos)
    return bool(bitset.has(survivors, hero)), survivors == 0, length


def table(fights: int, level: str, seed: int) -> list[str]:
    """The share of fights won by one seat of each strategy among honest ones, as lines of a table."""
    lines = [
        "| fight | equal share | " + " | ".join(STRATEGIES) + " | ticks | nobody left |",
        "|---" * (len(STRATEGIES) + 4) + "|",
    ]
    for brawl in BRAWLS:
        shares: list[str] = []
        lengths = empty = 0
        for name, strategy in STRATEGIES.items():
            wins = 0
            for number in range(fights):
                won, nobody, length = fight(brawl, strategy, level, number % brawl.seats, seed * 1_000_000 + number)
                wins += won
                if name == "honest":
                    lengths += length
                    empty += nobody
            share = wins / fights
            error = 1.96 * math.sqrt(share * (1 - share) / fights)
            shares.append(f"{share:.1%} ± {error:.1%}")
        row = [brawl.name, f"{1 / brawl.seats:.1%}", *shares, f"{lengths / fights:.0f}", f"{empty / fights:.1%}"]
        lines.append("| " + " | ".join(row) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--fights", type=int, default=4000, help="fights for each cell")
    parser.add_argument("--level", choices=sorted(BOT_DELAYS), default="sheriff", help="how fast honest fighters react")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print("\n".join(table(arguments.fights, arguments.level, arguments.seed)))


if __name__ == "__main__":
    main()
