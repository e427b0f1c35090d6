"""What a seat of Wild Shots may know, and worlds that look the same from there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.engine.chance import Chance
from fistful.engine.state import numbers
from fistful.engine.view_head import view_head
from fistful.games.wild_shots import steps
from fistful.games.wild_shots.facts import (
    CARD_TEXTS,
    CARDS,
    COLOURS,
    HAND,
    OF_COLOUR,
    PRICES,
    ROUNDS,
    SYMBOLS,
)
from fistful.games.wild_shots.kinds import TAKE
from fistful.games.wild_shots.state import WildShotsState
from fistful.games.wild_shots.wire import WildShotsView

_CARD_IDS: Final = {text: card for card, text in enumerate(CARD_TEXTS)}
_SYMBOL_IDS: Final = {name: symbol for symbol, name in enumerate(SYMBOLS)}
_COLOUR_IDS: Final = {name: colour for colour, name in enumerate(COLOURS)}


def look(pos: WildShotsState, seat: i64, everything: bool) -> WildShotsView:
    """WSH-12, WSH-16, WSH-20, WSH-21: one's own hand, and all that was played, turned or shown."""
    return WildShotsView(*view_head(pos, seat, everything), *tricks(pos), *holdings(pos, seat, everything), *pad(pos))


def tricks(
    pos: WildShotsState,
) -> tuple[int, dict[str, int], int, int, str, tuple[str, ...], tuple[str, ...], int | None]:
    """`round`, `hurting`, `trick_number`, `active`, `trump`, `trick`, `last_trick` and `last_active`."""
    round = min(pos.round, ROUNDS - 1)
    return (
        round + 1,
        {SYMBOLS[symbol]: PRICES[symbol] for symbol in pos.setup.hurting[round]},
        min(pos.trick_number, HAND - 1) + 1,
        pos.active,
        SYMBOLS[pos.trump],
        tuple([CARD_TEXTS[pos.trick[place]] for place in range(pos.played)]),
        tuple([CARD_TEXTS[card] for card in pos.last_trick]),
        pos.last_active if len(pos.last_trick) else None,
    )


def holdings(
    pos: WildShotsState, seat: i64, everything: bool
) -> tuple[
    tuple[str, ...],
    tuple[int, ...],
    tuple[tuple[str, ...], ...],
    tuple[tuple[str, ...], ...],
    tuple[tuple[str, ...], ...],
]:
    """`hand`, `hand_sizes`, `hands`, `taken` and `lacks`."""
    return (
        () if seat < 0 else card_texts(pos.hands[seat]),
        tuple([bitset.count(hand) for hand in pos.hands]),
        tuple([card_texts(hand) for hand in pos.hands]) if everything else (),
        tuple([card_texts(taken) for taken in pos.taken]),
        tuple([tuple([COLOURS[colour] for colour in bitset.listed(lack)]) for lack in pos.lacks]),
    )


def pad(pos: WildShotsState) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...], int]:
    """`oil_turned`, `sheet` and `aside`."""
    seats = pos.setup.seats
    return (
        tuple([SYMBOLS[pos.oil[place]] for place in range(min(pos.trick_number, HAND - 1) + 1)]),
        tuple([tuple(list(pos.sheet[row : row + seats])) for row in range(0, len(pos.sheet), seats)]),
        bitset.count(pos.aside),
    )


def card_texts(mask: i64) -> tuple[str, ...]:
    texts: list[str] = []
    while mask:
        texts.append(CARD_TEXTS[bitset.lowest(mask)])
        mask = bitset.without_lowest(mask)
    return tuple(texts)


def card_set(texts: tuple[str, ...]) -> i64:
    mask: i64 = 0
    for text in texts:
        mask = bitset.add(mask, _CARD_IDS[text])
    return mask


def restore(pos: WildShotsState, seen: WildShotsView, chance: Chance) -> None:
    """Turn a position about to begin into one that looks like this view from its seat."""
    seats = pos.setup.seats
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
    unseen = bitset.first(CARDS) & ~card_set(seen.trick)
    for seat in range(seats):
        pos.taken[seat] = card_set(seen.taken[seat])
        pos.lacks[seat] = 0
        for colour in seen.lacks[seat]:
            pos.lacks[seat] = bitset.add(pos.lacks[seat], _COLOUR_IDS[colour])
        unseen &= ~pos.taken[seat]
    deal_unseen(pos, seen, unseen, chance)
    pos.oil = imagine_oil(pos, seen, chance)
    pos.agenda = vec[i64]()
    if seen.outcome is None:
        pos.push(step(TAKE))
        steps.push_plays(pos, pos.played)
        pos.settle()


def imagine_oil(pos: WildShotsState, seen: WildShotsView, chance: Chance) -> vec[i64]:
    """WSH-20: the Snake Oil cards turned so far in order, then the others in any order."""
    left = [0 for _ in SYMBOLS]
    for symbol in pos.setup.oil:
        left[symbol] += 1
    turned = [_SYMBOL_IDS[name] for name in seen.oil_turned]
    for symbol in turned:
        left[symbol] -= 1
    hidden = vec[i64]()
    for symbol, count in enumerate(left):
        for _ in range(count):
            hidden = append(hidden, symbol)
    chance.shuffle(hidden, "imagine")
    pile = vec[i64](turned)
    for symbol in hidden:
        pile = append(pile, symbol)
    return pile


