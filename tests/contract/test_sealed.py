"""A sealed choice is invisible until all are in: only that a seat has chosen is public, and in a secret window not even
that.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import fistful
from fistful import NotYourTurn, Position
from tests.tables import MOST_MOMENTS, TABLES, Table, random_move

MOST_CHOICES = 10**6 if fistful.compiled else 30
"""How many of a seat's choices are compared in one moment."""


def sealed_moments(table: Table) -> Iterator[Position]:
    """Positions of random games in which several seats choose at once and none has chosen yet; of many, a sample."""
    found = 0
    for seed in range(4):
        position = table.new(seed)
        dice = random.Random(seed)
        while not position.over and found < MOST_MOMENTS:
            if len(position.to_act) > 1 and not position.sealed_decisions() and dice.random() < 20 / (20 + found):
                found += 1
                yield position
            position.play(*random_move(position, dice))


SEALED_TABLES = [table for table in TABLES if next(sealed_moments(table), None) is not None]
pytestmark = pytest.mark.parametrize("table", SEALED_TABLES, ids=str)


def others_see(position: Position, chooser: int) -> list[bytes]:
    seats = [seat for seat in range(position.seats) if seat != chooser]
    return [position.view(seat).to_json() for seat in [*seats, None]]


def without_choosing(view: bytes) -> dict[str, Any]:
    """A view without the words on who has still to choose."""
    fields: dict[str, Any] = json.loads(view)
    for name in ("to_act", "have_chosen"):
        del fields[name]
    if fields["prompt"]["code"] == "waiting":
        del fields["prompt"]
    return fields


def test_what_a_seat_chose_is_seen_by_nobody_else(table: Table) -> None:
    for position in sealed_moments(table):
        chooser = position.to_act[0]
        seen, told = set(), set()
        actions = position.actions(chooser)
        for action in actions[:: 1 + len(actions) // MOST_CHOICES]:
            world = position.copy()
            world.telling = True
            world.play(chooser, action)
            seen.add(tuple(others_see(world, chooser)))
            told.add(str([event.to(seat) for event in world.take_events() for seat in range(world.seats)]))
        assert len(seen) == len(told) == 1


def test_a_choice_changes_nothing_for_others_but_that_it_was_made(table: Table) -> None:
    for position in sealed_moments(table):
        chooser = position.to_act[-1]
        before = others_see(position, chooser)
        world = position.copy()
        world.play(chooser, world.actions(chooser)[0])
        after = others_see(world, chooser)
        if position.hides_choosers():
            assert after == before
        else:
            assert [without_choosing(view) for view in before] == [without_choosing(view) for view in after]
            assert all(json.loads(view)["have_chosen"] == [chooser] for view in after)


def test_taking_a_choice_back_is_seen_by_nobody_else(table: Table) -> None:
    for position in sealed_moments(table):
        chooser, *rest = position.to_act
        world = position.copy()
        world.telling = True
        world.play(chooser, world.actions(chooser)[0])
        seen = others_see(world, chooser)
        world.take_events()
        world.retract(chooser)
        assert others_see(world, chooser) == seen
        world.play(chooser, world.actions(chooser)[-1])
        assert others_see(world, chooser) == seen
        assert world.take_events() == []
        assert set(world.to_act) == set(rest)


def test_its_owner_sees_the_choice_and_may_change_it(table: Table) -> None:
    for position in sealed_moments(table):
        chooser = position.to_act[0]
        first, last = position.actions(chooser)[0], position.actions(chooser)[-1]
        world = position.copy()
        world.play(chooser, first)
        assert world.view(chooser).chosen == first
        with pytest.raises(NotYourTurn):
            world.play(chooser, last)
        world.retract(chooser)
        assert world.view(chooser).chosen is None
        assert chooser in world.view(chooser).to_act
        world.play(chooser, last)
        assert world.view(chooser).chosen == last


def test_nothing_can_be_taken_back_before_it_is_chosen_or_after_all_are_in(table: Table) -> None:
    for position in sealed_moments(table):
        world = position.copy()
        for seat in world.to_act:
            with pytest.raises(NotYourTurn):
                world.retract(seat)
        decided = world.decisions()
        asked = world.to_act
        for seat in asked:
            world.play(seat, world.actions(seat)[0])
        assert len(world.decisions()) == len(decided) + len(asked)
        for seat in range(world.seats):
            with pytest.raises(NotYourTurn):
                world.retract(seat)


def test_when_only_a_changed_mind_is_left_the_table_waits_for_it_openly(table: Table) -> None:
    for position in sealed_moments(table):
        world = position.copy()
        chooser, *rest = world.to_act
        world.play(chooser, world.actions(chooser)[0])
        world.retract(chooser)
        for seat in rest:
            world.play(seat, world.actions(seat)[0])
        assert world.to_act == (chooser,)
        for seat in rest:
            view = world.view(seat)
            others = tuple(other for other in position.to_act if other != seat)
            assert view.to_act == (others if position.hides_choosers() else (chooser,))
            assert view.imagine(1).view(seat) == view


def test_in_a_secret_window_nobody_is_told_of_a_choice_before_all_are_in(table: Table) -> None:
    for position in sealed_moments(table):
        if position.hides_choosers():
            world = position.copy()
            world.telling = True
            for seat in position.to_act[:-1]:
                world.play(seat, world.actions(seat)[0])
                assert world.view(None) == position.view(None)
            assert world.take_events() == []
            last = position.to_act[-1]
            world.play(last, world.actions(last)[0])
            assert "chosen" not in [event.code for event in world.take_events()]


def test_the_order_of_choosing_does_not_matter(table: Table) -> None:
    for position in sealed_moments(table):
        results = set()
        for order in (position.to_act, tuple(reversed(position.to_act))):
            world = position.copy()
            for seat in order:
                world.play(seat, world.actions(seat)[0])
            results.add(world.reveal().to_json())
        assert len(results) == 1


def test_who_changes_its_mind_after_another_did_is_not_seen_either(table: Table) -> None:
    for position in sealed_moments(table):
        world = position.copy()
        first, *rest = world.to_act
        world.play(first, world.actions(first)[0])
        world.retract(first)
        for seat in rest:
            world.play(seat, world.actions(seat)[0])
        second = rest[-1]
        seen = others_see(world, second)
        world.retract(second)
        assert others_see(world, second) == seen
        assert set(world.to_act) == {first, second}
        assert all(world.view(seat).imagine(1).view(seat) == world.view(seat) for seat in range(world.seats))
        world.play(first, world.actions(first)[0])
        assert world.to_act == (second,)
