"""The flow of Boomtown Bandits in the order of its rulebook: what happens when the turn of each step comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of, kind_of, second_of, step
from fistful.games.boomtown_bandits import loot, placement, scoring, shootout, stacks, targets, ticks, tokens, windows
from fistful.games.boomtown_bandits.cards import AFTER_REVEAL, BEFORE_PLACEMENT
from fistful.games.boomtown_bandits.facts import (
    FACES,
    LOCATIONS,
    MOST_CARDS,
    MOST_ROUNDS,
    NOWHERE,
    PLACES,
    SHOOTER_HITS,
)
from fistful.games.boomtown_bandits.plan import (
    AIM_AT,
    AIM_OPPONENT,
    AIM_TO,
    AIM_TOKEN,
    ASK_SHERIFF,
    BOUT,
    CHOOSE,
    CLAIM_LOOT,
    DOUBLE,
    DRAW,
    END_ROUND,
    FINAL_FIGHT,
    FINAL_OVER,
    INSPECT,
    LEAVE,
    LOCATION,
    LOOT,
    LOSE_TOKEN,
    NAME_TARGET,
    ORDER,
    PAY,
    PLACE,
    RESOLVE,
    REVEAL,
    ROUND,
    TICK,
    WINDOW,
)

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition


def run(pos: BoomtownBanditsPosition) -> None:
    """Carry out the step, or ask whoever it waits for; asking changes nothing, so it can be done again."""
    kind = kind_of(pos.step)
    first = first_of(pos.step)
    if kind == PLACE:
        placement.ask_to_place(pos, first)
    elif kind == WINDOW:
        windows.open_window(pos, first)
    elif kind == BOUT:
        shootout.begin_bout(pos)
    elif kind == CHOOSE:
        ticks.ask_choices(pos)
    elif kind == TICK:
        ticks.show_faces(pos)
    elif kind == LOCATION:
        shootout.resolve_location(pos, first)
    elif kind == NAME_TARGET:
        shootout.ask_target(pos, first)
    elif kind == DOUBLE:
        shootout.ask_double(pos, first)
    elif kind == LOSE_TOKEN:
        shootout.ask_loss(pos, first)
    elif kind == LOOT:
        loot.begin_loot(pos, tokens.present(pos))
    elif kind == CLAIM_LOOT:
        loot.ask_before_loot(pos, first, second_of(pos.step))
    elif kind == DRAW:
        loot.draw(pos, first, second_of(pos.step))
    elif kind in (PAY, INSPECT, ORDER):
        pos.ask(first)
    elif kind == LEAVE:
        shootout.leave_location(pos)
    elif kind == RESOLVE:
        windows.resolve(pos, first, second_of(pos.step))
    elif kind == AIM_AT:
        targets.aim_at(pos, first)
    elif kind == AIM_TOKEN:
        targets.aim_token(pos, first, second_of(pos.step))
    elif kind == AIM_TO:
        targets.aim_to(pos, first, second_of(pos.step))
    elif kind == AIM_OPPONENT:
        targets.aim_opponent(pos, first)
    elif kind == REVEAL:
        placement.reveal(pos)
    elif kind == ASK_SHERIFF:
        pos.ask(pos.first)
    elif kind == ROUND:
        begin_round(pos)
    elif kind == END_ROUND:
        end_round(pos)
    elif kind == FINAL_FIGHT:
        scoring.begin_final(pos)
    elif kind == FINAL_OVER:
        scoring.end_final(pos)
    else:
        set_up(pos)


# Set-up.


def set_up(pos: BoomtownBanditsPosition) -> None:
    """BTB-1…3: the town is drawn, and the loot of each location shuffled."""
    box = vec[i64]()
    for location in range(pos.setup.box):
        box = append(box, location)
    pos.chance.shuffle(box, "town")
    pos.town = box[: pos.setup.town_size]
    for location in pos.town:
        order = vec[i64]()
        for card in range(pos.setup.size):
            order = append(order, location * MOST_CARDS + card)
        pos.chance.shuffle(order, "loot")
        pos.stacks[location] = stacks.pack_stack(order)
    if pos.telling:
        pos.tell("town", "BTB-1", locations=tuple([LOCATIONS[location] for location in pos.town]))
    roll_for_first(pos)
    pos.push(step(ROUND))


def roll_for_first(pos: BoomtownBanditsPosition) -> None:
    """BTB-5: all roll a shooter die; those who hit roll on until one alone hits."""
    left = bitset.first(pos.setup.seats)
    while bitset.count(left) > 1:
        hitting: i64 = 0
        for seat in range(pos.setup.seats):
            if bitset.has(left, seat) and pos.chance.roll(FACES, "first player") <= SHOOTER_HITS:
                hitting = bitset.add(hitting, seat)
        if hitting:
            left = hitting
    pos.first = bitset.lowest(left)
    if pos.telling:
        pos.tell("first-player", "BTB-5", seat=pos.first)


# A round.


def begin_round(pos: BoomtownBanditsPosition) -> None:
    """BTB-16, BTB-37: everyone has all tokens again; Sheriff, Placement, Reveal, then location by location."""
    pos.round += 1
    pos.sheriff = NOWHERE
    pos.closed = 0
    pos.resolved = 0
    pos.watched = 0
    pos.revealed = False
    pos.cowards = 0
    if pos.telling:
        pos.tell("round", "BTB-16", number=pos.round, seat=pos.first)
    pos.push(step(END_ROUND))
    pos.push(step(LOCATION, 0))
    pos.push(step(WINDOW, AFTER_REVEAL))
    pos.push(step(REVEAL))
    pos.push(step(PLACE, 0))
    pos.push(step(WINDOW, BEFORE_PLACEMENT))
    pos.push(step(ASK_SHERIFF))


def put_sheriff(pos: BoomtownBanditsPosition, location: i64) -> None:
    """BTB-6: the Sheriff closes a location for this round, also the one he stood on."""
    pos.sheriff = location
    pos.closed = bitset.add(pos.closed, location)
    if pos.telling:
        pos.tell("sheriff", "BTB-6", seat=pos.first, location=LOCATIONS[location])


def end_round(pos: BoomtownBanditsPosition) -> None:
    """BTB-16, BTB-17, BTB-20, BTB-36, BTB-42: tokens return, fresh loot can be played, passes for the round are over,
    the first player moves one seat left; a round in which a stack was empty is the last.
    """
    pos.passed = 0
    pos.standing = 0
    for place in range(PLACES):
        pos.at[place] = 0
    for seat in range(pos.setup.seats):
        pos.fresh[seat] = 0
    for trail in range(0, len(pos.trails), stacks.TRAIL):
        pos.trails[trail + 3] = 0
    last = is_last_round(pos)
    pos.first = pos.first + 1 if pos.first + 1 < pos.setup.seats else 0
    if last:
        scoring.score(pos)
    else:
        pos.push(step(ROUND))


def is_last_round(pos: BoomtownBanditsPosition) -> bool:
    """BTB-20, BTB-42: a loot stack is empty, or it is round 60."""
    for location in pos.town:
        if pos.stacks[location] == 0:
            return True
    return pos.round >= MOST_ROUNDS
