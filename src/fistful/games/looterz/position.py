"""The position of Looterz: the dungeon, the hands, the piles, and what each player has looted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.position import Link, Position, Setup, numbers
from fistful.engine.wire import Outcome, Prompt, Terms, View
from fistful.games.looterz import choices, flow, piles, scoring, steps, view
from fistful.games.looterz import looter as looters
from fistful.games.looterz.deck import LooterzDeck
from fistful.games.looterz.effect import Effect
from fistful.games.looterz.facts import GOAL, GOAL_BY_SEATS, KEYWORDS, MOST_LOOTERZ, NONE


class LooterzSetup(Setup):
    """The goal and the cards of one game; lists by kind have one entry a kind."""

    def __init__(self, terms: Terms, deck: LooterzDeck, texts: list[str]) -> None:
        super().__init__(terms, deck, texts)
        goal = terms.options[GOAL]
        self.goal: Final[i64] = int(goal) or GOAL_BY_SEATS[terms.seats]
        """LTZ-1: the Loot that wins."""
        seats = terms.seats
        self.after: Final = vec[i64]([(seat + 1) % seats for seat in range(seats)])
        """The next seat clockwise."""
        self.before: Final = vec[i64]([(seat - 1) % seats for seat in range(seats)])
        self.kinds: Final[i64] = len(deck.kinds)
        self.names: Final = [kind.card.name for kind in deck.kinds]
        self.life: Final = vec[i64]([kind.life for kind in deck.kinds])
        self.power: Final = vec[i64]([kind.power for kind in deck.kinds])
        self.copies: Final = vec[i64]([kind.copies for kind in deck.kinds])
        self.attacks: Final = vec[i64]([kind.card.attacks for kind in deck.kinds])
        self.taunt: Final = vec[i64]([int(kind.card.taunt) for kind in deck.kinds])
        self.cards: Final = vec[i64]([number for number, kind in enumerate(deck.kinds) for _ in range(kind.copies)])
        """Every card by its kind."""
        self.effects: Final[list[Effect]] = []
        """The effects of this deck; an ability is a number in this table."""
        self.abilities: Final = vec[i64]([NONE for _ in KEYWORDS for _ in deck.kinds])
        for number, kind in enumerate(deck.kinds):
            for keyword, effect in enumerate(kind.card.effects()):
                if effect is not None:
                    self.abilities[keyword * len(deck.kinds) + number] = len(self.effects)
                    self.effects.append(effect)

    def ability(self, keyword: i64, kind: i64) -> i64:
        """The number of the effect that a kind has under a keyword, or -1."""
        return self.abilities[keyword * self.kinds + kind]


class LooterzPosition(Position):
    """Lists by seat have one entry a seat. Looterz in play are numbers (`looter.py`), twelve places a seat."""

    def __init__(
        self,
        rules: LooterzSetup,
        chance: Chance,
        agenda: vec[i64],
        step: i64,
        waiting: i64,
        history: Link | None,
        recorded: bool,
        turn: i64,
        active: i64,
        phase: i64,
        triggers: i64,
        loot: vec[i64],
        table: vec[i64],
        party: vec[i64],
        entries: i64,
        hands: vec[i64],
        held: vec[i64],
        hand_sizes: vec[i64],
        known: vec[i64],
        pile: vec[i64],
        graveyard: vec[i64],
        fresh: vec[i64],
    ) -> None:
        super().__init__(rules, chance, agenda, step, waiting, vec[i64](), 0, history, recorded)
        self.rules: Final = rules
        self.turn = turn
        """Counted from 1, all players together."""
        self.active = active
        """The seat whose turn it is."""
        self.phase = phase
        """A number in `facts.PHASES`."""
        self.triggers = triggers
        """LTZ-37: how many triggers were carried out in this turn."""
        self.loot = loot
        self.table = table
        """The Looterz in play, in order of entry; `party` says how many of a seat's places are taken."""
        self.party = party
        self.entries = entries
        """How many Looterz have entered play so far."""
        self.hands = hands
        """How many of each kind each seat holds: seat x kinds + kind."""
        self.held = held
        """The kinds that each seat holds, as a set."""
        self.hand_sizes = hand_sizes
        self.known = known
        """LTZ-28: cards seen going into a hand, as `piles` notes them."""
        self.pile = pile
        """The Draw Pile by kinds; the top card is the last of the list."""
        self.graveyard = graveyard
        """The cards as they left play, or without an entry if they were discarded; the longest dead first."""
        self.fresh = fresh
        """LTZ-7: by kind, how many copies may still be turned up that have not acted, or -1 if none of them
        has; empty unless cards that acted in this turn were shuffled into the Draw Pile.
        """

    def copy(self) -> LooterzPosition:
        return LooterzPosition(
            self.rules,
            self.chance.copy(),
            self.agenda[:],
            self.step,
            self.waiting,
            self.history,
            self.recorded,
            self.turn,
            self.active,
            self.phase,
            self.triggers,
            self.loot[:],
            self.table[:],
            self.party[:],
            self.entries,
            self.hands[:],
            self.held[:],
            self.hand_sizes[:],
            self.known[:],
            self.pile[:],
            self.graveyard[:],
            self.fresh[:],
        )

    def run(self) -> None:
        steps.run(self)

    def decide(self, seat: i64, action: i64) -> None:
        steps.decide(self, seat, action)

    def legal(self, seat: i64) -> vec[i64]:
        return choices.legal(self, seat)

    def allows(self, seat: i64, action: i64) -> bool:
        return choices.allows(self, seat, action)

    def pick(self, seat: i64, chance: Chance) -> i64:
        return choices.pick(self, seat, chance)

    def refusal(self, seat: int, action: int) -> IllegalMove:
        return choices.refusal(self, seat, action)

    def prompt(self, seat: i64) -> Prompt:
        return choices.prompt(self)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def whereabouts(self) -> dict[str, list[str]]:
        names = self.rules.names
        places: dict[str, list[str]] = {}
        for seat in range(self.rules.seats):
            first = seat * MOST_LOOTERZ
            in_play = [looters.kind_of(self.table[place]) for place in range(first, first + self.party[seat])]
            places[f"in play {seat}"] = [names[kind] for kind in in_play]
            places[f"hand {seat}"] = [names[kind] for kind in piles.hand(self, seat)]
        places["draw pile"] = [names[kind] for kind in self.pile]
        places["graveyard"] = [names[looters.kind_of(card)] for card in self.graveyard]
        return places


def start(rules: LooterzSetup, chance: Chance) -> LooterzPosition:
    """A game about to begin: nothing shuffled, nothing dealt."""
    seats = rules.seats
    return LooterzPosition(
        rules,
        chance,
        append(vec[i64](), flow.turn_step(flow.SETUP)),
        0,
        0,
        None,
        False,
        0,
        0,
        0,
        0,
        numbers(seats, 0),
        numbers(seats * MOST_LOOTERZ, 0),
        numbers(seats, 0),
        0,
        numbers(seats * rules.kinds, 0),
        numbers(seats, 0),
        numbers(seats, 0),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )
