"""Tokens and their dice: where they lie, which die they roll, how they move and leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.boomtown_bandits.facts import (
    BRAVE,
    COWARD,
    DRUNK,
    EXTRA_OF,
    FINAL,
    LETTERS,
    LOCATIONS,
    NOWHERE,
    PLACES,
    SEAT_OF,
    SHOOTER,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_OF,
)

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition


def in_town(pos: BoomtownBanditsPosition) -> i64:
    """The set of locations in town."""
    found: i64 = 0
    for location in pos.town:
        found = bitset.add(found, location)
    return found


def tokens_here(pos: BoomtownBanditsPosition, seat: i64) -> i64:
    """The tokens of a seat in the present fight."""
    return pos.at[pos.here] & TOKENS_OF[seat]


def present(pos: BoomtownBanditsPosition) -> i64:
    """The seats with a token in the present fight."""
    return owners(pos, pos.at[pos.here])


def owners(pos: BoomtownBanditsPosition, tokens: i64) -> i64:
    """The seats that have one of these tokens."""
    seats: i64 = 0
    for seat in range(pos.setup.seats):
        if tokens & TOKENS_OF[seat]:
            seats = bitset.add(seats, seat)
    return seats


def coward_dice(pos: BoomtownBanditsPosition, tokens: i64) -> i64:
    """BTB-61, BTB-62: which of these tokens roll a coward die."""
    return tokens & (pos.cowards ^ pos.swapped)


def dice_of(pos: BoomtownBanditsPosition, seat: i64) -> i64:
    """BTB-9, BTB-58: the dice of a seat here; an extra die counts while there is a token."""
    tokens = tokens_here(pos, seat)
    return tokens | pos.extra & EXTRA_OF[seat] if tokens else 0


def kind_of_token(pos: BoomtownBanditsPosition, token: i64) -> i64:
    """BTB-35: the kind of a token by its own sort and its die."""
    if bitset.has(pos.cowards, token):
        return BRAVE if bitset.has(pos.swapped, token) else COWARD
    return DRUNK if bitset.has(pos.swapped, token) else SHOOTER


def kinds_among(pos: BoomtownBanditsPosition, tokens: i64) -> i64:
    """The kinds of these tokens."""
    kinds: i64 = 0
    while tokens:
        kinds = bitset.add(kinds, kind_of_token(pos, bitset.lowest(tokens)))
        tokens = bitset.without_lowest(tokens)
    return kinds


def one_of_kind(pos: BoomtownBanditsPosition, tokens: i64, kind: i64) -> i64:
    """One of these tokens that is of this kind; those of a kind are alike."""
    while kind_of_token(pos, bitset.lowest(tokens)) != kind:
        tokens = bitset.without_lowest(tokens)
    return bitset.lowest(tokens)


def place_of(pos: BoomtownBanditsPosition, token: i64) -> i64:
    """Where a token lies, or `NOWHERE`."""
    for place in range(PLACES):
        if bitset.has(pos.at[place], token):
            return place
    return NOWHERE


def take_off(pos: BoomtownBanditsPosition, tokens: i64) -> None:
    """BTB-38: these tokens and what their dice show are out until next round."""
    for place in range(PLACES):
        pos.at[place] &= ~tokens
    pos.swapped &= ~tokens
    clear_dice(pos, tokens)
    pos.distracted &= ~tokens


def clear_dice(pos: BoomtownBanditsPosition, dice: i64) -> None:
    """These dice show nothing any more."""
    pos.lying &= ~dice
    pos.hits &= ~dice
    pos.runaways &= ~dice


def destinations(pos: BoomtownBanditsPosition, place: i64) -> i64:
    """BTB-38: where a token may be moved: open, not yet resolved, and the present fight only before its first bout."""
    locations = in_town(pos) & ~(pos.closed | pos.resolved | bitset.only(place))
    if pos.fighting:
        locations = bitset.remove(locations, pos.here)
    return locations


def move(pos: BoomtownBanditsPosition, token: i64, location: i64) -> None:
    """BTB-38: a token goes to another location and rolls its own die there."""
    if pos.telling:
        where = LOCATIONS[place_of(pos, token)]
        kind = TOKEN_KINDS[kind_of_token(pos, token)]
        pos.tell("moved", "BTB-38", seat=SEAT_OF[token], token=kind, location=where, goal=LOCATIONS[location])
    take_off(pos, bitset.only(token))
    pos.at[location] = bitset.add(pos.at[location], token)


def leave(pos: BoomtownBanditsPosition, tokens: i64, code: str, clause: str) -> None:
    """These tokens are out, which is told with this code."""
    if pos.telling:
        for token in bitset.listed(tokens):
            pos.tell(code, clause, seat=SEAT_OF[token], token=TOKEN_KINDS[kind_of_token(pos, token)])
    take_off(pos, tokens)


def everywhere(pos: BoomtownBanditsPosition) -> dict[str, list[str]]:
    """BTB-4: every token by the place where it lies: at a location, in a final shootout, or in its camp."""
    places: dict[str, list[str]] = {}
    for seat in range(pos.setup.seats):
        letter = LETTERS[seat]
        hidden = ["coward", "shooter", "shooter"]
        for token in range(seat * TOKENS, (seat + 1) * TOKENS):
            place = place_of(pos, token)
            if place != NOWHERE:
                kind = "coward" if bitset.has(pos.cowards, token) else "shooter"
                hidden.remove(kind)
                name = "final shootout" if place == FINAL else f"at {LOCATIONS[place]}"
                places.setdefault(name, []).append(f"{letter} {kind}")
        places[f"camp {letter}"] = [f"{letter} {kind}" for kind in hidden]
    return places
