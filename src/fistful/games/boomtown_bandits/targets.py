"""BTB-36: the targets of a card, named when it is resolved: a location, a token or die, where to, an opponent.

Everything here is public, so a choice with one answer is not asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.games.boomtown_bandits import tokens
from fistful.games.boomtown_bandits.cards import (
    DISTRACTION,
    GOOD_TIMES,
    MISDIRECTION,
    SAFE_FOUND,
    SLOPPY_DRUNK,
    TIP_OFF_THE_LAW,
    WHISPERED_PLAN,
)
from fistful.games.boomtown_bandits.facts import (
    DIE_KINDS,
    EXTRA,
    EXTRA_OF,
    TOKEN_KINDS,
    TOKENS_OF,
)
from fistful.games.boomtown_bandits.plan import AIM_TO, AIM_TOKEN, DRAW, card_in, claim_of, player_in

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition


# A location.


def locations_to_aim_at(pos: BoomtownBanditsPosition, seat: i64, name: i64) -> i64:
    """BTB-38, BTB-50, BTB-54, BTB-56, BTB-64: the locations at which this card can act."""
    found: i64 = 0
    for location in pos.town:
        if name == SAFE_FOUND:
            able = pos.stacks[location] != 0
        elif name == TIP_OFF_THE_LAW:
            able = pos.at[location] != 0
        elif name == MISDIRECTION:
            able = pos.at[location] != 0 and tokens.destinations(pos, location) != 0
        else:
            able = pos.at[location] & TOKENS_OF[seat] != 0 and plan_destinations(pos, location) != 0
        if able:
            found = bitset.add(found, location)
    return found


def plan_destinations(pos: BoomtownBanditsPosition, place: i64) -> i64:
    """BTB-50: a Whispered Plan leads from here to another location, or from another location to here."""
    goals = tokens.destinations(pos, place)
    return goals if place == pos.here else goals & bitset.only(pos.here)


def aim_at(pos: BoomtownBanditsPosition, play: i64) -> None:
    """Ask at which location the card acts."""
    locations = locations_to_aim_at(pos, player_in(play), card_in(play))
    if bitset.count(locations) == 1:
        act_at(pos, play, bitset.lowest(locations))
    else:
        pos.ask(player_in(play))


def act_at(pos: BoomtownBanditsPosition, play: i64, location: i64) -> None:
    """BTB-56: Safe Found! takes the top card there; the others go on to a token."""
    if card_in(play) == SAFE_FOUND:
        pos.push(step(DRAW, player_in(play), claim_of(location, 1)))
    else:
        pos.push(step(AIM_TOKEN, play, location))


# A token or a die.


def tokens_to_aim_at(pos: BoomtownBanditsPosition, seat: i64, name: i64, location: i64) -> i64:
    """BTB-48…50, BTB-54, BTB-62, BTB-64: the tokens at a location (and extra dice) on which this card can act."""
    there = pos.at[location]
    if name == WHISPERED_PLAN:
        return there & TOKENS_OF[seat]
    if name == GOOD_TIMES:
        return there & ~TOKENS_OF[seat]
    if name == SLOPPY_DRUNK:
        return there & ~TOKENS_OF[seat] & ~pos.cowards & ~pos.swapped
    if name == DISTRACTION:
        dice: i64 = 0
        for other in range(pos.setup.seats):
            if other != seat and bitset.count(tokens.dice_of(pos, other)) > 1:
                dice |= tokens.dice_of(pos, other)
        return dice
    return there


def picks(pos: BoomtownBanditsPosition, aimed: i64) -> i64:
    """These tokens and extra dice by seat and kind; those of a kind are alike."""
    found: i64 = 0
    for seat in range(pos.setup.seats):
        kinds = tokens.kinds_among(pos, aimed & TOKENS_OF[seat])
        if aimed & EXTRA_OF[seat]:
            kinds = bitset.add(kinds, EXTRA)
        while kinds:
            found = bitset.add(found, seat * len(DIE_KINDS) + bitset.lowest(kinds))
            kinds = bitset.without_lowest(kinds)
    return found


def aim_token(pos: BoomtownBanditsPosition, play: i64, location: i64) -> None:
    """Ask on which token or die the card acts."""
    found = picks(pos, tokens_to_aim_at(pos, player_in(play), card_in(play), location))
    if bitset.count(found) == 1:
        act_on_pick(pos, play, location, bitset.lowest(found))
    else:
        pos.ask(player_in(play))


def act_on_pick(pos: BoomtownBanditsPosition, play: i64, location: i64, pick: i64) -> None:
    """The token or die that a pick names: one of the seat's tokens of that kind, or its extra die."""
    seat = pick // len(DIE_KINDS)
    kind = pick % len(DIE_KINDS)
    aimed = tokens_to_aim_at(pos, player_in(play), card_in(play), location)
    if kind == EXTRA:
        act_on(pos, play, EXTRA_OF[seat])
    else:
        act_on(pos, play, bitset.only(tokens.one_of_kind(pos, aimed & TOKENS_OF[seat], kind)))


