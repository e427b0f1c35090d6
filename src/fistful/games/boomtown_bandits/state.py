"""The state of Boomtown Bandits: the town, everyone's loot and tokens, and the present fight."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.chance import Chance
from fistful.engine.position import Position
from fistful.engine.question import Question
from fistful.engine.state import Setup, numbers
from fistful.engine.wire import Terms
from fistful.games.boomtown_bandits.deck import CASH, LootDeck
from fistful.games.boomtown_bandits.facts import (
    BIG_TOWN,
    BLANK_PATIENCE,
    EXPANSION,
    FIRST_BLANK_PATIENCE,
    FIRST_READING_TICKS,
    FIRST_RUNAWAY_TICKS,
    LETTERS,
    LOCATIONS,
    NOBODY,
    NOWHERE,
    PACE,
    PLACES,
    PLAY,
    READING_TICKS,
    REAL_TIME,
    RUNAWAY_TICKS,
    TOWN_SIZE,
)
from fistful.games.boomtown_bandits.kinds import SET_UP
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView


class BoomtownSetup(Setup):
    """The deck, the box and the pace of one game, and where the actions by loot card begin."""

    def __init__(self, terms: Terms, deck: LootDeck, questions: list[Question[Any]]) -> None:
        super().__init__(terms, deck, deck.notation(), questions)
        self.second_edition: Final = terms.rules >= 2
        """BTB-19, BTB-26, BTB-29, BTB-57, BTB-66: what version 2 of the rules changed holds."""
        self.reading_ticks: Final[i64] = READING_TICKS if self.second_edition else FIRST_READING_TICKS
        self.runaway_ticks: Final[i64] = RUNAWAY_TICKS if self.second_edition else FIRST_RUNAWAY_TICKS
        self.blank_patience: Final[i64] = BLANK_PATIENCE if self.second_edition else FIRST_BLANK_PATIENCE
        self.real_time: Final = terms.options[PACE] == REAL_TIME
        self.box: Final[i64] = len(LOCATIONS) if terms.options[EXPANSION] else len(LOCATIONS) - 1
        big = terms.options[EXPANSION] and terms.seats == len(LETTERS)
        self.town_size: Final[i64] = BIG_TOWN if big else TOWN_SIZE[terms.seats]
        self.loot: Final = deck
        self.size: Final[i64] = deck.size
        self.number_of: Final = deck.number_of
        self.kind_of: Final = deck.kind_of
        self.kind_cards: Final = deck.kind_cards
        self.named: Final = deck.named
        self.plays: Final = deck.plays
        self.play_action: Final = deck.play_action
        self.for_window: Final = deck.for_window if self.second_edition else deck.first_for_window
        self.kinds: Final[i64] = len(deck.texts)
        self.pay: Final[i64] = PLAY + len(deck.plays)
        self.take: Final[i64] = self.pay + self.kinds
        self.top: Final[i64] = self.take + self.kinds
        self.show: Final[i64] = self.top + self.kinds
        cash = [kind for kind in range(self.kinds) if deck.kind_numbers[kind] == CASH]
        self.cash: Final = vec[i64](cash)
        """The kinds that have only money, in the order of the actions that show them."""

    def after(self, seat: i64) -> i64:
        """The next seat in turn order."""
        following = seat + 1
        return following if following < self.seats else following - self.seats


class BoomtownState(Position[BoomtownBanditsView]):
    """Sets of cards, seats, locations, tokens and dice are masks; lists by seat have one entry a seat."""

    def __init__(self, setup: BoomtownSetup, chance: Chance, of: BoomtownState | None = None) -> None:
        super().__init__(setup, chance, SET_UP, of)
        seats = setup.seats
        # Compiled code boxes what is either an `int` or an `i64`, so all that a field can begin with is an `i64`.
        zero: i64 = 0
        nowhere: i64 = NOWHERE
        nobody: i64 = NOBODY
        timed: i64 = seats if setup.real_time else zero
        self.setup: Final = setup
        self.round: i64 = zero if of is None else of.round
        """Counted from 1."""
        self.first: i64 = zero if of is None else of.first
        """The first player of this round."""
        self.town: vec[i64] = vec[i64]() if of is None else of.town
        """The locations in town, left to right. Never changed once drawn, so copies share it."""
        self.sheriff: i64 = nowhere if of is None else of.sheriff
        self.closed: i64 = zero if of is None else of.closed
        """The locations closed this round, the Sheriff's included."""
        self.resolved: i64 = zero if of is None else of.resolved
        """The locations whose turn in this round is over."""
        self.here: i64 = nowhere if of is None else of.here
        """The location whose turn it is, `FINAL`, or `NOWHERE`."""
        self.passed: i64 = zero if of is None else of.passed
        """The seats that passed when a window of this round last asked them."""
        self.standing: i64 = zero if of is None else of.standing
        """Those of them that passed for the whole round."""
        self.stacks: vec[i64] = numbers(len(LOCATIONS), 0) if of is None else of.stacks[:]
        """The loot stack of each location, a nibble a card, the top one lowest: 1 + its number there."""
        self.hands: vec[i64] = numbers(seats, 0) if of is None else of.hands[:]
        """The loot cards of each seat that are not face up in front of it."""
        self.known: vec[i64] = numbers(seats, 0) if of is None else of.known[:]
        """Those of them that everyone has seen."""
        self.fresh: vec[i64] = numbers(seats, 0) if of is None else of.fresh[:]
        """Those of them gained in this round."""
        self.played: vec[i64] = numbers(seats, 0) if of is None else of.played[:]
        """The loot cards face up in front of each seat."""
        self.removed: i64 = zero if of is None else of.removed
        """The loot cards out of the game."""
        self.job_depth: i64 = zero if of is None else of.job_depth
        """Everyone knows that the Inside Job is among this many cards on top of the Bank; 0: anywhere."""
        self.looker: i64 = nobody if of is None else of.looker
        """The seat that played Brothel Inspector, or `NOBODY`."""
        self.looked: i64 = nowhere if of is None else of.looked
        """The location where it looked."""
        self.looked_depth: i64 = zero if of is None else of.looked_depth
        """How many cards on top of that stack the looker still knows."""
        self.trails: vec[i64] = vec[i64]() if of is None else of.trails[:]
        """The cards that the looker knew and others claimed, four numbers each: see `stacks.TRAIL`."""
        self.at: vec[i64] = numbers(PLACES, 0) if of is None else of.at[:]
        """The tokens at each location, and last those in a final shootout."""
        self.cowards: i64 = zero if of is None else of.cowards
        """The tokens placed in this round that are cowards."""
        self.swapped: i64 = zero if of is None else of.swapped
        """The tokens that roll a die of the other kind."""
        self.revealed: bool = False if of is None else of.revealed
        """All tokens lie face up."""
        self.last_reveal: i64 = zero if of is None else of.last_reveal
        """What the last Reveal showed, a nibble a token: its location, plus 8 if it was a coward."""
        self.watched: i64 = zero if of is None else of.watched
        """The seats that place face up this round."""
        self.peeker: i64 = nobody if of is None else of.peeker
        """The seat that played Loose Lips this round, or `NOBODY`."""
        self.peeked: i64 = zero if of is None else of.peeked
        """The tokens it saw."""
        self.fighting: bool = False if of is None else of.fighting
        """The first bout of this shootout has begun."""
        self.extra: i64 = zero if of is None else of.extra
        """The extra dice of this shootout."""
        self.doubled: i64 = zero if of is None else of.doubled
        """The seats whom the next hit in this shootout that names them costs nothing."""
        self.distracted: i64 = zero if of is None else of.distracted
        """The die that is not rolled until the first stop."""
        self.lying: i64 = zero if of is None else of.lying
        """The dice that show a face."""
        self.hits: i64 = zero if of is None else of.hits
        self.runaways: i64 = zero if of is None else of.runaways
        self.throws: i64 = zero if of is None else of.throws
        """How many automatic throws this shootout has seen."""
        self.tick: i64 = zero if of is None else of.tick
        """The tick of this bout."""
        self.clock: i64 = zero if of is None else of.clock
        """The ticks of this shootout before this bout."""
        self.ticks_before: i64 = zero if of is None else of.ticks_before
        """The ticks of the game before this shootout."""
        self.rolling: i64 = zero if of is None else of.rolling
        """The seats whose dice are in the air."""
        self.owed: vec[i64] = numbers(timed, 0) if of is None else of.owed[:]
        """The tick of this bout, or between two of the next, in which a seat that called falsely joins; 0: at once."""
        self.free_at: vec[i64] = numbers(timed, 0) if of is None else of.free_at[:]
        """The tick in which each seat's faces show, or in which it joins."""
        self.shown_at: vec[i64] = numbers(timed, -1) if of is None else of.shown_at[:]
        """The tick in which the faces that each seat shows came up, or -1."""
        self.waited: vec[i64] = numbers(timed, 0) if of is None else of.waited[:]
        """How many ticks in a row each seat has waited."""
        self.held: vec[i64] = numbers(timed, -1) if of is None else of.held[:]
        """The tick in which the held call of each seat counts, or -1."""
        self.finals: i64 = zero if of is None else of.finals
        """How many final shootouts have begun."""
        self.contenders: i64 = zero if of is None else of.contenders
        """The seats with the most money."""
        self.winners: i64 = zero if of is None else of.winners

    @abstractmethod
    def copy(self) -> BoomtownState:
        """An independent position that tells no events."""
