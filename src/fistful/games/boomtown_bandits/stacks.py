"""Loot cards: stacks and hands, their texts, and who has seen which card."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.boomtown_bandits.facts import LOCATION_OF, MOST_CARDS
from fistful.games.boomtown_bandits.state import BoomtownState

TRAIL: Final = 4
"""The numbers of a trail, which follows a card that the looker knew into the hand of its claimant: the claimant; the
card; the cards of that location that the claimant has shown since, any of which may be it; and whether the
claim was in this round. Who claimed is public, and so is what was shown; which card it is, the looker and the
claimant know."""


# Stacks and texts.


def top_of(pos: BoomtownState, location: i64) -> i64:
    """The top card of a stack that is not empty."""
    return location * MOST_CARDS + (pos.stacks[location] & 15) - 1


def stack_size(pos: BoomtownState, location: i64) -> i64:
    size: i64 = 0
    stack = pos.stacks[location]
    while stack:
        size += 1
        stack >>= 4
    return size


def listed_stack(pos: BoomtownState, location: i64) -> vec[i64]:
    """The cards of a stack, the top one first."""
    out = vec[i64]()
    stack = pos.stacks[location]
    while stack:
        out = append(out, location * MOST_CARDS + (stack & 15) - 1)
        stack >>= 4
    return out


def pack_stack(order: vec[i64]) -> i64:
    """A stack of these cards, the first on top."""
    stack: i64 = 0
    place: i64 = len(order) - 1
    while place >= 0:
        stack = stack << 4 | order[place] - LOCATION_OF[order[place]] * MOST_CARDS + 1
        place -= 1
    return stack


def text(pos: BoomtownState, card: i64) -> str:
    return pos.setup.loot.texts[pos.setup.kind_of[card]]


def texts(pos: BoomtownState, held: i64) -> list[str]:
    """The notation of each card of a set, kind by kind."""
    return [text(pos, card) for card in bitset.listed(held)]


def kinds_in(pos: BoomtownState, held: i64, group: i64, actions: vec[i64]) -> vec[i64]:
    """One action of this group for each kind among these cards."""
    last: i64 = -1
    while held:
        kind = pos.setup.kind_of[bitset.lowest(held)]
        held = bitset.without_lowest(held)
        if kind != last:
            actions = append(actions, group + kind)
            last = kind
    return actions


# What everyone gets to see.


def show_card(pos: BoomtownState, seat: i64, card: i64) -> None:
    """BTB-24: everyone has now seen this card in the hand of a seat, and does not forget it."""
    if bitset.has(pos.known[seat], card):
        return
    pos.known[seat] = bitset.add(pos.known[seat], card)
    fresh: i64 = 1 if bitset.has(pos.fresh[seat], card) else 0
    if LOCATION_OF[card] == pos.looked:
        for trail in range(0, len(pos.trails), TRAIL):
            if pos.trails[trail] == seat and pos.trails[trail + 3] == fresh:
                pos.trails[trail + 2] = bitset.add(pos.trails[trail + 2], card)


def add_shows(pos: BoomtownState, seat: i64, actions: vec[i64]) -> vec[i64]:
    """BTB-19: these actions, and one for each kind of cash card in hand that not everyone has seen."""
    hidden = pos.hands[seat] & ~pos.known[seat]
    if hidden:
        for place in range(len(pos.setup.cash)):
            if hidden & pos.setup.kind_cards[pos.setup.cash[place]]:
                actions = append(actions, pos.setup.show + place)
    return actions


def show_cash(pos: BoomtownState, seat: i64, action: i64) -> None:
    """BTB-19: a card without an action is shown to all; nothing else comes of it."""
    hidden = pos.hands[seat] & ~pos.known[seat] & pos.setup.kind_cards[pos.setup.cash[action - pos.setup.show]]
    old = hidden & ~pos.fresh[seat]
    card = bitset.lowest(old if old else hidden)
    show_card(pos, seat, card)
    if pos.telling:
        pos.tell("shown", "BTB-19", seat=seat, card=text(pos, card))


def lay_face_up(pos: BoomtownState, seat: i64, card: i64) -> None:
    """BTB-17: a card that was played lies face up in front of its player."""
    show_card(pos, seat, card)
    take_from_hand(pos, seat, card)
    pos.played[seat] = bitset.add(pos.played[seat], card)
    if pos.telling:
        pos.tell("played", "BTB-17", seat=seat, card=text(pos, card))


def take_from_hand(pos: BoomtownState, seat: i64, card: i64) -> None:
    pos.hands[seat] = bitset.remove(pos.hands[seat], card)
    pos.known[seat] = bitset.remove(pos.known[seat], card)
    pos.fresh[seat] = bitset.remove(pos.fresh[seat], card)


def remove_from_game(pos: BoomtownState, seat: i64, card: i64) -> None:
    """BTB-41: a card given for Inside Job, or a Big Score used, is shown and leaves the game."""
    if bitset.has(pos.played[seat], card):
        pos.played[seat] = bitset.remove(pos.played[seat], card)
    else:
        show_card(pos, seat, card)
        take_from_hand(pos, seat, card)
    pos.removed = bitset.add(pos.removed, card)
