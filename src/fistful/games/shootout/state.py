"""The state of Shootout!: hands, Health Cards, piles, and what the present turn has come to."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags
from fistful.engine.chance import Chance
from fistful.engine.position import Position
from fistful.engine.question import Question
from fistful.engine.state import Setup, numbers
from fistful.engine.wire import Terms
from fistful.games.shootout.deck import ShootoutDeck
from fistful.games.shootout.facts import MARKSMAN, NO_CARD, NO_PLACE, ROUNDS_TO_WIN, SLOTS, UNDEALT
from fistful.games.shootout.kinds import FIRST_DEALER
from fistful.games.shootout.wire import ShootoutView


class ShootoutSetup(Setup):
    """The deck and the options of one game."""

    def __init__(self, terms: Terms, deck: ShootoutDeck, texts: list[str], questions: list[Question[Any]]) -> None:
        super().__init__(terms, deck, texts, questions)
        self.cards: Final = deck.cards
        """The whole deck, as a bag."""
        self.order: Final = bags.listed(deck.cards)
        """The same as a list, not yet shuffled."""
        self.with_marksmen: Final = terms.options[MARKSMAN] is True
        rounds = terms.options[ROUNDS_TO_WIN]
        assert isinstance(rounds, int)
        self.rounds_to_win: Final[i64] = rounds
        self.most_rounds: Final[i64] = 2 * terms.seats * rounds
        """SHO-31: the guard that makes every game end."""


class ShootoutState(Position[ShootoutView]):
    """Hands and discards are bags of values, sets of places are masks; lists by seat have one entry a seat."""

    def __init__(self, setup: ShootoutSetup, chance: Chance, of: ShootoutState | None = None) -> None:
        super().__init__(setup, chance, FIRST_DEALER, of)
        seats = setup.seats
        # Compiled code boxes what is either an `int` or an `i64`, so all that a field can begin with is an `i64`.
        zero: i64 = 0
        no_card: i64 = NO_CARD
        no_place: i64 = NO_PLACE
        self.setup: Final = setup
        self.round: i64 = zero if of is None else of.round
        """Counted from 1."""
        self.turn: i64 = zero if of is None else of.turn
        """Counted from 1 in each round; 0 while Health Cards are laid."""
        self.dealer: i64 = zero if of is None else of.dealer
        self.active: i64 = zero if of is None else of.active
        """The seat whose turn it is."""
        self.rounds_won: vec[i64] = numbers(seats, 0) if of is None else of.rounds_won[:]
        self.hands: vec[i64] = numbers(seats, 0) if of is None else of.hands[:]
        self.health: vec[i64] = numbers(seats * SLOTS, NO_CARD) if of is None else of.health[:]
        """The Health Card in each place, `NO_CARD` where there is none."""
        self.standing: i64 = zero if of is None else of.standing
        """The places that have a Health Card."""
        self.exposed: i64 = zero if of is None else of.exposed
        """SHO-8: the places whose Health Card all have seen."""
        self.looked: i64 = zero if of is None else of.looked
        """SHO-37: the places that the player of Eagle Eye has seen."""
        self.pile: vec[i64] = vec[i64]() if of is None else of.pile[:]
        """The next card is the last of the list."""
        self.discards: i64 = zero if of is None else of.discards
        self.memory: vec[i64] = vec[i64]() if of is None else of.memory[:]
        """Every movement of a card in this round; see `memory.py`."""
        self.marksmen: vec[i64] = numbers(seats, UNDEALT) if of is None else of.marksmen[:]
        """The Marksman Card that each seat was dealt, by its place in `cards.MARKSMEN`."""
        self.used: i64 = zero if of is None else of.used
        """The seats that have played theirs."""
        self.bullet: i64 = no_card if of is None else of.bullet
        """The bullet on the table, or `NO_CARD`."""
        self.mark: i64 = no_place if of is None else of.mark
        """The place that is shot at, looked at or exchanged, or `NO_PLACE`."""
        self.winning: i64 = no_card if of is None else of.winning
        """SHO-17: the card with which the target has won the Shootout!!!, or `NO_CARD`."""
        self.bonus: i64 = zero if of is None else of.bonus
        """SHO-39: what the bullets of this turn count more."""
        self.more_shots: i64 = zero if of is None else of.more_shots
        """SHO-36: how many shots may follow the present one."""
        self.must_shoot: bool = False if of is None else of.must_shoot
        """This turn may not be spent on a reload."""
