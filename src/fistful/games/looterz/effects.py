"""What cards do: a small closed set of effects, each with its name in deck files, its words and its rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.errors import IllegalMove
from fistful.games.looterz import dungeon, kinds, piles, refusals, scoring
from fistful.games.looterz import looter as looters
from fistful.games.looterz.effect import Effect
from fistful.games.looterz.facts import KEYWORDS, LAST_WISH, MOST_LIFE, MOST_LOOTERZ, NONE, SACRIFICE, STEAL, raising
from fistful.games.looterz.shapes import Choice, OnAnother, OnEveryone, choose
from fistful.games.looterz.state import LooterzState

# Effects on one Looter.


class Destroy(OnAnother):
    """LTZ-40, LTZ-42: Death Knight and Assassin; LTZ-35: whatever its Life."""

    name = "destroy"
    clause = "LTZ-35"

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        if pos.telling:
            self.tell(pos, "destroyed", seat, choice)
        dungeon.doom(pos, choice)
        dungeon.bury(pos, "LTZ-35")


class LoseLife(OnAnother):
    """LTZ-55: Wizard; LTZ-35: no attack, no dice."""

    name = "lose-life"
    clause = "LTZ-35"
    counted = True

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        if pos.telling:
            self.tell(pos, "hurt", seat, choice, min(self.amount, looters.life_of(pos.table[choice])))
        if dungeon.lose_life(pos, choice, self.amount):
            dungeon.bury(pos, "LTZ-10")


class DrainLife(OnAnother):
    """LTZ-54: Vampire; LTZ-34: moved Life may exceed the starting life, up to six."""

    name = "drain-life"
    clause = "LTZ-34"
    counted = True
    keywords = ("recruitment", "activation")

    def offer(self, pos: LooterzState, seat: i64, entry: i64, row: i64) -> i64:
        slot = dungeon.slot_of(pos, seat, entry)
        if slot == NONE or looters.life_of(pos.table[dungeon.place_of(seat, slot)]) >= MOST_LIFE:
            return 0
        return dungeon.open_to(pos, seat, row, entry)

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        slot = dungeon.slot_of(pos, seat, entry)
        if slot == NONE:
            return "gone"
        life = looters.life_of(pos.table[dungeon.place_of(seat, slot)])
        return "most-life" if life >= MOST_LIFE else "no-other"

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        own = dungeon.place_of(seat, dungeon.slot_of(pos, seat, entry))
        life = looters.life_of(pos.table[own])
        room = min(self.amount, MOST_LIFE - life)
        moved = min(room, looters.life_of(pos.table[choice]))
        if pos.telling:
            self.tell(pos, "drained", seat, choice, moved)
        pos.table[own] = looters.with_life(pos.table[own], life + moved)
        if dungeon.lose_life(pos, choice, moved):
            dungeon.bury(pos, "LTZ-10")


class Borrow(OnAnother):
    """LTZ-45, LTZ-23: Mermaid."""

    name = "borrow"
    clause = "LTZ-23"

    def offer(self, pos: LooterzState, seat: i64, entry: i64, row: i64) -> i64:
        if row == seat or dungeon.is_full(pos, seat):
            return 0
        return dungeon.open_to(pos, seat, row, entry)

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "full" if dungeon.is_full(pos, seat) else "no-opponents"

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        if pos.telling:
            self.tell(pos, "borrowed", seat, choice)
        giver = choice // MOST_LOOTERZ
        lender = looters.lender_of(pos.table[choice])
        dungeon.hand_over(pos, giver, choice % MOST_LOOTERZ, seat, giver if lender == NONE else lender)


class ForbidSearch(OnAnother):
    """LTZ-57, LTZ-36: Basilisk. To forbid the same twice would change nothing."""

    name = "forbid-search"
    clause = "LTZ-36"

    def offer(self, pos: LooterzState, seat: i64, entry: i64, row: i64) -> i64:
        slots = dungeon.open_to(pos, seat, row, entry)
        for slot in bitset.listed(slots):
            if bitset.has(looters.marks_of(pos.table[dungeon.place_of(row, slot)]), seat):
                slots = bitset.remove(slots, slot)
        return slots

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "forbidden" if dungeon.in_play(pos) > 1 else "no-other"

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        if pos.telling:
            self.tell(pos, "forbade", seat, choice)
        marks = looters.marks_of(pos.table[choice])
        pos.table[choice] = looters.with_marks(pos.table[choice], bitset.add(marks, seat))


# Effects on everyone, player by player.


class EveryoneSacrifices(OnEveryone):
    """LTZ-43, LTZ-22: Orc. Each player picks, and without another Looter does nothing."""

    name = "everyone-sacrifices"
    clause = "LTZ-22"

    def share(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        if pos.telling and not dungeon.others(pos, seat, entry):
            pos.tell("spared", "LTZ-22", seat=seat)
        choose(self, pos, seat, entry)

    def first_action(self, pos: LooterzState) -> i64:
        return SACRIFICE

    def offer(self, pos: LooterzState, seat: i64, entry: i64, row: i64) -> i64:
        return dungeon.others(pos, seat, entry)

    def objection(self, pos: LooterzState, seat: i64, entry: i64, action: i64) -> IllegalMove | None:
        return refusals.of_sacrifice(pos, seat, action)

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        dungeon.sacrifice(pos, seat, choice)


class EveryoneLosesLife(OnEveryone):
    """LTZ-44: Witch."""

    name = "everyone-loses-life"
    clause = "LTZ-21"
    counted = True

    def share(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        slots = dungeon.others(pos, seat, entry)
        if slots:
            if pos.telling:
                pos.tell("all-hurt", "LTZ-21", seat=seat, amount=self.amount)
            for slot in bitset.listed(slots):
                dungeon.lose_life(pos, dungeon.place_of(seat, slot), self.amount)
            dungeon.bury(pos, "LTZ-10")


class DestroyOthers(OnEveryone):
    """LTZ-58: Demon."""

    name = "destroy-others"
    clause = "LTZ-21"

    def share(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        slots = dungeon.others(pos, seat, entry)
        if slots:
            if pos.telling:
                pos.tell("all-destroyed", "LTZ-21", seat=seat)
            for slot in bitset.listed(slots):
                dungeon.doom(pos, dungeon.place_of(seat, slot))
            dungeon.bury(pos, "LTZ-35")


# Effects on one's own Looterz, on Loot, and on cards.


class HealYours(Effect[LooterzState]):
    """LTZ-49, LTZ-34: Cleric. Healing stops at the starting life."""

    name = "heal-yours"
    clause = "LTZ-34"
    counted = True

    def possible(self, pos: LooterzState, seat: i64, entry: i64) -> bool:
        for place in range(dungeon.place_of(seat, 0), dungeon.place_of(seat, pos.party[seat])):
            if looters.life_of(pos.table[place]) < pos.setup.life[looters.kind_of(pos.table[place])]:
                return True
        return False

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "unhurt"

    def carry_out(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        if pos.telling:
            pos.tell("healed", "LTZ-34", seat=seat, amount=self.amount)
        for place in range(dungeon.place_of(seat, 0), dungeon.place_of(seat, pos.party[seat])):
            looter = pos.table[place]
            life = looters.life_of(looter)
            most = pos.setup.life[looters.kind_of(looter)]
            if life < most:
                pos.table[place] = looters.with_life(looter, min(life + self.amount, most))


class SacrificeForLoot(Choice):
    """LTZ-56, LTZ-25: Cultist. The cost and its gain are one instruction."""

    name = "sacrifice-for-loot"
    clause = "LTZ-18"
    counted = True

    def first_action(self, pos: LooterzState) -> i64:
        return SACRIFICE

    def offer(self, pos: LooterzState, seat: i64, entry: i64, row: i64) -> i64:
        return dungeon.others(pos, seat, entry)

    def objection(self, pos: LooterzState, seat: i64, entry: i64, action: i64) -> IllegalMove | None:
        return refusals.of_sacrifice(pos, seat, action)

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "no-sacrifice"

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        dungeon.sacrifice(pos, seat, choice)
        if pos.telling:
            pos.tell("gained", "LTZ-18", seat=seat, amount=self.amount)
        scoring.gain(pos, seat, self.amount)


class Steal(Choice):
    """LTZ-41, LTZ-50, LTZ-19: King and Thief."""

    name = "steal"
    clause = "LTZ-19"
    counted = True

    def first_action(self, pos: LooterzState) -> i64:
        return STEAL

    def offer(self, pos: LooterzState, seat: i64, entry: i64, row: i64) -> i64:
        return scoring.richest(pos, seat)

    def objection(self, pos: LooterzState, seat: i64, entry: i64, action: i64) -> IllegalMove | None:
        return refusals.of_steal(action)

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "most-loot" if pos.loot[seat] > 0 else "no-loot"

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        scoring.steal(pos, seat, choice, self.amount)


class Draw(Effect[LooterzState]):
    """LTZ-53: Goblin."""

    name = "draw"
    clause = "LTZ-3"
    counted = True

    def possible(self, pos: LooterzState, seat: i64, entry: i64) -> bool:
        return piles.has_cards(pos)

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "no-cards"

    def carry_out(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        for _ in range(self.amount):
            piles.draw(pos, seat, "LTZ-53")


class TopCard(Effect[LooterzState]):
    """LTZ-52: Bard. LTZ-33: with twelve Looterz the card stays where it is."""

    name = "top-card"
    clause = "LTZ-17"

    def possible(self, pos: LooterzState, seat: i64, entry: i64) -> bool:
        return piles.has_cards(pos) and not dungeon.is_full(pos, seat)

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "full" if dungeon.is_full(pos, seat) else "no-cards"

    def carry_out(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        if not dungeon.is_full(pos, seat):
            kind = piles.take_top(pos)
            if kind != NONE:
                dungeon.enter(pos, seat, kind, piles.acted_on_turning_up(pos, kind))


class Raise(Choice):
    """LTZ-51: Necromancer. A choice is a kind; which of its copies, LTZ-7 says."""

    name = "raise"
    clause = "LTZ-17"

    def possible(self, pos: LooterzState, seat: i64, entry: i64) -> bool:
        return len(pos.graveyard) > 0 and not dungeon.is_full(pos, seat)

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "full" if dungeon.is_full(pos, seat) else "no-graves"

    def first_action(self, pos: LooterzState) -> i64:
        return raising(pos.setup.kinds)

    def offer(self, pos: LooterzState, seat: i64, entry: i64, row: i64) -> i64:
        return 0 if dungeon.is_full(pos, seat) else piles.kinds_in_graveyard(pos)

    def objection(self, pos: LooterzState, seat: i64, entry: i64, action: i64) -> IllegalMove | None:
        return refusals.of_raise(pos, action)

    def chosen(self, pos: LooterzState, seat: i64, entry: i64, choice: i64) -> None:
        card = piles.from_graveyard(pos, choice)
        dungeon.enter(pos, seat, choice, looters.acted_of(card))


class ReturnToHand(Effect[LooterzState]):
    """LTZ-48: Zombie. This very card, if it is still in the Graveyard; everyone sees where it goes."""

    name = "return-to-hand"
    clause = "LTZ-48"
    keywords = (KEYWORDS[LAST_WISH],)

    def possible(self, pos: LooterzState, seat: i64, entry: i64) -> bool:
        return piles.is_buried(pos, entry)

    def lack(self, pos: LooterzState, seat: i64, entry: i64) -> str:
        return "no-grave"

    def carry_out(self, pos: LooterzState, seat: i64, entry: i64) -> None:
        if piles.unbury(pos, entry):
            kind = kinds.card_of(pos.step)
            piles.to_hand_seen(pos, seat, kind)
            if pos.telling:
                pos.tell("returned", "LTZ-48", seat=seat, card=pos.setup.names[kind])


EFFECTS: Final[tuple[type[Effect[LooterzState]], ...]] = (
    Destroy,
    LoseLife,
    DrainLife,
    Borrow,
    ForbidSearch,
    EveryoneSacrifices,
    EveryoneLosesLife,
    DestroyOthers,
    HealYours,
    SacrificeForLoot,
    Steal,
    Draw,
    TopCard,
    Raise,
    ReturnToHand,
)
"""All effects that a deck file can name."""
