"""The position of Shootout!: hands, Health Cards, piles, and what the present turn has come to."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of, step
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.position import Link, Position, Setup, numbers
from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import Outcome, Prompt, Terms, View
from fistful.games.shootout import choices, phases, refusals, scoring, steps, view
from fistful.games.shootout.cards import MARKSMEN, UNDEALT
from fistful.games.shootout.deck import ShootoutDeck
from fistful.games.shootout.facts import (
    ACTION_TEXTS,
    MARKSMAN,
    NO_CARD,
    NO_PLACE,
    PASS,
    PLACE_TEXTS,
    ROUNDS_TO_WIN,
    SLOTS,
)


class ShootoutSetup(Setup):
    """The deck and the options of one game."""

    def __init__(self, terms: Terms, deck: ShootoutDeck) -> None:
        super().__init__(terms, deck, ACTION_TEXTS)
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


class ShootoutPosition(Position):
    """Hands and discards are bags of values, sets of places are masks; lists by seat have one entry a seat."""

    def __init__(
        self,
        rules: ShootoutSetup,
        chance: Chance,
        agenda: vec[i64],
        step: i64,
        waiting: i64,
        sealed: vec[i64],
        shown: i64,
        history: Link | None,
        recorded: bool,
        round: i64,
        turn: i64,
        dealer: i64,
        active: i64,
        rounds_won: vec[i64],
        hands: vec[i64],
        health: vec[i64],
        standing: i64,
        exposed: i64,
        looked: i64,
        pile: vec[i64],
        discards: i64,
        memory: vec[i64],
        marksmen: vec[i64],
        used: i64,
        bullet: i64,
        mark: i64,
        winning: i64,
        bonus: i64,
        more_shots: i64,
        must_shoot: bool,
    ) -> None:
        super().__init__(rules, chance, agenda, step, waiting, sealed, shown, history, recorded)
        self.rules: Final = rules
        self.round = round
        """Counted from 1."""
        self.turn = turn
        """Counted from 1 in each round; 0 while Health Cards are laid."""
        self.dealer = dealer
        self.active = active
        """The seat whose turn it is."""
        self.rounds_won = rounds_won
        self.hands = hands
        self.health = health
        """The Health Card in each place, `NO_CARD` where there is none."""
        self.standing = standing
        """The places that have a Health Card."""
        self.exposed = exposed
        """SHO-8: the places whose Health Card all have seen."""
        self.looked = looked
        """SHO-37: the places that the player of Eagle Eye has seen."""
        self.pile = pile
        """The next card is the last of the list."""
        self.discards = discards
        self.memory = memory
        """Every movement of a card in this round; see `memory.py`."""
        self.marksmen = marksmen
        """The Marksman Card that each seat was dealt."""
        self.used = used
        """The seats that have played theirs."""
        self.bullet = bullet
        """The bullet on the table, or `NO_CARD`."""
        self.mark = mark
        """The place that is shot at, looked at or exchanged, or `NO_PLACE`."""
        self.winning = winning
        """SHO-17: the card with which the target has won the Shootout!!!, or `NO_CARD`."""
        self.bonus = bonus
        """SHO-39: what the bullets of this turn count more."""
        self.more_shots = more_shots
        """SHO-36: how many shots may follow the present one."""
        self.must_shoot = must_shoot
        """This turn may not be spent on a reload."""

    def copy(self) -> ShootoutPosition:
        return ShootoutPosition(
            self.rules,
            self.chance.copy(),
            self.agenda[:],
            self.step,
            self.waiting,
            self.sealed[:],
            self.shown,
            self.history,
            self.recorded,
            self.round,
            self.turn,
            self.dealer,
            self.active,
            self.rounds_won[:],
            self.hands[:],
            self.health[:],
            self.standing,
            self.exposed,
            self.looked,
            self.pile[:],
            self.discards,
            self.memory[:],
            self.marksmen[:],
            self.used,
            self.bullet,
            self.mark,
            self.winning,
            self.bonus,
            self.more_shots,
            self.must_shoot,
        )

    def run(self) -> None:
        steps.run(self)

    def decide(self, seat: i64, action: i64) -> None:
        steps.decide(self, seat, action)

    def unseal(self) -> None:
        steps.lay_health(self)

    def legal(self, seat: i64) -> vec[i64]:
        return choices.legal(self, seat)

    def allows(self, seat: i64, action: i64) -> bool:
        return choices.allows(self, seat, action)

    def pick(self, seat: i64, chance: Chance) -> i64:
        return choices.pick(self, seat, chance)

    def refusal(self, seat: int, action: int) -> IllegalMove:
        return refusals.refusal(self, seat, action)

    def prompt(self, seat: i64) -> Prompt:
        return refusals.prompt(self, seat)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def passing(self) -> i64:
        return PASS if self.waiting and phases.ARMOR <= kind_of(self.step) <= phases.RICOCHET else UNCHOSEN

    def whereabouts(self) -> dict[str, list[str]]:
        places: dict[str, list[str]] = {}
        box = [card.name for card in MARKSMEN] if self.rules.with_marksmen else []
        for seat in range(self.rules.seats):
            places[f"hand {seat}"] = [str(card) for card in bags.listed(self.hands[seat])]
            if self.marksmen[seat] != UNDEALT:
                name = MARKSMEN[self.marksmen[seat]].name
                box.remove(name)
                places[f"{'played by' if bitset.has(self.used, seat) else 'marksman of'} {seat}"] = [name]
        for place in bitset.listed(self.standing):
            places[f"health {PLACE_TEXTS[place]}"] = [str(self.health[place])]
        places["bullet"] = [] if self.bullet == NO_CARD else [str(self.bullet)]
        places["winning card"] = [] if self.winning == NO_CARD else [str(self.winning)]
        places["pile"] = [str(card) for card in self.pile]
        places["discards"] = [str(card) for card in bags.listed(self.discards)]
        places["marksmen not dealt"] = box
        return places


def start(rules: ShootoutSetup, chance: Chance) -> ShootoutPosition:
    """A game about to begin: nothing shuffled, nothing dealt."""
    seats = rules.seats
    return ShootoutPosition(
        rules,
        chance,
        append(vec[i64](), step(phases.FIRST_DEALER)),
        0,
        0,
        vec[i64](),
        0,
        None,
        False,
        0,
        0,
        0,
        0,
        numbers(seats, 0),
        numbers(seats, 0),
        numbers(seats * SLOTS, NO_CARD),
        0,
        0,
        0,
        vec[i64](),
        0,
        vec[i64](),
        numbers(seats, UNDEALT),
        0,
        NO_CARD,
        NO_PLACE,
        NO_CARD,
        0,
        0,
        False,
    )
