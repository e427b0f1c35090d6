"""The state of Loot Shoot Whisky: the saloon, what each player has won, and the plans."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.position import Position
from fistful.engine.question import Question
from fistful.engine.state import Setup, numbers
from fistful.engine.wire import Terms
from fistful.games.loot_shoot_whisky.deck import SaloonDeck
from fistful.games.loot_shoot_whisky.facts import BEST_OF, EMPTY, NOBODY, PAIR_TEXTS, SLOTS, UNPLANNED
from fistful.games.loot_shoot_whisky.kinds import DUEL
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView


class LootShootWhiskySetup(Setup):
    """The deck and the number of duels of one game."""

    def __init__(self, terms: Terms, deck: SaloonDeck, questions: list[Question[Any]]) -> None:
        super().__init__(terms, deck, PAIR_TEXTS, questions)
        self.saloon: Final = deck.cards
        self.is_match: Final = terms.options[BEST_OF] == 3


class LootShootWhiskyState(Position[LootShootWhiskyView]):
    """Saloon cards are kinds (`facts.SALOON_TEXTS`); lists by seat have one entry a seat."""

    def __init__(self, setup: LootShootWhiskySetup, chance: Chance, of: LootShootWhiskyState | None = None) -> None:
        super().__init__(setup, chance, DUEL, of)
        seats = setup.seats
        # Compiled code boxes what is either an `int` or an `i64`, so all that a field can begin with is an `i64`.
        zero: i64 = 0
        nobody: i64 = NOBODY
        self.setup: Final = setup
        self.duel: i64 = zero if of is None else of.duel
        """Counted from 1."""
        self.duels_won: vec[i64] = numbers(seats, 0) if of is None else of.duels_won[:]
        self.round: i64 = zero if of is None else of.round
        """Counted from 1."""
        self.deck: vec[i64] = vec[i64]() if of is None else of.deck[:]
        """The next card is the last of the list."""
        self.row: vec[i64] = numbers(SLOTS, EMPTY) if of is None else of.row[:]
        """The four slots, the one nearest the deck first."""
        self.discards: i64 = zero if of is None else of.discards
        """A bag of kinds."""
        self.looted: vec[i64] = numbers(seats, 0) if of is None else of.looted[:]
        """A bag of nugget cards for each seat."""
        self.nuggets: vec[i64] = numbers(seats, 0) if of is None else of.nuggets[:]
        self.bullets: vec[i64] = numbers(seats, 0) if of is None else of.bullets[:]
        self.bottle: i64 = nobody if of is None else of.bottle
        """The seat that holds the bottle, or `NOBODY`."""
        self.bottle_full: bool = False if of is None else of.bottle_full
        self.first_plans: vec[i64] = numbers(seats, UNPLANNED) if of is None else of.first_plans[:]
        """What each seat used in the first phase of this round, else `UNPLANNED`."""
        self.plans: vec[i64] = numbers(seats, UNPLANNED) if of is None else of.plans[:]
        """What each seat has laid for the phase that is being resolved."""
        self.reason: str = "" if of is None else of.reason
        """How the last finished duel ended."""
