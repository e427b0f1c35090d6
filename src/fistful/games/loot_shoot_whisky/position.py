"""The position of Loot Shoot Whisky: the saloon, what each player has won, and the plans."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import step
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.position import Link, Position, Setup, numbers
from fistful.engine.wire import Outcome, Prompt, Terms, View
from fistful.games.loot_shoot_whisky import scoring, steps, view
from fistful.games.loot_shoot_whisky.deck import SaloonDeck
from fistful.games.loot_shoot_whisky.facts import (
    BEST_OF,
    EMPTY,
    PAIR_TEXTS,
    SALOON_TEXTS,
    SLOTS,
    UNPLANNED,
)

NOBODY: Final = -1


class SaloonSetup(Setup):
    """The deck and the number of duels of one game."""

    def __init__(self, terms: Terms, deck: SaloonDeck) -> None:
        super().__init__(terms, deck, PAIR_TEXTS)
        self.saloon: Final = deck.cards
        self.is_match: Final = terms.options[BEST_OF] == 3


class LootShootWhiskyPosition(Position):
    """Saloon cards are kinds (`facts.SALOON_TEXTS`); lists by seat have one entry a seat."""

    def __init__(
        self,
        rules: SaloonSetup,
        chance: Chance,
        agenda: vec[i64],
        step: i64,
        waiting: i64,
        sealed: vec[i64],
        shown: i64,
        history: Link | None,
        recorded: bool,
        duel: i64,
        duels_won: vec[i64],
        round: i64,
        deck: vec[i64],
        row: vec[i64],
        discards: i64,
        looted: vec[i64],
        nuggets: vec[i64],
        bullets: vec[i64],
        bottle: i64,
        bottle_full: bool,
        first_plans: vec[i64],
        plans: vec[i64],
        reason: str,
    ) -> None:
        super().__init__(rules, chance, agenda, step, waiting, sealed, shown, history, recorded)
        self.rules: Final = rules
        self.duel = duel
        """Counted from 1."""
        self.duels_won = duels_won
        self.round = round
        """Counted from 1."""
        self.deck = deck
        """The next card is the last of the list."""
        self.row = row
        """The four slots, the one nearest the deck first."""
        self.discards = discards
        """A bag of kinds."""
        self.looted = looted
        """A bag of nugget cards for each seat."""
        self.nuggets = nuggets
        self.bullets = bullets
        self.bottle = bottle
        """The seat that holds the bottle, or `NOBODY`."""
        self.bottle_full = bottle_full
        self.first_plans = first_plans
        """What each seat used in the first phase of this round, else `UNPLANNED`."""
        self.plans = plans
        """What each seat has laid for the phase that is being resolved."""
        self.reason = reason
        """How the last finished duel ended."""

    def copy(self) -> LootShootWhiskyPosition:
        return LootShootWhiskyPosition(
            self.rules,
            self.chance.copy(),
            self.agenda[:],
            self.step,
            self.waiting,
            self.sealed[:],
            self.shown,
            self.history,
            self.recorded,
            self.duel,
            self.duels_won[:],
            self.round,
            self.deck[:],
            self.row[:],
            self.discards,
            self.looted[:],
            self.nuggets[:],
            self.bullets[:],
            self.bottle,
            self.bottle_full,
            self.first_plans[:],
            self.plans[:],
            self.reason,
        )

    def run(self) -> None:
        steps.run(self)

    def decide(self, seat: i64, action: i64) -> None:
        raise AssertionError("every decision of this game is sealed")

    def unseal(self) -> None:
        steps.unseal(self)

    def legal(self, seat: i64) -> vec[i64]:
        return bitset.listed(steps.pairs(self, seat))

    def allows(self, seat: i64, action: i64) -> bool:
        return bitset.has(steps.pairs(self, seat), action)

    def pick(self, seat: i64, chance: Chance) -> i64:
        pairs = steps.pairs(self, seat)
        return bitset.nth(pairs, chance.below(bitset.count(pairs), "choice"))

    def refusal(self, seat: int, action: int) -> IllegalMove:
        return steps.refusal(self, seat, action)

    def prompt(self, seat: i64) -> Prompt:
        return steps.prompt(self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        places = {
            "deck": [SALOON_TEXTS[kind] for kind in self.deck],
            "row": [SALOON_TEXTS[kind] for kind in self.row if kind != EMPTY],
            "discards": [SALOON_TEXTS[kind] for kind in bags.listed(self.discards)],
        }
        for seat in range(self.rules.seats):
            places[f"looted {seat}"] = [SALOON_TEXTS[kind] for kind in bags.listed(self.looted[seat])]
        return places


def start(rules: SaloonSetup, chance: Chance) -> LootShootWhiskyPosition:
    """A game about to begin: nothing shuffled, nothing dealt."""
    seats = rules.seats
    return LootShootWhiskyPosition(
        rules,
        chance,
        append(vec[i64](), step(steps.DUEL)),
        0,
        0,
        vec[i64](),
        0,
        None,
        False,
        0,
        numbers(seats, 0),
        0,
        vec[i64](),
        numbers(SLOTS, EMPTY),
        0,
        numbers(seats, 0),
        numbers(seats, 0),
        numbers(seats, 0),
        NOBODY,
        False,
        numbers(seats, UNPLANNED),
        numbers(seats, UNPLANNED),
        "",
    )
