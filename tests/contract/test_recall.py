"""A view recalls what its seat was told in the round, so that a bot that keeps nothing in mind forgets nothing."""

from __future__ import annotations

import random

import pytest

import fistful
from fistful import Position, Told
from tests.tables import MOST_MOMENTS, TABLES, Table, many, random_move

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)

Heard = dict[int | None, list[Told]]


def listen(position: Position, heard: Heard) -> None:
    """Note what every audience is told, as a player with a good memory would."""
    for event in position.take_events():
        for audience, told in heard.items():
            version = event.to(audience)
            if version is not None and version.code != "chosen":
                told.append(version)


def test_a_view_recalls_the_end_of_all_that_its_seat_was_told(table: Table) -> None:
    for seed in range(many(2, 20)):
        position, dice = table.new(seed), random.Random(seed)
        heard: Heard = {audience: [] for audience in [*range(table.seats), None]}
        for _ in range(MOST_MOMENTS):
            listen(position, heard)
            for audience, told in heard.items():
                recall = position.view(audience).recall
                assert recall == tuple(told[len(told) - len(recall) :])
            if position.over:
                break
            position.play(*random_move(position, dice))
        assert all(told for told in heard.values())


def test_nothing_told_since_the_last_deal_or_lap_is_forgotten(table: Table) -> None:
    """Whatever is left out was told before the newest event that begins a round, or before one's own last turn."""
    position, dice = table.new(3), random.Random(3)
    heard: Heard = {0: []}
    begins = "turn" if table.slug == "looterz" else "round"
    for _ in range(MOST_MOMENTS):
        listen(position, heard)
        marks = [place for place, told in enumerate(heard[0]) if told.code == begins]
        if begins == "turn":
            marks = [place for place in marks if heard[0][place].params["seat"] == 0][-1:]
        if marks:
            assert len(position.view(0).recall) >= len(heard[0]) - marks[-1]
        if position.over:
            break
        position.play(*random_move(position, dice))


def test_a_copy_and_an_imagined_world_recall_the_same(table: Table) -> None:
    position, dice = table.new(4), random.Random(4)
    for _ in range(12):
        if not position.over:
            position.play(*random_move(position, dice))
    view = position.view(0)
    assert view.recall
    assert position.copy().view(0).recall == view.recall
    assert view.imagine(1).view(0).recall == view.recall
    assert fistful.view_from_json(view.to_json()).recall == view.recall


def test_a_page_is_not_sent_what_it_has_been_told(table: Table) -> None:
    position = table.new(5)
    assert position.view(0, recall=False).recall == ()
    assert position.reveal().recall == ()
