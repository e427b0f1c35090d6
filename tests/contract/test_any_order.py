"""Moves of every kind in any order: legal, illegal, out of turn, taken back. The laws hold after each step."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import fistful
from fistful import IllegalMove, NotYourTurn
from tests.tables import TABLES, Table, many, seen_by_all


class AnyOrder(RuleBasedStateMachine):
    """One game of one table, played by somebody who keeps to no rules."""

    table: Table

    @initialize(seed=st.integers(0, 2**63 - 1))
    def begin(self, seed: int) -> None:
        self.position = self.table.new(seed)
        self.cards = self.census()

    def census(self) -> list[str]:
        return sorted(card for cards in self.position.whereabouts().values() for card in cards)

    @precondition(lambda self: not self.position.over)
    @rule(data=st.data())
    def play_legally(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.position.to_act))
        action = data.draw(st.sampled_from(self.position.actions(seat)))
        made = len(self.position.decisions())
        self.position.play(seat, action)
        assert len(self.position.decisions()) == made + 1

    @rule(seat=st.integers(0, 5), action=st.integers(-2, 2000))
    def try_anything(self, seat: int, action: int) -> None:
        position = self.position
        if seat < position.seats and action in position.actions(seat):
            return
        before = seen_by_all(position), position.decisions()
        with pytest.raises((IllegalMove, NotYourTurn, fistful.BadSetup)) as refused:
            position.play(seat, action)
        assert str(refused.value)
        assert isinstance(refused.value, NotYourTurn) == (seat < position.seats and seat not in position.to_act)
        assert (seen_by_all(position), position.decisions()) == before

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        position = self.position
        seat = data.draw(st.integers(0, position.seats - 1))
        chosen = position.view(seat).chosen
        if chosen is None:
            with pytest.raises(NotYourTurn):
                position.retract(seat)
            return
        others = [position.view(other).to_json() for other in [*range(position.seats), None] if other != seat]
        position.retract(seat)
        assert chosen in position.actions(seat)
        assert [position.view(other).to_json() for other in [*range(position.seats), None] if other != seat] == others

    @rule()
    def go_on_with_a_copy(self) -> None:
        telling = self.position.telling
        self.position = self.position.copy()
        self.position.telling = telling

    @rule()
    def go_on_from_the_record(self) -> None:
        before = [self.position.view(seat).to_json() for seat in range(self.position.seats)]
        again = fistful.replay(self.position.record().to_json())
        if not self.position.view(None).have_chosen:
            assert [again.view(seat).to_json() for seat in range(again.seats)] == before
            self.position = again

    @invariant()
    def the_laws_hold(self) -> None:
        position = self.position
        assert self.census() == self.cards
        assert position.over == (position.to_act == ())
        for seat in [*range(position.seats), None]:
            view = position.view(seat)
            assert view.imagine(1).view(seat).to_json() == view.to_json()
            assert list(view.actions) == ([] if seat is None else position.actions(seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_laws_hold_whatever_is_tried(table: Table) -> None:
    machine = type("AnyOrderHere", (AnyOrder,), {"table": table})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=many(6, 100), stateful_step_count=many(25, 60), deadline=None)
    )
