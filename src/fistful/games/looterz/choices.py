"""What a seat that is asked may choose, what it is told, and why anything else is refused.

Every decision offers a set of choices, or one set for each seat when a Looter is picked: `first_action`
is where they begin in the action table, and a row there is twelve actions long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import kind_of
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt
from fistful.games.looterz import dungeon, flow, piles
from fistful.games.looterz import looter as looters
from fistful.games.looterz.effect import Effect
from fistful.games.looterz.facts import (
    ACTIVATION,
    ATTACK,
    DONE,
    DRAW,
    HAND_LIMIT,
    KEPT,
    MOST_LOOTERZ,
    NONE,
    PICK,
    RECRUIT,
    SACRIFICE,
    SEARCH,
    SLUG,
    STEAL,
    USE,
    discarding,
    raising,
)

if TYPE_CHECKING:
    from fistful.games.looterz.position import LooterzPosition

_CAN_DRAW: Final = 1
"""In the row of a recruitment phase drawing comes first, then the kinds in hand."""


def running_effect(pos: LooterzPosition) -> Effect:
    """The effect that the step carries out or asks for."""
    return pos.setup.effects[pos.setup.ability(flow.keyword_of(pos.step), flow.card_of(pos.step))]


# The rows that a decision offers.


def first_action(pos: LooterzPosition) -> i64:
    kind = kind_of(pos.step)
    if kind == flow.DUNGEON:
        return SEARCH
    if kind == flow.RECRUIT:
        return DRAW
    if kind == flow.STRIKE:
        return PICK
    if kind == flow.SACRIFICE:
        return SACRIFICE
    if kind == flow.DISCARD:
        return discarding(pos.setup.kinds)
    return running_effect(pos).first_action(pos)


def rows(pos: LooterzPosition) -> i64:
    kind = kind_of(pos.step)
    if kind == flow.STRIKE:
        return pos.setup.seats
    if kind == flow.EFFECT:
        return running_effect(pos).rows(pos)
    return 1


def offer(pos: LooterzPosition, seat: i64, row: i64) -> i64:
    """The choices in a row, as a set counted from the row's first action."""
    kind = kind_of(pos.step)
    if kind == flow.DUNGEON:
        return bitset.add(actions_of(pos, seat), DONE)
    if kind == flow.RECRUIT:
        return pos.held[seat] << 1 | (_CAN_DRAW if piles.has_cards(pos) else 0)
    if kind == flow.STRIKE:
        return dungeon.open_to(pos, seat, row, flow.entry_of(pos.step))
    if kind == flow.SACRIFICE:
        return bitset.first(pos.party[seat])
    if kind == flow.DISCARD:
        return pos.held[seat]
    return running_effect(pos).offer(pos, seat, flow.entry_of(pos.step), row)


def may_waive(pos: LooterzPosition) -> bool:
    """LTZ-24: a second attack may be waived."""
    return kind_of(pos.step) == flow.STRIKE and flow.number_of(pos.step) > 0


def actions_of(pos: LooterzPosition, seat: i64) -> i64:
    """LTZ-7, LTZ-30, LTZ-36: what the Looterz of a seat can do that have not acted in this turn."""
    actions: i64 = 0
    company = dungeon.in_play(pos) > 1
    for slot in range(pos.party[seat]):
        looter = pos.table[seat * MOST_LOOTERZ + slot]
        if looters.acted_of(looter) != pos.turn:
            if looters.marks_of(looter) == 0:
                actions = bitset.add(actions, SEARCH + slot)
            if company:
                actions = bitset.add(actions, ATTACK + slot)
            number = pos.setup.ability(ACTIVATION, looters.kind_of(looter))
            if number != NONE and pos.setup.effects[number].possible(pos, seat, looters.entry_of(looter)):
                actions = bitset.add(actions, USE + slot)
    return actions


def can_act(pos: LooterzPosition, seat: i64) -> bool:
    """Whether any Looter of a seat can do anything."""
    return actions_of(pos, seat) != 0


# The same as lists and as answers.


def count(pos: LooterzPosition, seat: i64) -> i64:
    """How many actions are legal."""
    total: i64 = 1 if may_waive(pos) else 0
    for row in range(rows(pos)):
        total += bitset.count(offer(pos, seat, row))
    return total


def legal(pos: LooterzPosition, seat: i64) -> vec[i64]:
    actions = vec[i64]()
    if may_waive(pos):
        actions = append(actions, DONE)
    action = first_action(pos)
    for row in range(rows(pos)):
        for choice in bitset.listed(offer(pos, seat, row)):
            actions = append(actions, action + choice)
        action += MOST_LOOTERZ
    return actions


def first(pos: LooterzPosition, seat: i64) -> i64:
    """The only legal action, where there is only one."""
    return legal(pos, seat)[0]


def allows(pos: LooterzPosition, seat: i64, action: i64) -> bool:
    if action == DONE and may_waive(pos):
        return True
    choice = action - first_action(pos)
    if choice < 0:
        return False
    row: i64 = 0
    if rows(pos) > 1:
        row = choice // MOST_LOOTERZ
        choice = choice % MOST_LOOTERZ
    return row < rows(pos) and choice < bitset.LARGEST and bitset.has(offer(pos, seat, row), choice)


