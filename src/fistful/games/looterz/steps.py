"""The flow of Looterz in the order of its rulebook: deal, recruit, loot and fight, recruit, sacrifice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.agenda import kind_of
from fistful.games.looterz import choices, dungeon, effects, flow, piles, scoring
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import (
    ACTIVATION,
    ATTACK,
    DIE,
    DONE,
    DRAW,
    FIRST_HAND,
    HAND_LIMIT,
    KEPT,
    KEYWORDS,
    LAST_WISH,
    MOST_LOOTERZ,
    MOST_TRIGGERS,
    MOST_TURNS,
    NONE,
    OTHER_HANDS,
    PICK,
    RECRUIT,
    SACRIFICE,
    SEARCH,
    USE,
    discarding,
)

if TYPE_CHECKING:
    from fistful.games.looterz.position import LooterzPosition


def run(pos: LooterzPosition) -> None:
    """Carry out a step, or ask for what it needs. A step that has asked can be run again and asks the same."""
    kind = kind_of(pos.step)
    if kind == flow.DUNGEON:
        ask_for_action(pos)
    elif kind == flow.RECRUIT:
        ask_for_recruit(pos)
    elif kind == flow.STRIKE:
        ask_for_target(pos)
    elif kind == flow.TRIGGER:
        trigger(pos)
    elif kind == flow.EFFECT:
        effect = choices.running_effect(pos)
        effect.carry_out(pos, flow.seat_of(pos.step), flow.entry_of(pos.step))
    elif kind == flow.SHARE:
        effect = choices.running_effect(pos)
        effect.share(pos, flow.seat_of(pos.step), flow.entry_of(pos.step))
    elif kind == flow.SACRIFICE:
        ask_for_sacrifice(pos)
    elif kind == flow.DISCARD:
        ask_for_discard(pos)
    elif kind == flow.END_TURN:
        end_turn(pos)
    elif kind == flow.TURN:
        begin_turn(pos)
    else:
        deal(pos)


def decide(pos: LooterzPosition, seat: i64, action: i64) -> None:
    """Carry out the choice that the step asked for."""
    kind = kind_of(pos.step)
    if kind == flow.DUNGEON:
        act(pos, seat, action)
    elif kind == flow.RECRUIT:
        recruit_or_draw(pos, seat, action)
    elif kind == flow.STRIKE:
        if action != DONE:
            strike(pos, seat, action - PICK)
    elif kind == flow.SACRIFICE:
        sacrifice_one(pos, seat, action - SACRIFICE)
    elif kind == flow.DISCARD:
        discard_one(pos, seat, action - discarding(pos.setup.kinds))
    else:
        effect = choices.running_effect(pos)
        effect.chosen(pos, seat, flow.entry_of(pos.step), action - effect.first_action(pos))


# Setting up.


def deal(pos: LooterzPosition) -> None:
    """LTZ-2: a random starting player gets three cards, the others four; the rest is the Draw Pile."""
    seats = pos.setup.seats
    pos.active = pos.chance.below(seats, "starting player")
    pos.pile = pos.setup.cards[:]
    pos.chance.shuffle(pos.pile, "draw pile")
    if pos.telling:
        pos.tell("starting-player", "LTZ-2", seat=pos.active, goal=pos.setup.goal)
    seat = pos.active
    for _ in range(seats):
        count: i64 = FIRST_HAND if seat == pos.active else OTHER_HANDS
        for _ in range(count):
            piles.to_hand(pos, seat, piles.take_top(pos))
        if pos.telling:
            names = tuple([pos.setup.names[kind] for kind in piles.hand(pos, seat)])
            pos.tell_seat(seat, "dealt", "LTZ-2", {"seat": seat, "count": count}, cards=names)
        seat = pos.setup.after[seat]
    pos.push(flow.turn_step(flow.TURN))


# A turn.


def begin_turn(pos: LooterzPosition) -> None:
    """LTZ-4: four phases in order; LTZ-36: marks of this player's last turn end."""
    pos.turn += 1
    pos.triggers = 0
    pos.fresh = vec[i64]()
    dungeon.lift_marks(pos, pos.active)
    if pos.telling:
        pos.tell("turn", "LTZ-4", seat=pos.active, number=pos.turn)
    pos.push(flow.turn_step(flow.END_TURN))
    pos.push(flow.turn_step(flow.DISCARD))
    pos.push(flow.turn_step(flow.SACRIFICE))
    pos.push(flow.turn_step(flow.RECRUIT, 1))
    pos.push(flow.turn_step(flow.DUNGEON))
    pos.push(flow.turn_step(flow.RECRUIT, 0))


