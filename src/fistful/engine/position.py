"""A position: one moment of a game, which can be copied, shown to a seat, and moved on by a decision.

This is the contract that tables, bots, records and screens stand on (`docs/contract.md`). What happens inside is in
`fistful.engine.state`, and what a game adds is in its folder under `fistful.games`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, SupportsIndex

from msgspec.structs import force_setattr
from mypy_extensions import i64, mypyc_attr

from fistful.engine import bitset, sealed, view_head
from fistful.engine.agenda import kind_of
from fistful.engine.by_fields import parts_of, rebuilt
from fistful.engine.chance import Chance, fast
from fistful.engine.errors import BadRecord, BadSetup, IllegalMove, NotYourTurn
from fistful.engine.events import Event
from fistful.engine.integer import integer
from fistful.engine.recall import Recalled
from fistful.engine.recall import recall as recall_of
from fistful.engine.record import record_of
from fistful.engine.seats import FIRST_SEAT_IN, LETTERS, MOST_SEATS, SEATS_IN, UNCHOSEN
from fistful.engine.state import State
from fistful.engine.wire import Outcome, Record, V_co, View, World


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State, Generic[V_co]):
    """One moment of a game: it says who is to act, is played, copied, shown to a seat, and recorded.

    It holds every secret of the game, and so does a pickle of it, which is for notebooks and a program's own workers.
    Bots are sent views.
    """

    @property
    def game(self) -> str:
        """The slug of the game."""
        return self.base.slug

    @property
    def seats(self) -> int:
        """How many play."""
        return self.base.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats with a decision open now: none when the game is over, several when it is sealed."""
        return SEATS_IN[self.waiting]

    @property
    def over(self) -> bool:
        """Whether the game has ended, with the `outcome`."""
        return self.waiting == 0

    @abstractmethod
    def copy(self) -> Position[V_co]:
        """An independent position that tells no events."""

    @abstractmethod
    def look(self, seat: i64, everything: bool) -> V_co:
        """The view of a seat (-1: a spectator's), or the open view."""

    def actions(self, seat: SupportsIndex) -> list[int]:
        """The legal actions of a seat, in rising order; none if it has nothing to decide now."""
        asked = self._seat(seat)
        if not bitset.has(self.waiting, asked):
            return []
        return [action for action in self.legal(asked)]

    def play(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Decide. With several seats to act the choice is sealed until the last one has chosen.

        Raises `IllegalMove`, whose text says why, or `NotYourTurn` for a seat that is not in `to_act`. An action that
        is refused changes nothing.
        """
        chooser = self._seat(seat)
        choice = integer(action)
        if not bitset.has(self.waiting, chooser):
            raise self._not_your_turn(chooser)
        if not 0 <= choice < len(self.base.texts):
            raise IllegalMove("no-such-action", self.base.slug, number=choice)
        if not self.allows(chooser, choice):
            raise self.refusal(chooser, choice)
        self.commit(chooser, choice)

    def retract(self, seat: SupportsIndex) -> None:
        """Take back a sealed choice while others are still choosing; they do not learn of it."""
        chooser = self._seat(seat)
        if len(self.sealed) == 0 or self.sealed[chooser] == UNCHOSEN:
            raise NotYourTurn("nothing-to-retract", self.base.slug)
        self.sealed[chooser] = UNCHOSEN
        self.waiting = bitset.add(self.waiting, chooser)

    def follow_orders(self) -> bool:
        """Play what the seats that are asked have left as standing orders; whether there were any.

        When to do so is for the table to say. A window that closed the moment it opened would tell everyone that all
        seats asked in it had left orders, so a table first shows it open for its beat.
        """
        followed = False
        for seat in SEATS_IN[self.waiting]:
            order = self.order_of(seat)
            if order != UNCHOSEN:
                self.commit(seat, order)
                followed = True
        return followed

    def take_events(self) -> list[Event]:
        """What happened since the last call. A copy tells nothing."""
        events = self.events
        if events is None or self.handed_out == self.told:
            return []
        fresh = events[self.handed_out : self.told]
        if self.round_from > 0:
            self.events = events[self.round_from : self.told]
            self.owns_events = True
            self.told -= self.round_from
            self.lap_from -= self.round_from
            self.round_from = 0
        self.handed_out = self.told
        return fresh

    def view(self, seat: SupportsIndex | None, recall: bool = True) -> V_co:
        """All that this seat may know; None is a spectator. Without recall, only what it sees now.

        It is of the game's own type: `LooterzView` in Looterz.
        """
        viewer = None if seat is None else self._seat(seat)
        view = self.look(-1 if viewer is None else viewer, False)
        if recall:
            force_setattr(
                view, "recall", recall_of(self.recalled, self.events, self.round_from, self.told, viewer)
            )  # nobody else has this view yet
        return view

    def reveal(self) -> V_co:
        """The open view, for finished games and replays."""
        return self.look(-1, True)

    def decisions(self) -> list[tuple[int, int]]:
        """Every decision from the beginning, as seat and action; sealed ones in order of seats."""
        if not self.recorded:
            raise BadRecord("no-history", self.base.slug)
        out: list[tuple[int, int]] = []
        link = self.history
        while link is not None:
            out.append((link.seat, link.action))
            link = link.before
        out.reverse()
        return out + self.sealed_decisions()

    def record(self) -> Record:
        """The whole game so far as a document that replays to this position."""
        return record_of(self)

    def remember(self, view: View) -> None:
        """Recall what this view does, as the position that is imagined from it."""
        self.events = None
        self.told = self.handed_out = self.round_from = self.lap_from = 0
        self.recalled = Recalled(view.seat, view.recall)

    def restore_choices(self, view: View, chance: Chance) -> None:
        """Make the open sealed decision look like this view: choices that its seat cannot see are drawn."""
        sealed.restore(self, view, chance)

    def _seat(self, seat: SupportsIndex) -> int:
        number = integer(seat)
        if 0 <= number < MOST_SEATS and number < self.base.seats:  # a number that is small enough for an `i64`
            return number
        raise BadSetup("no-such-seat", number=number, largest=self.base.seats - 1)

    def _not_your_turn(self, seat: int) -> NotYourTurn:
        if self.waiting == 0:
            return NotYourTurn("game-over", self.base.slug)
        if len(self.sealed) > 0 and self.sealed[seat] != UNCHOSEN:
            return NotYourTurn("already-chosen", self.base.slug)
        return NotYourTurn("others", self.base.slug, seats=view_head.acting(self, -1))

    def __reduce__(self) -> tuple[Any, ...]:
        """All of it, the secrets included: for notebooks and a program's own workers, never to be sent to a bot."""
        return rebuilt, parts_of(self)

    def __copy__(self) -> Position[V_co]:
        """Unlike `copy()`, a position that also tells events, beginning with those that were not yet taken."""
        twin = self.copy()
        twin.telling = self.telling
        twin.handed_out = self.handed_out
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Position[V_co]:
        """The same as a shallow copy, which is independent already."""
        return self.__copy__()

    def __repr__(self) -> str:
        state = "over" if self.waiting == 0 else "to act: " + "".join([LETTERS[seat] for seat in self.to_act])
        return f"<{self.base.slug} position, {state}>"


def play_to_end(position: Position, seed: int) -> int:
    """Play this very position to its end with random choices, telling and recording nothing; how many choices."""
    position.telling = False
    position.recorded = False
    position.history = None
    chance = fast(seed)
    questions = position.base.questions
    choices: i64 = 0
    while position.waiting != 0:
        seat = FIRST_SEAT_IN[position.waiting]
        question = questions[kind_of(position.step)]
        action = question.pick(position, seat, chance)
        if len(position.sealed) == 0:
            position.waiting = 0
            question.decide(position, seat, action)
            position.settle()
        else:
            position.commit(seat, action)
        choices += 1
    return choices


def playout(position: World, seed: SupportsIndex) -> Outcome:
    """Play this very position to its end with random choices, telling and recording nothing."""
    assert isinstance(position, Position)
    play_to_end(position, integer(seed))
    return position.result()
