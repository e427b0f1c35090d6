"""What Marksman Cards do at the start of a turn (SHO-35…42): a small closed set of effects.

An effect changes the turn or the hand, or pushes the step that asks for a choice; `add_health`, `look`, `rob` and
`swap` carry such a choice out. Then the turn goes on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import step
from fistful.games.shootout import kinds, memory
from fistful.games.shootout.facts import HAND, NO_PLACE, PLACES_OF, SEAT_OF, SLOTS, THIRTEENS
from fistful.games.shootout.hands import draw_up, slot_of
from fistful.games.shootout.state import ShootoutState


class Effect:
    """What a card does for the seat whose turn it is: as a rule it needs a card in hand, and asks for a choice."""

    def __init__(self, opens: i64 = kinds.TURN) -> None:
        self.opens: Final = opens
        """The step that comes next."""

    def could_help(self, pos: ShootoutState, seat: i64) -> bool:
        """SHO-25: whether it would do anything, as far as everyone can tell."""
        return pos.hands[seat] != 0

    def helps(self, pos: ShootoutState, seat: i64) -> bool:
        """SHO-25: whether it would do anything, as its player knows."""
        return self.could_help(pos, seat)

    def carry_out(self, pos: ShootoutState, seat: i64, clause: str) -> None:
        pos.push(step(self.opens))


class LayCard(Effect):
    """SHO-35, SHO-41: a hand card is laid as a Health Card, so one of them must not be a 13."""

    def helps(self, pos: ShootoutState, seat: i64) -> bool:
        return layable(pos, seat) != 0


class LookAtHealth(Effect):
    """SHO-37: hidden Health Cards of an opponent, who must have one."""

    def could_help(self, pos: ShootoutState, seat: i64) -> bool:
        return pos.standing & ~pos.exposed & ~PLACES_OF[seat] != 0


class Rob(Effect):
    """SHO-40: a card from an opponent who has one, if one's own hand has room for it."""

    def could_help(self, pos: ShootoutState, seat: i64) -> bool:
        return bags.size(pos.hands[seat]) < HAND and victims(pos) != 0


class StandOff(Effect):
    """SHO-42: a Shootout!!! without a bullet."""


class BeforeShot(Effect):
    """SHO-36, SHO-38, SHO-39: the turn goes on, but may not be spent on a reload."""

    def carry_out(self, pos: ShootoutState, seat: i64, clause: str) -> None:
        pos.must_shoot = True
        pos.push(step(kinds.TURN))


class MoreShots(BeforeShot):
    """SHO-36: shots that may follow the first one; there must be a bullet for one of them."""

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count: Final = count

    def could_help(self, pos: ShootoutState, seat: i64) -> bool:
        return bags.size(pos.hands[seat]) > 1

    def carry_out(self, pos: ShootoutState, seat: i64, clause: str) -> None:
        pos.more_shots = self.count
        super().carry_out(pos, seat, clause)


class DrawUp(BeforeShot):
    """SHO-38: up to six cards; there must be one to draw."""

    def could_help(self, pos: ShootoutState, seat: i64) -> bool:
        return bags.size(pos.hands[seat]) < HAND and (len(pos.pile) > 0 or pos.discards != 0)

    def carry_out(self, pos: ShootoutState, seat: i64, clause: str) -> None:
        draw_up(pos, seat, clause)
        super().carry_out(pos, seat, clause)


class StrongerBullets(BeforeShot):
    """SHO-39: the bullets of this turn count more."""

    def __init__(self, bonus: i64) -> None:
        super().__init__()
        self.bonus: Final = bonus

    def carry_out(self, pos: ShootoutState, seat: i64, clause: str) -> None:
        pos.bonus = self.bonus
        super().carry_out(pos, seat, clause)


# What can be chosen, and what a choice does.


def layable(pos: ShootoutState, seat: i64) -> i64:
    """SHO-35, SHO-41: the values in a hand that may lie as a Health Card: all but the 13."""
    return bags.kinds(pos.hands[seat] & ~THIRTEENS)


def add_health(pos: ShootoutState, seat: i64, card: i64) -> None:
    """SHO-13, SHO-26, SHO-35: Field Medic lays a hand card face down in slot 5."""
    place = seat * SLOTS + SLOTS - 1
    pos.hands[seat] = bags.remove(pos.hands[seat], card)
    pos.health[place] = card
    pos.standing = bitset.add(pos.standing, place)
    memory.note(pos, memory.ADD, seat, place, bags.add(0, card))
    if pos.telling:
        pos.tell_seat(seat, "added", "SHO-35", {"seat": seat, "slot": SLOTS}, card=card)
    pos.push(step(kinds.TURN))


def look(pos: ShootoutState, seat: i64, place: i64) -> None:
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
        pos.push(step(kinds.LOOK_AGAIN))
    else:
        pos.mark = NO_PLACE
        pos.push(step(kinds.TURN))


def others_beside(pos: ShootoutState, place: i64) -> i64:
    """SHO-37: the other Health Cards of the same opponent."""
    return bitset.remove(pos.standing & PLACES_OF[SEAT_OF[place]], place)


def victims(pos: ShootoutState) -> i64:
    """SHO-40: the opponents who have a card in hand."""
    seats: i64 = 0
    for seat in range(pos.setup.seats):
        if seat != pos.active and pos.hands[seat]:
            seats = bitset.add(seats, seat)
    return seats


def rob(pos: ShootoutState, seat: i64, victim: i64) -> None:
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
    pos.push(step(kinds.TURN))


def choose_slot(pos: ShootoutState, place: i64) -> None:
    """SHO-41: which of one's Health Cards Switcheroo exchanges; then for which hand card is asked."""
    pos.mark = place
    pos.push(step(kinds.FOR))


def swap(pos: ShootoutState, seat: i64, card: i64) -> None:
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
    pos.push(step(kinds.TURN))
