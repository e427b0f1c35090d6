"""The flow of Loot Shoot Whisky in the order of its rulebook: set up, plan, resolve slot by slot, refill."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import first_of, kind_of, step
from fistful.games.loot_shoot_whisky import scoring
from fistful.games.loot_shoot_whisky.facts import (
    ACTIONS,
    ALL_PAIRS,
    BULLETS_TO_WIN,
    EMPTY,
    LOOT,
    MOST_ROUNDS,
    NOBODY,
    NUGGETS_TO_WIN,
    PAIRS_AFTER,
    SALOON_TEXTS,
    SHOOT,
    SHOT,
    SIP,
    SLOTS,
    UNPLANNED,
    action_in,
)
from fistful.games.loot_shoot_whisky.kinds import DUEL, PLAN, REFILL, RESOLVE, ROUND
from fistful.games.loot_shoot_whisky.state import LootShootWhiskyState


def run(pos: LootShootWhiskyState) -> None:
    """Carry out a step that asks nobody."""
    kind = kind_of(pos.step)
    if kind == RESOLVE:
        resolve(pos, first_of(pos.step))
    elif kind == ROUND:
        begin_round(pos)
    elif kind == REFILL:
        refill(pos)
    elif kind == DUEL:
        begin_duel(pos)
    else:
        scoring.note_duel(pos)


def begin_duel(pos: LootShootWhiskyState) -> None:
    """LSW-3, LSW-24: thirteen saloon cards shuffled, four dealt; bullets and bottle in the middle."""
    pos.duel += 1
    pos.round = 0
    pos.deck = pos.setup.saloon[:]
    pos.chance.shuffle(pos.deck, "saloon")
    pos.discards = 0
    pos.bottle = NOBODY
    pos.bottle_full = False
    for seat in range(pos.setup.seats):
        pos.looted[seat] = 0
        pos.nuggets[seat] = 0
        pos.bullets[seat] = 0
    for slot in range(SLOTS):
        pos.row[slot] = EMPTY
    if pos.telling:
        pos.tell("duel", "LSW-24", number=pos.duel)
    draw_to_row(pos)
    pos.push(step(ROUND))


def begin_round(pos: LootShootWhiskyState) -> None:
    """LSW-4, LSW-5: two phases, then the row is refilled."""
    pos.new_round()
    pos.round += 1
    for seat in range(pos.setup.seats):
        pos.first_plans[seat] = UNPLANNED
    if pos.telling:
        pos.tell("round", "LSW-4", number=pos.round, cards=row_texts(pos))
    push_phases(pos, 0)


def push_phases(pos: LootShootWhiskyState, phase: i64) -> None:
    """LSW-4, LSW-5, LSW-14: what is left of a round from this phase on."""
    pos.push(step(REFILL))
    pos.push(step(PLAN, 1))
    if phase == 0:
        pos.push(step(PLAN, 0))


def ask_for_plans(pos: LootShootWhiskyState, phase: i64) -> None:
    """LSW-4…6: both plan at once; for the second phase what the first one used is out."""
    if phase == 1:
        pos.first_plans = pos.plans[:]
    pos.ask_sealed(bitset.first(pos.setup.seats))


def phase_of(pos: LootShootWhiskyState) -> i64:
    """0 while the first two slots are planned or resolved, then 1."""
    return 0 if pos.first_plans[0] == UNPLANNED else 1


def pairs(pos: LootShootWhiskyState, seat: i64) -> i64:
    """LSW-21: the pairs a seat can plan with the action cards it has left."""
    first = pos.first_plans[seat]
    return ALL_PAIRS if first == UNPLANNED else PAIRS_AFTER[first]


def lay_plans(pos: LootShootWhiskyState, phase: i64) -> None:
    """LSW-6, LSW-7: both pairs are in, and final; the first slot is resolved, then the second."""
    for seat in range(pos.setup.seats):
        pos.plans[seat] = pos.sealed[seat]
    pos.push(step(RESOLVE, 2 * phase + 1))
    resolve(pos, 2 * phase)


def resolve(pos: LootShootWhiskyState, slot: i64) -> None:
    """LSW-7…11: both cards of a slot are turned over; one action beats the other, or neither."""
    action = action_in(pos.plans[0], slot % 2)
    other = action_in(pos.plans[1], slot % 2)
    if pos.telling:
        card = SALOON_TEXTS[pos.row[slot]]
        pos.tell(
            "turned", "LSW-7", slot=slot + 1, card=card, seat=0, action=ACTIONS[action], rival=1, other=ACTIONS[other]
        )
    if action == other:
        discard(pos, slot)
    elif beats(action, other):
        reward(pos, 0, action, slot)
    else:
        reward(pos, 1, other, slot)


def reward(pos: LootShootWhiskyState, seat: i64, action: i64, slot: i64) -> None:
    """LSW-9…11, LSW-22: what the winner of a slot gets; the loser gets nothing."""
    if action == LOOT:
        loot(pos, seat, slot)
    elif action == SHOOT:
        take_bullet(pos, seat)
    else:
        take_sip(pos, seat)


def beats(action: i64, other: i64) -> bool:
    """LSW-9…11: whisky beats shoot, shoot beats loot, loot beats whisky."""
    return (action + 3 - other) % 3 == 1


def discard(pos: LootShootWhiskyState, slot: i64) -> None:
    """LSW-8, LSW-22: the same action twice: nobody wins, the saloon card is discarded without effect."""
    card = pos.row[slot]
    pos.row[slot] = EMPTY
    pos.discards = bags.add(pos.discards, card)
    if pos.telling:
        pos.tell("discarded", "LSW-8", slot=slot + 1, card=SALOON_TEXTS[card])


def loot(pos: LootShootWhiskyState, seat: i64, slot: i64) -> None:
    """LSW-11, LSW-23: take the saloon card; an extra is discarded before its sip or shot counts."""
    card = pos.row[slot]
    pos.row[slot] = EMPTY
    if pos.telling:
        pos.tell("looted", "LSW-11", seat=seat, slot=slot + 1, card=SALOON_TEXTS[card])
    if card == SIP:
        pos.discards = bags.add(pos.discards, card)
        take_sip(pos, seat)
    elif card == SHOT:
        pos.discards = bags.add(pos.discards, card)
        take_bullet(pos, seat)
    else:
        pos.looted[seat] = bags.add(pos.looted[seat], card)
        pos.nuggets[seat] += card
        if pos.nuggets[seat] >= NUGGETS_TO_WIN:
            scoring.win_duel(pos, seat, "nuggets")


def take_bullet(pos: LootShootWhiskyState, seat: i64) -> None:
    """LSW-10, LSW-13: take a bullet card; the fourth wins."""
    pos.bullets[seat] += 1
    if pos.telling:
        pos.tell("shot", "LSW-10", seat=seat, count=pos.bullets[seat])
    if pos.bullets[seat] == BULLETS_TO_WIN:
        scoring.win_duel(pos, seat, "bullets")


def take_sip(pos: LootShootWhiskyState, seat: i64) -> None:
    """LSW-12, LSW-13: take the bottle full, or turn one's own to almost empty, or empty it and win."""
    if pos.bottle != seat:
        if pos.telling:
            pos.tell("took-bottle", "LSW-12", seat=seat)
        pos.bottle = seat
        pos.bottle_full = True
    elif pos.bottle_full:
        if pos.telling:
            pos.tell("turned-bottle", "LSW-12", seat=seat)
        pos.bottle_full = False
    else:
        if pos.telling:
            pos.tell("emptied-bottle", "LSW-12", seat=seat)
        scoring.win_duel(pos, seat, "whisky")


def refill(pos: LootShootWhiskyState) -> None:
    """LSW-14, LSW-15, LSW-20: cards slide toward the deck and the row is refilled to four, or the duel ends."""
    filled: i64 = 0
    for slot in range(SLOTS):
        card = pos.row[slot]
        pos.row[slot] = EMPTY
        if card != EMPTY:
            pos.row[filled] = card
            filled += 1
    full = draw_to_row(pos)
    if not full:
        scoring.end_duel_by_bottle(pos, "deck")
    elif pos.round == MOST_ROUNDS:
        scoring.end_duel_by_bottle(pos, "rounds")
    else:
        pos.push(step(ROUND))


def draw_to_row(pos: LootShootWhiskyState) -> bool:
    """LSW-14: lay cards from the deck in the free slots, the nearest first; whether the row is full."""
    full = True
    for slot in range(SLOTS):
        if pos.row[slot] == EMPTY:
            if len(pos.deck) == 0:
                full = False
            else:
                pos.deck, pos.row[slot] = pop(pos.deck)
    return full


def row_texts(pos: LootShootWhiskyState) -> tuple[str, ...]:
    return tuple([SALOON_TEXTS[card] for card in pos.row])
