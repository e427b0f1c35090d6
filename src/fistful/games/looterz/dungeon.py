"""The Looterz in play: how they enter, who may be chosen, how they die, and what that sets off."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.looterz import kinds
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import ACTIVATION, ATTACK, LAST_WISH, MOST_LOOTERZ, NONE, RECRUITMENT, SEARCH, USE
from fistful.games.looterz.state import LooterzState


def place_of(seat: i64, slot: i64) -> i64:
    """LTZ-33: where the Looterz of a seat lie: its first, its second, up to its twelfth."""
    return seat * MOST_LOOTERZ + slot


def slot_of(pos: LooterzState, seat: i64, entry: i64) -> i64:
    """Which of a seat's Looterz this is, or -1 if the seat does not have it in play."""
    for slot in range(pos.party[seat]):
        if looters.entry_of(pos.table[seat * MOST_LOOTERZ + slot]) == entry:
            return slot
    return NONE


def others(pos: LooterzState, seat: i64, entry: i64) -> i64:
    """The slots of all of a seat's Looterz except this one."""
    slots = bitset.first(pos.party[seat])
    slot = slot_of(pos, seat, entry)
    return slots if slot == NONE else bitset.remove(slots, slot)


def is_full(pos: LooterzState, seat: i64) -> bool:
    """LTZ-33: a thirteenth Looter stays where it was."""
    return pos.party[seat] >= MOST_LOOTERZ


def in_play(pos: LooterzState) -> i64:
    """How many Looterz there are in play."""
    total: i64 = 0
    for size in pos.party:
        total += size
    return total


# Entering, and changing controller.


def enter(pos: LooterzState, seat: i64, kind: i64, acted: i64) -> None:
    """LTZ-6, LTZ-17: a Looter enters with its starting life; its Recruitment takes effect, wherever it came from."""
    pos.entries += 1
    pos.table[place_of(seat, pos.party[seat])] = looters.looter(kind, pos.setup.life[kind], acted, pos.entries)
    pos.party[seat] += 1
    if pos.telling:
        pos.tell(
            "entered", "LTZ-6", seat=seat, card=pos.setup.names[kind], entry=pos.entries, life=pos.setup.life[kind]
        )
    set_off(pos, RECRUITMENT, seat, kind, pos.entries)


def hand_over(pos: LooterzState, giver: i64, slot: i64, taker: i64, lender: i64) -> None:
    """LTZ-23, LTZ-33: a Looter changes controller with all that lies on it; its number follows its entry."""
    looter = looters.with_lender(pos.table[place_of(giver, slot)], lender)
    for place in range(place_of(giver, slot), place_of(giver, pos.party[giver]) - 1):
        pos.table[place] = pos.table[place + 1]
    pos.party[giver] -= 1
    place = place_of(taker, pos.party[taker])
    while place > taker * MOST_LOOTERZ and looters.entry_of(pos.table[place - 1]) > looters.entry_of(looter):
        pos.table[place] = pos.table[place - 1]
        place -= 1
    pos.table[place] = looter
    pos.party[taker] += 1


def return_loans(pos: LooterzState) -> None:
    """LTZ-23: loans go back to the players who had them when the turn began; LTZ-33: unless there is no room."""
    for borrower in range(pos.setup.seats):
        slot: i64 = 0
        while slot < pos.party[borrower]:
            looter = pos.table[place_of(borrower, slot)]
            lender = looters.lender_of(looter)
            if lender == NONE:
                slot += 1
            elif lender == borrower or is_full(pos, lender):
                pos.table[place_of(borrower, slot)] = looters.with_lender(looter, NONE)
                slot += 1
            else:
                hand_over(pos, borrower, slot, lender, NONE)
                if pos.telling:
                    card = pos.setup.names[looters.kind_of(looter)]
                    pos.tell(
                        "went-back", "LTZ-23", seat=borrower, rival=lender, card=card, entry=looters.entry_of(looter)
                    )


def lift_marks(pos: LooterzState, seat: i64) -> None:
    """LTZ-36: what a seat forbade ends at the beginning of its next turn."""
    for other in range(pos.setup.seats):
        for place in range(place_of(other, 0), place_of(other, pos.party[other])):
            looter = pos.table[place]
            marks = looters.marks_of(looter)
            if bitset.has(marks, seat):
                marks = bitset.remove(marks, seat)
                pos.table[place] = looters.with_marks(looter, marks)
                if pos.telling and marks == 0:
                    card = pos.setup.names[looters.kind_of(looter)]
                    pos.tell("may-search", "LTZ-36", seat=other, card=card, entry=looters.entry_of(looter))


# Who may be chosen.


def open_to(pos: LooterzState, chooser: i64, seat: i64, entry: i64) -> i64:
    """LTZ-20, LTZ-31: the slots of a seat's Looterz that this chooser may name for the Looter `entry`.

    Any but that Looter itself; of an opponent's, only those with Taunt if there are any.
    """
    slots = others(pos, seat, entry)
    if seat != chooser:
        taunting = slots & taunts(pos, seat)
        if taunting:
            return taunting
    return slots


