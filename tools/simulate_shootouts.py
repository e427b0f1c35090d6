"""Try ways to fight a real-time shootout, at tables that run the server's own tick code, and print how often each wins.

People are simulated, with reactions in milliseconds and a connection; tables, ticks and bots are the server's.
Everything is seeded, so a run can be repeated. `docs/real-time.md` has the figures and what they mean.
"""

from __future__ import annotations

import argparse
import contextlib
import heapq
import math
import random
from collections.abc import Callable, Coroutine, Iterable, Sequence
from itertools import count
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

import fistful
from fistful.bots import reaction
from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.engine.chance import fast
from fistful.engine.errors import FistfulError
from fistful.games.boomtown_bandits import kinds, shootout, tokens
from fistful.games.boomtown_bandits.facts import DICE_OF, FINAL, TOKENS
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from fistful.protocol.commands import Play
from fistful.protocol.tables import Clock
from fistful.server.core.settings import Spans
from fistful.server.play.bots import Bots
from fistful.server.play.surroundings import Reply, no_reply
from fistful.server.play.ticks import Ticks
from fistful.server.tables import log
from fistful.server.tables.table import Seat, Table
from fistful.server.tables.timing import Wait, wait_of

SLUG = "boomtown-bandits"


class SimulatedClock:
    """A clock that goes from one planned call to the next."""

    def __init__(self) -> None:
        self.time = 0.0
        self.planned: list[tuple[float, int, Callable[..., None], tuple[object, ...]]] = []
        self.numbers = count()

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[..., None], *arguments: object) -> SimulatedClock:
        heapq.heappush(self.planned, (max(when, self.time), next(self.numbers), call, arguments))
        return self

    def cancel(self) -> None:
        raise AssertionError("nothing is cancelled here")

    def go_on(self) -> None:
        self.time, _, call, arguments = heapq.heappop(self.planned)
        call(*arguments)


class Reactions(NamedTuple):
    """How fast people are, in milliseconds: they see what lies, and press a key."""

    fewest: float
    most: float
    connection: float
    """How long a message takes, one way."""
    holding: bool
    """They hold the key for rolling down, so that it rolls again by itself."""


class Person:
    """A seat at the page: what it sees, when it presses a key, and why."""

    def __init__(self, arena: Shootout, seat: int, style: str, reactions: Reactions, dice: random.Random) -> None:
        self.arena = arena
        self.seat = seat
        self.style = style
        self.reactions = reactions
        self.dice = dice
        self.last: tuple[int, int] | None = None
        self.ids = count()

    def wanted(self, pos: BoomtownBanditsPosition) -> str:
        """The key to press, as far as one's own dice say; nothing to wait."""
        own = DICE_OF[self.seat]
        if self.style == "never rolling":
            return ""
        if pos.hits & own:
            return "call"
        if self.style == "blind calling" and pos.lying & own:
            return "call"
        if pos.runaways & own:
            return ""
        if self.style == "sitting out" and pos.lying & own:
            return "call"
        return "" if self.style == "stalling" else "roll"

    def delay(self, key: str) -> float:
        """How long it takes to press this key, in seconds. Who need not look, or holds the key down, takes no time."""
        blind = self.style in ("blind calling", "scripted") or (self.style == "sitting out" and key == "call")
        if blind or (key == "roll" and self.reactions.holding):
            return 0.0
        return self.dice.uniform(self.reactions.fewest, self.reactions.most) / 1000

    def see(self, pos: BoomtownBanditsPosition) -> None:
        """A frame shows something new, or not."""
        if self.seat not in pos.to_act:
            return
        news = (self.arena.table.bout_first, int(pos.shown_at[self.seat]))
        if news == self.last:
            return
        self.last = news
        key = self.wanted(pos)
        if key:
            when = self.arena.clock.now() + self.reactions.connection / 1000 + self.delay(key)
            self.arena.clock.call_at(when, self.press, key, news)

    def press(self, key: str, news: tuple[int, int]) -> None:
        """Press a key now, unless the rolling has stopped: the page sends the tick that it shows."""
        if self.arena.table.bout_first != news[0] or not self.arena.table.ticking:
            return
        tick = self.arena.tick_shown(self.arena.clock.now() - self.reactions.connection / 1000)
        command = Play(f"choice{next(self.ids):06}", key, max(tick, news[0]))
        self.arena.clock.call_at(self.arena.clock.now() + self.reactions.connection / 1000, self.send, command)

    def send(self, command: Play) -> None:
        if self.arena.table.ticking:
            with contextlib.suppress(FistfulError):
                self.arena.ticks.choose(self.seat, command, f"{self.seat}:{command.id}", no_reply)


