"""The flow of Shootout! in the order of its rulebook: deal, lay Health Cards, then turn by turn shoot or reload."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of, step
from fistful.games.shootout import choices, facts, marksmen, memory, phases, scoring, shooting
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import (
    DEAL,
    LAID,
    LAY,
    LAYING_BAGS,
    MOST_TURNS,
    NO_CARD,
    NO_PLACE,
    PASS,
    PLACES_OF,
    RELOAD,
    SEAT_OF,
    SHOOT,
    SLOTS,
)
from fistful.games.shootout.hands import draw_up

if TYPE_CHECKING:
    from fistful.games.shootout.position import ShootoutPosition

_ALL_MARKSMEN: Final = vec[i64](range(len(MARKSMEN)))


def run(pos: ShootoutPosition) -> None:
    kind = kind_of(pos.step)
    if kind == phases.NEXT:
        next_turn(pos)
    elif kind == phases.TURN:
        ask_for_turn(pos)
    elif kind >= phases.FIRST_OPEN:
        ask_openly(pos)
    elif kind in (phases.RETURN, phases.ARMOR, phases.ARMOR_SHOOTOUT):
        pos.ask(SEAT_OF[pos.mark])
    elif kind == phases.ROUND:
        deal(pos)
    elif kind == phases.LAY:
        pos.ask_sealed(bitset.first(pos.setup.seats))
    elif kind == phases.ROUND_OVER:
        scoring.close_round(pos)
    elif kind == phases.FIRST_DEALER:
        draw_dealer(pos)
    else:
        pos.ask(pos.active)


def ask_openly(pos: ShootoutPosition) -> None:
    """Ask for one of several Health Cards or opponents, unless everyone can see that there is only one."""
    _, base, named = choices.offer(pos, pos.active)
    if bitset.count(named) == 1:
        decide(pos, pos.active, base + bitset.lowest(named))
    else:
        pos.ask(pos.active)


def draw_dealer(pos: ShootoutPosition) -> None:
    """SHO-4: the first dealer is drawn at random."""
    pos.dealer = pos.chance.below(pos.setup.seats, "dealer")
    pos.push(step(phases.ROUND))


def left_of(pos: ShootoutPosition, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < pos.setup.seats else 0


def deal(pos: ShootoutPosition) -> None:
    """SHO-2, SHO-4, SHO-24: the whole deck is shuffled, ten cards each, and a Marksman Card if they are in play."""
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
    pos.push(step(phases.LAY))


def deal_to(pos: ShootoutPosition, seat: i64) -> None:
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


def deal_marksmen(pos: ShootoutPosition) -> None:
    """SHO-24, SHO-25: all ten are shuffled anew each round, and every player gets one that only they see."""
    order = _ALL_MARKSMEN[:]
    pos.chance.shuffle(order, "marksman cards")
    for seat in range(pos.setup.seats):
        pos.marksmen[seat] = order[seat]
        if pos.telling:
            pos.whisper(seat, "marksman", "SHO-24", marksman=MARKSMEN[order[seat]].name)


def lay_health(pos: ShootoutPosition) -> None:
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


def next_turn(pos: ShootoutPosition) -> None:
    """SHO-4, SHO-21, SHO-22, SHO-30: the next seat clockwise with Health Cards, or the round is over."""
    seat = left_of(pos, pos.active)
    while pos.standing & PLACES_OF[seat] == 0:
        seat = left_of(pos, seat)
    if pos.standing & PLACES_OF[seat] == pos.standing or pos.turn == MOST_TURNS:
        pos.push(step(phases.ROUND_OVER))
    else:
        begin_turn(pos, seat)


def begin_turn(pos: ShootoutPosition, seat: i64) -> None:
    pos.turn += 1
    pos.active = seat
    pos.mark = NO_PLACE
    pos.bonus = 0
    pos.more_shots = 0
    pos.must_shoot = False
    pos.push(step(phases.TURN))


def ask_for_turn(pos: ShootoutPosition) -> None:
    """SHO-5, SHO-11: shoot or reload. With an empty hand everyone can tell that it is a reload, unless a
    Marksman Card could be played first.
    """
    seat = pos.active
    if pos.hands[seat] == 0 and not marksmen.may_play_some(pos, seat):
        reload(pos, seat)
    else:
        pos.ask(seat)


def decide(pos: ShootoutPosition, seat: i64, action: i64) -> None:
    kind = kind_of(pos.step)
    if action == RELOAD:
        reload(pos, seat)
    elif action == PASS:
        decline(pos, kind)
    elif action <= SHOOT:
        play_marksman(pos, seat, kind)
    elif action < facts.AT:
        shooting.load(pos, action - SHOOT)
    elif action < facts.RETURN:
        shooting.aim_at(pos, action - facts.AT)
    elif action < facts.LOOK:
        shooting.return_shot(pos, action - facts.RETURN)
    elif action < facts.SWAP:
        marksmen.look(pos, seat, action - facts.LOOK)
    elif action <= facts.FOR:
        marksmen.choose_slot(pos, action - facts.SWAP)
    elif action <= facts.ADD:
        marksmen.swap(pos, seat, action - facts.FOR)
    elif action < facts.ROB:
        marksmen.add_health(pos, seat, action - facts.ADD)
    else:
        marksmen.rob(pos, seat, action - facts.ROB)


def reload(pos: ShootoutPosition, seat: i64) -> None:
    """SHO-11: draw up to six cards; it is the whole turn."""
    drawn = draw_up(pos, seat)
    if pos.telling:
        marksmen.tell_drawn(pos, seat, "SHO-11", drawn)
    pos.push(step(phases.NEXT))


def decline(pos: ShootoutPosition, kind: i64) -> None:
    """SHO-17, SHO-32, SHO-36: no return shot, no Marksman Card, no second shot."""
    if kind == phases.RETURN:
        shooting.keep_peace(pos)
    elif kind == phases.SECOND:
        pos.push(step(phases.NEXT))
    elif kind == phases.RICOCHET:
        shooting.spend_shot(pos)
    else:
        shooting.lose(pos, kind)


def play_marksman(pos: ShootoutPosition, seat: i64, kind: i64) -> None:
    """SHO-25, SHO-43, SHO-44: a Marksman Card is played at the start of the turn, or at its own moment."""
    marksmen.play(pos, seat)
    if kind == phases.RICOCHET:
        pos.push(step(phases.AIM_RICOCHET))
    elif phases.ARMOR <= kind <= phases.ARMOR_RETURN:
        shooting.withstand(pos, kind)
