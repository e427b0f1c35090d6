"""What the questions of Boomtown Bandits have in common; `questions` and `card_questions` have the questions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of, kind_of
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.question import Question
from fistful.games.boomtown_bandits import stacks
from fistful.games.boomtown_bandits.cards import NAMED
from fistful.games.boomtown_bandits.facts import PLAY, SLUG, WINDOWS, add_group
from fistful.games.boomtown_bandits.state import BoomtownState


class OneOfGroup(Question[BoomtownState]):
    """A choice from one group of actions: a location, a seat, or a kind of token. What can be chosen is public, so a
    choice with one answer is not asked for.
    """

    def __init__(self, code: str, clause: str, first: i64, size: i64) -> None:
        super().__init__(code, clause)
        self.first: Final[i64] = first
        """The action with which the group begins."""
        self.size: Final[i64] = size

    def chooser(self, pos: BoomtownState) -> i64:
        """The seat that chooses."""
        return first_of(pos.step)

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        """What it can choose from, counted from the beginning of the group."""
        raise AssertionError("every question has choices")

    def choose(self, pos: BoomtownState, seat: i64, choice: i64) -> None:
        """Carry out its choice."""
        raise AssertionError("every question has an answer")

    def refuse(self, pos: BoomtownState, choice: i64) -> IllegalMove | None:
        """Why this choice of the group is refused."""
        return None

    def run(self, pos: BoomtownState) -> None:
        seat = self.chooser(pos)
        choices = self.choices(pos, seat)
        if bitset.count(choices) == 1:
            self.choose(pos, seat, bitset.lowest(choices))
        else:
            pos.ask(seat)

    def legal(self, pos: BoomtownState, seat: i64) -> vec[i64]:
        return add_group(vec[i64](), self.first, self.choices(pos, seat))

    def allows(self, pos: BoomtownState, seat: i64, action: i64) -> bool:
        choice = action - self.first
        return 0 <= choice < self.size and bitset.has(self.choices(pos, seat), choice)

    def pick(self, pos: BoomtownState, seat: i64, chance: Chance) -> i64:
        choices = self.choices(pos, seat)
        return self.first + bitset.nth(choices, chance.below(bitset.count(choices), "choice"))

    def decide(self, pos: BoomtownState, seat: i64, action: i64) -> None:
        self.choose(pos, seat, action - self.first)

    def refusal(self, pos: BoomtownState, seat: i64, action: i64) -> IllegalMove | None:
        choice = action - self.first
        return self.refuse(pos, choice) if 0 <= choice < self.size else None


class CardWindow(Question[BoomtownState]):
    """BTB-18, BTB-35: a question in a window for cards, which may also be answered by playing one."""

    def __init__(self, code: str, clause: str, passing: i64) -> None:
        super().__init__(code, clause)
        self.passing: Final[i64] = passing
        """BTB-36: the only choice of a seat without a card for this window, or `UNCHOSEN` if it has others."""

    def window(self, pos: BoomtownState) -> i64:
        """The window that is open."""
        raise AssertionError("every window has a number")

    def refusal(self, pos: BoomtownState, seat: i64, action: i64) -> IllegalMove | None:
        if not PLAY <= action < pos.setup.pay:
            return None
        return refuse_card(pos, seat, pos.setup.plays[action - PLAY], self.window(pos))


class OneOfLoot(Question[BoomtownState]):
    """One of several loot cards, named by its kind."""

    def first(self, pos: BoomtownState) -> i64:
        """The action with which the group begins."""
        raise AssertionError("every question has actions")

    def cards(self, pos: BoomtownState, seat: i64) -> i64:
        """The cards to choose from."""
        raise AssertionError("every question has choices")

    def run(self, pos: BoomtownState) -> None:
        pos.ask(first_of(pos.step))

    def legal(self, pos: BoomtownState, seat: i64) -> vec[i64]:
        return stacks.kinds_in(pos, self.cards(pos, seat), self.first(pos), vec[i64]())

    def refuse(self, pos: BoomtownState, card: str) -> IllegalMove:
        """Why a card that is not among them is refused."""
        return IllegalMove("not-seen", SLUG, self.clause, card=card)

    def refusal(self, pos: BoomtownState, seat: i64, action: i64) -> IllegalMove | None:
        kind = action - self.first(pos)
        return self.refuse(pos, pos.setup.loot.texts[kind]) if 0 <= kind < pos.setup.kinds else None


def card_window(pos: BoomtownState) -> CardWindow | None:
    """The question of the window for cards in which the table now waits for somebody, if it does."""
    asked = pos.base.questions[kind_of(pos.step)]
    return asked if pos.waiting != 0 and isinstance(asked, CardWindow) else None


def refuse_card(pos: BoomtownState, seat: i64, number: i64, window: i64) -> IllegalMove:
    """BTB-17, BTB-18, BTB-36: not in hand, gained only now, for another window, or without anything to act on."""
    card = NAMED[number]
    held = pos.hands[seat] & pos.setup.named[number]
    if held == 0:
        return IllegalMove("not-in-hand", SLUG, "BTB-17", card=card.name)
    if held & ~pos.fresh[seat] == 0:
        return IllegalMove("too-fresh", SLUG, "BTB-17", card=card.name)
    if window not in card.windows:
        return IllegalMove("wrong-window", SLUG, "BTB-18", card=card.name, window=WINDOWS[window])
    return IllegalMove("no-use", SLUG, card.clause, card=card.name)
