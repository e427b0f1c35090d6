"""The state of Looterz: the dungeon, the hands, the piles, and what each player has looted."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.deck import Deck
from fistful.engine.position import Position
from fistful.engine.question import Question
from fistful.engine.state import Setup, numbers
from fistful.engine.wire import Terms
from fistful.games.looterz.card import Kind
from fistful.games.looterz.effect import Effect
from fistful.games.looterz.facts import GOAL, GOAL_BY_SEATS, KEYWORDS, MOST_LOOTERZ
from fistful.games.looterz.kinds import DEAL
from fistful.games.looterz.wire import LooterzView


class LooterzSetup(Setup):
    """The goal and the cards of one game; lists by kind have one entry a kind."""

    def __init__(
        self, terms: Terms, deck: Deck, kinds: tuple[Kind, ...], texts: list[str], questions: list[Question[Any]]
    ) -> None:
        super().__init__(terms, deck, texts, questions)
        goal = terms.options[GOAL]
        self.goal: Final[i64] = int(goal) or GOAL_BY_SEATS[terms.seats]
        """LTZ-1: the Loot that wins."""
        seats = terms.seats
        self.after: Final = vec[i64]([(seat + 1) % seats for seat in range(seats)])
        """The next seat clockwise."""
        self.before: Final = vec[i64]([(seat - 1) % seats for seat in range(seats)])
        self.kinds: Final[i64] = len(kinds)
        self.names: Final = [kind.card.name for kind in kinds]
        self.life: Final = vec[i64]([kind.life for kind in kinds])
        self.power: Final = vec[i64]([kind.power for kind in kinds])
        self.copies: Final = vec[i64]([kind.copies for kind in kinds])
        self.attacks: Final = vec[i64]([kind.card.attacks for kind in kinds])
        self.taunt: Final = vec[i64]([int(kind.card.taunt) for kind in kinds])
        self.cards: Final = vec[i64]([number for number, kind in enumerate(kinds) for _ in range(kind.copies)])
        """Every card by its kind."""
        effects = [kind.card.effects()[keyword] for keyword in range(len(KEYWORDS)) for kind in kinds]
        self.effects: Final = vec[Effect | None](effects)  # type: ignore[type-arg]  # a vec holds a plain class
        """What each kind does: keyword x kinds + kind."""

    def effect(self, keyword: i64, kind: i64) -> Effect[Any] | None:
        """The effect that a kind has under a keyword."""
        return self.effects[keyword * self.kinds + kind]


class LooterzState(Position[LooterzView]):
    """Lists by seat have one entry a seat. Looterz in play are numbers (`looter.py`), twelve places a seat."""

    def __init__(self, setup: LooterzSetup, chance: Chance, of: LooterzState | None = None) -> None:
        super().__init__(setup, chance, DEAL, of)
        seats = setup.seats
        # Compiled code boxes what is either an `int` or an `i64`, so all that a field can begin with is an `i64`.
        zero: i64 = 0
        self.setup: Final = setup
        self.turn: i64 = zero if of is None else of.turn
        """Counted from 1, all players together."""
        self.active: i64 = zero if of is None else of.active
        """The seat whose turn it is."""
        self.phase: i64 = zero if of is None else of.phase
        """A number in `facts.PHASES`."""
        self.triggers: i64 = zero if of is None else of.triggers
        """LTZ-37: how many triggers were carried out in this turn."""
        self.loot: vec[i64] = numbers(seats, 0) if of is None else of.loot[:]
        self.table: vec[i64] = numbers(seats * MOST_LOOTERZ, 0) if of is None else of.table[:]
        """The Looterz in play, in order of entry; `party` says how many of a seat's places are taken."""
        self.party: vec[i64] = numbers(seats, 0) if of is None else of.party[:]
        self.entries: i64 = zero if of is None else of.entries
        """How many Looterz have entered play so far."""
        self.hands: vec[i64] = numbers(seats * setup.kinds, 0) if of is None else of.hands[:]
        """How many of each kind each seat holds: seat x kinds + kind."""
        self.held: vec[i64] = numbers(seats, 0) if of is None else of.held[:]
        """The kinds that each seat holds, as a set."""
        self.hand_sizes: vec[i64] = numbers(seats, 0) if of is None else of.hand_sizes[:]
        self.known: vec[i64] = vec[i64]() if of is None else of.known[:]
        """LTZ-28: cards seen going into a hand, as `piles` notes them."""
        self.parted: vec[i64] = vec[i64]() if of is None else of.parted[:]
        """Cards that left a hand in which they were not known to be since the Draw Pile was last shuffled, as `piles`
        notes them.
        """
        self.stirred: vec[i64] = vec[i64]() if of is None else of.stirred[:]
        """LTZ-3: by kind, the cards that were last shuffled into the Draw Pile and have not been turned up from it;
        empty before the first time.
        """
        self.held_over: vec[i64] = vec[i64]() if of is None else of.held_over[:]
        """How many unknown cards each seat held at that moment; empty before the first time."""
        self.pile: vec[i64] = vec[i64]() if of is None else of.pile[:]
        """The Draw Pile by kinds; the top card is the last of the list."""
        self.graveyard: vec[i64] = vec[i64]() if of is None else of.graveyard[:]
        """The cards as they left play, or without an entry if they were discarded; the longest dead first."""
        self.fresh: vec[i64] = vec[i64]() if of is None else of.fresh[:]
        """LTZ-7: by kind, how many copies may still be turned up that have not acted, or -1 if none of them
        has; empty unless cards that acted in this turn were shuffled into the Draw Pile.
        """