def deal_unseen(pos: WildShotsState, seen: WildShotsView, unseen: i64, chance: Chance) -> None:
    """WSH-16: deal the unseen cards to hands of the known sizes, never a colour that a seat has shown
    to lack. Whatever is left lies aside.
    """
    seats = pos.setup.seats
    room = vec[i64]()
    lacks = vec[i64]()
    for seat in range(seats):
        known = card_set(seen.hands[seat]) if seen.open else card_set(seen.hand) if seat == seen.seat else 0
        pos.hands[seat] = known
        unseen &= ~known
        room = append(room, 0 if seen.open or seat == seen.seat else seen.hand_sizes[seat])
        lacks = append(lacks, pos.lacks[seat])
    room = append(room, bitset.count(unseen) - total(room))
    lacks = append(lacks, 0)
    placed = imagine_places(unseen, room, lacks, chance)
    for seat in range(seats):
        pos.hands[seat] |= placed[seat]
    pos.aside = placed[seats]


def total(numbers: vec[i64]) -> i64:
    out: i64 = 0
    for number in numbers:
        out += number
    return out


def imagine_places(unseen: i64, room: vec[i64], lacks: vec[i64], chance: Chance) -> vec[i64]:
    """Cards for each place, as many as it has room for; every deal without a lacking colour can come up.

    Colours that some place lacks are dealt first, card by card, among the places that leave the rest a
    deal; then the free colours fill what is left.
    """
    places = len(room)
    placed = numbers(places, 0)
    need = numbers(len(COLOURS), 0)
    allowed = numbers(len(COLOURS), 0)
    scarce: i64 = 0
    for colour in range(len(COLOURS)):
        need[colour] = bitset.count(unseen & OF_COLOUR[colour])
        for place in range(places):
            if not bitset.has(lacks[place], colour):
                allowed[colour] = bitset.add(allowed[colour], place)
        if allowed[colour] != bitset.first(places) and need[colour]:
            scarce = bitset.add(scarce, colour)
    free = unseen
    colours = scarce
    while colours:
        colour = bitset.lowest(colours)
        colours = bitset.without_lowest(colours)
        bound = unseen & OF_COLOUR[colour]
        free &= ~bound
        while bound:
            card = bitset.lowest(bound)
            bound = bitset.without_lowest(bound)
            need[colour] -= 1
            place = choose_place(allowed[colour], scarce, need, allowed, room, chance)
            room[place] -= 1
            placed[place] = bitset.add(placed[place], card)
    order = bitset.listed(free)
    chance.shuffle(order, "imagine")
    dealt: i64 = 0
    for place in range(places):
        for _ in range(room[place]):
            placed[place] = bitset.add(placed[place], order[dealt])
            dealt += 1
    return placed


def choose_place(able: i64, scarce: i64, need: vec[i64], allowed: vec[i64], room: vec[i64], chance: Chance) -> i64:
    """A place for a card that these places are able to take, drawn in proportion to their room."""
    open_places: i64 = 0
    weight: i64 = 0
    while able:
        place = bitset.lowest(able)
        able = bitset.without_lowest(able)
        if room[place] > 0:
            room[place] -= 1
            if can_deal(scarce, need, allowed, room):
                open_places = bitset.add(open_places, place)
                weight += room[place] + 1
            room[place] += 1
    ticket = chance.below(weight, "imagine")
    while ticket >= room[bitset.lowest(open_places)]:
        ticket -= room[bitset.lowest(open_places)]
        open_places = bitset.without_lowest(open_places)
    return bitset.lowest(open_places)


def can_deal(scarce: i64, need: vec[i64], allowed: vec[i64], room: vec[i64]) -> bool:
    """Whether the cards still needed fit: any group of scarce colours finds room enough where it may go.

    Groups with a colour that may go anywhere need no check: there is room for all cards together.
    """
    group = scarce
    while group:
        needed: i64 = 0
        able: i64 = 0
        colours = group
        while colours:
            colour = bitset.lowest(colours)
            colours = bitset.without_lowest(colours)
            needed += need[colour]
            able |= allowed[colour]
        while able:
            needed -= room[bitset.lowest(able)]
            able = bitset.without_lowest(able)
        if needed > 0:
            return False
        group = group - 1 & scarce
    return True


def whereabouts(pos: WildShotsState) -> dict[str, list[str]]:
    """Every card by the place where it lies, secret ones included. For checking: none of it leaves the table."""
    places: dict[str, list[str]] = {}
    for seat in range(pos.setup.seats):
        places[f"hand {seat}"] = list(card_texts(pos.hands[seat]))
        places[f"taken {seat}"] = list(card_texts(pos.taken[seat]))
    places["trick"] = [CARD_TEXTS[pos.trick[place]] for place in range(pos.played)]
    places["aside"] = list(card_texts(pos.aside))
    places["snake oil"] = [SYMBOLS[symbol] for symbol in pos.oil]
    return places
