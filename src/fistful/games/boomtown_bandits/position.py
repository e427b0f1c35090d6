"""The position of Boomtown Bandits: the town, everyone's loot and tokens, and the fight that is on."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine.agenda import step
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.position import Link, Position, Setup, numbers
from fistful.engine.wire import Outcome, Prompt, Terms, View
from fistful.games.boomtown_bandits import plan, questions, scoring, stacks, steps, ticks, tokens, view, windows
from fistful.games.boomtown_bandits.cards import CASH, PLAYED
from fistful.games.boomtown_bandits.deck import LootDeck
from fistful.games.boomtown_bandits.facts import (
    BIG_TOWN,
    EXPANSION,
    LETTERS,
    LOCATIONS,
    NOBODY,
    NOWHERE,
    PACE,
    PLACES,
    PLAY,
    REAL_TIME,
    TOWN_SIZE,
    WAIT,
)


class BoomtownSetup(Setup):
    """The deck, the box and the pace of one game, and where the actions by loot card begin."""

    def __init__(self, terms: Terms, deck: LootDeck) -> None:
        super().__init__(terms, deck, deck.notation())
        self.real_time: Final = terms.options[PACE] == REAL_TIME
        self.box: Final[i64] = len(LOCATIONS) if terms.options[EXPANSION] else len(LOCATIONS) - 1
        big = terms.options[EXPANSION] and terms.seats == len(LETTERS)
        self.town_size: Final[i64] = BIG_TOWN if big else TOWN_SIZE[terms.seats]
        self.loot: Final = deck
        self.size: Final[i64] = deck.size
        self.name_of: Final = deck.name_of
        self.kind_of: Final = deck.kind_of
        self.kind_cards: Final = deck.kind_cards
        self.named: Final = deck.named
        self.for_window: Final = deck.for_window
        self.kinds: Final[i64] = len(deck.texts)
        self.pay: Final[i64] = PLAY + len(PLAYED)
        self.take: Final[i64] = self.pay + self.kinds
        self.top: Final[i64] = self.take + self.kinds
        self.show: Final[i64] = self.top + self.kinds
        cash = [kind for kind in range(self.kinds) if deck.kind_names[kind] == CASH]
        self.cash: Final = vec[i64](cash)
        """The kinds that have only money, in the order of the actions that show them."""


class BoomtownBanditsPosition(Position):
    """Sets of cards, seats, locations, tokens and dice are masks; lists by seat have one entry a seat."""

    def __init__(
        self,
        rules: BoomtownSetup,
        chance: Chance,
        agenda: vec[i64],
        step: i64,
        waiting: i64,
        sealed: vec[i64],
        shown: i64,
        history: Link | None,
        recorded: bool,
        round: i64,
        first: i64,
        town: vec[i64],
        sheriff: i64,
        closed: i64,
        resolved: i64,
        here: i64,
        passed: i64,
        standing: i64,
        stacks: vec[i64],
        hands: vec[i64],
        known: vec[i64],
        fresh: vec[i64],
        played: vec[i64],
        removed: i64,
        job_depth: i64,
        looker: i64,
        looked: i64,
        looked_depth: i64,
        trails: vec[i64],
        at: vec[i64],
        cowards: i64,
        swapped: i64,
        revealed: bool,
        last_reveal: i64,
        watched: i64,
        peeker: i64,
        peeked: i64,
        fighting: bool,
        extra: i64,
        distracted: i64,
        lying: i64,
        hits: i64,
        runaways: i64,
        throws: i64,
        tick: i64,
        clock: i64,
        ticks_before: i64,
        rolling: i64,
        debtors: i64,
        free_at: vec[i64],
        shown_at: vec[i64],
        waited: vec[i64],
        held: vec[i64],
        finals: i64,
        contenders: i64,
        winners: i64,
    ) -> None:
        super().__init__(rules, chance, agenda, step, waiting, sealed, shown, history, recorded)
        self.rules: Final = rules
        self.round = round
        """Counted from 1."""
        self.first = first
        """The first player of this round."""
        self.town = town
        """The locations in town, left to right. Never changed once drawn, so copies share it."""
        self.sheriff = sheriff
        self.closed = closed
        """The locations closed this round, the Sheriff's included."""
        self.resolved = resolved
        """The locations whose turn in this round is over."""
        self.here = here
        """The location whose turn it is, `FINAL`, or `NOWHERE`."""
        self.passed = passed
        """The seats that passed when a window of this round last asked them."""
        self.standing = standing
        """Those of them that passed for the whole round."""
        self.stacks = stacks
        """The loot stack of each location, a nibble a card, the top one lowest: 1 + its number there."""
        self.hands = hands
        """The loot cards of each seat that are not face up in front of it."""
        self.known = known
        """Those of them that everyone has seen."""
        self.fresh = fresh
        """Those of them gained in this round."""
        self.played = played
        """The loot cards face up in front of each seat."""
        self.removed = removed
        """The loot cards out of the game."""
        self.job_depth = job_depth
        """Everyone knows that the Inside Job is among so many cards on top of the Bank; 0: nobody need know."""
        self.looker = looker
        """The seat that played Brothel Inspector, or `NOBODY`."""
        self.looked = looked
        """The location where it looked."""
        self.looked_depth = looked_depth
        """How many cards on top of that stack the looker still knows."""
        self.trails = trails
        """The cards that the looker knew and others claimed, four numbers each: see `stacks.TRAIL`."""
        self.at = at
        """The tokens at each location, and last those in a final shootout."""
        self.cowards = cowards
        """The tokens placed in this round that are cowards."""
        self.swapped = swapped
        """The tokens that roll a die of the other kind."""
        self.revealed = revealed
        """All tokens lie face up."""
        self.last_reveal = last_reveal
        """What the last Reveal showed, a nibble a token: its location, plus 8 if it was a coward."""
        self.watched = watched
        """The seats that place face up this round."""
        self.peeker = peeker
        """The seat that played Loose Lips this round, or `NOBODY`."""
        self.peeked = peeked
        """The tokens it saw."""
        self.fighting = fighting
        """The first bout of this shootout has begun."""
        self.extra = extra
        """The extra dice of this shootout."""
        self.distracted = distracted
        """The die that is not rolled until the first stop."""
        self.lying = lying
        """The dice that show a face."""
        self.hits = hits
        self.runaways = runaways
        self.throws = throws
        """How many automatic throws this shootout has seen."""
        self.tick = tick
        """The tick of this bout."""
        self.clock = clock
        """The ticks of this shootout before this bout."""
        self.ticks_before = ticks_before
        """The ticks of the game before this shootout."""
        self.rolling = rolling
        """The seats whose dice are in the air."""
        self.debtors = debtors
        """The seats that called falsely in the bout before."""
        self.free_at = free_at
        """The tick in which each seat's faces show, or in which it joins."""
        self.shown_at = shown_at
        """The tick in which the faces that each seat shows came up, or -1."""
        self.waited = waited
        """How many ticks in a row each seat has waited."""
        self.held = held
        """The tick in which the held call of each seat counts, or -1."""
        self.finals = finals
        """How many final shootouts have begun."""
        self.contenders = contenders
        """The seats with the most money."""
        self.winners = winners

    def copy(self) -> BoomtownBanditsPosition:
        return BoomtownBanditsPosition(
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
            self.first,
            self.town,
            self.sheriff,
            self.closed,
            self.resolved,
            self.here,
            self.passed,
            self.standing,
            self.stacks[:],
            self.hands[:],
            self.known[:],
            self.fresh[:],
            self.played[:],
            self.removed,
            self.job_depth,
            self.looker,
            self.looked,
            self.looked_depth,
            self.trails[:],
            self.at[:],
            self.cowards,
            self.swapped,
            self.revealed,
            self.last_reveal,
            self.watched,
            self.peeker,
            self.peeked,
            self.fighting,
            self.extra,
            self.distracted,
            self.lying,
            self.hits,
            self.runaways,
            self.throws,
            self.tick,
            self.clock,
            self.ticks_before,
            self.rolling,
            self.debtors,
            self.free_at[:],
            self.shown_at[:],
            self.waited[:],
            self.held[:],
            self.finals,
            self.contenders,
            self.winners,
        )

    def run(self) -> None:
        steps.run(self)

    def decide(self, seat: i64, action: i64) -> None:
        questions.question(self).decide(self, seat, action)

    def unseal(self) -> None:
        questions.question(self).unseal(self)

    def legal(self, seat: i64) -> vec[i64]:
        return questions.question(self).legal(self, seat)

    def refusal(self, seat: int, action: int) -> IllegalMove:
        return questions.refusal(self, seat, action)

    def prompt(self, seat: i64) -> Prompt:
        return questions.question(self).prompt(self, seat)

    def result(self) -> Outcome:
        return scoring.result(self)

    def look(self, seat: i64, everything: bool) -> View:
        return view.look(self, seat, everything)

    def timed(self) -> i64:
        return ticks.number(self)

    def bout_start(self) -> i64:
        return ticks.bout_start(self)

    def silent(self) -> i64:
        return WAIT

    def passing(self) -> i64:
        return windows.passing(self)

    def hides_choosers(self) -> bool:
        return windows.is_open(self)

    def order_of(self, seat: i64) -> i64:
        return windows.order_of(self, seat)

    def whereabouts(self) -> dict[str, list[str]]:
        places: dict[str, list[str]] = {}
        for location in self.town:
            stack = stacks.listed_stack(self, location)
            places[f"stack {LOCATIONS[location]}"] = [stacks.text(self, card) for card in stack]
        for seat in range(self.rules.seats):
            letter = LETTERS[seat]
            fresh = self.hands[seat] & self.fresh[seat]
            places[f"hand {letter}"] = stacks.texts(self, self.hands[seat] & ~fresh)
            places[f"fresh {letter}"] = stacks.texts(self, fresh)
            places[f"face up {letter}"] = stacks.texts(self, self.played[seat])
        places["out of the game"] = stacks.texts(self, self.removed)
        for place, owned in tokens.everywhere(self).items():
            places[place] = owned
        return places


def start(rules: BoomtownSetup, chance: Chance) -> BoomtownBanditsPosition:
    """A game about to begin: no town, nothing shuffled."""
    seats = rules.seats
    timed = seats if rules.real_time else 0
    return BoomtownBanditsPosition(
        rules,
        chance,
        append(vec[i64](), step(plan.SET_UP)),
        0,
        0,
        vec[i64](),
        0,
        None,
        False,
        0,
        0,
        vec[i64](),
        NOWHERE,
        0,
        0,
        NOWHERE,
        0,
        0,
        numbers(len(LOCATIONS), 0),
        numbers(seats, 0),
        numbers(seats, 0),
        numbers(seats, 0),
        numbers(seats, 0),
        0,
        0,
        NOBODY,
        NOWHERE,
        0,
        vec[i64](),
        numbers(PLACES, 0),
        0,
        0,
        False,
        0,
        0,
        NOBODY,
        0,
        False,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        numbers(timed, 0),
        numbers(timed, -1),
        numbers(timed, 0),
        numbers(timed, -1),
        0,
        0,
        0,
    )
