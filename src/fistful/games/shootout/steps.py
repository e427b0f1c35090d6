"""The flow of Shootout! in the order of its rulebook: deal, lay Health Cards, then turn by turn shoot or reload."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of, step
from fistful.games.shootout import kinds, marksmen, memory, scoring
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import (
    DEAL,
    LAID,
    LAY,
    LAYING_BAGS,
    MOST_TURNS,
    NO_CARD,
    NO_PLACE,
    PLACES_OF,
    SLOTS,
)
from fistful.games.shootout.hands import draw_up
from fistful.games.shootout.state import ShootoutState

_ALL_MARKSMEN: Final = vec[i64](range(len(MARKSMEN)))


def run(pos: ShootoutState) -> None:
    """Carry out a step that asks nobody."""
    kind = kind_of(pos.step)
    if kind == kinds.NEXT:
        next_turn(pos)
    elif kind == kinds.ROUND:
        deal(pos)
    elif kind == kinds.ROUND_OVER:
        close_round(pos)
    else:
        draw_dealer(pos)


def draw_dealer(pos: ShootoutState) -> None:
    """SHO-4: the first dealer is drawn at random."""
    pos.dealer = pos.chance.below(pos.setup.seats, "dealer")
    pos.push(step(kinds.ROUND))


def left_of(pos: ShootoutState, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < pos.setup.seats else 0


def deal(pos: ShootoutState) -> None:
    """SHO-2, SHO-4, SHO-24: the whole deck is shuffled, ten cards each, and a Marksman Card if they are in play."""
    pos.new_round()
    pos.round += 1
    pos.turn = 0
    pos.active = left_of(pos, pos.dealer)
    pos.standing = 0
    pos.exposed = 0
    pos.looked = 0
    pos.discards = 0
    pos.used = 0
    pos.mark = NO_PLACE
    pos.memory = vec[i64]()
    pos.pile = pos.setup.order[:]
    pos.chance.shuffle(pos.pile, "cards")
    for place in range(len(pos.health)):
        pos.health[place] = NO_CARD
    if pos.telling:
        pos.tell("round", "SHO-4", number=pos.round, seat=pos.dealer)
    seat = pos.active
    for _ in range(pos.setup.seats):
        deal_to(pos, seat)
        seat = left_of(pos, seat)
    if pos.setup.with_marksmen:
        deal_marksmen(pos)
    pos.push(step(kinds.LAY))


def deal_to(pos: ShootoutState, seat: i64) -> None:
    """SHO-2: the ten topmost cards."""
    hand: i64 = 0
    top = len(pos.pile)
    for place in range(top - DEAL, top):
        hand = bags.add(hand, pos.pile[place])
    pos.pile = pos.pile[: top - DEAL]
    pos.hands[seat] = hand
    memory.note(pos, memory.DEAL, seat, 0, hand)
    if pos.telling:
        pos.tell_seat(seat, "dealt", "SHO-2", {"seat": seat, "count": DEAL}, cards=tuple(list(bags.listed(hand))))


def deal_marksmen(pos: ShootoutState) -> None:
    """SHO-24, SHO-25: all ten are shuffled each round, and every player gets one that only they see."""
    order = _ALL_MARKSMEN[:]
    pos.chance.shuffle(order, "marksman cards")
    for seat in range(pos.setup.seats):
        pos.marksmen[seat] = order[seat]
        if pos.telling:
            pos.whisper(seat, "marksman", "SHO-24", marksman=MARKSMEN[order[seat]].name)


def lay_health(pos: ShootoutState) -> None:
    """SHO-3, SHO-4: the four cards of each seat are shuffled into its slots; the player left of the dealer begins."""
    seat = pos.active
    for _ in range(pos.setup.seats):
        bag = LAYING_BAGS[pos.sealed[seat] - LAY]
        four = bags.listed(bag)
        pos.chance.shuffle(four, "health")
        pos.hands[seat] -= bag
        memory.note(pos, memory.LAY, seat, bitset.first(LAID), bag)
        for slot in range(LAID):
            pos.health[seat * SLOTS + slot] = four[slot]
            pos.standing = bitset.add(pos.standing, seat * SLOTS + slot)
        if pos.telling:
            pos.tell_seat(seat, "laid", "SHO-3", {"seat": seat, "count": LAID}, cards=tuple(list(four)))
        seat = left_of(pos, seat)
    begin_turn(pos, pos.active)


def next_turn(pos: ShootoutState) -> None:
    """SHO-4, SHO-21, SHO-22, SHO-30: the next seat clockwise with Health Cards, or the round is over."""
    seat = left_of(pos, pos.active)
    while pos.standing & PLACES_OF[seat] == 0:
        seat = left_of(pos, seat)
    if pos.standing & PLACES_OF[seat] == pos.standing or pos.turn == MOST_TURNS:
        pos.push(step(kinds.ROUND_OVER))
    else:
        begin_turn(pos, seat)


def begin_turn(pos: ShootoutState, seat: i64) -> None:
    pos.turn += 1
    pos.active = seat
    pos.mark = NO_PLACE
    pos.bonus = 0
    pos.more_shots = 0
    pos.must_shoot = False
    pos.push(step(kinds.TURN))


def ask_for_turn(pos: ShootoutState) -> None:
    """SHO-5, SHO-11: shoot or reload. With an empty hand everyone can tell that it is a reload, unless a
    Marksman Card could be played first.
    """
    seat = pos.active
    if pos.hands[seat] == 0 and not marksmen.may_play_some(pos, seat):
        reload(pos, seat)
    else:
        pos.ask(seat)


def reload(pos: ShootoutState, seat: i64) -> None:
    """SHO-11: draw up to six cards; it is the whole turn."""
    draw_up(pos, seat, "SHO-11")
    pos.push(step(kinds.NEXT))


def close_round(pos: ShootoutState) -> None:
    """SHO-4, SHO-21, SHO-31: the deal moves on to the next round, unless the game is over."""
    won = scoring.note_round(pos)
    if not won and pos.round < pos.setup.most_rounds:
        pos.dealer = left_of(pos, pos.dealer)
        pos.push(step(kinds.ROUND))