def pick(pos: LooterzPosition, seat: i64, chance: Chance) -> i64:
    """A legal action at random."""
    action = first_action(pos)
    if rows(pos) == 1:
        choices = offer(pos, seat, 0)
        return action + bitset.nth(choices, chance.below(bitset.count(choices), "choice"))
    ticket = chance.below(count(pos, seat), "choice")
    if may_waive(pos):
        if ticket == 0:
            return DONE
        ticket -= 1
    row: i64 = 0
    choices = offer(pos, seat, row)
    while ticket >= bitset.count(choices):
        ticket -= bitset.count(choices)
        action += MOST_LOOTERZ
        row += 1
        choices = offer(pos, seat, row)
    return action + bitset.nth(choices, ticket)


# What a seat is told.


def prompt(pos: LooterzPosition) -> Prompt:
    kind = kind_of(pos.step)
    if kind == flow.RECRUIT:
        clause = "LTZ-12" if flow.number_of(pos.step) else "LTZ-5"
        return Prompt("recruit", clause, {"number": flow.number_of(pos.step) + 1})
    if kind == flow.DUNGEON:
        return Prompt("dungeon", "LTZ-7")
    if kind == flow.STRIKE:
        seat = flow.seat_of(pos.step)
        looter = pos.table[dungeon.place_of(seat, dungeon.slot_of(pos, seat, flow.entry_of(pos.step)))]
        card = pos.setup.names[looters.kind_of(looter)]
        return (
            Prompt("strike-again", "LTZ-24", {"card": card})
            if may_waive(pos)
            else Prompt("strike", "LTZ-9", {"card": card})
        )
    if kind == flow.SACRIFICE:
        return Prompt("sacrifice", "LTZ-13", {"count": pos.party[pos.active] - KEPT})
    if kind == flow.DISCARD:
        return Prompt("discard", "LTZ-14", {"count": pos.hand_sizes[pos.active] - HAND_LIMIT})
    effect = running_effect(pos)
    return Prompt(
        effect.name, effect.clause, {"card": pos.setup.names[flow.card_of(pos.step)], "amount": effect.amount}
    )


def refusal(pos: LooterzPosition, seat: i64, action: i64) -> IllegalMove:
    """LTZ-4: why an action is not legal now."""
    kind = kind_of(pos.step)
    if kind == flow.DUNGEON and action < DONE:
        return refused_action(pos, seat, action)
    if kind == flow.RECRUIT and action == DRAW:
        return refused("piles-empty", "LTZ-5")
    if kind == flow.RECRUIT and RECRUIT <= action < raising(pos.setup.kinds):
        return refused("not-in-hand", "LTZ-5", card=pos.setup.names[action - RECRUIT])
    if kind == flow.DISCARD and action >= discarding(pos.setup.kinds):
        return refused("not-in-hand", "LTZ-14", card=pos.setup.names[action - discarding(pos.setup.kinds)])
    asked = first_action(pos)
    if asked == PICK and PICK <= action < SACRIFICE:
        return refused_target(pos, seat, action - PICK)
    if asked == SACRIFICE and SACRIFICE <= action < STEAL:
        number = action - SACRIFICE + 1
        if number <= pos.party[seat]:
            return refused("itself", "LTZ-31")
        return refused("no-such-looter", "LTZ-33", number=number)
    if asked == STEAL and STEAL <= action < DRAW:
        return refused("not-the-richest", "LTZ-19")
    if asked == raising(pos.setup.kinds) and asked <= action < discarding(pos.setup.kinds):
        return refused("not-in-graveyard", "LTZ-51", card=pos.setup.names[action - asked])
    return refused("asked-otherwise", "LTZ-4", move=pos.setup.texts[action])


def refused(code: str, clause: str, **params: object) -> IllegalMove:
    return IllegalMove(code, SLUG, clause, **params)


def refused_action(pos: LooterzPosition, seat: i64, action: i64) -> IllegalMove:
    """LTZ-7, LTZ-30, LTZ-36: why a Looter cannot do this."""
    slot = action % MOST_LOOTERZ
    if slot >= pos.party[seat]:
        return refused("no-such-looter", "LTZ-33", number=slot + 1)
    looter = pos.table[dungeon.place_of(seat, slot)]
    card = pos.setup.names[looters.kind_of(looter)]
    if looters.acted_of(looter) == pos.turn:
        return refused("has-acted", "LTZ-7", card=card)
    if action < ATTACK:
        return refused("may-not-search", "LTZ-36", card=card)
    if action < USE:
        return refused("no-target", "LTZ-30", card=card)
    if pos.setup.ability(ACTIVATION, looters.kind_of(looter)) == NONE:
        return refused("no-activation", "LTZ-11", card=card)
    return refused("no-use", "LTZ-30", card=card)


def refused_target(pos: LooterzPosition, seat: i64, place: i64) -> IllegalMove:
    """LTZ-20, LTZ-31: why this Looter may not be picked."""
    target = place // MOST_LOOTERZ
    slot = place % MOST_LOOTERZ
    if target >= pos.setup.seats or slot >= pos.party[target]:
        return refused("no-such-target", "LTZ-33")
    looter = pos.table[place]
    card = pos.setup.names[looters.kind_of(looter)]
    entry = flow.entry_of(pos.step)
    if looters.entry_of(looter) == entry:
        return refused("itself", "LTZ-31")
    if not bitset.has(dungeon.open_to(pos, seat, target, entry), slot):
        return refused("taunt", "LTZ-20", card=card, rival=target)
    if target == seat:
        return refused("your-own", "LTZ-45", card=card)
    return refused("no-change", "LTZ-30", card=card)
