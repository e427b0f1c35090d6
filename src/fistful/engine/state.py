"""The state that every game shares, what its steps call, and the loop that runs them.

The flow of a game is its agenda, a stack of steps (`fistful.engine.agenda`). `settle` runs them one by one until a
step asks one seat, or several at once (sealed), or until nothing is left: then the game is over. What a kind of step
does is said by its `Question`. A game adds its own fields in a subclass; its rules are functions of that subclass.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from fistful.engine import bitset
from fistful.engine.agenda import kind_of, step
from fistful.engine.chance import Chance
from fistful.engine.deck import Deck
from fistful.engine.errors import IllegalMove
from fistful.engine.events import NO_SECRETS, Event
from fistful.engine.pickling import found_setup
from fistful.engine.question import Question
from fistful.engine.recall import Recalled
from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import Outcome, Prompt, Terms, Value, View

UNTIMED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What was fixed before the first card, shared by all positions of a game."""

    def __init__(self, terms: Terms, deck: Deck, texts: list[str], questions: list[Question[Any]]) -> None:
        self.slug: Final = deck.game
        self.terms: Final = terms
        self.deck: Final = deck
        self.texts: Final = texts
        """The notation of every action."""
        self.questions: Final = vec[Question](questions)  # type: ignore[type-arg]  # a vec holds a plain class
        """What each kind of step does."""
        self.seats: Final[i64] = terms.seats

    def __reduce__(self) -> tuple[Any, ...]:
        return found_setup, (self.slug, self.terms)

    def __copy__(self) -> Setup:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self


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


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The fields of any game: made for a game about to begin, or as a copy of another state.

    A subclass writes each field of its own in the same way, once: how it begins and how it is copied.
    """

    def __init__(self, setup: Setup, chance: Chance, first_step: i64, of: State | None) -> None:
        # Compiled code boxes what is either an `int` or an `i64`, so a field begins with an `i64` too.
        zero: i64 = 0
        self.base: Final = setup
        """The setup as the engine knows it; a game keeps its own kind of it as `setup`."""
        self.chance = chance
        """Every die and every shuffle still to come."""
        self.agenda: vec[i64] = append(vec[i64](), step(first_step)) if of is None else of.agenda[:]
        """What is still to happen, the next step last."""
        self.step: i64 = zero if of is None else of.step
        """The step that is running or waits for its seats."""
        self.waiting: i64 = zero if of is None else of.waiting
        """The seats that still have to choose."""
        self.sealed: vec[i64] = vec[i64]() if of is None else of.sealed[:]
        """The choices of all seats while a sealed decision is open, else empty."""
        self.shown: i64 = zero if of is None else of.shown
        """The seats known to have chosen: one that takes its choice back stays among them while others are awaited."""
        self.history: Link | None = None if of is None else of.history
        """The last decision, and all before it."""
        self.recorded: bool = False if of is None else of.recorded
        """Whether `history` is the whole game from its seed."""
        self.telling = False
        """Whether events are told."""
        self.events: list[Event] | None = None if of is None else of.events
        """What was told, at least since the round began. Copies share the list, and only its owner adds to it."""
        self.told: i64 = zero if of is None else of.told
        """How many of these events have happened here."""
        self.handed_out: i64 = zero if of is None else of.told
        """How many of them were taken; a copy has none to give."""
        self.round_from: i64 = zero if of is None else of.round_from
        """Where in the list that begins which is recalled."""
        self.lap_from: i64 = zero if of is None else of.lap_from
        """Where in the list the present lap begins."""
        self.owns_events = of is None
        """Whether the list is this position's own, to be added to."""
        self.recalled: Recalled | None = None if of is None else of.recalled
        """What is remembered from the view that this was imagined from."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it is over."""
        return self.result() if self.waiting == 0 else None

    # What a game says of itself.

    @abstractmethod
    def copy(self) -> State:
        """An independent position that tells no events."""

    @abstractmethod
    def result(self) -> Outcome:
        """How the game that is over ended."""

    @abstractmethod
    def look(self, seat: i64, everything: bool) -> View:
        """The view of a seat (-1: a spectator's), or the open view."""

    @abstractmethod
    def whereabouts(self) -> dict[str, list[str]]:
        """Every card and token by the place where it lies, secret places included. For checking."""

    def timed(self) -> i64:
        """The number of the tick in which the open sealed decision is made, or `UNTIMED`; a game with a clock says it.

        Ticks count up over the whole game, and in each of them every seat that is asked may be `silent`.
        """
        return UNTIMED

    def bout_start(self) -> i64:
        """The number of the first tick of the bout that a timed decision belongs to; a game with a clock says it."""
        raise AssertionError(f"{self.base.slug} has no clock")

    def silent(self) -> i64:
        """The action that silence stands for in a timed decision; a game with a clock says which."""
        raise AssertionError(f"{self.base.slug} has no clock")

    def passing(self) -> i64:
        """The action that lets an open secret window go by, or `UNCHOSEN` outside of one; a game with windows says it.

        Which seats are asked in a window follows from what everyone knows, so this is public too.
        """
        return UNCHOSEN

    def hides_choosers(self) -> bool:
        """Whether nobody may see who has chosen in the open sealed decision; a game with secret windows says when."""
        return False

    def order_of(self, seat: i64) -> i64:
        """What a seat that is asked has ordered to be played for it here, or `UNCHOSEN`; a game with standing orders
        says it. It is one of the seat's legal actions.
        """
        return UNCHOSEN

    # What the question of the present step says.

    def legal(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat that is asked, in rising order."""
        return self.base.questions[kind_of(self.step)].legal(self, seat)

    def allows(self, seat: i64, action: i64) -> bool:
        """Whether this action is legal for a seat that is asked."""
        return self.base.questions[kind_of(self.step)].allows(self, seat, action)

    def pick(self, seat: i64, chance: Chance) -> i64:
        """A legal action of a seat that is asked, at random."""
        return self.base.questions[kind_of(self.step)].pick(self, seat, chance)

    def prompt(self, seat: i64) -> Prompt:
        """What the step that waits asks of this seat."""
        return self.base.questions[kind_of(self.step)].prompt(self, seat)

    def refusal(self, seat: i64, action: i64) -> IllegalMove:
        """Why this action is not legal now: there is a reason against it, or it answers another question."""
        found = self.base.questions[kind_of(self.step)].refusal(self, seat, action)
        if found is not None:
            return found
        return IllegalMove("other-question", self.base.slug, self.prompt(seat).clause, move=self.base.texts[action])

    # What the steps of a game call.

    def push(self, step: i64) -> None:
        """Put a step on the agenda; the last one pushed happens first."""
        self.agenda = append(self.agenda, step)

    def ask(self, seat: i64) -> None:
        """The running step waits for this seat."""
        self.waiting = bitset.only(seat)

    def ask_sealed(self, seats: i64) -> None:
        """The running step waits for all these seats at once; nobody sees what another chooses."""
        self.waiting = seats
        self.shown = 0
        self.sealed = numbers(self.base.seats, UNCHOSEN)

    def new_round(self) -> None:
        """What was told before need not be recalled: a new deal has made it worthless."""
        self.round_from = self.lap_from = self.told
        self.recalled = None

    def new_lap(self) -> None:
        """In a game without rounds: everyone has had a turn, and all before the lap that is over is forgotten."""
        self.round_from = self.lap_from
        self.lap_from = self.told

    def end(self) -> None:
        """Nothing more happens: the game is over."""
        self.agenda = vec[i64]()

    def tell(self, code: str, clause: str, **params: Value) -> None:
        """Tell everyone. Call it only while `self.telling`, so that search pays nothing."""
        self.tell_event(Event(code, clause, params, NO_SECRETS, False))

    def tell_seat(self, seat: i64, code: str, clause: str, public: dict[str, Value], **params: Value) -> None:
        """Tell everyone the public part, and this seat the other parameters too."""
        self.tell_event(Event(code, clause, public, {seat: params}, False))

    def whisper(self, seat: i64, code: str, clause: str, **params: Value) -> None:
        """Tell this seat alone; the others do not learn that anything was told."""
        self.tell_event(Event(code, clause, {}, {seat: params}, True))

    def mention(self, code: str, **params: Value) -> None:
        """Tell everyone something about the table that nobody needs to recall."""
        self.tell_event(Event(code, "", params, NO_SECRETS, False, False))

    def tell_event(self, event: Event) -> None:
        """Tell an event that is made already; one that comes up again and again need not be made each time."""
        events = self.events
        if events is None:
            events = []
            self.events = events
        elif not self.owns_events:
            events = events[: self.told]
            self.events = events
        self.owns_events = True
        events.append(event)
        self.told += 1

    # The loop.

    def settle(self) -> None:
        """Run steps until one waits for somebody, or until the game is over."""
        questions = self.base.questions
        while self.waiting == 0 and len(self.agenda) > 0:
            self.agenda, self.step = pop(self.agenda)
            questions[kind_of(self.step)].run(self)

    def commit(self, seat: i64, action: i64) -> None:
        """Carry out a decision known to be legal."""
        if len(self.sealed) == 0:
            self.waiting = 0
            if self.recorded:
                self.history = Link(seat, action, UNTIMED, False, self.history)
            self.base.questions[kind_of(self.step)].decide(self, seat, action)
            self.settle()
        else:
            self._seal(seat, action)

    def _seal(self, seat: i64, action: i64) -> None:
        self.sealed[seat] = action
        self.waiting = bitset.remove(self.waiting, seat)
        if self.telling and not bitset.has(self.shown, seat) and not self.hides_choosers():
            self.mention("chosen", seat=seat)
        self.shown = bitset.add(self.shown, seat)
        if self.waiting & ~self.shown == 0:
            # Everyone has chosen once: the table now waits openly for those who changed their minds.
            self.shown &= ~self.waiting
        if self.waiting == 0:
            if self.recorded:
                self._note_sealed()
            self.shown = 0
            self.base.questions[kind_of(self.step)].unseal(self)
            self.sealed = vec[i64]()
            self.settle()

    def _note_sealed(self) -> None:
        tick = self.timed()
        for seat in range(self.base.seats):
            choice = self.sealed[seat]
            if choice != UNCHOSEN:
                silent = tick != UNTIMED and choice == self.silent()
                self.history = Link(seat, choice, tick, silent, self.history)

    def sealed_decisions(self) -> list[tuple[int, int]]:
        """The choices made so far in the sealed decision that is open, as seat and action."""
        out: list[tuple[int, int]] = []
        for seat in range(len(self.sealed)):
            if self.sealed[seat] != UNCHOSEN:
                out.append((seat, self.sealed[seat]))
        return out


def numbers(count: i64, number: i64) -> vec[i64]:
    """The same number again and again: a fresh list by seat, by slot or by kind."""
    out = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, number)
    return out