class Brawl(NamedTuple):
    """Who stands in a fight: the seats, and the tokens of each."""

    name: str
    seats: int
    shooters: int
    cowards: int


class Shootout:
    """A table at which one shootout is fought: the server's table and ticks, without a disk and without sockets."""

    id = "simulated"
    payer = ""
    attended = True
    lag = 0.0
    seq = 0
    broken = False
    spans = Spans()

    def __init__(self, brawl: Brawl, seed: int, grudge: bool, rules: int | None = None) -> None:
        self.clock = SimulatedClock()
        self.dice = random.Random(seed)
        self.grudge = grudge
        self.people: list[Person] = []
        opened = log.Opened(SLUG, brawl.seats, {"pace": "real-time"}, Clock(), False, "00" * 32)
        self.table = Table(self.id, opened, 0.0)
        self.pos = begin(brawl, seed, rules)
        self.table.position = self.pos
        self.table.bout_first = int(self.pos.bout_start())
        self.frames = [(0.0, int(self.pos.timed()))]
        self.ticks = Ticks(self)

    # What the server's tick code needs of a table and its surroundings.

    @property
    def hub(self) -> Shootout:
        return self

    @property
    def bots(self) -> Bots:
        raise AssertionError("in a tick there is no time for thought")

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        raise AssertionError("nothing runs in the background here")

    def wait(self) -> Wait:
        return wait_of(self.table, self.spans)

    def write(self, entries: Sequence[log.AnyEntry], command: str, reply: Reply) -> None:
        """Apply entries as a live table does, and show everyone what came of them."""
        for entry in entries:
            self.table.apply(entry, self.clock.now())
        reply(None)
        while not self.pos.over and self.pos.timed() < 0:
            self.decide()
        self.show()

    def when_settled(self, call: Callable[[], None]) -> None:
        call()

    # The fight.

    def tick_shown(self, when: float) -> int:
        """The tick of the last frame sent by then."""
        return next(tick for sent, tick in reversed(self.frames) if sent <= when or sent == 0.0)

    def show(self) -> None:
        """A frame for everyone; then the end of the tick that it shows is planned."""
        if self.pos.over:
            return
        self.frames.append((self.clock.now(), int(self.pos.timed())))
        for person in self.people:
            person.see(self.pos)
        due = self.wait().due
        assert due is not None
        self.clock.call_at(due, self.ticks.close)

    def decide(self) -> None:
        """What is no matter of time: bots shoot as bots do, people at those who called falsely or at anyone."""
        seat = self.pos.to_act[0]
        moves = self.pos.actions(seat)
        level = self.table.seats[seat].bot
        liars = reaction(self.pos.view(seat), "deputy", fast(self.dice.getrandbits(40)))
        action = liars if liars is not None and (self.grudge or level) else self.dice.choice(moves)
        self.table.apply(log.Played(seat, self.table.game.text(action)), self.clock.now())

    def fight(self) -> int:
        """Fight it out; the seats that are left, as a set."""
        self.show()
        while not self.pos.over:
            self.clock.go_on()
        return int(tokens.present(self.pos))


def begin(brawl: Brawl, seed: int, rules: int | None) -> BoomtownBanditsPosition:
    """A position that consists of this fight only, and ends with it; under the newest rules, or those of a version."""
    game = fistful.game(SLUG)
    pos = game.begin(game.setup(brawl.seats, {"pace": "real-time"}, rules), seed)
    assert isinstance(pos, BoomtownBanditsPosition)
    pos.telling = False
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


BRAWLS = (
    Brawl("2 players, all dice", 2, 2, 1),
    Brawl("3 players, all dice", 3, 2, 1),
    Brawl("4 players, all dice", 4, 2, 1),
    Brawl("5 players, all dice", 5, 2, 1),
    Brawl("2 players, a shooter each", 2, 1, 0),
    Brawl("5 players, a shooter each", 5, 1, 0),
    Brawl("2 players, a coward each", 2, 0, 1),
    Brawl("3 players, a coward each", 3, 0, 1),
    Brawl("5 players, a coward each", 5, 0, 1),
)
STYLES = ("honest", "blind calling", "scripted", "stalling", "never rolling", "sitting out")


