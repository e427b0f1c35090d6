"""The flow of Looterz in the order of its rulebook: deal, recruit, loot and fight, recruit, sacrifice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import kind_of
from fistful.games.looterz import dungeon, kinds, piles, scoring
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import (
    ACTIVATION,
    ATTACK,
    DIE,
    DONE,
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
    SEARCH,
    USE,
)
from fistful.games.looterz.state import LooterzState


def run(pos: LooterzState) -> None:
    """Carry out a step that asks nobody."""
    kind = kind_of(pos.step)
    if kind == kinds.TRIGGER:
        trigger(pos)
    elif kind == kinds.END_TURN:
        end_turn(pos)
    elif kind == kinds.TURN:
        begin_turn(pos)
    else:
        deal(pos)


# Setting up.


def deal(pos: LooterzState) -> None:
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
    pos.push(kinds.turn_step(kinds.TURN))


# A turn.


def begin_turn(pos: LooterzState) -> None:
    """LTZ-4: four phases in order; LTZ-36: marks of this player's last turn end."""
    if pos.turn % pos.setup.seats == 0:
        pos.new_lap()
    pos.turn += 1
    pos.triggers = 0
    pos.fresh = vec[i64]()
    dungeon.lift_marks(pos, pos.active)
    if pos.telling:
        pos.tell("turn", "LTZ-4", seat=pos.active, number=pos.turn)
    pos.push(kinds.turn_step(kinds.END_TURN))
    pos.push(kinds.turn_step(kinds.DISCARD))
    pos.push(kinds.turn_step(kinds.SACRIFICE))
    pos.push(kinds.turn_step(kinds.RECRUIT, 1))
    pos.push(kinds.turn_step(kinds.DUNGEON))
    pos.push(kinds.turn_step(kinds.RECRUIT, 0))


def end_turn(pos: LooterzState) -> None:
    """LTZ-4, LTZ-23: loans go back, then it is the next player's turn; LTZ-29: unless it was the last one."""
    dungeon.return_loans(pos)
    if pos.turn < MOST_TURNS:
        pos.active = pos.setup.after[pos.active]
        pos.push(kinds.turn_step(kinds.TURN))
    elif pos.telling:
        pos.tell("last-turn", "LTZ-29", number=pos.turn)


# Recruitment phases.


def ask_for_recruit(pos: LooterzState) -> None:
    """LTZ-5, LTZ-12: recruit or draw; what everyone can tell to be forced is done without asking."""
    seat = pos.active
    pos.phase = 2 * kinds.number_of(pos.step)
    can_draw = piles.has_cards(pos)
    if not can_recruit(pos, seat):
        if can_draw:
            piles.draw(pos, seat)
    elif not can_draw and piles.openly_forced(pos, seat):
        recruit(pos, seat, bitset.lowest(pos.held[seat]))
    else:
        pos.ask(seat)


def can_recruit(pos: LooterzState, seat: i64) -> bool:
    """LTZ-5, LTZ-33: there is a card in hand, and room for it."""
    return pos.hand_sizes[seat] > 0 and not dungeon.is_full(pos, seat)


def recruit(pos: LooterzState, seat: i64, kind: i64) -> None:
    """LTZ-5: one Looter from hand enters the dungeon."""
    piles.from_hand(pos, seat, kind)
    if pos.telling:
        pos.tell("recruited", "LTZ-5", seat=seat, card=pos.setup.names[kind])
    dungeon.enter(pos, seat, kind, 0)


# The dungeon phase.


def ask_for_action(pos: LooterzState) -> None:
    """LTZ-7: Looterz act one after another, as long as one can and its player wants it to."""
    pos.phase = 1
    if dungeon.actions_of(pos, pos.active):
        pos.ask(pos.active)


def act(pos: LooterzState, seat: i64, action: i64) -> None:
    """LTZ-7: a Looter searches, attacks or uses its Activation; each action is done before the next is chosen."""
    if action == DONE:
        return
    pos.push(kinds.turn_step(kinds.DUNGEON))
    slot = action - SEARCH if action < ATTACK else action - ATTACK if action < USE else action - USE
    place = dungeon.place_of(seat, slot)
    looter = looters.with_acted(pos.table[place], pos.turn)
    pos.table[place] = looter
    if action < ATTACK:
        search(pos, seat, looter)
    elif action < USE:
        pos.push(kinds.strike_step(seat, looters.entry_of(looter), 0))
    else:
        use(pos, seat, looter)


