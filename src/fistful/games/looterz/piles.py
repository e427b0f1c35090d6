"""Where cards lie that are not in play: the hands, the Draw Pile (the Inn) and the Graveyard."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.state import numbers
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import MOST_LOOTERZ, NONE
from fistful.games.looterz.state import LooterzState

_SEEN_IN: Final = 64
"""Cards seen going into a hand are noted as seat x 64 + kind."""
_PARTED: Final = 8 * _SEEN_IN
"""Cards that left a hand are noted like that, with the number of unknown cards that were there x 512."""


# Hands.


def to_hand(pos: LooterzState, seat: i64, kind: i64) -> None:
    """A card goes into a hand unseen by others."""
    place = seat * pos.setup.kinds + kind
    pos.hands[place] += 1
    pos.held[seat] = bitset.add(pos.held[seat], kind)
    pos.hand_sizes[seat] += 1


def to_hand_seen(pos: LooterzState, seat: i64, kind: i64) -> None:
    """LTZ-28: everyone has seen this card go into the hand."""
    to_hand(pos, seat, kind)
    pos.known = append(pos.known, seat * _SEEN_IN + kind)


def from_hand(pos: LooterzState, seat: i64, kind: i64) -> None:
    """LTZ-28: a card leaves a hand; if one of its kind was known to be there, it may have been that one."""
    place = seat * pos.setup.kinds + kind
    pos.hands[place] -= 1
    if pos.hands[place] == 0:
        pos.held[seat] = bitset.remove(pos.held[seat], kind)
    pos.hand_sizes[seat] -= 1
    noted = seat * _SEEN_IN + kind
    known: i64 = 0
    for index in range(len(pos.known)):
        if pos.known[index] == noted:
            pos.known = without(pos.known, index)
            return
        if pos.known[index] // _SEEN_IN == seat:
            known += 1
    pos.parted = append(pos.parted, (pos.hand_sizes[seat] + 1 - known) * _PARTED + noted)


def parted(seat: i64, kind: i64, unknown: i64) -> i64:
    """A card that left a hand, and how many unknown cards the hand had with it, as one number."""
    return unknown * _PARTED + seat * _SEEN_IN + kind


def parted_by(note: i64) -> i64:
    return note % _PARTED // _SEEN_IN


def parted_kind(note: i64) -> i64:
    return note % _SEEN_IN


def parted_among(note: i64) -> i64:
    """How many unknown cards there were in the hand, this one included."""
    return note // _PARTED


def hand(pos: LooterzState, seat: i64) -> list[i64]:
    """The kinds in a hand, a kind as often as it is there."""
    out: list[i64] = []
    for kind in bitset.listed(pos.held[seat]):
        for _ in range(pos.hands[seat * pos.setup.kinds + kind]):
            out.append(kind)
    return out


def known_in_hand(pos: LooterzState, seat: i64) -> list[i64]:
    """LTZ-28: the kinds that everyone knows to be in this hand, in rising order."""
    found: list[i64] = []
    for seen in pos.known:
        if seen // _SEEN_IN == seat:
            found.append(seen % _SEEN_IN)
    found.sort()
    return found


def unseen(pos: LooterzState) -> vec[i64]:
    """How many cards of each kind are neither in play nor in the Graveyard nor known to be in a hand."""
    left = pos.setup.copies[:]
    for seat in range(pos.setup.seats):
        for slot in range(pos.party[seat]):
            left[looters.kind_of(pos.table[seat * MOST_LOOTERZ + slot])] -= 1
    for card in pos.graveyard:
        left[looters.kind_of(card)] -= 1
    for seen in pos.known:
        left[seen % _SEEN_IN] -= 1
    return left


def may_hold(pos: LooterzState, seat: i64) -> i64:
    """The kinds that may be in this hand as far as everyone knows."""
    kinds: i64 = 0
    known = known_in_hand(pos, seat)
    for kind in known:
        kinds = bitset.add(kinds, kind)
    if len(known) < pos.hand_sizes[seat]:
        left = unseen(pos)
        for kind in range(pos.setup.kinds):
            if left[kind] > 0:
                kinds = bitset.add(kinds, kind)
    return kinds


def openly_forced(pos: LooterzState, seat: i64) -> bool:
    """Everyone can tell that there is only one card to choose from this hand."""
    return pos.hand_sizes[seat] == 1 or bitset.count(may_hold(pos, seat)) == 1


# The Draw Pile.


def has_cards(pos: LooterzState) -> bool:
    """LTZ-3, LTZ-5: whether a card can be taken from the Draw Pile, reshuffled if need be."""
    return len(pos.pile) > 0 or len(pos.graveyard) > 0


def take_top(pos: LooterzState) -> i64:
    """LTZ-3: the top card of the Draw Pile, which the Graveyard is shuffled into when it has run out."""
    if len(pos.pile) == 0:
        if len(pos.graveyard) == 0:
            return NONE
        reshuffle(pos)
    pos.pile, kind = pop(pos.pile)
    return kind


def reshuffle(pos: LooterzState) -> None:
    """LTZ-3: the Graveyard becomes the Draw Pile.

    LTZ-7: cards that have acted in this turn lie among the others now. Copies look alike, so of each kind
    those that have not acted count as coming first; `fresh` says how many they are.
    """
    count = len(pos.graveyard)
    fresh = numbers(pos.setup.kinds, 0)
    acted: i64 = 0
    pile = vec[i64](capacity=count)
    for card in pos.graveyard:
        kind = looters.kind_of(card)
        pile = append(pile, kind)
        if looters.acted_of(card) == pos.turn:
            acted = bitset.add(acted, kind)
        else:
            fresh[kind] += 1
    pos.fresh = vec[i64]()
    if acted:
        for kind in range(pos.setup.kinds):
            if not bitset.has(acted, kind):
                fresh[kind] = NONE
        pos.fresh = fresh
    pos.stirred = numbers(pos.setup.kinds, 0)
    for kind in pile:
        pos.stirred[kind] += 1
    pos.held_over = pos.hand_sizes[:]
    for seen in pos.known:
        pos.held_over[seen // _SEEN_IN] -= 1
    pos.parted = vec[i64]()
    pos.chance.shuffle(pile, "draw pile")
    pos.pile = pile
    pos.graveyard = vec[i64]()
    if pos.telling:
        pos.tell("reshuffled", "LTZ-3", count=count)


def acted_on_turning_up(pos: LooterzState, kind: i64) -> i64:
    """LTZ-7: the turn in which a card just turned up from the Draw Pile has acted, or 0; everyone has seen it now."""
    if len(pos.stirred) > 0:
        pos.stirred[kind] -= 1
    if len(pos.fresh) == 0 or pos.fresh[kind] == NONE:
        return 0
    if pos.fresh[kind] == 0:
        return pos.turn
    pos.fresh[kind] -= 1
    return 0


def draw(pos: LooterzState, seat: i64, clause: str) -> None:
    """LTZ-5, LTZ-53: the top card goes into a hand, seen by its player alone; with both piles empty none does.

    The clause says why it is drawn.
    """
    kind = take_top(pos)
    if kind == NONE:
        return
    to_hand(pos, seat, kind)
    if pos.telling:
        pos.tell("drew", clause, seat=seat)
        pos.whisper(seat, "drew-card", clause, card=pos.setup.names[kind])


# The Graveyard.


def discard(pos: LooterzState, seat: i64, kind: i64) -> None:
    """LTZ-14, LTZ-16: a card goes from a hand to the Graveyard, without a Last Wish."""
    from_hand(pos, seat, kind)
    pos.graveyard = append(pos.graveyard, looters.looter(kind, 0, 0, 0))
    if pos.telling:
        pos.tell("discarded", "LTZ-14", seat=seat, card=pos.setup.names[kind])


def kinds_in_graveyard(pos: LooterzState) -> i64:
    kinds: i64 = 0
    for card in pos.graveyard:
        kinds = bitset.add(kinds, looters.kind_of(card))
    return kinds


def from_graveyard(pos: LooterzState, kind: i64) -> i64:
    """LTZ-7: take a card of this kind out, one that has not acted in this turn if there is one, the
    longest dead first.
    """
    chosen: i64 = NONE
    for index in range(len(pos.graveyard)):
        card = pos.graveyard[index]
        if looters.kind_of(card) == kind:
            if looters.acted_of(card) != pos.turn:
                chosen = index
                break
            if chosen == NONE:
                chosen = index
    card = pos.graveyard[chosen]
    pos.graveyard = without(pos.graveyard, chosen)
    return card


def is_buried(pos: LooterzState, entry: i64) -> bool:
    """LTZ-48: whether this very card is still in the Graveyard."""
    for card in pos.graveyard:
        if looters.entry_of(card) == entry:
            return True
    return False


def unbury(pos: LooterzState, entry: i64) -> bool:
    """LTZ-48: take this very card out, if it is still there."""
    for index in range(len(pos.graveyard)):
        if looters.entry_of(pos.graveyard[index]) == entry:
            pos.graveyard = without(pos.graveyard, index)
            return True
    return False


def without(numbers: vec[i64], index: i64) -> vec[i64]:
    """A list without the one at this index; the rest closes up."""
    for place in range(index, len(numbers) - 1):
        numbers[place] = numbers[place + 1]
    numbers, _ = pop(numbers)
    return numbers
