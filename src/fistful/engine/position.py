"""A position: one moment of a game, which can be copied, shown to a seat, and moved on by a decision.

The flow of a game is its agenda, a stack of steps (`fistful.engine.agenda`). `settle` runs them one
by one until a step asks one seat, or several at once (sealed), or until nothing is left: then the
game is over. A game subclasses `Position` and says what its steps do; it never calls itself back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from fistful.engine import cards, looking, sealed
from fistful.engine.chance import Chance, fast
from fistful.engine.deck import Deck
from fistful.engine.errors import BadRecord, BadSetup, IllegalMove, NotYourTurn
from fistful.engine.events import NO_SECRETS, Event
from fistful.engine.record import record_of
from fistful.engine.seats import LETTERS, SEATS_IN, UNCHOSEN
from fistful.engine.wire import Outcome, Prompt, Record, Terms, Value, View

UNTIMED: Final = -1


class Setup:
    """What was fixed before the first card, shared by all positions of a game."""

    def __init__(self, terms: Terms, deck: Deck, texts: list[str]) -> None:
        self.slug: Final = deck.game
        self.terms: Final = terms
        self.deck: Final = deck
        self.texts: Final = texts
        """The notation of every action."""
        self.seats: Final[i64] = terms.seats


class Link:
    """One decision and the one before it: history is a chain that copies share."""

    def __init__(self, seat: i64, action: i64, tick: i64, silent: bool, before: Link | None) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.tick: Final = tick
        """The tick it was made in, or `UNTIMED`."""
        self.silent: Final = silent
        """It is what silence stands for in that tick."""
        self.before: Final = before


class Position(ABC):
    """One moment of a game. Public names are the contract; see `docs/contract.md`."""

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        agenda: vec[i64],
        step: i64,
        waiting: i64,
        sealed: vec[i64],
        shown: i64,
        history: Link | None,
        recorded: bool,
    ) -> None:
        self.setup: Final = setup
        self.chance = chance
        self.agenda = agenda
        """What is still to happen, the next step last."""
        self.step = step
        """The step that is running or waits for its seats."""
        self.waiting = waiting
        """The seats that still have to choose."""
        self.sealed = sealed
        """The choices of all seats while a sealed decision is open, else empty."""
        self.shown = shown
        """The seats known to have chosen: one that takes its choice back stays among them while others are awaited."""
        self.history = history
        self.recorded = recorded
        """Whether `history` is the whole game from its seed."""
        self.telling = False
        self._told: list[Event] | None = None

    # What everyone may ask.

    @property
    def game(self) -> str:
        """The slug of the game."""
        return self.setup.slug

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats with a decision open now: none when the game is over, several when it is sealed."""
        return SEATS_IN[self.waiting]

    @property
    def over(self) -> bool:
        return self.waiting == 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it is over."""
        return self.result() if self.waiting == 0 else None

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat, in rising order; none if it has nothing to decide now."""
        self._check_seat(seat)
        if not cards.has(self.waiting, seat):
            return []
        return [action for action in self.legal(seat)]

    def play(self, seat: int, action: int) -> None:
        """Decide. With several seats to act the choice is sealed until the last one has chosen."""
        self._check_seat(seat)
        if not cards.has(self.waiting, seat):
            raise self._not_your_turn(seat)
        if not 0 <= action < len(self.setup.texts):
            raise IllegalMove("no-such-action", self.setup.slug, number=action)
        if not self.allows(seat, action):
            raise self.refusal(seat, action)
        self.commit(seat, action)

    def retract(self, seat: int) -> None:
        """Take back a sealed choice while others are still choosing; they do not learn of it."""
        self._check_seat(seat)
        if len(self.sealed) == 0 or self.sealed[seat] == UNCHOSEN:
            raise NotYourTurn("nothing-to-retract", self.setup.slug)
        self.sealed[seat] = UNCHOSEN
        self.waiting = cards.add(self.waiting, seat)

    def follow_orders(self) -> bool:
        """Play what the seats that are asked have left as standing orders; whether there were any.

        When to do so is for the table to say. A window that closed the moment it opened would tell everyone that all
        who were asked in it had left orders, so a table first shows it open for its beat.
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
        told = self._told
        self._told = None
        return [] if told is None else told

    def view(self, seat: int | None) -> View:
        """All that this seat may know; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.look(-1 if seat is None else seat, False)

    def reveal(self) -> View:
        """The open view, for finished games and replays."""
        return self.look(-1, True)

    def decisions(self) -> list[tuple[int, int]]:
        """Every decision from the beginning, as seat and action; sealed ones in order of seats."""
        if not self.recorded:
            raise BadRecord("no-history", self.setup.slug)
        out: list[tuple[int, int]] = []
        link = self.history
        while link is not None:
            out.append((link.seat, link.action))
            link = link.before
        out.reverse()
        return out + self.sealed_decisions()

    def sealed_decisions(self) -> list[tuple[int, int]]:
        """The choices made so far in the sealed decision that is open, as seat and action."""
        out: list[tuple[int, int]] = []
        for seat in range(len(self.sealed)):
            if self.sealed[seat] != UNCHOSEN:
                out.append((seat, self.sealed[seat]))
        return out

    def record(self) -> Record:
        """The whole game so far as a document that replays to this position."""
        return record_of(self)

    # What a game says of itself.

    @abstractmethod
    def copy(self) -> Position:
        """An independent position that tells no events."""

    @abstractmethod
    def run(self) -> None:
        """Carry out `self.step`, or `ask` whoever it waits for."""

    @abstractmethod
    def decide(self, seat: i64, action: i64) -> None:
        """Carry out the choice that `self.step` asked one seat for."""

    def unseal(self) -> None:
        """Carry out the choices in `self.sealed`; a game with sealed decisions says how."""
        raise AssertionError(f"{self.setup.slug} asked sealed and cannot unseal")

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat that is asked, in rising order."""

    @abstractmethod
    def refusal(self, seat: int, action: int) -> IllegalMove:
        """Why this action of the table is not legal now."""

    @abstractmethod
    def prompt(self, seat: i64) -> Prompt:
        """What the step that waits asks of this seat."""

    @abstractmethod
    def result(self) -> Outcome:
        """How the game that is over ended."""

    @abstractmethod
    def look(self, seat: i64, everything: bool) -> View:
        """The view of a seat (-1: a spectator's), or the open view."""

    @abstractmethod
    def whereabouts(self) -> dict[str, list[str]]:
        """Every card and token by the place where it lies, secret places included. For checking."""

    def allows(self, seat: i64, action: i64) -> bool:
        """Whether this action is legal for a seat that is asked."""
        legal = self.legal(seat)
        for option in legal:
            if option == action:
                return True
        return False

    def timed(self) -> i64:
        """The number of the tick in which the open sealed decision is made, or `UNTIMED`; a game with a clock says it.

        Ticks count up over the whole game, and in each of them every seat that is asked may be `silent`.
        """
        return UNTIMED

    def silent(self) -> i64:
        """The action that silence stands for in a timed decision; a game with a clock says which."""
        raise AssertionError(f"{self.setup.slug} has no clock")

    def passing(self) -> i64:
        """The action that lets an open secret window go by, or `UNCHOSEN` outside of one; a game with windows says it.

        Who is asked in a window follows from what everyone knows, so this is public too.
        """
        return UNCHOSEN

    def pick(self, seat: i64, chance: Chance) -> i64:
        """A legal action at random; a game may know a quicker way to find one."""
        legal = self.legal(seat)
        return legal[chance.below(len(legal), "choice")]

    def hides_choosers(self) -> bool:
        """Whether nobody may see who has chosen in the open sealed decision; a game with secret windows says when."""
        return False

    def order_of(self, seat: i64) -> i64:
        """What a seat that is asked has ordered to be played for it here, or `UNCHOSEN`; a game with standing orders
        says it. It is one of the seat's legal actions.
        """
        return UNCHOSEN

    # What the steps of a game call.

    def push(self, step: i64) -> None:
        """Put a step on the agenda; the last one pushed happens first."""
        self.agenda = append(self.agenda, step)

    def ask(self, seat: i64) -> None:
        """The running step waits for this seat."""
        self.waiting = cards.only(seat)

    def ask_sealed(self, seats: i64) -> None:
        """The running step waits for all these seats at once; nobody sees what another chooses."""
        self.waiting = seats
        self.shown = 0
        self.sealed = numbers(self.setup.seats, UNCHOSEN)

    def end(self) -> None:
        """Nothing more happens: the game is over."""
        self.agenda = vec[i64]()

    def tell(self, code: str, clause: str, **params: Value) -> None:
        """Tell everyone. Call it only while `self.telling`, so that search pays nothing."""
        self._tell(Event(code, clause, params, NO_SECRETS, False))

    def tell_seat(self, seat: i64, code: str, clause: str, public: dict[str, Value], **params: Value) -> None:
        """Tell everyone the public part, and this seat the other parameters too."""
        self._tell(Event(code, clause, public, {seat: params}, False))

    def whisper(self, seat: i64, code: str, clause: str, **params: Value) -> None:
        """Tell this seat alone; the others do not learn that anything was told."""
        self._tell(Event(code, clause, {}, {seat: params}, True))

    def _tell(self, event: Event) -> None:
        if self._told is None:
            self._told = []
        self._told.append(event)

    # The loop.

    def commit(self, seat: i64, action: i64) -> None:
        """Carry out a decision known to be legal."""
        if len(self.sealed) == 0:
            self.waiting = 0
            if self.recorded:
                self.history = Link(seat, action, UNTIMED, False, self.history)
            self.decide(seat, action)
            self.settle()
        else:
            self._seal(seat, action)

    def _seal(self, seat: i64, action: i64) -> None:
        self.sealed[seat] = action
        self.waiting = cards.remove(self.waiting, seat)
        if self.telling and not cards.has(self.shown, seat) and not self.hides_choosers():
            self.tell("chosen", "", seat=seat)
        self.shown = cards.add(self.shown, seat)
        if self.waiting & ~self.shown == 0:
            # Everyone has chosen once: the table now waits openly for those who changed their minds.
            self.shown &= ~self.waiting
        if self.waiting == 0:
            if self.recorded:
                tick = self.timed()
                for chooser in range(self.setup.seats):
                    choice = self.sealed[chooser]
                    if choice != UNCHOSEN:
                        silent = tick != UNTIMED and choice == self.silent()
                        self.history = Link(chooser, choice, tick, silent, self.history)
            self.shown = 0
            self.unseal()
            self.sealed = vec[i64]()
            self.settle()

    def settle(self) -> None:
        """Run steps until one waits for somebody, or until the game is over."""
        while self.waiting == 0 and len(self.agenda) > 0:
            self.agenda, self.step = pop(self.agenda)
            self.run()

    def restore_choices(self, view: View, chance: Chance) -> None:
        """Make the open sealed decision look like this view: choices that its seat cannot see are drawn."""
        sealed.restore(self, view, chance)

    # Refusals that are the same in every game.

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.seats:
            raise BadSetup("no-such-seat", number=seat, largest=self.setup.seats - 1)

    def _not_your_turn(self, seat: int) -> NotYourTurn:
        if self.waiting == 0:
            return NotYourTurn("game-over", self.setup.slug)
        if len(self.sealed) > 0 and self.sealed[seat] != UNCHOSEN:
            return NotYourTurn("already-chosen", self.setup.slug)
        return NotYourTurn("others", self.setup.slug, seats=looking.acting(self, -1))

    def __repr__(self) -> str:
        state = "over" if self.waiting == 0 else "to act: " + "".join([LETTERS[seat] for seat in self.to_act])
        return f"<{self.setup.slug} position, {state}>"


def numbers(count: i64, number: i64) -> vec[i64]:
    """The same number again and again: a fresh list by seat, by slot or by kind."""
    out = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, number)
    return out


def play_to_end(position: Position, seed: int) -> int:
    """Play this very position to its end with random choices, telling and recording nothing; how many."""
    position.telling = False
    position.recorded = False
    position.history = None
    chance = fast(seed)
    choices: i64 = 0
    while position.waiting != 0:
        seat = cards.lowest(position.waiting)
        position.commit(seat, position.pick(seat, chance))
        choices += 1
    return choices


def playout(position: Position, seed: int) -> Outcome:
    """Play this very position to its end with random choices, telling and recording nothing."""
    play_to_end(position, seed)
    return position.result()