def end_turn(pos: LooterzPosition) -> None:
    """LTZ-4, LTZ-23: loans go back, then it is the next player's turn; LTZ-29: unless it was the last one."""
    dungeon.return_loans(pos)
    if pos.turn < MOST_TURNS:
        pos.active = pos.setup.after[pos.active]
        pos.push(flow.turn_step(flow.TURN))
    elif pos.telling:
        pos.tell("last-turn", "LTZ-29", number=pos.turn)


# Recruitment phases.


def ask_for_recruit(pos: LooterzPosition) -> None:
    """LTZ-5, LTZ-12: recruit or draw; what everyone can tell to be forced is done without asking."""
    seat = pos.active
    pos.phase = 2 * flow.number_of(pos.step)
    can_draw = piles.has_cards(pos)
    if not can_recruit(pos, seat):
        if can_draw:
            piles.draw(pos, seat)
    elif not can_draw and piles.openly_forced(pos, seat):
        recruit_or_draw(pos, seat, choices.first(pos, seat))
    else:
        pos.ask(seat)


def can_recruit(pos: LooterzPosition, seat: i64) -> bool:
    """LTZ-5, LTZ-33: there is a card in hand, and room for it."""
    return pos.hand_sizes[seat] > 0 and not dungeon.is_full(pos, seat)


def recruit_or_draw(pos: LooterzPosition, seat: i64, action: i64) -> None:
    """LTZ-5: one Looter from hand enters the dungeon, or one card is drawn."""
    if action == DRAW:
        piles.draw(pos, seat)
        return
    kind = action - RECRUIT
    piles.from_hand(pos, seat, kind)
    if pos.telling:
        pos.tell("recruited", "LTZ-5", seat=seat, card=pos.setup.names[kind])
    dungeon.enter(pos, seat, kind, 0)


# The dungeon phase.


def ask_for_action(pos: LooterzPosition) -> None:
    """LTZ-7: one Looter after the other acts, as long as one can and its player wants to."""
    pos.phase = 1
    if choices.can_act(pos, pos.active):
        pos.ask(pos.active)


def act(pos: LooterzPosition, seat: i64, action: i64) -> None:
    """LTZ-7: a Looter searches, attacks or uses its Activation; each action is done before the next is chosen."""
    if action == DONE:
        return
    pos.push(flow.turn_step(flow.DUNGEON))
    slot = action - SEARCH if action < ATTACK else action - ATTACK if action < USE else action - USE
    place = dungeon.place_of(seat, slot)
    looter = looters.with_acted(pos.table[place], pos.turn)
    pos.table[place] = looter
    if action < ATTACK:
        search(pos, seat, looter)
    elif action < USE:
        pos.push(flow.strike_step(seat, looters.entry_of(looter), 0))
    else:
        use(pos, seat, looter)


def search(pos: LooterzPosition, seat: i64, looter: i64) -> None:
    """LTZ-8: each success gains one Loot."""
    found = roll(pos, seat, looter, "searched", "LTZ-8")
    scoring.gain(pos, seat, found)


def use(pos: LooterzPosition, seat: i64, looter: i64) -> None:
    """LTZ-11: the Activation, without dice."""
    kind = looters.kind_of(looter)
    if pos.telling:
        pos.tell("used", "LTZ-11", seat=seat, card=pos.setup.names[kind], entry=looters.entry_of(looter))
    pos.push(flow.effect_step(flow.EFFECT, seat, looters.entry_of(looter), kind, ACTIVATION))


