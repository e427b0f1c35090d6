"""BTB-29, BTB-31, BTB-32: how people and bots fare in real time, with the server's own ticks on a simulated clock.

The tables are those of `tools/simulate_shootouts.py`, which makes the figures in `docs/real-time.md`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import fistful
from fistful.bots import reaction
from fistful.engine.chance import aside, chance_from, fast
from fistful.games.boomtown_bandits.facts import BOT_DELAYS, LATE_TICKS, ROLL
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView
from fistful.server.core.settings import Spans
from fistful.server.play.autoplay import Autoplay
from fistful.server.play.bots import Answered
from fistful.server.play.surroundings import Reply
from fistful.server.tables import log
from tests.rules.boomtown_bandits.table import GAME, asked, do, draw, rig

PAGE = Path(__file__).parents[2] / "tools" / "simulate_shootouts.py"


def load() -> Any:
    spec = spec_from_file_location("simulate_shootouts", PAGE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tool = load()
Shootout: Any = tool.Shootout
DUEL = tool.Brawl("duel", 2, 2, 1)
CROWD = tool.Brawl("crowd", 5, 2, 1)
PRESSING = tool.Reactions(300, 600, 0, False)


class Choice(NamedTuple):
    """A choice that counted: in which tick, whose, which, how long its faces had lain, how long its seat had waited."""

    tick: int
    seat: int
    move: str
    lain: int
    waited: int


class Watched(Shootout):  # type: ignore[misc]
    """A table that notes what the server's ticks make of everyone's choices."""

    def __init__(self, brawl: Any, seed: int, grudge: bool = True) -> None:
        self.choices: list[Choice] = []
        self.told: list[tuple[str, int, int]] = []
        """All events that have a tick: the code, the tick since the beginning, and the seat."""
        super().__init__(brawl, seed, grudge)
        self.pos.telling = True

    def write(self, entries: Sequence[log.AnyEntry], command: str, reply: Reply) -> None:
        pos = self.pos
        for entry in entries:
            assert isinstance(entry, log.Ticked)
            for seat, move in entry.moves:
                self.choices.append(Choice(entry.tick, seat, move, pos.tick - pos.shown_at[seat], pos.waited[seat]))
        bout = self.table.bout_first
        super().write(entries, command, reply)
        events = [event for event in pos.take_events() if "tick" in event.public]
        for event in events:
            self.told.append((event.code, bout + int(str(event.public["tick"])), int(str(event.public["seat"]))))

    def ticks_of(self, code: str, seat: int | None = None) -> list[int]:
        """In which ticks something happened, to a seat or to any."""
        return [tick for told, tick, whose in self.told if told == code and seat in (None, whose)]


def bots_fight(level: str, brawl: Any, seed: int) -> Watched:
    arena = Watched(brawl, seed)
    for seat in range(brawl.seats):
        arena.table.seats[seat] = tool.Seat(level, level)
    arena.fight()
    return arena


def people_fight(styles: Sequence[str], seed: int, reactions: Any = PRESSING) -> Watched:
    arena = Watched(tool.Brawl("people", len(styles), 2, 1), seed)
    for seat, style in enumerate(styles):
        arena.people.append(tool.Person(arena, seat, style, reactions, arena.dice))
    arena.fight()
    return arena


@pytest.mark.clause("BTB-31")
@pytest.mark.parametrize("level", sorted(BOT_DELAYS))
def test_a_bot_calls_after_the_delay_of_its_level_and_the_late_ticks_of_people(level: str) -> None:
    calls = [choice for seed in range(40) for choice in bots_fight(level, DUEL, seed).choices if choice.move == "call"]
    fewest, most = BOT_DELAYS[level]
    delays = {call.lain - LATE_TICKS for call in calls}
    assert delays <= set(range(fewest, most + 1))
    assert {fewest, fewest + 1} <= delays


@pytest.mark.clause("BTB-31")
@pytest.mark.parametrize("level", sorted(BOT_DELAYS))
def test_a_bot_rolls_as_late_as_people_do_and_not_always_equally_late(level: str) -> None:
    rolls = [choice for seed in range(10) for choice in bots_fight(level, DUEL, seed).choices if choice.move == "roll"]
    waits = {roll.waited for roll in rolls}
    assert min(waits) == LATE_TICKS
    assert max(waits) <= LATE_TICKS + BOT_DELAYS[level][0]
    assert len(waits) > 1


@pytest.mark.clause("BTB-31")
def test_a_level_without_a_delay_of_its_own_is_held_back_like_a_deputy() -> None:
    calls = [
        choice for seed in range(20) for choice in bots_fight("upstart", DUEL, seed).choices if choice.move == "call"
    ]
    fewest, most = BOT_DELAYS["deputy"]
    assert {call.lain - LATE_TICKS for call in calls} <= set(range(fewest, most + 1))


@pytest.mark.clause("BTB-31")
def test_when_a_bot_acts_follows_from_the_seed_of_its_table_and_not_from_clock_and_seat() -> None:
    def first_roll(seed: int) -> int:
        return next(choice.waited for choice in bots_fight("sheriff", DUEL, seed).choices if choice.seat == 0)

    assert len({first_roll(seed) for seed in range(12)}) > 1
    assert bots_fight("sheriff", DUEL, 5).choices == bots_fight("sheriff", DUEL, 5).choices


@pytest.mark.clause("BTB-31")
def test_what_bots_draw_is_no_part_of_the_chance_of_the_game() -> None:
    seed = bytes(range(32))
    alone, beside = chance_from(seed), chance_from(seed)
    drawn = []
    for number in range(20):
        drawn.append(aside(seed, "tick", number, 0).below(1000, "reaction"))
        assert alone.below(1000, "dice") == beside.below(1000, "dice")
    assert len(set(drawn)) > 10
    assert drawn != [draw.result for draw in alone.draws()]


@pytest.mark.clause("BTB-31")
def test_bots_shoot_first_at_a_player_who_called_falsely() -> None:
    """A blind caller among bots: whenever it owes ticks, the next hit of a bot is for it."""
    shots = 0
    for seed in range(12):
        arena = Watched(CROWD, seed)
        for seat in range(1, 5):
            arena.table.seats[seat] = tool.Seat("deputy", "deputy")
        arena.people.append(tool.Person(arena, 0, "blind calling", PRESSING, arena.dice))
        decide = arena.decide

        def noted(arena: Watched = arena, decide: Any = decide) -> None:
            nonlocal shots
            view = arena.pos.view(arena.pos.to_act[0])
            owing = view.prompt.code == "name-target" and view.owed[0] > 0
            before = arena.pos.at[tool.FINAL] & 7
            decide()
            if owing and before and arena.pos.to_act:
                shots += 1
                hit = "lose" in arena.pos.view(arena.pos.to_act[0]).prompt.code and arena.pos.to_act[0] == 0
                assert hit or arena.pos.at[tool.FINAL] & 7 != before

        arena.decide = noted
        arena.fight()
    assert shots > 10


@pytest.mark.clause("BTB-31")
def test_an_honest_person_wins_four_duels_of_ten_against_a_sheriff() -> None:
    won = tool.against_bots(DUEL, "sheriff", PRESSING, 150, 3)
    assert won.wins >= 0.4 * won.fights


@pytest.mark.clause("BTB-29")
def test_blind_calling_among_five_wins_less_than_an_equal_share() -> None:
    won = tool.among_people(CROWD, "blind calling", PRESSING, False, 80, 1)
    assert won.wins <= 0.2 * won.fights


@pytest.mark.clause("BTB-29", "BTB-33")
def test_a_call_counts_six_ticks_after_its_faces_came_up_for_a_program_and_for_a_person_who_needs_300_ms() -> None:
    exact = tool.Reactions(301, 301, 0, True)
    ties = 0
    for seed in range(30):
        arena = people_fight(("scripted", "honest"), seed, exact)
        calls = [choice for choice in arena.choices if choice.move == "call"]
        assert {call.lain for call in calls if call.seat == 0} <= {3}
        assert {call.lain for call in calls if call.seat == 1} <= {6}
        ticks = arena.ticks_of("called")
        ties += len(ticks) - len(set(ticks))
    assert ties > 0


@pytest.mark.clause("BTB-29", "BTB-33")
def test_blind_calls_are_held_until_six_ticks_after_the_faces_came_up() -> None:
    arena = people_fight(("blind calling", "never rolling"), 1)
    calls = arena.ticks_of("called", 0) + arena.ticks_of("false-call", 0)
    rolls = arena.ticks_of("rolls", 0)
    assert calls
    assert all(call - max(roll for roll in rolls if roll < call) == 6 + 6 for call in calls)


@pytest.mark.clause("BTB-29", "BTB-32")
@pytest.mark.parametrize("connection", [0, 100])
def test_a_person_who_presses_within_600_ms_rolls_every_die_by_hand(connection: int) -> None:
    slow = tool.Reactions(600, 600, connection, False)
    arenas = [people_fight(("honest", "honest"), seed, slow) for seed in range(5)]
    for arena in arenas:
        pressed = {(choice.tick, choice.seat) for choice in arena.choices if choice.move == "roll"}
        assert pressed >= {(tick, seat) for code, tick, seat in arena.told if code == "rolls"} > set()


def test_a_bot_that_has_time_for_thought_is_given_it() -> None:
    view = fistful.game("boomtown-bandits").new(3, 1, pace="real-time").view(0)
    assert isinstance(view, BoomtownBanditsView)
    assert ROLL not in view.actions
    assert reaction(view, "sheriff", fast(1)) is None


@pytest.mark.clause("BTB-31")
@pytest.mark.parametrize("level", sorted(BOT_DELAYS))
def test_at_a_live_table_a_bot_of_any_level_shoots_a_player_who_called_falsely_without_a_thought(level: str) -> None:
    pos = draw("at bank: A shooter, B shooter, B coward, C shooter\nnow: location", pace="real-time")
    rig(pos, "- - - h")
    do(pos, "ABC: roll")
    while pos.tick < 12:
        do(pos, f"{asked(pos)}: wait")
    do(pos, "B: call", *[f"{letter}: wait" for letter in asked(pos) if letter != "B"])
    planned: list[tuple[object, ...]] = []
    clock = SimpleNamespace(now=lambda: 0.0, call_at=lambda _when, _call, *given: planned.append(given))
    seats = [tool.Seat(level, level) for _ in range(3)]
    table = SimpleNamespace(position=pos, seats=seats, asked_at=0.0, decision=7)
    hub = SimpleNamespace(clock=clock, spans=Spans(), bots=None)
    live: Any = SimpleNamespace(table=table, hub=hub)
    asyncio.run(Autoplay(live)._answer(2, level, "bot", 7))
    assert planned == [(2, 7, Answered(GAME.action("hit B")), "bot")]
