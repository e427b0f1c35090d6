"""The shapes that effects have: a choice, a choice of another Looter, and something for everyone."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Value
from fistful.games.looterz import dungeon, kinds, refusals
from fistful.games.looterz import looter as looters
from fistful.games.looterz.effect import Effect
from fistful.games.looterz.facts import MOST_LOOTERZ, NONE, PICK
from fistful.games.looterz.state import LooterzState


def choose(effect: Effect[LooterzState], pos: LooterzState, seat: i64, entry: i64) -> None:
    """LTZ-31: ask, unless there is only one choice; without any, nothing happens."""
    count: i64 = 0
    only: i64 = NONE
    for row in range(effect.rows(pos)):
        choices = effect.offer(pos, seat, entry, row)
        if choices:
            count += bitset.count(choices)
            only = row * MOST_LOOTERZ + bitset.lowest(choices)
    if count == 1:
        effect.chosen(pos, seat, entry, only)
    elif count > 1:
        pos.ask(seat)


class Choice(Effect[LooterzState]):
    """An effect whose player chooses something first."""

    def possible(self, pos: LooterzState, seat: i64, entry: i64) -> bool:
        for row in range(self.rows(pos)):
            if self.offer(pos, seat, entry, row):
                return True
        return False

    def carry_out(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        choose(self, pos, seat, entry)


class OnAnother(Choice):
    """LTZ-20, LTZ-31: an effect on one Looter, which its player picks.

    A row is a seat; a choice is a place in the dungeon.
    """

    def first_action(self, pos: LooterzState) -> i64:
        return PICK

    def rows(self, pos: LooterzState) -> i64:
        return pos.setup.seats

    def offer(self, pos: LooterzState, seat: i64, entry: i64, row: i64) -> i64:
        return dungeon.open_to(pos, seat, row, entry)

    def objection(self, pos: LooterzState, seat: i64, entry: i64, action: i64) -> IllegalMove | None:
        return refusals.of_pick(pos, seat, entry, action)

    def tell(self, pos: LooterzState, code: str, seat: i64, place: i64, amount: i64 = 0) -> None:
        """What this seat did to the Looter that lies there, and how much, if that counts."""
        params: dict[str, Value] = {
            "seat": seat,
            "rival": place // MOST_LOOTERZ,
            "card": pos.setup.names[looters.kind_of(pos.table[place])],
            "entry": looters.entry_of(pos.table[place]),
        }
        if amount > 0:
            params["amount"] = amount
        pos.tell(code, self.clause, **params)


class OnEveryone(Effect[LooterzState]):
    """LTZ-21: each player's share is a step of its own, from the controller of the Looter clockwise."""

    def possible(self, pos: LooterzState, seat: i64, entry: i64) -> bool:
        for other in range(pos.setup.seats):
            if dungeon.others(pos, other, entry):
                return True
        return False

    def carry_out(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        card = kinds.card_of(pos.step)
        keyword = kinds.keyword_of(pos.step)
        sharer = seat
        for _ in range(pos.setup.seats):
            sharer = pos.setup.before[sharer]
            pos.push(kinds.effect_step(kinds.SHARE, sharer, entry, card, keyword))
