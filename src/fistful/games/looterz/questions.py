"""What the steps of Looterz ask for: one class for each kind of step that asks.

Most offer a set of choices. Where a Looter is picked there is one set for each seat: a row of the action table, twelve
actions long.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.question import Question, by_kind
from fistful.engine.wire import Prompt
from fistful.games.looterz import dungeon, kinds, piles, refusals, steps
from fistful.games.looterz import looter as looters
from fistful.games.looterz.effect import Effect
from fistful.games.looterz.facts import (
    DONE,
    DRAW,
    HAND_LIMIT,
    KEPT,
    MOST_LOOTERZ,
    PICK,
    RECRUIT,
    SACRIFICE,
    SEARCH,
    discarding,
)
from fistful.games.looterz.state import LooterzState


class Automatic(Question[LooterzState]):
    """A step that asks nobody."""

    def run(self, pos: LooterzState) -> None:
        steps.run(pos)


class RowQuestion(Question[LooterzState]):
    """A question that offers a set of choices, or several in rows."""

    def first_action(self, pos: LooterzState) -> i64:
        """Where the choices begin in the action table."""
        raise AssertionError(f"{self.code} has no choices")

    def rows(self, pos: LooterzState) -> i64:
        return 1

    def offer(self, pos: LooterzState, seat: i64, row: i64) -> i64:
        """The choices in a row, as a set counted from the row's first action."""
        raise AssertionError(f"{self.code} has no choices")

    def may_waive(self, pos: LooterzState) -> bool:
        """Whether `done` is a choice besides those in rows."""
        return False

    def objection(self, pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
        """Why this action may not be chosen, or None if the question is another."""
        return None

    def legal(self, pos: LooterzState, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        if self.may_waive(pos):
            actions = append(actions, DONE)
        action = self.first_action(pos)
        for row in range(self.rows(pos)):
            for choice in bitset.listed(self.offer(pos, seat, row)):
                actions = append(actions, action + choice)
            action += MOST_LOOTERZ
        return actions

    def allows(self, pos: LooterzState, seat: i64, action: i64) -> bool:
        if action == DONE and self.may_waive(pos):
            return True
        choice = action - self.first_action(pos)
        if choice < 0:
            return False
        rows = self.rows(pos)
        row: i64 = 0
        if rows > 1:
            row = choice // MOST_LOOTERZ
            choice = choice % MOST_LOOTERZ
        return row < rows and choice < bitset.LARGEST and bitset.has(self.offer(pos, seat, row), choice)

    def pick(self, pos: LooterzState, seat: i64, chance: Chance) -> i64:
        action = self.first_action(pos)
        rows = self.rows(pos)
        if rows == 1:
            choices = self.offer(pos, seat, 0)
            return action + bitset.nth(choices, chance.below(bitset.count(choices), "choice"))
        waiving: i64 = 1 if self.may_waive(pos) else 0
        total = waiving
        for row in range(rows):
            total += bitset.count(self.offer(pos, seat, row))
        ticket = chance.below(total, "choice") - waiving
        if ticket < 0:
            return DONE
        row = 0
        choices = self.offer(pos, seat, row)
        while ticket >= bitset.count(choices):
            ticket -= bitset.count(choices)
            action += MOST_LOOTERZ
            row += 1
            choices = self.offer(pos, seat, row)
        return action + bitset.nth(choices, ticket)

    def refusal(self, pos: LooterzState, seat: i64, action: i64) -> IllegalMove:
        """LTZ-4: there is an objection to the action, or something else is asked."""
        found = self.objection(pos, seat, action)
        if found is not None:
            return found
        return refusals.refused("asked-otherwise", "LTZ-4", move=pos.setup.texts[action])


class RecruitOrDraw(RowQuestion):
    """LTZ-5, LTZ-12: one Looter from hand, or a card."""

    def run(self, pos: LooterzState) -> None:
        steps.ask_for_recruit(pos)

    def first_action(self, pos: LooterzState) -> i64:
        return DRAW

    def offer(self, pos: LooterzState, seat: i64, row: i64) -> i64:
        """Drawing comes first, then the kinds in hand."""
        return pos.held[seat] << 1 | (1 if piles.has_cards(pos) else 0)

    def decide(self, pos: LooterzState, seat: i64, action: i64) -> None:
        if action == DRAW:
            piles.draw(pos, seat)
        else:
            steps.recruit(pos, seat, action - RECRUIT)

    def prompt(self, pos: LooterzState, seat: i64) -> Prompt:
        number = kinds.number_of(pos.step)
        return Prompt("recruit", "LTZ-12" if number else "LTZ-5", {"number": number + 1})

    def objection(self, pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
        return refusals.of_recruit(pos, action)


class Act(RowQuestion):
    """LTZ-7: a Looter searches, attacks or uses its Activation, or the phase is done."""

    def run(self, pos: LooterzState) -> None:
        steps.ask_for_action(pos)

    def first_action(self, pos: LooterzState) -> i64:
        return SEARCH

    def offer(self, pos: LooterzState, seat: i64, row: i64) -> i64:
        return bitset.add(dungeon.actions_of(pos, seat), DONE)

    def decide(self, pos: LooterzState, seat: i64, action: i64) -> None:
        steps.act(pos, seat, action)

    def objection(self, pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
        return refusals.of_act(pos, seat, action)


class Strike(RowQuestion):
    """LTZ-9: the target of an attack; a row is a seat."""

    def run(self, pos: LooterzState) -> None:
        steps.ask_for_target(pos)

    def first_action(self, pos: LooterzState) -> i64:
        return PICK

    def rows(self, pos: LooterzState) -> i64:
        return pos.setup.seats

    def offer(self, pos: LooterzState, seat: i64, row: i64) -> i64:
        return dungeon.open_to(pos, seat, row, kinds.entry_of(pos.step))

    def may_waive(self, pos: LooterzState) -> bool:
        """LTZ-24: a second attack may be waived."""
        return kinds.number_of(pos.step) > 0

    def decide(self, pos: LooterzState, seat: i64, action: i64) -> None:
        if action != DONE:
            steps.strike(pos, seat, action - PICK)

    def prompt(self, pos: LooterzState, seat: i64) -> Prompt:
        slot = dungeon.slot_of(pos, seat, kinds.entry_of(pos.step))
        card = pos.setup.names[looters.kind_of(pos.table[dungeon.place_of(seat, slot)])]
        if self.may_waive(pos):
            return Prompt("strike-again", "LTZ-24", {"card": card})
        return Prompt("strike", "LTZ-9", {"card": card})

    def objection(self, pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
        return refusals.of_pick(pos, seat, kinds.entry_of(pos.step), action)


class Sacrifice(RowQuestion):
    """LTZ-13: one of the Looterz that are too many."""

    def run(self, pos: LooterzState) -> None:
        steps.ask_for_sacrifice(pos)

    def first_action(self, pos: LooterzState) -> i64:
        return SACRIFICE

    def offer(self, pos: LooterzState, seat: i64, row: i64) -> i64:
        return bitset.first(pos.party[seat])

    def decide(self, pos: LooterzState, seat: i64, action: i64) -> None:
        steps.sacrifice_one(pos, seat, action - SACRIFICE)

    def prompt(self, pos: LooterzState, seat: i64) -> Prompt:
        return Prompt("sacrifice", "LTZ-13", {"count": pos.party[seat] - KEPT})

    def objection(self, pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
        return refusals.of_sacrifice(pos, seat, action)


class Discard(RowQuestion):
    """LTZ-14: one of the cards in hand that are too many."""

    def run(self, pos: LooterzState) -> None:
        steps.ask_for_discard(pos)

    def first_action(self, pos: LooterzState) -> i64:
        return discarding(pos.setup.kinds)

    def offer(self, pos: LooterzState, seat: i64, row: i64) -> i64:
        return pos.held[seat]

    def decide(self, pos: LooterzState, seat: i64, action: i64) -> None:
        steps.discard_one(pos, seat, action - discarding(pos.setup.kinds))

    def prompt(self, pos: LooterzState, seat: i64) -> Prompt:
        return Prompt("discard", "LTZ-14", {"count": pos.hand_sizes[seat] - HAND_LIMIT})

    def objection(self, pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
        return refusals.of_discard(pos, action)


class EffectQuestion(RowQuestion):
    """LTZ-25: an effect is carried out, and says itself what it asks for."""

    def run(self, pos: LooterzState) -> None:
        running_effect(pos).carry_out(pos, kinds.seat_of(pos.step), kinds.entry_of(pos.step))

    def first_action(self, pos: LooterzState) -> i64:
        return running_effect(pos).first_action(pos)

    def rows(self, pos: LooterzState) -> i64:
        return running_effect(pos).rows(pos)

    def offer(self, pos: LooterzState, seat: i64, row: i64) -> i64:
        return running_effect(pos).offer(pos, seat, kinds.entry_of(pos.step), row)

    def decide(self, pos: LooterzState, seat: i64, action: i64) -> None:
        effect = running_effect(pos)
        effect.chosen(pos, seat, kinds.entry_of(pos.step), action - effect.first_action(pos))

    def prompt(self, pos: LooterzState, seat: i64) -> Prompt:
        effect = running_effect(pos)
        card = pos.setup.names[kinds.card_of(pos.step)]
        return Prompt(effect.name, effect.clause, {"card": card, "amount": effect.amount})

    def objection(self, pos: LooterzState, seat: i64, action: i64) -> IllegalMove | None:
        return running_effect(pos).objection(pos, seat, kinds.entry_of(pos.step), action)


class ShareQuestion(EffectQuestion):
    """LTZ-21: one player's share of an effect on everyone."""

    def run(self, pos: LooterzState) -> None:
        running_effect(pos).share(pos, kinds.seat_of(pos.step), kinds.entry_of(pos.step))


def running_effect(pos: LooterzState) -> Effect[Any]:
    """The effect that the step carries out or asks for."""
    effect = pos.setup.effect(kinds.keyword_of(pos.step), kinds.card_of(pos.step))
    assert effect is not None
    return effect


QUESTIONS: Final = by_kind(
    kinds.KINDS,
    Automatic(),
    {
        kinds.RECRUIT: RecruitOrDraw(),
        kinds.DUNGEON: Act("dungeon", "LTZ-7"),
        kinds.STRIKE: Strike(),
        kinds.SACRIFICE: Sacrifice(),
        kinds.DISCARD: Discard(),
        kinds.EFFECT: EffectQuestion(),
        kinds.SHARE: ShareQuestion(),
    },
)
