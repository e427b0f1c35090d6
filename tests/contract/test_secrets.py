"""The law of `view` and `imagine`: a seat is told what it may know, and worlds it cannot tell apart look equal."""

from __future__ import annotations

import json
import random
from collections import defaultdict

import pytest

import fistful
from fistful import Position
from fistful.engine.chance import Fast
from fistful.engine.registry import imagine
from tests.tables import TABLES, THOROUGH, Table, many, moments, random_move

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)


def audiences(table: Table) -> list[int | None]:
    return [*range(table.seats), None]


def test_an_imagined_position_looks_the_same_byte_for_byte(table: Table) -> None:
    for seed in range(many(2, 60)):
        for position in moments(table, seed, every=1 if THOROUGH else 3):
            for seat in audiences(table):
                view = position.view(seat)
                assert view.imagine(seed).view(seat).to_json() == view.to_json()


def test_the_open_view_can_be_imagined_too(table: Table) -> None:
    for position in moments(table, 10, every=9):
        view = position.reveal()
        assert view.imagine(1).reveal().to_json() == view.to_json()


def test_a_view_crosses_as_json_and_comes_back_equal(table: Table) -> None:
    for position in moments(table, 11, every=4):
        for view in [position.view(seat) for seat in audiences(table)] + [position.reveal()]:
            back = fistful.view_from_json(view.to_json())
            assert back == view
            assert type(back) is type(view)
            assert back.imagine(3).whereabouts() == view.imagine(3).whereabouts()


def test_an_imagined_position_has_every_card_once_and_plays_to_its_end(table: Table) -> None:
    dice = random.Random(12)
    for position in moments(table, 12, every=8):
        expected = sorted(card for cards in position.whereabouts().values() for card in cards)
        worlds = [imagine(position.view(seat), dice.getrandbits(30)) for seat in audiences(table)]
        for world in worlds:
            assert sorted(card for cards in world.whereabouts().values() for card in cards) == expected
        for world in worlds if THOROUGH else [dice.choice(worlds)]:
            while not world.over:
                world.play(*random_move(world, dice))
            assert world.outcome is not None


def test_an_imagined_position_has_no_record(table: Table) -> None:
    with pytest.raises(fistful.BadRecord):
        table.new(1).view(0).imagine(1).record()


def test_equal_views_and_seeds_imagine_equal_worlds(table: Table) -> None:
    for position in moments(table, 13, every=10):
        view = position.view(0)
        assert view.imagine(4).whereabouts() == view.imagine(4).whereabouts()


def test_the_true_world_is_among_those_imagined(table: Table) -> None:
    """Where few worlds are left, or little that a place can hold, drawing often enough finds all, the truth too."""
    few, enough = 8, many(10, 200)
    checked = 0
    small = table.with_few_worlds()
    for seed in range(many(4, 40)):
        for position in moments(small, seed, every=3 if small is table else 11):
            true = contents_of(position)
            for seat in audiences(table):
                for place, contents in few_contents(position.view(seat), few).items():
                    assert true[place] in contents, place
                    checked += 1
            if checked >= enough:
                return
    assert checked


def few_contents(view: fistful.View, few: int) -> dict[str, set[str]]:
    """What each place holds in many imagined worlds, for the places (and the whole) that hold one of a few things."""
    found: dict[str, set[str]] = defaultdict(set)
    for trial in range(30 * few):
        for place, content in contents_of(imagine(view, trial)).items():
            found[place].add(content)
        if trial > few and all(not 1 < len(contents) <= few for contents in found.values()):
            break
    return {place: contents for place, contents in found.items() if 1 < len(contents) <= few}


def contents_of(position: Position) -> dict[str, str]:
    """All that is hidden in a position, place by place and as a whole."""
    contents = {place: json.dumps(cards) for place, cards in position.whereabouts().items()}
    return {**contents, "whole world": position.reveal().to_json().decode()}


def test_the_events_a_seat_is_told_tell_no_more_than_its_views(table: Table) -> None:
    """In worlds that a seat cannot tell apart the same move, if it leaves them so, is told in the same words.

    Moves that shuffle or roll are left out: what they showed for a moment need not be in the view that comes after.
    Cards that the seat draws in one move may come in any order (BTB-52), because the view shows both.
    """
    compared = 0
    dice = random.Random(14)
    for position in moments(table, 14):
        for seat in position.to_act[:1]:
            action = dice.choice(position.actions(seat))
            for other in audiences(table):
                first, second = position.copy(), imagine(position.view(other), dice.getrandbits(30))
                if not choose_alike(first, second) or action not in second.actions(seat):
                    continue
                before = [drawn(first), drawn(second)]
                for world in (first, second):
                    world.telling = True
                    world.play(seat, action)
                alike = first.view(other, recall=False) == second.view(other, recall=False)
                if alike and [drawn(first), drawn(second)] == before:
                    one, two = told(first, other), told(second, other)
                    assert [each.code for each in one] == [each.code for each in two]
                    assert sorted(map(repr, one)) == sorted(map(repr, two))
                    compared += 1
    assert compared


def drawn(position: Position) -> int:
    """The state of chance, which changes with every draw."""
    assert isinstance(position.chance, Fast)
    return position.chance.state


def choose_alike(first: Position, second: Position) -> bool:
    """Make the sealed choices of one world those of another, because the next move may show them."""
    for seat, _ in second.sealed_decisions():
        second.retract(seat)
    for seat, action in first.sealed_decisions():
        if action not in second.actions(seat):
            return False
        second.play(seat, action)
    return True


def told(position: Position, seat: int | None) -> list[fistful.Told]:
    versions = [event.to(seat) for event in position.take_events()]
    return [version for version in versions if version is not None]


def test_a_copy_tells_nothing_and_its_original_tells_everything_once(table: Table) -> None:
    position = table.new(15)
    assert position.take_events()
    assert position.take_events() == []
    copy = position.copy()
    copy.play(*random_move(copy, random.Random(15)))
    assert copy.take_events() == []
    assert position.take_events() == []
