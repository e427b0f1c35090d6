"""What a round's memory tells of the hidden cards, and worlds that agree with it.

The cards are the same all round, so what nobody has shown is known as a heap. But not every hidden card
can be anywhere. A new draw pile is made of discards that all have seen (SHO-12), so the pile holds
nothing else, and whoever drew from it holds some of those, until they are spent; which of the cards
that someone spends were these is itself hidden. Three words for that:

- a **batch** is a pile as it was shuffled: the whole deck at first, later some discards. A Health Card
  that was seen before it came into a hand, and a card that was taken from oneself, are batches of one.
- a **lot** is what one hand got from one batch at one time.
- a **departure** is a card that left a hand. Its lot is unknown; it came before, it is of that hand, and
  its batch has such a card.

A world is possible exactly if every departure has a lot and no lot and no batch is asked for more than
it has. `Deduction` reads the memory of one seat into these words, finds a lot for every departure at
random, and deals what is left of each batch to what is left of its lots, the hidden Health Cards and
the pile. Nothing else narrows the worlds: nobody has to play a Marksman Card, to reload, or to fire
what would hit, so nothing that was left undone shows what a hand lacks. (SHO-23, SHO-33)
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from fistful.engine import bags, cards
from fistful.engine.chance import Chance
from fistful.engine.position import numbers
from fistful.games.shootout.facts import BEST, MOST_SEATS, NO_CARD, PLACES, SEAT_OF, SLOTS

NONE: Final = -1
UNDECIDED: Final = -1
_WEIGHT: Final = 1000
_SELDOM: Final = 20
_LATELY: Final = 12


class Deduction:
    """One seat's memory as batches, lots and departures. Bags hold cards, the other lists are numbers."""

    def __init__(self, viewer: i64, deck: i64, chance: Chance) -> None:
        self.viewer: Final = viewer
        self.chance: Final = chance
        self.supply = vec[i64]()
        """The cards of each batch that are not accounted for, …"""
        self.room = vec[i64]()
        """… and how many of them may be a 13: those that are not hidden Health Cards."""
        self.lot_seat = vec[i64]()
        self.lot_batch = vec[i64]()
        self.lot_left = vec[i64]()
        """How many of its cards are not accounted for."""
        self.lot_low = vec[i64]()
        """1 if it was a Health Card once, so that it is no 13."""
        self.lot_cards = vec[i64]()
        """What is known of its cards, as a bag."""
        self.lot_before = vec[i64]()
        """The lot that the same hand got before it."""
        self.newest = numbers(MOST_SEATS, NONE)
        """The last lot of each hand."""
        self.gone_seat = vec[i64]()
        self.gone_card = vec[i64]()
        """The card, or `NO_CARD` if nobody showed it: then it is no 13, or became a lot of another hand."""
        self.gone_newest = vec[i64]()
        """The last lot of that hand when the card left it."""
        self.gone_into = vec[i64]()
        """The lot that it became in the hand of a thief."""
        self.theft: i64 = NONE
        """The departure that did so; there is one Pickpocket."""
        self.gone_lot = vec[i64]()
        """The lot that it came from, once that is decided."""
        self.health_card = vec[i64]()
        """Every hidden card that ever lay as Health: its value once it is known, …"""
        self.health_gone = vec[i64]()
        """… the departure that laid it, `NONE` if it was laid at the start of the round, …"""
        self.health_lot = vec[i64]()
        """… the lot that it became if it was taken up again, …"""
        self.health_deal = vec[i64]()
        """… and the last lot that its owner had got before it was laid."""
        self.lying = numbers(PLACES, NONE)
        """Which of these lies in each place."""
        self.gone_settled = vec[i64]()
        """1 if there is only that lot."""
        self.gone_repair = vec[i64]()
        """When it was last taken back."""
        self.repairs: i64 = 0
        self.decided = vec[i64]()
        self.open = vec[i64]()
        """The departures that `guess` has decided, and those that `repair` has to, the next one last."""
        self.whole = vec[i64]()
        self.whole_room = vec[i64]()
        self.whole_left = vec[i64]()
        """`supply`, `room` and `lot_left` as they are when only what is forced is decided."""
        self.add_batch(deck)

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
        self.gone_seat = append(self.gone_seat, seat)
        self.gone_card = append(self.gone_card, card)
        self.gone_newest = append(self.gone_newest, self.newest[seat])
        self.gone_into = append(self.gone_into, into)
        self.gone_lot = append(self.gone_lot, UNDECIDED)
        self.gone_settled = append(self.gone_settled, 0)
        self.gone_repair = append(self.gone_repair, -_LATELY)
        return len(self.gone_seat) - 1

    def add_health(self, place: i64, departure: i64) -> i64:
        self.health_card = append(self.health_card, NO_CARD)
        self.health_gone = append(self.health_gone, departure)
        self.health_lot = append(self.health_lot, NONE)
        self.health_deal = append(self.health_deal, self.newest[SEAT_OF[place]])
        health = len(self.health_card) - 1
        self.lying[place] = health
        return health

    def set_aside(self, bag: i64) -> None:
        """Cards that no hand and no Health Card can be."""
        self.supply[0] -= bag
        self.room[0] -= bags.size(bag)

    def lay(self, seat: i64, slots: i64) -> i64:
        """SHO-3: some of the cards that were dealt become hidden Health Cards, and no 13s."""
        first = len(self.health_card)
        if seat == self.viewer:
            return NONE
        for slot in cards.listed(slots):
            self.lot_left[self.newest[seat]] -= 1
            self.room[0] -= 1
            self.add_health(seat * SLOTS + slot, NONE)
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
        health = self.lying[place]
        if health != NONE and bag and self.health_card[health] == NO_CARD:
            card = bags.nth(bag, 0)
            self.health_card[health] = card
            if self.health_gone[health] == NONE:
                self.supply[0] = bags.remove(self.supply[0], card)
            else:
                self.gone_card[self.health_gone[health]] = card
        return health

    def add(self, seat: i64, place: i64) -> i64:
        """SHO-35: a hidden card leaves a hand and becomes Health."""
        if seat == self.viewer:
            return NONE
        return self.add_health(place, self.add_departure(seat, NO_CARD, NONE))

    def swap(self, seat: i64, place: i64) -> i64:
        """SHO-33, SHO-41: the same, and the Health Card before it comes into that hand, known or not."""
        if seat == self.viewer:
            return NONE
        old = self.lying[place]
        new = self.add(seat, place)
        card = self.health_card[old]
        if card == NO_CARD:
            # Nobody plays two Marksman Cards in a round, so it was laid at the start.
            self.health_lot[old] = self.add_lot(seat, 0, 1, 1)
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
        self.theft = self.add_departure(victim, NO_CARD, NONE)
        self.gone_into[self.theft] = self.add_lot(seat, UNDECIDED, 1, 0)
        return self.gone_into[self.theft]

    # Finding lots.

    def explain(self) -> None:
        """A lot for every departure. Whatever is possible can come up, and something always is: the truth."""
        if not self.guess():
            self.settle_forced()
            self.repair()

    def guess(self) -> bool:
        """Decide in order, each by chance among the lots that fit: every possible way has its chance here.

        False, with nothing decided, if one finds none.
        """
        for departure in range(len(self.gone_seat)):
            lot = self.draw_lot(departure)
            if lot == NONE:
                while len(self.decided) > 0:
                    self.decided, last = pop(self.decided)
                    self.undo(last)
                return False
            self.decide(departure, lot)
            self.decided = append(self.decided, departure)
        return True

    def settle_forced(self) -> None:
        """Decide for good where only one lot fits, again and again, for each may leave others with one."""
        before = -1
        settled = 0
        while settled != before:
            before = settled
            settled = 0
            for departure in range(len(self.gone_seat)):
                if self.gone_lot[departure] == UNDECIDED and self.choices(departure) == 1:
                    lot = self.draw_lot(departure)
                    if lot != NONE:
                        self.decide(departure, lot)
                        self.gone_settled[departure] = 1
                settled += self.gone_settled[departure]
        self.whole = self.supply[:]
        self.whole_room = self.room[:]
        self.whole_left = self.lot_left[:]

    def repair(self) -> None:
        """Decide the others in order; where one finds no lot, those in its way are decided anew after it."""
        for departure in range(len(self.gone_seat) - 1, -1, -1):
            if self.gone_settled[departure] == 0:
                self.open = append(self.open, departure)
        while len(self.open) > 0:
            self.open, departure = pop(self.open)
            lot = self.draw_lot(departure)
            if lot == NONE:
                lot = self.make_room(departure)
            if lot != NONE:
                self.decide(departure, lot)

    def draw_lot(self, departure: i64) -> i64:
        """A lot of that hand that fits, by chance; `NONE` if none does."""
        total: i64 = 0
        drawn: i64 = NONE
        lot = self.gone_newest[departure]
        while lot != NONE:
            if self.fits(departure, lot):
                weight = self.weight(departure, lot)
                total += weight
                if self.chance.below(total, "imagine") < weight:
                    drawn = lot
            lot = self.lot_before[lot]
        return drawn

    def weight(self, departure: i64, lot: i64) -> i64:
        """How likely it is, roughly, that the card came from this lot; never nothing."""
        card = self.gone_card[departure]
        if card == NO_CARD:
            return self.lot_left[lot]
        supply = self.supply[self.lot_batch[lot]]
        return 1 + self.lot_left[lot] * bags.count(supply, card) * _WEIGHT // (1 + bags.size(supply))

    def choices(self, departure: i64) -> i64:
        """How many lots fit, or may yet: a thief's lot may be anything until it is decided."""
        count: i64 = 0
        lot = self.gone_newest[departure]
        while lot != NONE:
            if self.lot_batch[lot] == UNDECIDED or self.fits(departure, lot):
                count += 1
            lot = self.lot_before[lot]
        return count

    def fits(self, departure: i64, lot: i64) -> bool:
        """Whether the lot and its batch still have such a card, and the 13s of the batch room elsewhere."""
        batch = self.lot_batch[lot]
        if batch == UNDECIDED or self.lot_left[lot] == 0:
            return False
        return self.allowed(departure, lot, self.supply[batch], self.room[batch])

    def could_fit(self, departure: i64, lot: i64) -> bool:
        """Whether the lot would fit if only what is forced were decided."""
        batch = self.lot_batch[lot]
        if batch == UNDECIDED or self.whole_left[lot] == 0:
            return False
        return self.allowed(departure, lot, self.whole[batch], self.whole_room[batch])

    def allowed(self, departure: i64, lot: i64, supply: i64, room: i64) -> bool:
        if self.gone_into[departure] != NONE:
            return True
        card = self.gone_card[departure]
        if card != NO_CARD and bags.count(supply, card) == 0:
            return False
        if self.lot_low[lot]:
            return card != BEST
        return card == BEST or room > bags.count(supply, BEST)

    def make_room(self, departure: i64) -> i64:
        """A lot for a departure that none fits, after another is taken back: at best one that fits elsewhere.

        What was taken back lately stays; where that leaves nothing, and now and then, chance clears the way.
        `NONE` if what a thief took was decided anew instead, for much may hang on it.
        """
        self.repairs += 1
        if self.theft_is_open() and self.chance.below(_SELDOM, "imagine") == 0:
            self.open = append(self.open, departure)
            self.take_back(self.theft)
            self.open, theft = pop(self.open)
            self.decide(theft, self.clear_by_chance(theft))
            return NONE
        best: i64 = 0
        equal: i64 = 0
        drawn: i64 = NONE
        in_the_way: i64 = NONE
        shaken = self.chance.below(_SELDOM, "imagine") == 0
        lot = self.gone_newest[departure]
        while lot != NONE and not shaken:
            if self.could_fit(departure, lot):
                for other in range(len(self.gone_seat)):
                    gain = self.gain(departure, lot, other)
                    if gain > best:
                        best = gain
                        equal = 0
                    if gain == best and gain > 0:
                        equal += 1
                        if self.chance.below(equal, "imagine") == 0:
                            drawn = lot
                            in_the_way = other
            lot = self.lot_before[lot]
        if drawn != NONE:
            self.take_back(in_the_way)
            return drawn
        return self.clear_by_chance(departure)

    def theft_is_open(self) -> bool:
        """Whether what a thief took has been decided and could be decided otherwise."""
        if self.theft == NONE:
            return False
        return self.gone_lot[self.theft] != UNDECIDED and self.gone_settled[self.theft] == 0

    def gain(self, departure: i64, lot: i64, other: i64) -> i64:
        """What it helps to take another departure back: 1 if this one then fits here, 2 if the other fits elsewhere."""
        of = self.gone_lot[other]
        if of == UNDECIDED or self.gone_settled[other] or self.gone_into[other] != NONE:
            return 0
        if self.lot_batch[of] != self.lot_batch[lot] or self.gone_repair[other] > self.repairs - _LATELY:
            return 0
        self.undo(other)
        gain: i64 = 0
        if self.fits(departure, lot):
            self.decide(departure, lot)
            gain = 2 if self.choices(other) > 0 else 1
            self.undo(departure)
        self.decide(other, of)
        return gain

    def clear_by_chance(self, departure: i64) -> i64:
        """Any lot that could fit, after taking back whatever keeps it from fitting."""
        drawn: i64 = NONE
        total: i64 = 0
        lot = self.gone_newest[departure]
        while lot != NONE:
            if self.could_fit(departure, lot):
                total += 1
                if self.chance.below(total, "imagine") == 0:
                    drawn = lot
            lot = self.lot_before[lot]
        while not self.fits(departure, drawn):
            self.take_back(self.draw_obstacle(departure, drawn))
        return drawn

    def draw_obstacle(self, departure: i64, lot: i64) -> i64:
        """A departure that keeps this one from fitting: of the same lot if that is used up, else of the same
        card and batch if that has no more, else one that takes the room of a 13.
        """
        batch = self.lot_batch[lot]
        card = self.gone_card[departure]
        no_lot = self.lot_left[lot] == 0
        no_card = card != NO_CARD and bags.count(self.supply[batch], card) == 0
        total: i64 = 0
        drawn: i64 = NONE
        for other in range(len(self.gone_seat)):
            of = self.gone_lot[other]
            if of == UNDECIDED or self.gone_settled[other]:
                continue
            if no_lot:
                stands = of == lot
            elif self.lot_batch[of] != batch or self.gone_into[other] != NONE:
                stands = False
            elif no_card:
                stands = self.gone_card[other] == card
            else:
                stands = self.lot_low[of] == 0 and self.gone_card[other] != BEST
            if stands:
                total += 1
                if self.chance.below(total, "imagine") == 0:
                    drawn = other
        return drawn

    def take_back(self, departure: i64) -> None:
        """Open a departure again; those from a thief's lot that hangs on it are to be decided after it."""
        into = self.gone_into[departure]
        if into != NONE:
            for other in range(len(self.gone_seat)):
                if self.gone_lot[other] == into:
                    self.take_back(other)
        self.undo(departure)
        self.gone_repair[departure] = self.repairs
        self.open = append(self.open, departure)

    def decide(self, departure: i64, lot: i64) -> None:
        self.gone_lot[departure] = lot
        self.lot_left[lot] -= 1
        into = self.gone_into[departure]
        if into != NONE:
            self.lot_batch[into] = self.lot_batch[lot]
            self.lot_low[into] = self.lot_low[lot]
        else:
            self.account(departure, lot, 1)

    def undo(self, departure: i64) -> None:
        lot = self.gone_lot[departure]
        self.gone_lot[departure] = UNDECIDED
        self.lot_left[lot] += 1
        into = self.gone_into[departure]
        if into != NONE:
            self.lot_batch[into] = UNDECIDED
        else:
            self.account(departure, lot, -1)

    def account(self, departure: i64, lot: i64, count: i64) -> None:
        """Move a departed card (or back) from the supply of its batch to what is known of its lot."""
        batch = self.lot_batch[lot]
        card = self.gone_card[departure]
        if card != NO_CARD:
            one = bags.add(0, card) * count
            self.supply[batch] -= one
            self.lot_cards[lot] += one
        if self.lot_low[lot] == 0:
            self.room[batch] -= count
