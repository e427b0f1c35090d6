"""What learners see: numbers in their ranges, made from a view alone, that tell apart what the view tells apart."""

from __future__ import annotations

import pytest

from fistful.engine.observation import Layout
from fistful.engine.wire import View
from tests.tables import TABLES, THOROUGH, Table, many, moments

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)


def layout_of(table: Table) -> Layout:
    game = table.game
    return game.layout(game.setup(table.seats, table.options).terms)


def seen_in(table: Table, seeds: int) -> list[View]:
    """What all seats see in random games, without what they recall."""
    return [
        position.view(seat, recall=False)
        for seed in range(seeds)
        for position in moments(table, seed, every=1 if THOROUGH else 2)
        for seat in range(table.seats)
    ]


def test_every_number_is_in_the_range_of_its_field(table: Table) -> None:
    layout = layout_of(table)
    for view in seen_in(table, many(2, 20)):
        numbers = layout.numbers(view)
        assert len(numbers) == layout.size
        for field in layout.fields:
            begin = layout.begins[field.name]
            part = numbers[begin : begin + field.size]
            assert field.lowest <= min(part) and max(part) <= field.highest, field.name


def test_moments_that_a_seat_tells_apart_are_observed_apart(table: Table) -> None:
    layout = layout_of(table)
    known: dict[tuple[int, ...], View] = {}
    for view in seen_in(table, many(2, 10)):
        assert known.setdefault(tuple(layout.numbers(view)), view) == view
    assert len(known) > 10


def test_one_sees_oneself_first_and_the_others_clockwise(table: Table) -> None:
    layout = layout_of(table)
    begin, seats = layout.begins["to_act"], table.seats
    for view in seen_in(table, 1):
        assert view.seat is not None
        waited_for = [int((view.seat + step) % seats in view.to_act) for step in range(seats)]
        numbers = layout.numbers(view)
        assert numbers[begin : begin + seats] == waited_for
        assert numbers[layout.begins["seat"] :][:seats].index(1) == view.seat


def test_every_field_says_what_it_is_about(table: Table) -> None:
    fields = layout_of(table).fields
    assert len(fields) > 15
    assert [field.name for field in fields if not field.meaning.endswith(".")] == []
    assert [field.name for field in fields if field.codes and field.highest != len(field.codes)] == []