class Tally:
    """How one style did in many fights."""

    def __init__(self) -> None:
        self.fights = self.wins = self.empty = 0
        self.seconds = 0.0

    def add(self, arena: Shootout, left: int, hero: int) -> None:
        self.fights += 1
        self.wins += left >> hero & 1
        self.empty += left == 0
        self.seconds += arena.clock.now()

    def __str__(self) -> str:
        share = self.wins / self.fights
        return f"{share:.1%} ± {1.96 * math.sqrt(share * (1 - share) / self.fights):.1%}"


def seed_of(seed: int, number: int) -> int:
    """A seed for each fight that has nothing to do with its neighbours."""
    return random.Random(f"{seed} {number}").getrandbits(60)


def among_people(
    brawl: Brawl, style: str, reactions: Reactions, grudge: bool, fights: int, seed: int, rules: int | None = None
) -> Tally:
    """One seat of this style among honest people."""
    tally = Tally()
    for number in range(fights):
        arena = Shootout(brawl, seed_of(seed, number), grudge, rules)
        hero = number % brawl.seats
        for seat in range(brawl.seats):
            kind = style if seat == hero else "honest"
            arena.people.append(Person(arena, seat, kind, reactions, arena.dice))
        tally.add(arena, arena.fight(), hero)
    return tally


def against_bots(brawl: Brawl, level: str, reactions: Reactions, fights: int, seed: int) -> Tally:
    """One honest person among bots of this level."""
    tally = Tally()
    for number in range(fights):
        arena = Shootout(brawl, seed_of(seed, number), True)
        hero = number % brawl.seats
        for seat in range(brawl.seats):
            if seat != hero:
                arena.table.seats[seat] = Seat(level, level)
        arena.people.append(Person(arena, hero, "honest", reactions, arena.dice))
        tally.add(arena, arena.fight(), hero)
    return tally


def styles_table(
    brawls: Iterable[Brawl],
    styles: Sequence[str],
    reactions: Reactions,
    grudge: bool,
    fights: int,
    seed: int,
    rules: int | None,
) -> None:
    """The share of fights won by one seat of each style among honest people."""
    print("| fight | equal share | " + " | ".join(styles) + " | seconds | nobody left |")
    print("|---" * (len(styles) + 4) + "|")
    for brawl in brawls:
        tallies = [among_people(brawl, style, reactions, grudge, fights, seed, rules) for style in styles]
        first = tallies[0]
        row = [brawl.name, f"{1 / brawl.seats:.1%}", *map(str, tallies)]
        row += [f"{first.seconds / fights:.0f}", f"{first.empty / fights:.1%}"]
        print("| " + " | ".join(row) + " |", flush=True)


def bots_table(brawls: Iterable[Brawl], reactions: Reactions, fights: int, seed: int) -> None:
    """The share of fights won by one honest person among bots of each level."""
    levels = ("greenhorn", "deputy", "sheriff", "legend")
    print("| fight | equal share | " + " | ".join(levels) + " |")
    print("|---" * (len(levels) + 2) + "|")
    for brawl in brawls:
        row = [str(against_bots(brawl, level, reactions, fights, seed)) for level in levels]
        print("| " + " | ".join([brawl.name, f"{1 / brawl.seats:.1%}", *row]) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("against", choices=("people", "bots"), help="who the others are")
    parser.add_argument("--fights", type=int, default=1000, help="fights for each cell")
    parser.add_argument("--reaction", type=float, nargs=2, default=(300, 600), metavar="MS", help="of honest people")
    parser.add_argument("--connection", type=float, default=0, metavar="MS", help="one way, the same for all people")
    parser.add_argument("--press", action="store_true", help="people press the key for each roll, and do not hold it")
    parser.add_argument(
        "--forgive", action="store_true", help="people do not shoot first at a player who called falsely"
    )
    parser.add_argument("--brawl", default="", help="only fights whose names contain this")
    parser.add_argument("--style", action="append", choices=STYLES, help="only these styles")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", type=int, help="among people: the version of the rules, if not the newest")
    given = parser.parse_args()
    brawls = [brawl for brawl in BRAWLS if given.brawl in brawl.name]
    fewest, most = given.reaction
    reactions = Reactions(fewest, most, given.connection, not given.press)
    if given.against == "bots":
        bots_table(brawls, reactions, given.fights, given.seed)
    else:
        styles_table(brawls, given.style or STYLES, reactions, not given.forgive, given.fights, given.seed, given.rules)


if __name__ == "__main__":
    main()
