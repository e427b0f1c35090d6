"""What the steps of Loot Shoot Whisky ask for: a plan of two actions, and nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.question import Question, by_kind
from fistful.engine.wire import Prompt
from fistful.games.loot_shoot_whisky import steps
from fistful.games.loot_shoot_whisky.facts import PAIR_TEXTS, SLUG
from fistful.games.loot_shoot_whisky.kinds import KINDS, PLAN
from fistful.games.loot_shoot_whisky.state import LootShootWhiskyState


class Automatic(Question[LootShootWhiskyState]):
    """A step that asks nobody."""

    def run(self, pos: LootShootWhiskyState) -> None:
        steps.run(pos)


class Plan(Question[LootShootWhiskyState]):
    """LSW-4…6: both players plan the two slots of a phase at once."""

    def run(self, pos: LootShootWhiskyState) -> None:
        steps.ask_for_plans(pos, first_of(pos.step))

    def legal(self, pos: LootShootWhiskyState, seat: i64) -> vec[i64]:
        return bitset.listed(steps.pairs(pos, seat))

    def allows(self, pos: LootShootWhiskyState, seat: i64, action: i64) -> bool:
        return bitset.has(steps.pairs(pos, seat), action)

    def pick(self, pos: LootShootWhiskyState, seat: i64, chance: Chance) -> i64:
        pairs = steps.pairs(pos, seat)
        return bitset.nth(pairs, chance.below(bitset.count(pairs), "choice"))

    def unseal(self, pos: LootShootWhiskyState) -> None:
        steps.lay_plans(pos, first_of(pos.step))

    def prompt(self, pos: LootShootWhiskyState, seat: i64) -> Prompt:
        if steps.phase_of(pos) == 0:
            return Prompt("plan-first", "LSW-4", {"cards": steps.row_texts(pos)[:2]})
        return Prompt("plan-second", "LSW-5", {"cards": steps.row_texts(pos)[2:]})

    def refusal(self, pos: LootShootWhiskyState, seat: i64, action: i64) -> IllegalMove | None:
        """LSW-5: every action is a pair, and the first phase used up one of its two actions."""
        first = pos.first_plans[seat]
        return IllegalMove("spent", SLUG, "LSW-5", pair=PAIR_TEXTS[action], used=PAIR_TEXTS[first])


QUESTIONS: Final = by_kind(KINDS, Automatic(), {PLAN: Plan()})
