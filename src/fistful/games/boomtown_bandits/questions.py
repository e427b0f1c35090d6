"""What each step that asks asks for, in the order of a round; what cards ask for is in `card_questions`.

The flow itself, in which these steps come up, is in `steps`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of, kind_of, second_of
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt
from fistful.games.boomtown_bandits import (
    loot,
    placement,
    plan,
    refusals,
    shootout,
    steps,
    targets,
    ticks,
    tokens,
    windows,
)
from fistful.games.boomtown_bandits.card_questions import AimAt, AimOpponent, AimTo, AimToken, Inspect, Order, Pay
from fistful.games.boomtown_bandits.cards import (
    BEFORE_LOOT,
    DURING_PLACEMENT,
    LOOSE_LIPS,
    NAMED_TARGET,
    PLAYED,
    WINDOWS,
)
from fistful.games.boomtown_bandits.facts import (
    AT,
    CLAIM,
    DICE_OF,
    HIT,
    LIPS,
    LOCATIONS,
    LOSE,
    NOWHERE,
    OVERHEAR,
    PASS,
    PASS_ROUND,
    PICK,
    PLACE_SHOOTER,
    PLAY,
    ROLL,
    SHERIFF,
    SLUG,
    WAIT,
)
from fistful.games.boomtown_bandits.question import Question

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition


class AskSheriff(Question):
    """BTB-6: where the Sheriff goes."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return targets.group(SHERIFF, tokens.in_town(pos))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        steps.put_sheriff(pos, action - SHERIFF)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return refusals.not_in_town(action - SHERIFF) if SHERIFF <= action < PLACE_SHOOTER else None


class Place(Question):
    """BTB-7: a token, or first a card."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return placement.legal(pos, seat)

    def prompt(self, pos: BoomtownBanditsPosition, seat: i64) -> Prompt:
        shooters, cowards = placement.tokens_left(pos, seat)
        return Prompt(self.code, self.clause, {"shooters": shooters, "cowards": cowards})

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        placement.decide(pos, seat, action)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        if PLACE_SHOOTER <= action < AT:
            return refusals.refuse_placement(pos, action)
        if LIPS <= action < HIT:
            if tokens.in_town(pos) & bitset.only(action - LIPS) == 0:
                return refusals.not_in_town(action - LIPS)
            return refusals.refuse_card(pos, seat, LOOSE_LIPS, DURING_PLACEMENT)
        if action >= pos.setup.show:
            kind = pos.setup.cash[action - pos.setup.show]
            return IllegalMove("cannot-show", SLUG, "BTB-19", card=pos.setup.loot.texts[kind])
        return refuse_play(pos, seat, action, DURING_PLACEMENT)

    def window(self, pos: BoomtownBanditsPosition) -> i64:
        return DURING_PLACEMENT


class Window(Question):
    """BTB-36: a card, or pass; sealed."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        passes = append(append(vec[i64](), PASS), PASS_ROUND)
        return windows.playable(pos, seat, first_of(pos.step), passes)

    def prompt(self, pos: BoomtownBanditsPosition, seat: i64) -> Prompt:
        window = WINDOWS[first_of(pos.step)]
        if pos.here == NOWHERE:
            return Prompt(self.code, self.clause, {"window": window})
        return Prompt("window-here", self.clause, {"window": window, "location": LOCATIONS[pos.here]})

    def unseal(self, pos: BoomtownBanditsPosition) -> None:
        windows.unseal(pos)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return refuse_play(pos, seat, action, first_of(pos.step))

    def window(self, pos: BoomtownBanditsPosition) -> i64:
        return first_of(pos.step)


