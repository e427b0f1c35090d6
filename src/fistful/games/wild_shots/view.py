"""What a seat of Wild Shots may know."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.view_head import view_head
from fistful.games.wild_shots.facts import CARD_TEXTS, COLOURS, HAND, PRICES, ROUNDS, SYMBOLS
from fistful.games.wild_shots.state import WildShotsState
from fistful.games.wild_shots.wire import WildShotsView


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
    tuple[int, ...],
    tuple[str, ...],
    tuple[tuple[str, ...], ...],
    tuple[tuple[str, ...], ...],
    tuple[tuple[str, ...], ...],
]:
    """`hand`, `hand_sizes`, `hands`, `tricks`, `own_tricks`, `open_tricks`, `taken` and `lacks`."""
    seats = pos.setup.seats
    taken = tuple([card_texts(cards) for cards in pos.taken])
    shown = everything or pos.setup.open_tricks
    return (
        () if seat < 0 else card_texts(pos.hands[seat]),
        tuple([bitset.count(hand) for hand in pos.hands]),
        tuple([card_texts(hand) for hand in pos.hands]) if everything else (),
        tuple([bitset.count(cards) // seats for cards in pos.taken]),
        () if seat < 0 or shown else taken[seat],
        taken if shown else (),
        taken,
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
