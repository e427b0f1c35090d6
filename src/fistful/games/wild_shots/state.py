"""The state of Wild Shots: whose cards are where, and what has been noted on the pad."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.events import Event
from fistful.engine.position import Position
from fistful.engine.question import Question
from fistful.engine.state import Setup, numbers
from fistful.engine.wire import Terms
from fistful.games.wild_shots.deck import WildShotsDeck
from fistful.games.wild_shots.facts import CARD_TEXTS, HURTING, HURTING_PIATNIK, OPEN_TRICKS, PIATNIK, ROUNDS
from fistful.games.wild_shots.kinds import FIRST_PLAYER
from fistful.games.wild_shots.wire import WildShotsView


class WildShotsSetup(Setup):
    """The deck and the scoring of one game."""

    def __init__(self, terms: Terms, deck: WildShotsDeck, questions: list[Question[Any]]) -> None:
        super().__init__(terms, deck, CARD_TEXTS, questions)
        self.bearers: Final = deck.bearers
        self.oil: Final = deck.oil
        self.last_equal_wins: Final = deck.last_equal_wins
        self.hurting: Final = HURTING_PIATNIK if terms.options[PIATNIK] else HURTING
        self.open_tricks: Final = bool(terms.options.get(OPEN_TRICKS, True))
        """WSH-12: screens show everybody's tricks, as they always do in games under the first version of the rules."""
        self.plays: Final[dict[int, Event]] = {}
        """What is told of each card played, made when it is first told."""


class WildShotsState(Position[WildShotsView]):
    """Sets of cards are masks; lists by seat have one entry a seat."""

    def __init__(self, setup: WildShotsSetup, chance: Chance, of: WildShotsState | None = None) -> None:
        super().__init__(setup, chance, FIRST_PLAYER, of)
        seats = setup.seats
        # Compiled code boxes what is either an `int` or an `i64`, so all that a field can begin with is an `i64`.
        zero: i64 = 0
        self.setup: Final = setup
        self.round: i64 = zero if of is None else of.round
        """0…3."""
        self.trick_number: i64 = zero if of is None else of.trick_number
        """0…9 within the round."""
        self.active: i64 = zero if of is None else of.active
        """The seat that leads the trick."""
        self.trump: i64 = zero if of is None else of.trump
        self.hands: vec[i64] = numbers(seats, 0) if of is None else of.hands[:]
        self.aside: i64 = zero if of is None else of.aside
        """Cards that nobody was dealt this round."""
        self.taken: vec[i64] = numbers(seats, 0) if of is None else of.taken[:]
        """The cards in each seat's tricks."""
        self.lacks: vec[i64] = numbers(seats, 0) if of is None else of.lacks[:]
        """The colours that each seat has shown not to have."""
        self.oil: vec[i64] = vec[i64]() if of is None else of.oil[:]
        """The Snake Oil pile in order; those up to `trick_number` have been turned."""
        self.trick: vec[i64] = numbers(seats, 0) if of is None else of.trick[:]
        """The cards of the trick in the order of play, `played` of them valid."""
        self.played: i64 = zero if of is None else of.played
        self.last_trick: vec[i64] = vec[i64]() if of is None else of.last_trick[:]
        """The cards of the trick before, empty in the first of a round."""
        self.last_active: i64 = zero if of is None else of.last_active
        self.sheet: vec[i64] = vec[i64](capacity=seats * ROUNDS) if of is None else of.sheet[:]
        """The minus points of the rounds scored so far, round by round, seat by seat."""