def ask_for_target(pos: LooterzPosition) -> None:
    """LTZ-9, LTZ-24: name a target; a second attack is lost if the Looter is gone, and may be waived."""
    seat = flow.seat_of(pos.step)
    if dungeon.slot_of(pos, seat, flow.entry_of(pos.step)) == NONE:
        return
    if choices.count(pos, seat) > 1:
        pos.ask(seat)
    elif flow.number_of(pos.step) == 0:
        strike(pos, seat, choices.first(pos, seat) - PICK)


def strike(pos: LooterzPosition, seat: i64, target: i64) -> None:
    """LTZ-9, LTZ-24, LTZ-25: one attack, then what it sets off, then perhaps another attack."""
    entry = flow.entry_of(pos.step)
    number = flow.number_of(pos.step) + 1
    looter = pos.table[dungeon.place_of(seat, dungeon.slot_of(pos, seat, entry))]
    if number < pos.setup.attacks[looters.kind_of(looter)]:
        pos.push(flow.strike_step(seat, entry, number))
    if pos.telling:
        prey = pos.table[target]
        names = pos.setup.names
        pos.tell(
            "attacked",
            "LTZ-9",
            seat=seat,
            card=names[looters.kind_of(looter)],
            entry=entry,
            rival=target // MOST_LOOTERZ,
            victim=names[looters.kind_of(prey)],
            victim_entry=looters.entry_of(prey),
        )
    if dungeon.lose_life(pos, target, roll(pos, seat, looter, "hit", "LTZ-9")):
        dungeon.bury(pos)


def roll(pos: LooterzPosition, seat: i64, looter: i64, code: str, clause: str) -> i64:
    """LTZ-8, LTZ-9: as many dice as the Looter has Life; each one up to its Power is a success."""
    kind = looters.kind_of(looter)
    power = pos.setup.power[kind]
    dice: list[int] | None = [] if pos.telling else None
    successes: i64 = 0
    for _ in range(looters.life_of(looter)):
        face = pos.chance.roll(DIE, "dice")
        if face <= power:
            successes += 1
        if dice is not None:
            dice.append(face)
    if dice is not None:
        card = pos.setup.names[kind]
        pos.tell(code, clause, seat=seat, card=card, entry=looters.entry_of(looter), dice=tuple(dice), amount=successes)
    return successes


# Triggers.


def trigger(pos: LooterzPosition) -> None:
    """LTZ-16, LTZ-17, LTZ-31: a Last Wish or a Recruitment takes effect; LTZ-37: after two hundred, no more."""
    seat = flow.seat_of(pos.step)
    entry = flow.entry_of(pos.step)
    card = flow.card_of(pos.step)
    keyword = flow.keyword_of(pos.step)
    void = pos.triggers >= MOST_TRIGGERS
    if pos.telling:
        code = "void" if void else "trigger"
        clause = "LTZ-37" if void else "LTZ-16" if keyword == LAST_WISH else "LTZ-17"
        pos.tell(code, clause, seat=seat, card=pos.setup.names[card], keyword=KEYWORDS[keyword], entry=entry)
    if not void:
        pos.triggers += 1
        pos.push(flow.effect_step(flow.EFFECT, seat, entry, card, keyword))


# The sacrifice phase.


def ask_for_sacrifice(pos: LooterzPosition) -> None:
    """LTZ-13: down to three Looterz, one at a time."""
    pos.phase = 3
    if pos.party[pos.active] > KEPT:
        pos.ask(pos.active)


def sacrifice_one(pos: LooterzPosition, seat: i64, slot: i64) -> None:
    """LTZ-13: what a sacrifice sets off comes before the next count."""
    pos.push(flow.turn_step(flow.SACRIFICE))
    effects.sacrifice(pos, seat, slot)
    dungeon.bury(pos)


def ask_for_discard(pos: LooterzPosition) -> None:
    """LTZ-14: down to ten cards in hand; a card that everyone knows is asked for from nobody."""
    seat = pos.active
    if pos.hand_sizes[seat] > HAND_LIMIT:
        if piles.openly_forced(pos, seat):
            discard_one(pos, seat, choices.first(pos, seat) - discarding(pos.setup.kinds))
        else:
            pos.ask(seat)


def discard_one(pos: LooterzPosition, seat: i64, kind: i64) -> None:
    pos.push(flow.turn_step(flow.DISCARD))
    piles.discard(pos, seat, kind)
