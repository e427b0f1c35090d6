"""What each step that asks offers, refuses and does, in the order of a round.

The flow itself, in which these steps come up, is in `steps`; what loot cards ask for is in `card_questions`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of, second_of
from fistful.engine.errors import IllegalMove
from fistful.engine.question import Question, by_kind
from fistful.engine.seats import UNCHOSEN
from fistful.engine.wire import Prompt
from fistful.games.boomtown_bandits import kinds, loot, placement, shootout, steps, ticks, tokens, windows
from fistful.games.boomtown_bandits.card_questions import (
    AimAt,
    AimOpponent,
    AimTo,
    AimToken,
    OrderInspected,
    Pay,
    TakeInspected,
)
from fistful.games.boomtown_bandits.cards import LOOSE_LIPS
from fistful.games.boomtown_bandits.facts import (
    AT,
    BEFORE_LOOT,
    CALL,
    CLAIM,
    DICE_OF,
    DIE_KINDS,
    DURING_PLACEMENT,
    HIT,
    LETTERS,
    LIPS,
    LOCATIONS,
    LOSE,
    NAMED_TARGET,
    NOWHERE,
    OVERHEAR,
    PASS,
    PASS_ROUND,
    PICK,
    PLACE_COWARD,
    PLACE_SHOOTER,
    PLAY,
    ROLL,
    SHERIFF,
    SLUG,
    TO,
    TOKEN_KINDS,
    WAIT,
    WINDOWS,
)
from fistful.games.boomtown_bandits.question import CardWindow, OneOfGroup, refuse_card
from fistful.games.boomtown_bandits.state import BoomtownState


class Automatic(Question[BoomtownState]):
    """A step that asks nobody."""

    def run(self, pos: BoomtownState) -> None:
        steps.run(pos)


# Sheriff, placement and windows.


class AskSheriff(OneOfGroup):
    """BTB-6: where the Sheriff goes."""

    def chooser(self, pos: BoomtownState) -> i64:
        return pos.first

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        return tokens.in_town(pos)

    def choose(self, pos: BoomtownState, seat: i64, choice: i64) -> None:
        steps.put_sheriff(pos, choice)

    def refuse(self, pos: BoomtownState, choice: i64) -> IllegalMove | None:
        return not_in_town(choice)


class Place(CardWindow):
    """BTB-7: a token, or first a card."""

    def window(self, pos: BoomtownState) -> i64:
        return DURING_PLACEMENT

    def run(self, pos: BoomtownState) -> None:
        placement.ask_to_place(pos, first_of(pos.step))

    def legal(self, pos: BoomtownState, seat: i64) -> vec[i64]:
        return placement.legal(pos, seat)

    def prompt(self, pos: BoomtownState, seat: i64) -> Prompt:
        shooters, cowards = placement.tokens_left(pos, seat)
        return Prompt(self.code, self.clause, {"shooters": shooters, "cowards": cowards})

    def decide(self, pos: BoomtownState, seat: i64, action: i64) -> None:
        placement.decide(pos, seat, action)

    def refusal(self, pos: BoomtownState, seat: i64, action: i64) -> IllegalMove | None:
        if PLACE_SHOOTER <= action < AT:
            return self.refuse_token(pos, action)
        if LIPS <= action < HIT:
            if not bitset.has(tokens.in_town(pos), action - LIPS):
                return not_in_town(action - LIPS)
            return refuse_card(pos, seat, LOOSE_LIPS, DURING_PLACEMENT)
        if action >= pos.setup.show:
            kind = pos.setup.cash[action - pos.setup.show]
            return IllegalMove("cannot-show", SLUG, "BTB-19", card=pos.setup.loot.texts[kind])
        return super().refusal(pos, seat, action)

    def refuse_token(self, pos: BoomtownState, action: i64) -> IllegalMove:
        """BTB-6, BTB-7: the location is not in town or closed, or all tokens of that kind are placed."""
        coward = action >= PLACE_COWARD
        location = action - (PLACE_COWARD if coward else PLACE_SHOOTER)
        if not bitset.has(tokens.in_town(pos), location):
            return not_in_town(location)
        if bitset.has(pos.closed, location):
            return IllegalMove("closed", SLUG, "BTB-6", location=LOCATIONS[location])
        return IllegalMove("no-token-left", SLUG, "BTB-4", token="coward" if coward else "shooter")


class Window(CardWindow):
    """BTB-36: a card, or pass; sealed."""

    def window(self, pos: BoomtownState) -> i64:
        return first_of(pos.step)

    def run(self, pos: BoomtownState) -> None:
        windows.open_window(pos, first_of(pos.step))

    def legal(self, pos: BoomtownState, seat: i64) -> vec[i64]:
        passes = append(append(vec[i64](), PASS), PASS_ROUND)
        return windows.add_playable(pos, seat, first_of(pos.step), passes)

    def prompt(self, pos: BoomtownState, seat: i64) -> Prompt:
        window = WINDOWS[first_of(pos.step)]
        if pos.here == NOWHERE:
            return Prompt(self.code, self.clause, {"window": window})
        return Prompt("window-here", self.clause, {"window": window, "location": LOCATIONS[pos.here]})

    def unseal(self, pos: BoomtownState) -> None:
        windows.unseal(pos)


# The fight.


class Tick(OneOfGroup):
    """BTB-25: roll, call or wait; sealed."""

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        return ticks.choices(pos, seat) >> ROLL

    def run(self, pos: BoomtownState) -> None:
        ticks.ask_choices(pos)

    def prompt(self, pos: BoomtownState, seat: i64) -> Prompt:
        own = DICE_OF[seat]
        if pos.hits & own:
            return Prompt("tick-hit", "BTB-26", {"tick": pos.tick})
        if pos.runaways & own:
            return Prompt("tick-runaway", "BTB-27", {"tick": pos.tick})
        return Prompt("tick-blank" if pos.lying & own else self.code, self.clause, {"tick": pos.tick})

    def unseal(self, pos: BoomtownState) -> None:
        ticks.end_tick(pos)

    def refuse(self, pos: BoomtownState, choice: i64) -> IllegalMove | None:
        """A call needs faces, and a runaway bars rolling. A seat that may no longer wait is not asked."""
        return IllegalMove("no-faces" if ROLL + choice == CALL else "runaway-lies", SLUG, "BTB-25")


class NameTarget(OneOfGroup):
    """BTB-11: the seat at which the scorer shoots."""

    def run(self, pos: BoomtownState) -> None:
        if pos.telling:
            pos.tell("hit", "BTB-11", seat=first_of(pos.step))
        super().run(pos)

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        return shootout.targets_of(pos, seat)

    def choose(self, pos: BoomtownState, seat: i64, choice: i64) -> None:
        shootout.name_target(pos, seat, choice)

    def refuse(self, pos: BoomtownState, choice: i64) -> IllegalMove | None:
        return IllegalMove("no-target", SLUG, "BTB-35", seat=choice)


class Double(CardWindow):
    """BTB-57: whether the target plays a Body Double."""

    def window(self, pos: BoomtownState) -> i64:
        return NAMED_TARGET

    def run(self, pos: BoomtownState) -> None:
        target = first_of(pos.step)
        windows.announce(pos, NAMED_TARGET)
        if windows.might_play(pos, target, NAMED_TARGET):
            pos.ask(target)

    def legal(self, pos: BoomtownState, seat: i64) -> vec[i64]:
        return windows.add_playable(pos, seat, NAMED_TARGET, append(vec[i64](), PASS))

    def decide(self, pos: BoomtownState, seat: i64, action: i64) -> None:
        if action != PASS:
            windows.play(pos, seat, pos.setup.plays[action - PLAY])


class LoseToken(OneOfGroup):
    """BTB-11: which token the target loses."""

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        return tokens.kinds_among(pos, tokens.tokens_here(pos, seat))

    def choose(self, pos: BoomtownState, seat: i64, choice: i64) -> None:
        shootout.lose(pos, seat, choice)

    def refuse(self, pos: BoomtownState, choice: i64) -> IllegalMove | None:
        return IllegalMove("no-such-token", SLUG, "BTB-35")


class Claim(CardWindow):
    """BTB-15: the loot, or first a card."""

    def window(self, pos: BoomtownState) -> i64:
        return BEFORE_LOOT

    def run(self, pos: BoomtownState) -> None:
        loot.ask_before_loot(pos, first_of(pos.step), second_of(pos.step))

    def legal(self, pos: BoomtownState, seat: i64) -> vec[i64]:
        return windows.add_playable(pos, seat, BEFORE_LOOT, append(vec[i64](), CLAIM))

    def prompt(self, pos: BoomtownState, seat: i64) -> Prompt:
        return Prompt(self.code, self.clause, {"location": LOCATIONS[kinds.location_in(second_of(pos.step))]})

    def decide(self, pos: BoomtownState, seat: i64, action: i64) -> None:
        loot.answer_before_loot(pos, seat, action)


def not_in_town(location: i64) -> IllegalMove:
    return IllegalMove("not-in-town", SLUG, "BTB-1", location=LOCATIONS[location])


_ASKING: Final[dict[int, Question[BoomtownState]]] = {
    kinds.ASK_SHERIFF: AskSheriff("sheriff", "BTB-6", SHERIFF, len(LOCATIONS)),
    kinds.PLACE: Place("place", "BTB-7", UNCHOSEN),
    kinds.WINDOW: Window("window", "BTB-36", PASS),
    kinds.CHOOSE: Tick("tick-ready", "BTB-25", ROLL, WAIT + 1 - ROLL),
    kinds.NAME_TARGET: NameTarget("name-target", "BTB-11", HIT, len(LETTERS)),
    kinds.DOUBLE: Double("double", "BTB-57", PASS),
    kinds.LOSE_TOKEN: LoseToken("lose", "BTB-11", LOSE, len(TOKEN_KINDS)),
    kinds.CLAIM_LOOT: Claim("claim", "BTB-15", CLAIM),
    kinds.PAY: Pay("pay", "BTB-46"),
    kinds.INSPECT: TakeInspected("take", "BTB-47"),
    kinds.ORDER: OrderInspected("top", "BTB-47"),
    kinds.AIM_AT: AimAt("aim-at", "BTB-36", AT, len(LOCATIONS)),
    kinds.AIM_TOKEN: AimToken("aim-token", "BTB-36", PICK, len(LETTERS) * len(DIE_KINDS)),
    kinds.AIM_TO: AimTo("aim-to", "BTB-36", TO, len(LOCATIONS)),
    kinds.AIM_OPPONENT: AimOpponent("overhear", "BTB-55", OVERHEAR, len(LETTERS)),
}
QUESTIONS: Final = by_kind(kinds.KINDS, Automatic(), _ASKING)