def search(pos: LooterzState, seat: i64, looter: i64) -> None:
    """LTZ-8: each success gains one Loot."""
    scoring.gain(pos, seat, roll(pos, seat, looter, "searched", "LTZ-8"))


def use(pos: LooterzState, seat: i64, looter: i64) -> None:
    """LTZ-11: the Activation, without dice."""
    kind = looters.kind_of(looter)
    if pos.telling:
        pos.tell("used", "LTZ-11", seat=seat, card=pos.setup.names[kind], entry=looters.entry_of(looter))
    pos.push(kinds.effect_step(kinds.EFFECT, seat, looters.entry_of(looter), kind, ACTIVATION))


def ask_for_target(pos: LooterzState) -> None:
    """LTZ-9, LTZ-24: name a target; a second attack is lost if the Looter is gone, and may be waived."""
    seat = kinds.seat_of(pos.step)
    entry = kinds.entry_of(pos.step)
    if dungeon.slot_of(pos, seat, entry) == NONE or dungeon.in_play(pos) == 1:
        return
    only = dungeon.only_target(pos, seat, entry)
    if only == NONE or kinds.number_of(pos.step) > 0:
        pos.ask(seat)
    else:
        strike(pos, seat, only)


def strike(pos: LooterzState, seat: i64, target: i64) -> None:
    """LTZ-9, LTZ-24, LTZ-25: one attack, then what it sets off, then perhaps another attack."""
    entry = kinds.entry_of(pos.step)
    number = kinds.number_of(pos.step) + 1
    looter = pos.table[dungeon.place_of(seat, dungeon.slot_of(pos, seat, entry))]
    if number < pos.setup.attacks[looters.kind_of(looter)]:
        pos.push(kinds.strike_step(seat, entry, number))
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


def roll(pos: LooterzState, seat: i64, looter: i64, code: str, clause: str) -> i64:
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


def trigger(pos: LooterzState) -> None:
    """LTZ-16, LTZ-17, LTZ-31: a Last Wish or a Recruitment takes effect; LTZ-37: after two hundred, no more."""
    seat = kinds.seat_of(pos.step)
    entry = kinds.entry_of(pos.step)
    card = kinds.card_of(pos.step)
    keyword = kinds.keyword_of(pos.step)
    void = pos.triggers >= MOST_TRIGGERS
    if pos.telling:
        code = "void" if void else "trigger"
        clause = "LTZ-37" if void else "LTZ-16" if keyword == LAST_WISH else "LTZ-17"
        pos.tell(code, clause, seat=seat, card=pos.setup.names[card], keyword=KEYWORDS[keyword], entry=entry)
    if not void:
        pos.triggers += 1
        pos.push(kinds.effect_step(kinds.EFFECT, seat, entry, card, keyword))


# The sacrifice phase.


def ask_for_sacrifice(pos: LooterzState) -> None:
    """LTZ-13: down to three Looterz, one at a time."""
    pos.phase = 3
    if pos.party[pos.active] > KEPT:
        pos.ask(pos.active)


def sacrifice_one(pos: LooterzState, seat: i64, slot: i64) -> None:
    """LTZ-13: what a sacrifice sets off comes before the next count."""
    pos.push(kinds.turn_step(kinds.SACRIFICE))
    dungeon.sacrifice(pos, seat, slot)


def ask_for_discard(pos: LooterzState) -> None:
    """LTZ-14: down to ten cards in hand; if everyone can tell which card it must be, nobody is asked."""
    seat = pos.active
    if pos.hand_sizes[seat] > HAND_LIMIT:
        if piles.openly_forced(pos, seat):
            discard_one(pos, seat, bitset.lowest(pos.held[seat]))
        else:
            pos.ask(seat)


def discard_one(pos: LooterzState, seat: i64, kind: i64) -> None:
    pos.push(kinds.turn_step(kinds.DISCARD))
    piles.discard(pos, seat, kind)
