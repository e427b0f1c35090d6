"""Moments of a game that never change. What follows from one, by choices and by chance, is another.

So the many states of a tree or of a search share what they have in common: to copy one costs nothing, and what a seat
sees in it and remembers is made once, when somebody asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
import pyspiel

from fistful.engine.chance import Chance, fast
from fistful.engine.events import Event
from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.scripted import Scripted, Undecided
from fistful.engine.state import Setup
from fistful.engine.wire import Told, View, World

Choices = Mapping[int, int]
"""What seats have chosen: actions by seat."""
NO_CHOICES: Choices = {}
CHANCE = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
DIGEST_BYTES = 16
MOST_OUTCOMES = 1000
"""How many outcomes a deal may have for chance to be explicit."""


class Memory(NamedTuple):
    """What a seat (or a spectator) has seen and done from the beginning up to a moment."""

    digest: bytes
    """Of all of it, in order: equal for equal memories, and only for them."""
    seen: bytes
    """What it sees now, as JSON."""
    text: str
    """Both."""
    rows: tuple[tuple[int | None, View], ...]
    """The last of what it saw, oldest first, each with what it had chosen just before."""


NO_MEMORY = Memory(b"", b"", "", ())


class Shape(NamedTuple):
    """How a game is unfolded into a tree."""

    horizon: int
    """After how many decisions nobody wins; 0: the rules alone end a game."""
    in_turn: bool
    """Whether seats that choose at once are asked one by one."""
    depth: int
    """How many rows a memory keeps."""


class Moment:
    """One moment of a game, with all that is secret in it. Nobody changes its position."""

    def __init__(
        self,
        position: Position,
        shape: Shape,
        moves: int = 0,
        before: Moment | None = None,
        choices: Choices = NO_CHOICES,
        told: tuple[Event, ...] = (),
        memories: Mapping[int | None, Memory] | None = None,
    ) -> None:
        self.position = position
        self.shape = shape
        self.moves = moves
        """How many decisions led here; one that several seats made at once counts once."""
        self.before = before
        """The moment before it, unless that is not remembered, or nothing was dealt yet."""
        self.choices = choices
        """What was chosen there."""
        self.told = told
        """What has happened since."""
        self.asked = () if shape.horizon and moves >= shape.horizon else position.to_act
        self.player = TERMINAL if not self.asked else self.asked[0]
        """Whose turn it is, as OpenSpiel says it."""
        if len(self.asked) > 1 and not shape.in_turn:
            self.player = SIMULTANEOUS
        self._memories: dict[int | None, Memory] = dict(memories or {})
        self._legal: dict[int, list[int]] = {}
        self._recalling: dict[int, View] = {}

    @property
    def seats(self) -> range:
        return range(self.position.seats)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = self.position.actions(seat)
        return known

    def view(self, seat: int | None) -> View:
        """What a seat sees, or a spectator, without what it was told before."""
        return self.position.view(seat, recall=False)

    def memory(self, seat: int | None) -> Memory:
        """All that a seat has seen and done; what it does not notice adds nothing to it."""
        known = self._memories.get(seat)
        if known is not None:
            return known
        later = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._memories:
            later.append(moment)
            moment = moment.before
        memory = None if moment is None else moment._memories[seat]
        for moment in reversed(later):
            memory = moment._memories[seat] = moment._remembered(seat, memory)
        assert memory is not None
        return memory

    def _remembered(self, seat: int | None, before: Memory | None) -> Memory:
        view = self.view(seat)
        seen = as_json(view)
        told = [told for event in self.told if event.recalled and (told := event.to(seat)) is not None]
        choice = None if seat is None else self.choices.get(seat)
        if before is None:
            before = NO_MEMORY
        elif choice is None and not told and seen == before.seen:
            return before
        rows = (*before.rows, (choice, view))[-self.shape.depth :]
        summed_up = digest(before.digest, choice, told, seen)
        return Memory(summed_up, seen, f"{summed_up.hex()} {seen.decode()}", rows)

    def imagined(self, seat: int, seed: int) -> Moment:
        """A moment that this seat cannot tell from this one; what others have seen before it is left open."""
        view = self._recalling.get(seat)
        if view is None:
            view = self._recalling[seat] = self.position.view(seat)
        world = view.imagine(seed)
        assert isinstance(world, Position)
        world.telling = True
        for other in set(self.asked) - set(world.to_act):  # a view of a secret window does not say who has chosen yet
            world.retract(other)
        return Moment(world, self.shape, self.moves, memories={seat: self.memory(seat)})

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Without the moments before it, and with what everybody remembers of them."""
        memories = {seat: self.memory(seat) for seat in (*self.seats, None)}
        return Moment, (self.position, self.shape, self.moves, None, NO_CHOICES, (), memories)