def taunts(pos: LooterzState, seat: i64) -> i64:
    """LTZ-20: the slots of a seat's Looterz with Taunt."""
    slots: i64 = 0
    for slot in range(pos.party[seat]):
        if pos.setup.taunt[looters.kind_of(pos.table[seat * MOST_LOOTERZ + slot])]:
            slots = bitset.add(slots, slot)
    return slots


def only_target(pos: LooterzState, chooser: i64, entry: i64) -> i64:
    """LTZ-31: the place of the one Looter that may be named, or -1 if there are several."""
    only: i64 = NONE
    for seat in range(pos.setup.seats):
        slots = open_to(pos, chooser, seat, entry)
        if slots:
            if only != NONE or bitset.without_lowest(slots):
                return NONE
            only = place_of(seat, bitset.lowest(slots))
    return only


# What Looterz can do.


def actions_of(pos: LooterzState, seat: i64) -> i64:
    """LTZ-7, LTZ-30, LTZ-36: what the Looterz of a seat can do that have not acted in this turn."""
    actions: i64 = 0
    company = in_play(pos) > 1
    for slot in range(pos.party[seat]):
        looter = pos.table[seat * MOST_LOOTERZ + slot]
        if looters.acted_of(looter) != pos.turn:
            if looters.marks_of(looter) == 0:
                actions = bitset.add(actions, SEARCH + slot)
            if company:
                actions = bitset.add(actions, ATTACK + slot)
            effect = pos.setup.effect(ACTIVATION, looters.kind_of(looter))
            if effect is not None and effect.possible(pos, seat, looters.entry_of(looter)):
                actions = bitset.add(actions, USE + slot)
    return actions


# Losing Life, and dying.


def lose_life(pos: LooterzState, place: i64, amount: i64) -> bool:
    """LTZ-9, LTZ-35: take Life tokens off a Looter, as many as there are at most.

    Whether none is left: then `bury` comes next.
    """
    left = looters.life_of(pos.table[place]) - amount
    pos.table[place] = looters.with_life(pos.table[place], left if left > 0 else 0)
    return left <= 0


def doom(pos: LooterzState, place: i64) -> None:
    """LTZ-18, LTZ-35: destroyed or sacrificed, whatever its Life. `bury` comes next."""
    pos.table[place] = looters.with_life(pos.table[place], 0)


def sacrifice(pos: LooterzState, seat: i64, slot: i64) -> None:
    """LTZ-18: a player puts one of their own Looterz into the Graveyard."""
    place = place_of(seat, slot)
    if pos.telling:
        looter = pos.table[place]
        card = pos.setup.names[looters.kind_of(looter)]
        pos.tell("sacrificed", "LTZ-18", seat=seat, card=card, entry=looters.entry_of(looter))
    doom(pos, place)
    bury(pos, "LTZ-18")


def bury(pos: LooterzState, clause: str) -> None:
    """LTZ-10, LTZ-26, LTZ-32: all Looterz without Life go to the one Graveyard together, then their Last Wishes.

    The clause says why they die.
    """
    set_off_last_wishes(pos)
    wishes: list[str] = []
    seat = pos.active
    for _ in range(pos.setup.seats):
        kept = seat * MOST_LOOTERZ
        for place in range(kept, kept + pos.party[seat]):
            looter = pos.table[place]
            if looters.life_of(looter) > 0:
                pos.table[kept] = looter
                kept += 1
            else:
                pos.graveyard = append(pos.graveyard, looter)
                if pos.telling:
                    card = pos.setup.names[looters.kind_of(looter)]
                    pos.tell("died", clause, seat=seat, card=card, entry=looters.entry_of(looter))
                    if pos.setup.effect(LAST_WISH, looters.kind_of(looter)) is not None:
                        wishes.append(card)
        pos.party[seat] = kept - seat * MOST_LOOTERZ
        seat = pos.setup.after[seat]
    if len(wishes) > 1:
        pos.tell("wishes", "LTZ-25", cards=tuple(wishes))


def set_off_last_wishes(pos: LooterzState) -> None:
    """LTZ-16, LTZ-25: of Last Wishes that arise together the active player's come first, then clockwise; one
    player's in the order in which the Looterz entered play.

    Nothing else arises together, so this is the one place where triggers are put in order. What is pushed
    last happens first, so it goes through the table backwards.
    """
    seat = pos.setup.before[pos.active]
    for _ in range(pos.setup.seats):
        place = place_of(seat, pos.party[seat])
        while place > seat * MOST_LOOTERZ:
            place -= 1
            looter = pos.table[place]
            if looters.life_of(looter) == 0:
                set_off(pos, LAST_WISH, seat, looters.kind_of(looter), looters.entry_of(looter))
        seat = pos.setup.before[seat]


def set_off(pos: LooterzState, keyword: i64, seat: i64, kind: i64, entry: i64) -> None:
    """LTZ-26: a trigger for the controller at this moment, if the card has that keyword."""
    if pos.setup.effect(keyword, kind) is not None:
        pos.push(kinds.effect_step(kinds.TRIGGER, seat, entry, kind, keyword))
