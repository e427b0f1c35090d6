"""Worlds of Wild Shots that look like a view: what it shows is read once, and what it hides is dealt for each world."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.engine.chance import Chance
from fistful.games.wild_shots import steps
from fistful.games.wild_shots.deals import Deals
from fistful.games.wild_shots.facts import CARD_TEXTS, CARDS, COLOURS, HAND, ROUNDS, SYMBOLS
from fistful.games.wild_shots.kinds import TAKE
from fistful.games.wild_shots.position import WildShotsPosition
from fistful.games.wild_shots.wire import WildShotsView

_CARD_IDS: Final = {text: card for card, text in enumerate(CARD_TEXTS)}
_SYMBOL_IDS: Final = {name: symbol for symbol, name in enumerate(SYMBOLS)}
_COLOUR_IDS: Final = {name: colour for colour, name in enumerate(COLOURS)}


class Knowledge:
    """A position as far as a view shows it, and the deals of the rest that play leaves possible."""

    def __init__(self, pos: WildShotsPosition, seen: WildShotsView) -> None:
        """Take a position about to begin, and make it look like this view."""
        self.pos: Final = pos
        """Everything known is in its place. Hidden cards are nowhere."""
        self.seen: Final = seen
        restore_table(pos, seen)
        self.deals: Final = unseen_deals(pos, seen)
        self.turned: Final = len(seen.oil_turned)
        self.oil: Final = unseen_oil(pos, seen)
        """The Snake Oil cards that have not been turned up, in no order."""
        pos.oil = vec[i64]([_SYMBOL_IDS[name] for name in seen.oil_turned])
        for symbol in self.oil:
            pos.oil = append(pos.oil, symbol)
        pos.agenda = vec[i64]()
        if seen.outcome is None:
            pos.push(step(TAKE))
            steps.push_plays(pos, pos.played)
            pos.settle()


def world(known: Knowledge, chance: Chance) -> WildShotsPosition:
    """A position that looks like the view this knowledge is of, with what it hides drawn as if dealt."""
    pos = WildShotsPosition(known.pos.setup, chance, known.pos)
    placed = known.deals.draw(chance)
    seats = pos.setup.seats
    for seat in range(seats):
        pos.hands[seat] |= placed[seat]
    pos.aside = placed[seats]
    oil = known.oil[:]
    chance.shuffle(oil, "imagine")
    for place in range(len(oil)):
        pos.oil[known.turned + place] = oil[place]
    return pos


def restore_table(pos: WildShotsPosition, seen: WildShotsView) -> None:
    """Everything but unseen cards and Snake Oil."""
    pos.round = seen.round - 1 if seen.outcome is None else ROUNDS
    pos.trick_number = seen.trick_number - 1 if seen.outcome is None else HAND
    pos.active = seen.active
    pos.trump = _SYMBOL_IDS[seen.trump]
    pos.played = len(seen.trick)
    for place in range(pos.played):
        pos.trick[place] = _CARD_IDS[seen.trick[place]]
    pos.last_trick = vec[i64]([_CARD_IDS[text] for text in seen.last_trick])
    pos.last_active = 0 if seen.last_active is None else seen.last_active
    for row in seen.sheet:
        for points in row:
            pos.sheet = append(pos.sheet, points)
    for seat in range(pos.setup.seats):
        pos.taken[seat] = card_set(seen.taken[seat])
        pos.lacks[seat] = 0
        for colour in seen.lacks[seat]:
            pos.lacks[seat] = bitset.add(pos.lacks[seat], _COLOUR_IDS[colour])
        pos.hands[seat] = card_set(seen.hands[seat]) if seen.open else card_set(seen.hand) if seat == seen.seat else 0


def unseen_deals(pos: WildShotsPosition, seen: WildShotsView) -> Deals:
    """WSH-16: unseen cards go to hands of the known sizes without the colours they lack, the rest aside (WSH-21)."""
    unseen = bitset.first(CARDS) & ~card_set(seen.trick)
    for seat in range(pos.setup.seats):
        unseen &= ~pos.taken[seat] & ~pos.hands[seat]
    room = vec[i64]()
    lacks = vec[i64]()
    aside = bitset.count(unseen)
    for seat in range(pos.setup.seats):
        size: i64 = 0 if seen.open or seat == seen.seat else seen.hand_sizes[seat]
        aside -= size
        room = append(room, size)
        lacks = append(lacks, pos.lacks[seat])
    return Deals(unseen, append(room, aside), append(lacks, 0))


def unseen_oil(pos: WildShotsPosition, seen: WildShotsView) -> vec[i64]:
    """WSH-20: the Snake Oil cards that have not been turned up."""
    left = [0 for _ in SYMBOLS]
    for symbol in pos.setup.oil:
        left[symbol] += 1
    for name in seen.oil_turned:
        left[_SYMBOL_IDS[name]] -= 1
    oil = vec[i64]()
    for symbol, count in enumerate(left):
        for _ in range(count):
            oil = append(oil, symbol)
    return oil


def card_set(texts: tuple[str, ...]) -> i64:
    mask: i64 = 0
    for text in texts:
        mask = bitset.add(mask, _CARD_IDS[text])
    return mask