class Tick(Question):
    """BTB-25: roll, call or wait; sealed."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return bitset.listed(ticks.choices(pos, seat))

    def prompt(self, pos: BoomtownBanditsPosition, seat: i64) -> Prompt:
        own = DICE_OF[seat]
        if pos.hits & own:
            return Prompt("tick-hit", "BTB-26", {"tick": pos.tick})
        if pos.runaways & own:
            return Prompt("tick-runaway", "BTB-27", {"tick": pos.tick})
        return Prompt("tick-blank" if pos.lying & own else self.code, self.clause, {"tick": pos.tick})

    def unseal(self, pos: BoomtownBanditsPosition) -> None:
        ticks.judge(pos)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return refusals.refuse_in_tick(action) if ROLL <= action <= WAIT else None


class NameTarget(Question):
    """BTB-11: whom the scorer shoots at."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return targets.group(HIT, shootout.targets_of(pos, seat))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        shootout.name_target(pos, seat, action - HIT)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return IllegalMove("no-target", SLUG, "BTB-35", seat=action - HIT) if HIT <= action < OVERHEAR else None


class Double(Question):
    """BTB-57: whether the target plays a Body Double."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return windows.playable(pos, seat, NAMED_TARGET, append(vec[i64](), PASS))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        shootout.answer_double(pos, seat, action)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return refuse_play(pos, seat, action, NAMED_TARGET)

    def window(self, pos: BoomtownBanditsPosition) -> i64:
        return NAMED_TARGET


class LoseToken(Question):
    """BTB-11: which token the target loses."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return targets.group(LOSE, tokens.kinds_among(pos, tokens.tokens_here(pos, seat)))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        shootout.lose(pos, seat, action - LOSE)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return IllegalMove("no-such-token", SLUG, "BTB-35") if LOSE <= action < PICK else None


class Claim(Question):
    """BTB-15: the loot, or first a card."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return windows.playable(pos, seat, BEFORE_LOOT, append(vec[i64](), CLAIM))

    def prompt(self, pos: BoomtownBanditsPosition, seat: i64) -> Prompt:
        return Prompt(self.code, self.clause, {"location": LOCATIONS[plan.location_in(second_of(pos.step))]})

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        loot.answer_before_loot(pos, seat, action)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return refuse_play(pos, seat, action, BEFORE_LOOT)

    def window(self, pos: BoomtownBanditsPosition) -> i64:
        return BEFORE_LOOT


def refuse_play(pos: BoomtownBanditsPosition, seat: i64, action: i64, window: i64) -> IllegalMove | None:
    """Why a card cannot be played in this window, if the action plays one."""
    return refusals.refuse_card(pos, seat, PLAYED[action - PLAY], window) if PLAY <= action < pos.setup.pay else None


_ASKING: Final[dict[int, Question]] = {
    plan.ASK_SHERIFF: AskSheriff("sheriff", "BTB-6"),
    plan.PLACE: Place("place", "BTB-7"),
    plan.WINDOW: Window("window", "BTB-36"),
    plan.CHOOSE: Tick("tick-ready", "BTB-25"),
    plan.NAME_TARGET: NameTarget("name-target", "BTB-11"),
    plan.DOUBLE: Double("double", "BTB-57"),
    plan.LOSE_TOKEN: LoseToken("lose", "BTB-11"),
    plan.CLAIM_LOOT: Claim("claim", "BTB-15"),
    plan.PAY: Pay("pay", "BTB-46"),
    plan.INSPECT: Inspect("take", "BTB-47"),
    plan.ORDER: Order("top", "BTB-47"),
    plan.AIM_AT: AimAt("aim-at", "BTB-36"),
    plan.AIM_TOKEN: AimToken("aim-token", "BTB-36"),
    plan.AIM_TO: AimTo("aim-to", "BTB-36"),
    plan.AIM_OPPONENT: AimOpponent("overhear", "BTB-55"),
}
NOTHING: Final = Question("", "")
_QUESTIONS: Final[list[Question]] = [_ASKING.get(kind, NOTHING) for kind in range(plan.KINDS)]


def question(pos: BoomtownBanditsPosition) -> Question:
    """What the present step asks for."""
    return _QUESTIONS[kind_of(pos.step)]


def refusal(pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove:
    """Why this action is not legal now: something speaks against it, or it answers another question."""
    found = question(pos).refusal(pos, seat, action)
    if found is not None:
        return found
    return IllegalMove("other-question", SLUG, question(pos).prompt(pos, seat).clause, move=pos.setup.texts[action])
