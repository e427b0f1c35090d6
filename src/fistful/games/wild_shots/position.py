"""The position of Wild Shots: whose cards are where, and what has been noted on the pad."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import cards
from fistful.engine.agenda import step
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.position import Link, Position, Setup, numbers
from fistful.engine.wire import Outcome, Prompt, Terms, View
from fistful.games.wild_shots import scoring, steps, view
from fistful.games.wild_shots.deck import WildShotsDeck
from fistful.games.wild_shots.facts import (
    CARD_TEXTS,
    HURTING,
    HURTING_PIATNIK,
    PIATNIK,
    ROUNDS,
    SYMBOLS,
)


class WildShotsSetup(Setup):
    """The deck and the scoring of one game."""

    def __init__(self, terms: Terms, deck: WildShotsDeck) -> None:
        super().__init__(terms, deck, CARD_TEXTS)
        self.bearers: Final = deck.bearers
        self.oil: Final = deck.oil
        self.last_equal_wins: Final = deck.last_equal_wins
        self.hurting: Final = HURTING_PIATNIK if terms.options[PIATNIK] else HURTING


class WildShotsPosition(Position):
    """Sets of cards are masks; lists by seat have one entry a seat."""

    def __init__(
        self,
        rules: WildShotsSetup,
        chance: Chance,
        agenda: vec[i64],
        step: i64,
        waiting: i64,
        history: Link | None,
        recorded: bool,
        round: i64,
        trick_number: i64,
        active: i64,
        trump: i64,
        hands: vec[i64],
        aside: i64,
        taken: vec[i64],
        lacks: vec[i64],
        oil: vec[i64],
        trick: vec[i64],
        played: i64,
        last_trick: vec[i64],
        last_active: i64,
        sheet: vec[i64],
    ) -> None:
        super().__init__(rules, chance, agenda, step, waiting, vec[i64](), 0, history, recorded)
        self.rules: Final = rules
        self.round = round
        """0…3."""
        self.trick_number = trick_number
        """0…9 within the round."""
        self.active = active
        """The seat that leads the trick."""
        self.trump = trump
        self.hands = hands
        self.aside = aside
        """Cards that nobody was dealt this round."""
        self.taken = taken
        """The cards in each seat's tricks."""
        self.lacks = lacks
        """The colours that each seat has shown not to have."""
        self.oil = oil
        """The Snake Oil pile in order; those up to `trick_number` have been turned."""
        self.trick = trick
        """The cards of the trick in the order of play, `played` of them valid."""
        self.played = played
        self.last_trick = last_trick
        """The cards of the trick before, empty in the first of a round."""
        self.last_active = last_active
        self.sheet = sheet
        """The minus points of the rounds scored so far, round by round, seat by seat."""

    def copy(self) -> WildShotsPosition:
        return WildShotsPosition(
            self.rules,
            self.chance.copy(),
            self.agenda[:],
            self.step,
            self.waiting,
            self.history,
            self.recorded,
            self.round,
            self.trick_number,
            self.active,
            self.trump,
            self.hands[:],
            self.aside,
            self.taken[:],
            self.lacks[:],
            self.oil[:],
            self.trick[:],
            self.played,
            self.last_trick[:],
            self.last_active,
            self.sheet[:],
        )

    def run(self) -> None:
        steps.run(self)

    def decide(self, seat: i64, action: i64) -> None:
        steps.lay(self, seat, action)

    def legal(self, seat: i64) -> vec[i64]:
        return cards.listed(steps.playable(self, seat))

    def allows(self, seat: i64, action: i64) -> bool:
        return cards.has(steps.playable(self, seat), action)

    def pick(self, seat: i64, chance: Chance) -> i64:
        playable = steps.playable(self, seat)
        return cards.nth(playable, chance.below(cards.count(playable), "choice"))

    def refusal(self, seat: int, action: int) -> IllegalMove:
        return steps.refusal(self, seat, action)

    def prompt(self, seat: i64) -> Prompt:
        return steps.prompt(self, seat)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        places: dict[str, list[str]] = {}
        for seat in range(self.rules.seats):
            places[f"hand {seat}"] = texts(self.hands[seat])
            places[f"taken {seat}"] = texts(self.taken[seat])
        places["trick"] = [CARD_TEXTS[self.trick[place]] for place in range(self.played)]
        places["aside"] = texts(self.aside)
        places["snake oil"] = [SYMBOLS[symbol] for symbol in self.oil]
        return places


def texts(mask: i64) -> list[str]:
    """The notation of each card of a set."""
    return [CARD_TEXTS[card] for card in cards.listed(mask)]


def start(rules: WildShotsSetup, chance: Chance) -> WildShotsPosition:
    """A game about to begin: nothing dealt, nothing drawn."""
    seats = rules.seats
    agenda = append(vec[i64](), step(steps.FIRST_PLAYER))
    return WildShotsPosition(
        rules,
        chance,
        agenda,
        0,
        0,
        None,
        False,
        0,
        0,
        0,
        0,
        numbers(seats, 0),
        0,
        numbers(seats, 0),
        numbers(seats, 0),
        vec[i64](),
        numbers(seats, 0),
        0,
        vec[i64](),
        0,
        vec[i64](capacity=seats * ROUNDS),
    )
