"""A game from another folder is played everywhere the five are: terminal, arena, records, and the law of views."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import fistful
from tests.cli.test_commands import fine

LAWS = """
import copy
import pickle
import random
import fistful

assert fistful.compiled is {compiled}, fistful.compiled
game = fistful.game("high-noon")
for seats in game.seats:
    layout = game.layout(game.setup(seats, {{}}).terms)
    assert "nuggets" in layout.begins
    for seed in range(20):
        position = game.new(seats=seats, seed=bytes([seed] * 32))
        dice = random.Random(seed)
        while not position.over:
            for seat in (None, *range(seats)):
                view = position.view(seat)
                assert fistful.view_from_json(view.to_json()) == view
                assert view.imagine(seed).view(seat).to_json() == view.to_json()
                numbers = layout.numbers(view)
                assert len(numbers) == layout.size
                assert layout.numbers(view.imagine(seed).view(seat)) == numbers
                assert len({{view, copy.copy(view), pickle.loads(pickle.dumps(view))}}) == 1
            for twin in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):
                assert type(twin) is type(position) and twin.reveal() == position.reveal()
                assert twin.record() == position.record()
            seat = dice.choice(position.to_act)
            position.play(seat, dice.choice(position.actions(seat)))
        record = position.record().to_json()
        assert fistful.replay(record).outcome == position.outcome
        assert fistful.verify(record).fair
        assert fistful.playout(game.new(seats=seats, seed=seed), seed).winners
print("held")
"""

OPTION = """
import fistful

game = fistful.game("high-noon")
for pot in (1, 3):
    position = game.new(seats=2, seed=5, pot=pot)
    while not position.over:
        for seat in position.to_act:
            position.play(seat, position.actions(seat)[0])
    told = [event.to(None) for event in position.take_events()]
    won = [event.params["count"] for event in told if event.code == "won"]
    assert won and set(won) == {pot}, won
print([(option.name, option.choices) for option in game.about.options])
"""

pytestmark = pytest.mark.usefixtures("with_high_noon")


def test_it_keeps_the_laws_of_the_contract_in_this_form() -> None:
    script = LAWS.format(compiled=fistful.compiled)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout == "held\n", done.stderr


def test_its_option_is_offered_and_changes_the_game() -> None:
    done = subprocess.run([sys.executable, "-c", OPTION], capture_output=True, text=True, check=False)
    assert done.stdout == "[('pot', (1, 2, 3))]\n", done.stderr
    fine("simulate", "high-noon", "--games", "5", "-o", "pot=2")


def test_it_is_listed_with_its_words_and_its_rules() -> None:
    assert "the highest card that nobody else has drawn wins" in fine("games")
    assert "HIN-3" in fine("rules", "high-noon")


def test_it_is_played_in_the_terminal() -> None:
    # With three cards in hand one of these six is always legal; the others are refused in words.
    typed = "\n".join(f"draw {value}" for value in range(1, 7)) + "\n"
    played = fine("play", "high-noon", "--level", "sheriff", "--seed", "4", typed=typed * 3)
    assert "You do not hold a" in played
    assert "the most nuggets" in played


def test_it_is_played_in_the_arena(tmp_path: Path) -> None:
    report = tmp_path / "match.html"
    played = fine("arena", "high-noon", "sheriff@0.05", "greenhorn", "--games", "20", "--report", str(report))
    assert "sheriff@0.05" in played and "greenhorn" in played
    assert "high-noon" in report.read_text("utf-8")
