"""The Marksman Cards in play (SHO-25, SHO-32, SHO-35…44): who may play one, and what it does at turn start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import step
from fistful.engine.wire import Value
from fistful.games.shootout import memory, phases
from fistful.games.shootout.cards import MARKSMEN, TURN_START
from fistful.games.shootout.facts import NO_PLACE, PLACES_OF, SEAT_OF, SLOTS, THIRTEENS
from fistful.games.shootout.hands import draw_up, slot_of

if TYPE_CHECKING:
    from fistful.games.shootout.position import ShootoutPosition


def was_played(pos: ShootoutPosition, card: i64) -> bool:
    """Whether someone has played this card in this round, as everyone knows."""
    for seat in range(pos.setup.seats):
        if pos.marksmen[seat] == card:
            return bitset.has(pos.used, seat)
    return False


def may_hold(pos: ShootoutPosition, seat: i64, card: i64) -> bool:
    """SHO-32: whether this seat could still play this card, as far as everyone can tell."""
    return pos.setup.with_marksmen and not bitset.has(pos.used, seat) and not was_played(pos, card)


def may_play_some(pos: ShootoutPosition, seat: i64) -> bool:
    """Whether this seat could play a Marksman Card at the start of its turn, as far as everyone can tell."""
    if not pos.setup.with_marksmen or bitset.has(pos.used, seat):
        return False
    for card in range(len(MARKSMEN)):
        if can_do_something(pos, seat, card) and not was_played(pos, card):
            return True
    return False


def can_play(pos: ShootoutPosition, seat: i64) -> bool:
    """SHO-25: whether this seat can play its own card at the start of its turn."""
    if not pos.setup.with_marksmen or bitset.has(pos.used, seat):
        return False
    card = pos.marksmen[seat]
    if MARKSMEN[card].lays and layable(pos, seat) == 0:
        return False
    return can_do_something(pos, seat, card)


def can_do_something(pos: ShootoutPosition, seat: i64, card: i64) -> bool:
    """SHO-25: whether this card would do anything at the start of a turn, as far as everyone can tell."""
    marksman = MARKSMEN[card]
    held = bags.size(pos.hands[seat])
    if marksman.moment != TURN_START or not marksman.fewest <= held <= marksman.most:
        return False
    if marksman.draws and len(pos.pile) == 0 and pos.discards == 0:
        return False
    if marksman.robs and victims(pos) == 0:
        return False
    return not (marksman.looks and pos.standing & ~pos.exposed & ~PLACES_OF[seat] == 0)


def layable(pos: ShootoutPosition, seat: i64) -> i64:
    """SHO-35, SHO-41: the values in a hand that may lie as a Health Card: all but the 13."""
    return bags.kinds(pos.hands[seat] & ~THIRTEENS)


def victims(pos: ShootoutPosition) -> i64:
    """SHO-40: the opponents who have a card in hand."""
    seats: i64 = 0
    for seat in range(pos.setup.seats):
        if seat != pos.active and pos.hands[seat]:
            seats = bitset.add(seats, seat)
    return seats


def play(pos: ShootoutPosition, seat: i64) -> None:
    """SHO-25, SHO-36, SHO-38, SHO-39, SHO-42: the card is used up, and does what it says."""
    marksman = MARKSMEN[pos.marksmen[seat]]
    pos.used = bitset.add(pos.used, seat)
    if pos.telling:
        pos.tell("played", marksman.clause, seat=seat, marksman=marksman.name)
    if marksman.moment != TURN_START:
        return
    pos.must_shoot = marksman.must_shoot
    pos.more_shots = marksman.more_shots
    pos.bonus = marksman.bonus
    if marksman.draws:
        drawn = draw_up(pos, seat)
        if pos.telling:
            tell_drawn(pos, seat, marksman.clause, drawn)
    pos.push(step(marksman.opens))


def tell_drawn(pos: ShootoutPosition, seat: i64, clause: str, drawn: i64) -> None:
    """Everyone learns how many cards were drawn, and the seat which."""
    public: dict[str, Value] = {"seat": seat, "count": bags.size(drawn)}
    pos.tell_seat(seat, "drew", clause, public, cards=tuple(list(bags.listed(drawn))))


def add_health(pos: ShootoutPosition, seat: i64, card: i64) -> None:
    """SHO-13, SHO-26, SHO-35: Field Medic lays a hand card face down in slot 5."""
    place = seat * SLOTS + SLOTS - 1
    pos.hands[seat] = bags.remove(pos.hands[seat], card)
    pos.health[place] = card
    pos.standing = bitset.add(pos.standing, place)
    memory.note(pos, memory.ADD, seat, place, bags.add(0, card))
    if pos.telling:
        pos.tell_seat(seat, "added", "SHO-35", {"seat": seat, "slot": SLOTS}, card=card)
    pos.push(step(phases.TURN))


def look(pos: ShootoutPosition, seat: i64, place: i64) -> None:
    """SHO-33, SHO-37: Eagle Eye sees a Health Card, then another of the same opponent if there is one.

    Which ones is public, what they are is not.
    """
    card = pos.health[place]
    pos.looked = bitset.add(pos.looked, place)
    memory.note(pos, memory.LOOK, seat, place, bags.add(0, card))
    if pos.telling:
        owner = SEAT_OF[place]
        pos.tell("looked", "SHO-37", seat=seat, target=owner, slot=slot_of(place))
        pos.whisper(seat, "saw", "SHO-37", card=card, target=owner, slot=slot_of(place))
    if pos.mark == NO_PLACE and others_beside(pos, place):
        pos.mark = place
        pos.push(step(phases.LOOK_AGAIN))
    else:
        pos.mark = NO_PLACE
        pos.push(step(phases.TURN))


def others_beside(pos: ShootoutPosition, place: i64) -> i64:
    """SHO-37: the other Health Cards of the same opponent."""
    return bitset.remove(pos.standing & PLACES_OF[SEAT_OF[place]], place)


def rob(pos: ShootoutPosition, seat: i64, victim: i64) -> None:
    """SHO-33, SHO-40: Pickpocket takes a random card; thief and victim know it, the others do not."""
    hand = pos.hands[victim]
    card = bags.nth(hand, pos.chance.below(bags.size(hand), "pickpocket"))
    pos.hands[victim] = bags.remove(hand, card)
    pos.hands[seat] = bags.add(pos.hands[seat], card)
    memory.note(pos, memory.TAKE, seat, victim, bags.add(0, card))
    if pos.telling:
        pos.tell("robbed", "SHO-40", seat=seat, target=victim)
        pos.whisper(seat, "took", "SHO-33", card=card, target=victim)
        pos.whisper(victim, "was-robbed", "SHO-33", card=card, rival=seat)
    pos.push(step(phases.TURN))


def choose_slot(pos: ShootoutPosition, place: i64) -> None:
    """SHO-41: which of one's Health Cards Switcheroo exchanges; then, for which hand card."""
    pos.mark = place
    pos.push(step(phases.FOR))


def swap(pos: ShootoutPosition, seat: i64, card: i64) -> None:
    """SHO-33, SHO-41: Switcheroo exchanges a Health Card for a hand card; the others no longer know the slot."""
    place = pos.mark
    old = pos.health[place]
    pos.hands[seat] = bags.add(bags.remove(pos.hands[seat], card), old)
    pos.health[place] = card
    pos.exposed = bitset.remove(pos.exposed, place)
    pos.looked = bitset.remove(pos.looked, place)
    pos.mark = NO_PLACE
    memory.note(pos, memory.SWAP, seat, place, bags.add(0, card))
    if pos.telling:
        pos.tell_seat(seat, "swapped", "SHO-41", {"seat": seat, "slot": slot_of(place)}, card=card, old=old)
    pos.push(step(phases.TURN))
