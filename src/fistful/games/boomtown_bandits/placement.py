"""Placement: tokens face down in turn order, with Loose Lips and shown cards on one's own turn, and the Reveal."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of, step
from fistful.engine.wire import Value
from fistful.games.boomtown_bandits import stacks, tokens, windows
from fistful.games.boomtown_bandits.cards import EFFECTS, LOOSE_LIPS
from fistful.games.boomtown_bandits.facts import (
    DURING_PLACEMENT,
    LIPS,
    LOCATIONS,
    NOBODY,
    PLACE_COWARD,
    PLACE_SHOOTER,
    PLAY,
    TOKENS,
    TOKENS_OF,
    add_group,
)
from fistful.games.boomtown_bandits.kinds import PLACE, play_of
from fistful.games.boomtown_bandits.state import BoomtownState


def ask_to_place(pos: BoomtownState, placed: i64) -> None:
    """BTB-7: in turn order from the first player, one token each, until all are placed."""
    if placed == TOKENS * pos.setup.seats:
        return
    seat = placer(pos, placed)
    forced = forced_place(pos, seat)
    if forced >= 0:
        place(pos, seat, forced)
    else:
        pos.ask(seat)


def placer(pos: BoomtownState, placed: i64) -> i64:
    return (pos.first + placed) % pos.setup.seats


def open_locations(pos: BoomtownState) -> i64:
    """BTB-6, BTB-20, BTB-45: where tokens may be placed; an empty location stays open."""
    return tokens.in_town(pos) & ~pos.closed


def tokens_left(pos: BoomtownState, seat: i64) -> tuple[i64, i64]:
    """BTB-4: the shooters and cowards a seat has still to place."""
    placed: i64 = 0
    for location in pos.town:
        placed |= pos.at[location] & TOKENS_OF[seat]
    cowards: i64 = bitset.count(placed & pos.cowards)
    return 2 - (bitset.count(placed) - cowards), 1 - cowards


def forced_place(pos: BoomtownState, seat: i64) -> i64:
    """The one thing that, as everyone can tell, a seat can do on its turn, else -1.

    That takes one open location, a seat that places face up, and no card that it might play or show.
    """
    locations = open_locations(pos)
    if bitset.count(locations) > 1 or not bitset.has(pos.watched, seat):
        return -1
    shooters, cowards = tokens_left(pos, seat)
    if (shooters > 0 and cowards > 0) or pos.hands[seat] & ~pos.known[seat]:
        return -1
    if pos.hands[seat] & ~pos.fresh[seat] & pos.setup.for_window[DURING_PLACEMENT]:
        return -1
    return (PLACE_SHOOTER if shooters > 0 else PLACE_COWARD) + bitset.lowest(locations)


def legal(pos: BoomtownState, seat: i64) -> vec[i64]:
    """BTB-7, BTB-19, BTB-53, BTB-56: place a token; before that, play Loose Lips or Safe Found!, or show a card."""
    actions = vec[i64]()
    shooters, cowards = tokens_left(pos, seat)
    locations = open_locations(pos)
    if shooters > 0:
        actions = add_group(actions, PLACE_SHOOTER, locations)
    if cowards > 0:
        actions = add_group(actions, PLACE_COWARD, locations)
    hand = pos.hands[seat]
    if hand:
        if hand & ~pos.fresh[seat] & pos.setup.named[LOOSE_LIPS]:
            actions = add_group(actions, LIPS, EFFECTS[LOOSE_LIPS].locations(pos, seat))
        actions = windows.add_playable(pos, seat, DURING_PLACEMENT, actions)
        actions = stacks.add_shows(pos, seat, actions)
    return actions


def decide(pos: BoomtownState, seat: i64, action: i64) -> None:
    """A token is placed, which ends the turn; anything else comes before placing."""
    if action < PLACE_COWARD + len(LOCATIONS):
        place(pos, seat, action)
        return
    pos.push(pos.step)
    if action < LIPS + len(LOCATIONS):
        windows.spend(pos, seat, LOOSE_LIPS)
        EFFECTS[LOOSE_LIPS].act_at(pos, play_of(seat, LOOSE_LIPS), action - LIPS)
    elif action < pos.setup.pay:
        windows.play(pos, seat, pos.setup.plays[action - PLAY])
    else:
        stacks.show_cash(pos, seat, action)


def place(pos: BoomtownState, seat: i64, action: i64) -> None:
    """BTB-7, BTB-55: whose token lies where is public; its kind is not, unless its owner places face up."""
    placed = first_of(pos.step)
    coward = action >= PLACE_COWARD
    location = action - (PLACE_COWARD if coward else PLACE_SHOOTER)
    token = seat * TOKENS + placed // pos.setup.seats
    pos.at[location] = bitset.add(pos.at[location], token)
    if coward:
        pos.cowards = bitset.add(pos.cowards, token)
    if pos.telling:
        kind = "coward" if coward else "shooter"
        if bitset.has(pos.watched, seat):
            pos.tell("placed-open", "BTB-55", seat=seat, token=kind, location=LOCATIONS[location])
        else:
            public: dict[str, Value] = {"seat": seat, "location": LOCATIONS[location], "token": "hidden"}
            pos.tell_seat(seat, "placed", "BTB-7", public, token=kind)
    pos.push(step(PLACE, placed + 1))


def reveal(pos: BoomtownState) -> None:
    """BTB-8: all tokens are turned over."""
    pos.revealed = True
    pos.last_reveal = 0
    token = TOKENS * pos.setup.seats - 1
    while token >= 0:
        shown = tokens.place_of(pos, token) + (8 if bitset.has(pos.cowards, token) else 0)
        pos.last_reveal = pos.last_reveal << 4 | shown
        token -= 1
    pos.peeker = NOBODY
    pos.peeked = 0
    if pos.telling:
        for location in pos.town:
            there = pos.at[location]
            for seat in range(pos.setup.seats):
                own = there & TOKENS_OF[seat]
                if own:
                    kinds = ["coward" if bitset.has(pos.cowards, token) else "shooter" for token in bitset.listed(own)]
                    pos.tell("revealed", "BTB-8", seat=seat, tokens=tuple(kinds), location=LOCATIONS[location])
