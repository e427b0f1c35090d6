"""What a round's memory tells of the hidden cards.

The cards are the same all round, so what nobody has shown is known as a heap. But not every hidden card
can be anywhere. A new draw pile is made of discards that all have seen (SHO-12), so the pile holds
nothing else, and a player who drew from it holds some of those, until they are spent; which of the cards
that someone spends were these is itself hidden. Three words for that:

- a **batch** is a pile as it was shuffled: the whole deck at first, later some discards. A Health Card
  that was seen before it came into a hand, and a card that was taken from oneself, are batches of one.
- a **lot** is what one hand got from one batch at one time.
- a **departure** is a card that left a hand: for all to see, or hidden as a Health Card or by a thief. Its
  lot is of that hand and came before it.

A world is possible exactly if every departure has a lot, no lot has more departures than cards, and no
batch is asked for more of a value than it has, nor for a 13 where one must not be. `Deduction` reads the
memory of one seat into these words and keeps account, `explaining` finds a lot for every departure, and
`imagine` deals what is left of each batch to what is left of its lots and to the pile. Nothing else
narrows the worlds: nobody has to play a Marksman Card, to reload, or to fire what would hit, so nothing
that was left undone shows what a hand lacks. (SHO-23, SHO-33)
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.state import numbers
from fistful.games.shootout.facts import BEST, MOST_SEATS, NO_CARD, PLACES, SLOTS

NONE: Final = -1


class Deduction:
    """One seat's memory as batches, lots and departures. Bags hold cards, the other lists are numbers."""

    def __init__(self, viewer: i64, of: Deduction | None = None) -> None:
        """Nothing is known yet, or what another deduction knows; what deciding leaves alone is shared."""
        self.viewer: Final = viewer
        self.supply: vec[i64] = vec[i64]() if of is None else of.supply[:]
        """The cards of each batch that are not accounted for, …"""
        self.room: vec[i64] = vec[i64]() if of is None else of.room[:]
        """… and how many of them may be a 13."""
        self.lot_seat: vec[i64] = vec[i64]() if of is None else of.lot_seat
        self.lot_batch: vec[i64] = vec[i64]() if of is None else of.lot_batch[:]
        """`NONE` for what a thief took, until it is decided where that came from."""
        self.lot_left: vec[i64] = vec[i64]() if of is None else of.lot_left[:]
        """How many of its cards have not departed."""
        self.lot_low: vec[i64] = vec[i64]() if of is None else of.lot_low[:]
        """1 if it was a Health Card once, so that it is not a 13."""
        self.lot_cards: vec[i64] = vec[i64]() if of is None else of.lot_cards[:]
        """What is known of its cards, as a bag."""
        self.lot_before: vec[i64] = vec[i64]() if of is None else of.lot_before
        """The lot that the same hand got before it."""
        self.newest: vec[i64] = numbers(MOST_SEATS, NONE) if of is None else of.newest
        """The last lot of each hand."""
        self.gone_card: vec[i64] = vec[i64]() if of is None else of.gone_card[:]
        """The card that departed. `NO_CARD` if it is not known: then it is not a 13, or became a lot of its own."""
        self.gone_newest: vec[i64] = vec[i64]() if of is None else of.gone_newest
        """The last lot of that hand when the card left it."""
        self.gone_into: vec[i64] = vec[i64]() if of is None else of.gone_into
        """The lot that it became: in the hand of a thief, or as a Health Card that was taken up again."""
        self.gone_lot: vec[i64] = vec[i64]() if of is None else of.gone_lot[:]
        """The lot that it came from, `NONE` until that is decided."""
        self.open: vec[i64] = vec[i64]() if of is None else of.open[:]
        """The departures for which there is a choice."""
        self.lying: vec[i64] = numbers(PLACES, NONE) if of is None else of.lying
        """The departure that became the Health Card in each place."""

    def copy(self) -> Deduction:
        """The same, to be decided by chance."""
        return Deduction(self.viewer, self)

    # Reading.

    def add_batch(self, bag: i64) -> i64:
        self.supply = append(self.supply, bag)
        self.room = append(self.room, bags.size(bag))
        return len(self.supply) - 1

    def add_lot(self, seat: i64, batch: i64, count: i64, low: i64) -> i64:
        self.lot_seat = append(self.lot_seat, seat)
        self.lot_batch = append(self.lot_batch, batch)
        self.lot_left = append(self.lot_left, count)
        self.lot_low = append(self.lot_low, low)
        self.lot_cards = append(self.lot_cards, 0)
        self.lot_before = append(self.lot_before, self.newest[seat])
        lot = len(self.lot_seat) - 1
        self.newest[seat] = lot
        return lot

    def add_departure(self, seat: i64, card: i64, into: i64) -> i64:
        """A card leaves a hand; if that had only one lot so far there is nothing to find out."""
        departure = len(self.gone_card)
        lot = self.newest[seat]
        self.gone_card = append(self.gone_card, card)
        self.gone_newest = append(self.gone_newest, lot)
        self.gone_into = append(self.gone_into, into)
        self.gone_lot = append(self.gone_lot, NONE)
        if self.lot_before[lot] == NONE:
            self.decide(departure, lot)
        else:
            self.open = append(self.open, departure)
        return departure

    def lay(self, seat: i64, slots: i64) -> i64:
        """SHO-3: some of the cards that were dealt become hidden Health Cards; the first of their departures."""
        first = len(self.gone_card)
        if seat == self.viewer:
            return NONE
        for slot in bitset.listed(slots):
            self.lying[seat * SLOTS + slot] = self.add_departure(seat, NO_CARD, NONE)
        return first

    def draw(self, seat: i64, count: i64, bag: i64, batch: i64) -> i64:
        """SHO-2, SHO-11: a lot of the batch that is the pile."""
        if seat == self.viewer:
            self.supply[batch] -= bag
            self.room[batch] -= count
            return NONE
        return self.add_lot(seat, batch, count, 0)

    def spend(self, seat: i64, bag: i64) -> None:
        """SHO-23: cards leave a hand for all to see."""
        if seat != self.viewer:
            for card in bags.listed(bag):
                self.add_departure(seat, card, NONE)

    def see(self, place: i64, bag: i64) -> i64:
        """SHO-8, SHO-37: a Health Card is seen, by all or by a seat whose memory may not be this one."""
        departure = self.lying[place]
        if departure != NONE and bag and self.gone_card[departure] == NO_CARD:
            self.gone_card[departure] = bags.nth(bag, 0)
            lot = self.gone_lot[departure]
            if lot != NONE:
                self.supply[self.lot_batch[lot]] -= bag
                self.lot_cards[lot] += bag
        return departure

    def add(self, seat: i64, place: i64) -> i64:
        """SHO-35: a hidden card leaves a hand and becomes Health."""
        if seat == self.viewer:
            return NONE
        self.lying[place] = self.add_departure(seat, NO_CARD, NONE)
        return self.lying[place]

    def swap(self, seat: i64, place: i64) -> i64:
        """SHO-33, SHO-41: the same, and the Health Card before it comes into that hand, known or not."""
        if seat == self.viewer:
            return NONE
        old = self.lying[place]
        new = self.add(seat, place)
        card = self.gone_card[old]
        if card == NO_CARD:
            # Nobody plays two Marksman Cards in a round, so it was laid at the start.
            self.gone_into[old] = self.add_lot(seat, 0, 1, 1)
        else:
            self.add_lot(seat, self.add_batch(bags.add(0, card)), 1, 0)
        return new

    def take(self, seat: i64, victim: i64, bag: i64) -> i64:
        """SHO-33, SHO-40: a card goes from hand to hand; thief and victim know it."""
        if seat == self.viewer:
            self.spend(victim, bag)
            return NONE
        if victim == self.viewer:
            return self.add_lot(seat, self.add_batch(bag), 1, 0)
        lot = self.add_lot(seat, NONE, 1, 0)
        self.add_departure(victim, NO_CARD, lot)
        return lot

    # Keeping account.

    def fits(self, departure: i64, lot: i64) -> bool:
        """Whether the lot and its batch still have such a card, and the 13s of the batch room elsewhere."""
        batch = self.lot_batch[lot]
        if batch == NONE or self.lot_left[lot] == 0:
            return False
        if self.gone_into[departure] != NONE:
            return True
        supply = self.supply[batch]
        card = self.gone_card[departure]
        if card != NO_CARD and bags.count(supply, card) == 0:
            return False
        if self.lot_low[lot]:
            return card != BEST
        return card == BEST or self.room[batch] > bags.count(supply, BEST)

    def decide_forced(self) -> None:
        """Decide on the departures for which there is one lot only, and on those for which that leaves only one."""
        left: i64 = len(self.open) + 1
        while len(self.open) < left:
            left = len(self.open)
            still_open = vec[i64](capacity=left)
            for departure in self.open:
                lot = self.only_lot(departure)
                if lot == NONE:
                    still_open = append(still_open, departure)
                else:
                    self.decide(departure, lot)
            self.open = still_open

    def only_lot(self, departure: i64) -> i64:
        """The lot that a departure must have come from; `NONE` if there may be several."""
        only: i64 = NONE
        lot = self.gone_newest[departure]
        while lot != NONE:
            if self.lot_left[lot] > 0 and (self.lot_batch[lot] == NONE or self.fits(departure, lot)):
                if only != NONE or self.lot_batch[lot] == NONE:
                    return NONE
                only = lot
            lot = self.lot_before[lot]
        return only

    def decide(self, departure: i64, lot: i64) -> None:
        self.gone_lot[departure] = lot
        self.account(departure, lot, 1)
        into = self.gone_into[departure]
        if into != NONE:
            self.lot_batch[into] = self.lot_batch[lot]
            self.lot_low[into] = self.lot_low[lot]

    def undo(self, departure: i64) -> None:
        self.account(departure, self.gone_lot[departure], -1)
        self.gone_lot[departure] = NONE
        into = self.gone_into[departure]
        if into != NONE:
            self.lot_batch[into] = NONE

    def account(self, departure: i64, lot: i64, count: i64) -> None:
        """Move a departed card (or back) from its lot and batch to what is known of the lot.

        What became a lot of its own is still to be accounted for there.
        """
        self.lot_left[lot] -= count
        if self.gone_into[departure] == NONE:
            batch = self.lot_batch[lot]
            card = self.gone_card[departure]
            if card != NO_CARD:
                one = bags.add(0, card) * count
                self.supply[batch] -= one
                self.lot_cards[lot] += one
            if self.lot_low[lot] == 0:
                self.room[batch] -= count