def act_on(pos: BoomtownBanditsPosition, play: i64, aimed: i64) -> None:
    """BTB-48, BTB-49, BTB-62, BTB-64: what the card does to a token or die; a move still asks where to."""
    name = card_in(play)
    if name in (MISDIRECTION, WHISPERED_PLAN):
        pos.push(step(AIM_TO, play, bitset.lowest(aimed)))
    elif name == TIP_OFF_THE_LAW:
        tokens.leave(pos, aimed, "arrested", "BTB-64")
    elif name == GOOD_TIMES:
        tokens.leave(pos, aimed, "lured-away", "BTB-49")
    elif name == SLOPPY_DRUNK:
        pos.swapped |= aimed
        tell_die(pos, aimed, "drunk", "BTB-62")
    else:
        pos.distracted = aimed
        tell_die(pos, aimed, "distracted", "BTB-48")


def tell_die(pos: BoomtownBanditsPosition, aimed: i64, code: str, clause: str) -> None:
    if pos.telling:
        for seat in range(pos.setup.seats):
            if aimed & EXTRA_OF[seat]:
                pos.tell(code, clause, seat=seat, token=DIE_KINDS[EXTRA])
            elif aimed & TOKENS_OF[seat]:
                kind = TOKEN_KINDS[tokens.kind_of_token(pos, bitset.lowest(aimed))]
                pos.tell(code, clause, seat=seat, token=kind)


# Where to.


def goals(pos: BoomtownBanditsPosition, play: i64, token: i64) -> i64:
    """BTB-38, BTB-50, BTB-54, BTB-63: where the card can move this token."""
    place = tokens.place_of(pos, token)
    return plan_destinations(pos, place) if card_in(play) == WHISPERED_PLAN else tokens.destinations(pos, place)


def aim_to(pos: BoomtownBanditsPosition, play: i64, token: i64) -> None:
    """Ask where the token goes."""
    locations = goals(pos, play, token)
    if bitset.count(locations) == 1:
        tokens.move(pos, token, bitset.lowest(locations))
    else:
        pos.ask(player_in(play))


# An opponent.


def opponents(pos: BoomtownBanditsPosition, seat: i64) -> i64:
    """BTB-55: whom Overheard Plans can name."""
    return bitset.remove(bitset.first(pos.setup.seats), seat)


def aim_opponent(pos: BoomtownBanditsPosition, play: i64) -> None:
    """Ask whose plans were overheard."""
    if pos.setup.seats == 2:
        overhear(pos, bitset.lowest(opponents(pos, player_in(play))))
    else:
        pos.ask(player_in(play))


def overhear(pos: BoomtownBanditsPosition, seat: i64) -> None:
    """BTB-55: this opponent places face up this round."""
    pos.watched = bitset.add(pos.watched, seat)
    if pos.telling:
        pos.tell("overheard", "BTB-55", seat=seat)


# Actions.


def group(base: i64, members: i64) -> vec[i64]:
    """The actions of one group for these members."""
    return add_group(vec[i64](), base, members)


def add_group(actions: vec[i64], base: i64, members: i64) -> vec[i64]:
    """These actions, and those of one group for these members."""
    while members:
        actions = append(actions, base + bitset.lowest(members))
        members = bitset.without_lowest(members)
    return actions
