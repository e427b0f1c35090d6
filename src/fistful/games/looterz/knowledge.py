"""What a view of Looterz shows, read once for all the worlds imagined from it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.state import numbers
from fistful.games.looterz import dungeon, kinds, piles
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import KEYWORDS, NONE, PHASES
from fistful.games.looterz.position import LooterzPosition
from fistful.games.looterz.slots import Slots
from fistful.games.looterz.state import LooterzState
from fistful.games.looterz.wire import LooterInPlay, LooterzView, Pending

_STEPS: Final = {name: kind for kind, name in enumerate(kinds.NAMES)}
_KEYWORDS: Final = {name: keyword for keyword, name in enumerate(KEYWORDS)}
_PHASES: Final = {name: phase for phase, name in enumerate(PHASES)}


class Knowledge:
    """A position as far as a view shows it, and the slots that hidden cards may lie in."""

    def __init__(self, pos: LooterzPosition, seen: LooterzView) -> None:
        """Take a position about to begin, and make it look like this view."""
        kind_ids: dict[str, i64] = {name: kind for kind, name in enumerate(pos.setup.names)}
        self.seen: Final = seen
        restore(pos, kind_ids, seen)
        self.pos: Final = pos
        """Everything known is in its place, and no step has run. Hidden cards are nowhere."""
        viewer: i64 = -1
        own = vec[i64]()
        if seen.seat is not None:
            viewer = seen.seat
            own = unknown_of(seen.hand, seen.known_in_hands[seen.seat], kind_ids)
        self.slots: Final = Slots(pos, viewer, own, vec[i64](seen.hand_sizes))


def restore(pos: LooterzState, kind_ids: dict[str, i64], seen: LooterzView) -> None:
    """Everything but hidden cards."""
    pos.turn = seen.turn
    pos.active = seen.active
    pos.phase = _PHASES[seen.phase]
    pos.triggers = seen.triggers
    pos.entries = seen.entries
    for seat in range(pos.setup.seats):
        pos.loot[seat] = seen.loot[seat]
        for looter in seen.in_play[seat]:
            pos.table[dungeon.place_of(seat, pos.party[seat])] = packed_looter(pos, kind_ids, looter)
            pos.party[seat] += 1
    for card in seen.graveyard:
        acted = pos.turn if card.acted else 0
        pos.graveyard = append(pos.graveyard, looters.looter(kind_ids[card.card], 0, acted, card.entry))
    if seen.fresh:
        pos.fresh = numbers(pos.setup.kinds, NONE)
        for name, count in seen.fresh.items():
            pos.fresh[kind_ids[name]] = count
    for left in seen.parted:
        pos.parted = append(pos.parted, piles.parted(left.seat, kind_ids[left.card], left.among))
    if seen.held_over:
        pos.held_over = vec[i64](seen.held_over)
        pos.stirred = numbers(pos.setup.kinds, 0)
        for name, count in seen.stirred.items():
            pos.stirred[kind_ids[name]] = count
    restore_hands(pos, kind_ids, seen)
    pos.agenda = vec[i64]()
    for step in reversed(seen.pending):
        pos.push(packed_step(kind_ids, step))


def packed_looter(pos: LooterzState, kind_ids: dict[str, i64], seen: LooterInPlay) -> i64:
    looter = looters.looter(kind_ids[seen.card], seen.life, pos.turn if seen.acted else 0, seen.entry)
    marks: i64 = 0
    for seat in seen.forbidden_by:
        marks = bitset.add(marks, seat)
    return looters.with_lender(looters.with_marks(looter, marks), NONE if seen.lender is None else seen.lender)


def packed_step(kind_ids: dict[str, i64], seen: Pending) -> i64:
    kind: i64 = _STEPS[seen.step]
    if kind == kinds.STRIKE:
        return kinds.strike_step(seen.seat, seen.entry, seen.number)
    if kind >= kinds.TRIGGER:
        return kinds.effect_step(kind, seen.seat, seen.entry, kind_ids[seen.card], _KEYWORDS[seen.keyword])
    return kinds.turn_step(kind, seen.number)


def restore_hands(pos: LooterzState, kind_ids: dict[str, i64], seen: LooterzView) -> None:
    """LTZ-28: the cards known to be in hands; where everything is open, all cards."""
    for seat in range(pos.setup.seats):
        for name in seen.known_in_hands[seat]:
            piles.to_hand_seen(pos, seat, kind_ids[name])
    if seen.open:
        for seat in range(pos.setup.seats):
            for kind in unknown_of(seen.hands[seat], seen.known_in_hands[seat], kind_ids):
                piles.to_hand(pos, seat, kind)
        pos.pile = vec[i64]([kind_ids[name] for name in reversed(seen.draw_pile)])


def unknown_of(hand: tuple[str, ...], known: tuple[str, ...], kind_ids: dict[str, i64]) -> vec[i64]:
    """The kinds of the cards in a hand that not everyone knows."""
    rest = list(hand)
    for name in known:
        rest.remove(name)
    return vec[i64]([kind_ids[name] for name in rest])