class Draw(NamedTuple):
    """Choices were made, or nothing was dealt yet, and chance decides what follows."""

    moment: Moment | None
    """None: before the deal."""
    choices: Choices
    script: tuple[int, ...]
    """What chance has decided already."""
    outcomes: int
    """How many outcomes there are, all equally likely; 1 where one of them is drawn unseen."""
    player: int = CHANCE


class Tree:
    """How the moments of a game follow from each other.

    Chance is explicit if the deal is one shuffle with few outcomes: then each shuffle and each die is a `Draw` with all
    that can come of it. Otherwise all that chance decides between two decisions is one `Draw` with one outcome.
    """

    def __init__(self, game: Game, setup: Setup, shape: Shape) -> None:
        self.game = game
        self.setup = setup
        self.shape = shape
        dealt = self._explicit(None, NO_CHOICES, ())
        self.is_explicit = isinstance(dealt, Moment) or self._is_all(dealt)
        self.root = dealt if self.is_explicit else Draw(None, NO_CHOICES, (), 1)

    def _is_all(self, deal: Draw) -> bool:
        """Whether a deal has few outcomes, and is over with them."""
        return deal.outcomes <= MOST_OUTCOMES and isinstance(self._explicit(None, NO_CHOICES, (0,)), Moment)

    def after(self, moment: Moment, choices: Choices) -> Moment | Draw:
        """What follows when all seats that are asked have chosen; raises `IllegalMove`."""
        if self.is_explicit:
            return self._explicit(moment, choices, ())
        chance = fast(0)
        unmoved = chance.state
        after = self._played(moment, choices, chance)
        return after if chance.state == unmoved else Draw(moment, choices, (), 1)

    def drawn(self, draw: Draw, outcome: int, seed: int) -> Moment | Draw:
        """What follows from an outcome, which this seed draws if it is the only one."""
        if self.is_explicit:
            return self._explicit(draw.moment, draw.choices, (*draw.script, outcome))
        return self._played(draw.moment, draw.choices, fast(seed))

    def _explicit(self, moment: Moment | None, choices: Choices, script: tuple[int, ...]) -> Moment | Draw:
        try:
            return self._played(moment, choices, Scripted(script))
        except Undecided as undecided:
            return Draw(moment, choices, script, undecided.outcomes)

    def _played(self, moment: Moment | None, choices: Choices, chance: Chance) -> Moment:
        if moment is None:
            position = self.game.start(self.setup, chance)
            position.telling = True
            position.settle()
            return Moment(position, self.shape, told=tuple(position.take_events()))
        position = copy(moment.position)
        position.chance = chance
        for seat, action in choices.items():
            position.play(seat, action)
        return Moment(position, self.shape, moment.moves + 1, moment, choices, tuple(position.take_events()))


def moment_of(world: World, shape: Shape) -> Moment:
    """The moment of a copy of a position, of which nobody remembers anything."""
    assert isinstance(world, Position)
    position = copy(world)
    position.telling = True
    position.take_events()
    return Moment(position, shape)


def as_json(what: View | dict[str, Any]) -> bytes:
    return msgspec.json.encode(what, order="deterministic")


def digest(before: bytes, choice: int | None, told: list[Told], seen: bytes) -> bytes:
    """What a seat remembers when this is added to it."""
    added = msgspec.json.encode([choice, told], order="deterministic")
    return blake2b(b"%s %d %s %s" % (before, len(added), added, seen), digest_size=DIGEST_BYTES).digest()
