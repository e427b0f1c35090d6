"""The flow of Boomtown Bandits in the order of its rulebook: what happens when the turn of each step comes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of, kind_of, second_of, step
from fistful.engine.seats import SEATS_IN
from fistful.games.boomtown_bandits import loot, placement, scoring, shootout, stacks, ticks, tokens, windows
from fistful.games.boomtown_bandits.facts import (
    AFTER_REVEAL,
    BEFORE_PLACEMENT,
    FACES,
    LOCATIONS,
    MOST_CARDS,
    MOST_ROUNDS,
    MOST_TICKS,
    NOWHERE,
    PLACES,
    SHOOTER_HITS,
)
from fistful.games.boomtown_bandits.kinds import (
    ASK_SHERIFF,
    BOUT,
    DRAW,
    END_ROUND,
    FINAL_FIGHT,
    FINAL_OVER,
    LEAVE,
    LOCATION,
    LOOT,
    PLACE,
    RESOLVE,
    REVEAL,
    ROUND,
    TICK,
    WINDOW,
)
from fistful.games.boomtown_bandits.state import BoomtownState


def run(pos: BoomtownState) -> None:
    """Carry out a step that asks nobody."""
    kind = kind_of(pos.step)
    if kind == BOUT:
        begin_bout(pos)
    elif kind == TICK:
        ticks.show_faces(pos)
    elif kind == LOCATION:
        shootout.resolve_location(pos, first_of(pos.step))
    elif kind == LOOT:
        loot.begin_loot(pos, tokens.present(pos))
    elif kind == DRAW:
        loot.draw(pos, first_of(pos.step), second_of(pos.step))
    elif kind == LEAVE:
        shootout.leave_location(pos)
    elif kind == RESOLVE:
        windows.resolve(pos, first_of(pos.step), second_of(pos.step))
    elif kind == REVEAL:
        placement.reveal(pos)
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


def set_up(pos: BoomtownState) -> None:
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


def roll_for_first(pos: BoomtownState) -> None:
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


def begin_round(pos: BoomtownState) -> None:
    """BTB-16, BTB-37: everyone has all tokens again; Sheriff, Placement, Reveal, then location by location."""
    pos.new_round()
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


def put_sheriff(pos: BoomtownState, location: i64) -> None:
    """BTB-6: the Sheriff closes a location for this round, also the one he stood on."""
    pos.sheriff = location
    pos.closed = bitset.add(pos.closed, location)
    if pos.telling:
        pos.tell("sheriff", "BTB-6", seat=pos.first, location=LOCATIONS[location])


def begin_bout(pos: BoomtownState) -> None:
    """BTB-10, BTB-15, BTB-25: rolling starts, or the fight is over because fewer than two players are there."""
    if bitset.count(tokens.present(pos)) < 2:
        return
    if not pos.fighting:
        pos.fighting = True
        if pos.telling:
            pos.tell("fight", "BTB-9", seats=SEATS_IN[tokens.present(pos)])
    if pos.setup.real_time and pos.clock < MOST_TICKS:
        ticks.begin(pos)
    else:
        shootout.throw_until_stop(pos)


def end_round(pos: BoomtownState) -> None:
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
    pos.first = pos.setup.after(pos.first)
    if last:
        scoring.score(pos)
    else:
        pos.push(step(ROUND))


def is_last_round(pos: BoomtownState) -> bool:
    """BTB-20, BTB-42: a loot stack is empty, or it is round 60."""
    for location in pos.town:
        if pos.stacks[location] == 0:
            return True
    return pos.round >= MOST_ROUNDS
