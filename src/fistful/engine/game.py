"""A game: what it says about itself, its action table, and how its positions are made."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, SupportsIndex

from mypy_extensions import mypyc_attr

from fistful.engine.bot import PLAIN, BotHooks
from fistful.engine.chance import Chance, chance_from
from fistful.engine.deck import Deck
from fistful.engine.errors import BadNotation, BadSetup
from fistful.engine.feats import NO_FEATS, FeatHooks
from fistful.engine.integer import integer
from fistful.engine.observation import Field, Layout, shared_fields
from fistful.engine.pickling import found_game
from fistful.engine.position import Position
from fistful.engine.state import Setup
from fistful.engine.wire import About, CardFacts, Option, OptionValue, Terms, V_co, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[V_co]):
    """One of the games with one deck. Everything about it is fixed; positions are made from it.

    `slug` and `title` name it, `seats` is the range of how many can play, and `options` are the variants that `new`
    takes as keywords. `about` is all that it says about itself, and `deck` holds the cards that it is played with.
    """

    def __init__(
        self, about: About, deck: Deck, notation: list[str], bots: BotHooks = PLAIN, feats: FeatHooks = NO_FEATS
    ) -> None:
        self.about: Final = about
        """All that it says about itself; the next few are shortcuts to it."""
        self.slug: Final[str] = about.slug
        """The name by which `fistful.game` finds it."""
        self.title: Final[str] = about.title
        """Its name for people, the same in every language."""
        self.seats: Final = range(about.seats[0], about.seats[-1] + 1)
        """How many can play."""
        self.options: Final[tuple[Option, ...]] = about.options
        """The variants that a table may choose; `new` takes them as keywords."""
        self.rules: Final[int] = about.rules
        """The version of its rules."""
        self.deck: Final = deck
        """The cards that it is played with."""
        self.tick_ms: Final[int] = about.tick_ms
        """How long a tick lasts at a live table; 0 in a game without a clock."""
        self.late_ticks: Final[int] = about.late_ticks
        """How many ticks late a choice still counts at a live table."""
        self.bots: Final = bots
        """What bots know about it besides its rules."""
        self.feats: Final = feats
        """What reports for designers know about it."""
        self._texts: Final = notation
        self._ids: Final = {text.casefold(): action for action, text in enumerate(notation)}
        self._setups: Final[dict[tuple[object, ...], Setup]] = {}

    @property
    def action_count(self) -> int:
        """The size of the action table."""
        return len(self._texts)

    def text(self, action: SupportsIndex) -> str:
        """The notation of an action."""
        number = integer(action)
        if not 0 <= number < len(self._texts):
            raise BadNotation("no-such-action", self.slug, number=number, largest=len(self._texts) - 1)
        return self._texts[number]

    def action(self, text: str) -> int:
        """The action that a notation names; letter case and extra spaces do not matter."""
        found = self._ids.get(self.in_order(" ".join(text.split()).casefold()))
        if found is None:
            raise self._unknown(text, 0)
        return found

    def in_order(self, text: str) -> str:
        """A move as the action table has it; a game says how where its words may come in any order."""
        return text

    def typed(self, text: str, position: Position, seat: SupportsIndex) -> int:
        """The action that a player's text names; a text that names none is answered with a move that is legal now."""
        try:
            return self.action(text)
        except BadNotation:
            legal = position.actions(seat)
            raise self._unknown(text, legal[0] if legal else 0) from None

    def _unknown(self, text: str, example: int) -> BadNotation:
        return BadNotation("unknown", self.slug, typed=text[:40], example=self._texts[example])

    def new(
        self,
        seats: SupportsIndex | None = None,
        seed: SupportsIndex | bytes | None = None,
        **options: OptionValue | SupportsIndex,
    ) -> Position[V_co]:
        """A new game, dealt and waiting for its first decision; options are keywords.

        An int seeds `Fast`, 32 bytes seed `Fair`; without a seed the game is a fresh one. Raises `BadSetup` for
        seats, options or seeds that do not exist.
        """
        setup = self.setup(self.seats[0] if seats is None else integer(seats), options)
        return self.begin(setup, secrets.randbits(62) if seed is None else seed)

    def begin(self, setup: Setup, seed: SupportsIndex | bytes) -> Position[V_co]:
        """A new game under this setup."""
        position = self.start(setup, chance_from(seed))
        position.telling = True
        position.recorded = True
        position.settle()
        return position

    def setup(self, seats: int, options: Mapping[str, OptionValue | SupportsIndex], rules: int | None = None) -> Setup:
        """The setup for these seats and options, checked, under the newest rules or those of a version; equal ones are
        the same object.
        """
        version = self.rules if rules is None else rules
        if not 1 <= version <= self.rules:
            raise BadSetup("rules", title=self.title, version=version, current=self.rules)
        chosen = {option.name: option.default for option in self.options if option.since <= version}
        for name, value in options.items():
            chosen[name] = self._choice(name, value, version)
        key = (version, seats, *chosen.values())
        known = self._setups.get(key)
        if known is None:
            if seats not in self.seats:
                raise BadSetup("seats", title=self.title, fewest=self.seats[0], most=self.seats[-1], number=seats)
            known = self.make_setup(Terms(seats, chosen, self.deck.note(), version))
            self._setups[key] = known
        return known

    def _choice(self, name: str, value: OptionValue | SupportsIndex, version: int) -> OptionValue:
        """The value of an option as its list of choices has it."""
        for option in self.options:
            if option.name == name and option.since <= version:
                plain = value if isinstance(value, (int, str)) else integer(value)
                if plain in option.choices:
                    return option.choices[option.choices.index(plain)]
                allowed = spelled(option.choices)
                raise BadSetup("option-value", title=self.title, option=name, value=str(value), allowed=allowed)
        names = tuple([option.name for option in self.options if option.since <= version])
        raise BadSetup("no-such-option", title=self.title, option=name, known=names)

    def cards(self, language: str = "en") -> tuple[CardFacts, ...]:
        """What is printed on each kind of card of this deck, with the texts in this language."""
        return ()

    def standing(self, view: View) -> tuple[float, ...]:
        """How each seat stands as far as this view shows it, for a picture of the game: more is better.

        No picture is drawn of a game that does not say.
        """
        return ()

    def observed(self, terms: Terms) -> list[Field]:
        """What learners see of its views, field by field, besides what there is in every game."""
        return []

    def layout(self, terms: Terms) -> Layout:
        """How a seat's view of a game with these terms is written as a row of small integers."""
        return Layout([*shared_fields(terms.seats, self.action_count), *self.observed(terms)])

    @abstractmethod
    def make_setup(self, terms: Terms) -> Setup:
        """What all positions of a game with these terms share."""

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> Position[V_co]:
        """A position whose agenda begins the game; nothing has been drawn yet."""

    @abstractmethod
    def imagine(self, setup: Setup, view: View, chance: Chance) -> Position[V_co]:
        """A position that looks like this view from its seat, drawn with this chance."""

    def __reduce__(self) -> tuple[Any, ...]:
        return found_game, (self.slug, self.deck.note())

    def __copy__(self) -> Game[V_co]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[V_co]:
        return self

    def __repr__(self) -> str:
        return f"fistful.game({self.slug!r})"


def spelled(choices: tuple[OptionValue, ...]) -> tuple[str, ...]:
    """The values of an option for people to read: a long run of numbers is written as one."""
    first = choices[0]
    if isinstance(first, int) and len(choices) > 3 and list(choices) == list(range(first, first + len(choices))):
        return (f"{first}–{first + len(choices) - 1}",)
    return tuple([str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in choices])
