"""Tokens and their dice: where they lie, which die they roll, how they move and leave."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.boomtown_bandits.facts import (
    BRAVE,
    COWARD,
    DIE_KINDS,
    DRUNK,
    EXTRA,
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
from fistful.games.boomtown_bandits.state import BoomtownState


def in_town(pos: BoomtownState) -> i64:
    """The set of locations in town."""
    found: i64 = 0
    for location in pos.town:
        found = bitset.add(found, location)
    return found


def tokens_here(pos: BoomtownState, seat: i64) -> i64:
    """The tokens of a seat in the present fight."""
    return pos.at[pos.here] & TOKENS_OF[seat]


def others_here(pos: BoomtownState, seat: i64) -> i64:
    """The tokens of all other seats in the present fight."""
    return pos.at[pos.here] & ~TOKENS_OF[seat]


def coward_of(pos: BoomtownState, seat: i64) -> i64:
    """BTB-38: the coward of a seat as a set, empty if it is out."""
    there: i64 = 0
    for location in pos.town:
        there |= pos.at[location]
    return there & pos.cowards & TOKENS_OF[seat]


def present(pos: BoomtownState) -> i64:
    """The seats with a token in the present fight."""
    return owners(pos, pos.at[pos.here])


def owners(pos: BoomtownState, tokens: i64) -> i64:
    """The seats that have one of these tokens."""
    seats: i64 = 0
    for seat in range(pos.setup.seats):
        if tokens & TOKENS_OF[seat]:
            seats = bitset.add(seats, seat)
    return seats


def coward_dice(pos: BoomtownState, tokens: i64) -> i64:
    """BTB-61, BTB-62: which of these tokens roll a coward die."""
    return tokens & (pos.cowards ^ pos.swapped)


def dice_of(pos: BoomtownState, seat: i64) -> i64:
    """BTB-9, BTB-58: the dice of a seat here; an extra die counts while there is a token."""
    tokens = tokens_here(pos, seat)
    if tokens == 0:
        return 0
    return tokens | pos.extra & EXTRA_OF[seat]


def kind_of_token(pos: BoomtownState, token: i64) -> i64:
    """BTB-35: the kind of a token by its own sort and its die."""
    if bitset.has(pos.cowards, token):
        return BRAVE if bitset.has(pos.swapped, token) else COWARD
    return DRUNK if bitset.has(pos.swapped, token) else SHOOTER


def kinds_among(pos: BoomtownState, tokens: i64) -> i64:
    """The kinds of these tokens."""
    kinds: i64 = 0
    while tokens:
        kinds = bitset.add(kinds, kind_of_token(pos, bitset.lowest(tokens)))
        tokens = bitset.without_lowest(tokens)
    return kinds


def one_of_kind(pos: BoomtownState, tokens: i64, kind: i64) -> i64:
    """One of these tokens that is of this kind; those of a kind are alike."""
    while kind_of_token(pos, bitset.lowest(tokens)) != kind:
        tokens = bitset.without_lowest(tokens)
    return bitset.lowest(tokens)


def picks(pos: BoomtownState, aimed: i64) -> i64:
    """BTB-35: these tokens and extra dice by seat and kind; those of a kind are alike."""
    found: i64 = 0
    for seat in range(pos.setup.seats):
        kinds = kinds_among(pos, aimed & TOKENS_OF[seat])
        if aimed & EXTRA_OF[seat]:
            kinds = bitset.add(kinds, EXTRA)
        while kinds:
            found = bitset.add(found, seat * len(DIE_KINDS) + bitset.lowest(kinds))
            kinds = bitset.without_lowest(kinds)
    return found


def picked(pos: BoomtownState, aimed: i64, pick: i64) -> i64:
    """The token or die among these that a pick names, as a set: one of that kind, or the seat's extra die."""
    seat = pick // len(DIE_KINDS)
    kind = pick % len(DIE_KINDS)
    return EXTRA_OF[seat] if kind == EXTRA else bitset.only(one_of_kind(pos, aimed & TOKENS_OF[seat], kind))


def place_of(pos: BoomtownState, token: i64) -> i64:
    """Where a token lies, or `NOWHERE`."""
    for place in range(PLACES):
        if bitset.has(pos.at[place], token):
            return place
    return NOWHERE


def take_off(pos: BoomtownState, tokens: i64) -> None:
    """BTB-38: these tokens and what their dice show are out until next round."""
    for place in range(PLACES):
        pos.at[place] &= ~tokens
    pos.swapped &= ~tokens
    clear_dice(pos, tokens)
    pos.distracted &= ~tokens


def clear_dice(pos: BoomtownState, dice: i64) -> None:
    """These dice show nothing any more."""
    pos.lying &= ~dice
    pos.hits &= ~dice
    pos.runaways &= ~dice


def destinations(pos: BoomtownState, place: i64) -> i64:
    """BTB-38: where a token may be moved: open, not yet resolved, and the present fight only before its first bout."""
    locations = in_town(pos) & ~(pos.closed | pos.resolved | bitset.only(place))
    if pos.fighting:
        locations = bitset.remove(locations, pos.here)
    return locations


def move(pos: BoomtownState, token: i64, location: i64, clause: str) -> None:
    """BTB-38, BTB-66: a token goes to another location, by a card of this clause, and rolls its own die there."""
    if pos.telling:
        where = LOCATIONS[place_of(pos, token)]
        kind = TOKEN_KINDS[kind_of_token(pos, token)]
        pos.tell("moved", clause, seat=SEAT_OF[token], token=kind, location=where, goal=LOCATIONS[location])
        if bitset.has(pos.swapped, token):
            own = "coward" if bitset.has(pos.cowards, token) else "shooter"
            pos.tell("own-die", "BTB-66", seat=SEAT_OF[token], token=own)
    take_off(pos, bitset.only(token))
    pos.at[location] = bitset.add(pos.at[location], token)


def leave(pos: BoomtownState, tokens: i64, code: str, clause: str) -> None:
    """These tokens are out, which is told with this code."""
    if pos.telling:
        for token in bitset.listed(tokens):
            pos.tell(code, clause, seat=SEAT_OF[token], token=TOKEN_KINDS[kind_of_token(pos, token)])
    take_off(pos, tokens)


def everywhere(pos: BoomtownState) -> dict[str, list[str]]:
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
