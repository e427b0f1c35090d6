"""What a view of Shootout! tells, read once for all the worlds that are imagined from it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.games.shootout import kinds, memory
from fistful.games.shootout.dealing import trials
from fistful.games.shootout.deduction import NONE, Deduction
from fistful.games.shootout.facts import NO_CARD, NO_PLACE, PLACE_TEXTS, SLOTS
from fistful.games.shootout.position import ShootoutPosition
from fistful.games.shootout.questions import PHASES
from fistful.games.shootout.state import ShootoutState
from fistful.games.shootout.view import HIDDEN
from fistful.games.shootout.wire import ShootoutView

_PLACE_IDS: Final = {text: place for place, text in enumerate(PLACE_TEXTS)}
_LAYING: Final = (kinds.ADD, kinds.SWAP, kinds.FOR)
"""The steps in which a hand card is about to be laid."""


class Knowledge:
    """A position as far as a view shows it, and what its memory tells of the rest."""

    def __init__(self, pos: ShootoutPosition, seen: ShootoutView) -> None:
        """Take a position about to begin, and make it look like this view."""
        self.pos: Final = pos
        """Everything known is in its place. Hidden cards are nowhere."""
        self.seen: Final = seen
        self.deduced: Final = Deduction(-1 if seen.seat is None else seen.seat)
        self.links = vec[i64]()
        """For each movement of the memory the lot or the first of the departures that it was, or `NONE`."""
        self.pile: i64 = 0
        """The batch that is the draw pile."""
        self.kept: i64 = NONE
        """The departure that `keep_layable` adds."""
        self.most = vec[float]()
        """What `dealing` compares deals with."""
        self.deduced.add_batch(pos.setup.cards)
        restore_table(pos, seen)
        memory.read(pos, seen.memory)
        if seen.open:
            restore_open(pos, seen)
            return
        if seen.seat is not None:
            pos.hands[seen.seat] = bag_of(seen.hand)
        for entry in range(0, len(pos.memory), 2):
            self.links = append(self.links, self.deduce(pos.memory[entry], pos.memory[entry + 1]))
        self.keep_layable()
        self.deduced.sort_acts()
        self.deduced.decide_forced()
        self.most = trials(self.deduced)

    def deduce(self, movement: i64, bag: i64) -> i64:
        """SHO-23, SHO-33: take account of one movement; its link."""
        deduced = self.deduced
        what = memory.what_of(movement)
        seat = memory.seat_of(movement)
        where = memory.where_of(movement)
        if what == memory.SPEND:
            deduced.spend(seat, bag, where == memory.CHOSEN)
            return NONE
        if what == memory.SHUFFLE:
            self.pile = deduced.add_batch(bag)
            return NONE
        if what in (memory.SHOW, memory.LOOK):
            return deduced.see(where, bag)
        if what in (memory.DRAW, memory.DEAL):
            return deduced.draw(seat, memory.count_of(movement), bag, self.pile)
        if what == memory.LAY:
            return deduced.lay(seat, where)
        if what == memory.ADD:
            return deduced.add(seat, where)
        if what == memory.SWAP:
            return deduced.swap(seat, where)
        return deduced.take(seat, where, bag)

    def keep_layable(self) -> None:
        """SHO-25, SHO-35, SHO-41: a player of Field Medic or Switcheroo who has yet to lay a card can do so.

        One of their cards is not a 13; it is a departure that has not left.
        """
        if PHASES.get(self.seen.phase) in _LAYING and self.pos.active != self.deduced.viewer:
            self.kept = self.deduced.keep(self.pos.active)


def restore_table(pos: ShootoutState, seen: ShootoutView) -> None:
    """What lies on the table."""
    pos.round = seen.round
    pos.turn = seen.turn
    pos.dealer = seen.dealer
    pos.active = seen.active
    pos.discards = bag_of(seen.discards)
    pos.bullet = seen.bullet
    pos.mark = _PLACE_IDS[seen.mark] if seen.mark else NO_PLACE
    pos.winning = seen.winning
    pos.bonus = seen.bonus
    pos.more_shots = seen.more_shots
    pos.must_shoot = seen.must_shoot
    pos.exposed = place_set(seen.exposed)
    pos.looked = place_set(seen.looked)
    pos.agenda = vec[i64]()
    for seat in range(pos.setup.seats):
        pos.rounds_won[seat] = seen.rounds_won[seat]
        if seen.played[seat]:
            pos.used = bitset.add(pos.used, seat)
        for slot, text in enumerate(seen.health[seat]):
            if text:
                place: i64 = seat * SLOTS + slot
                pos.standing = bitset.add(pos.standing, place)
                pos.health[place] = NO_CARD if text == HIDDEN else int(text)


def restore_open(pos: ShootoutState, seen: ShootoutView) -> None:
    """Everything is in the open view."""
    for seat in range(pos.setup.seats):
        pos.hands[seat] = bag_of(seen.hands[seat])
    pos.pile = vec[i64](list(reversed(seen.pile)))


def place_set(texts: tuple[str, ...]) -> i64:
    places: i64 = 0
    for text in texts:
        places = bitset.add(places, _PLACE_IDS[text])
    return places


def bag_of(values: tuple[int, ...]) -> i64:
    bag: i64 = 0
    for value in values:
        bag = bags.add(bag, value)
    return bag
