"""What a seat of Boomtown Bandits is asked, and why an action is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fistful.engine import cards
from fistful.engine.agenda import first_of, kind_of, second_of
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt
from fistful.games.boomtown_bandits import placement, tokens
from fistful.games.boomtown_bandits.cards import (
    BEFORE_LOOT,
    DURING_PLACEMENT,
    LOOSE_LIPS,
    NAMED,
    NAMED_TARGET,
    NAMES,
    PLAYED,
    WINDOWS,
)
from fistful.games.boomtown_bandits.facts import (
    AT,
    CALL,
    DICE_OF,
    HIT,
    LIPS,
    LOCATIONS,
    LOSE,
    NOWHERE,
    OVERHEAR,
    PICK,
    PLACE_COWARD,
    PLACE_SHOOTER,
    PLAY,
    ROLL,
    SHERIFF,
    SLUG,
    TO,
    WAIT,
)
from fistful.games.boomtown_bandits.plan import (
    AIM_AT,
    AIM_OPPONENT,
    AIM_TO,
    AIM_TOKEN,
    ASK_SHERIFF,
    CHOOSE,
    CLAIM_LOOT,
    DOUBLE,
    INSPECT,
    LOSE_TOKEN,
    NAME_TARGET,
    ORDER,
    PAY,
    PLACE,
    WINDOW,
    card_in,
    location_in,
)

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition


def prompt(pos: BoomtownBanditsPosition, seat: i64) -> Prompt:
    """What the step that waits asks of this seat."""
    kind = kind_of(pos.step)
    if kind == ASK_SHERIFF:
        return Prompt("sheriff", "BTB-6")
    if kind == PLACE:
        shooters, cowards = placement.tokens_left(pos, seat)
        return Prompt("place", "BTB-7", {"shooters": shooters, "cowards": cowards})
    if kind == WINDOW:
        window = WINDOWS[first_of(pos.step)]
        if pos.here == NOWHERE:
            return Prompt("window", "BTB-36", {"window": window})
        return Prompt("window-here", "BTB-36", {"window": window, "location": LOCATIONS[pos.here]})
    if kind == CHOOSE:
        return prompt_tick(pos, seat)
    if kind == NAME_TARGET:
        return Prompt("name-target", "BTB-11")
    if kind == DOUBLE:
        return Prompt("double", "BTB-57")
    if kind == LOSE_TOKEN:
        return Prompt("lose", "BTB-11")
    if kind == CLAIM_LOOT:
        return Prompt("claim", "BTB-15", {"location": LOCATIONS[location_in(second_of(pos.step))]})
    if kind == PAY:
        return Prompt("pay", "BTB-46")
    if kind == INSPECT:
        return Prompt("take", "BTB-47")
    if kind == ORDER:
        return Prompt("top", "BTB-47")
    if kind == AIM_OPPONENT:
        return Prompt("overhear", "BTB-55")
    card = NAMED[card_in(first_of(pos.step))]
    if kind == AIM_AT:
        return Prompt("aim-at", card.clause, {"card": card.name})
    return Prompt("aim-token" if kind == AIM_TOKEN else "aim-to", card.clause, {"card": card.name})


def prompt_tick(pos: BoomtownBanditsPosition, seat: i64) -> Prompt:
    """BTB-25: what a fighter shows says what it can do."""
    own = DICE_OF[seat]
    if pos.hits & own:
        return Prompt("tick-hit", "BTB-26", {"tick": pos.tick})
    if pos.runaways & own:
        return Prompt("tick-runaway", "BTB-27", {"tick": pos.tick})
    return Prompt("tick-blank" if pos.lying & own else "tick-ready", "BTB-25", {"tick": pos.tick})


def refusal(pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove:
    """Why this action is not legal now: it answers another question, or something speaks against it."""
    kind = kind_of(pos.step)
    if kind == CHOOSE and ROLL <= action <= WAIT:
        return refuse_in_tick(action)
    if kind == ASK_SHERIFF and SHERIFF <= action < PLACE_SHOOTER:
        return not_in_town(action - SHERIFF)
    if kind == PLACE and PLACE_SHOOTER <= action < AT:
        return refuse_placement(pos, action)
    if kind == PLACE and LIPS <= action < HIT:
        if tokens.in_town(pos) & cards.only(action - LIPS) == 0:
            return not_in_town(action - LIPS)
        return refuse_card(pos, seat, LOOSE_LIPS, DURING_PLACEMENT)
    if PLAY <= action < pos.rules.pay and kind in (PLACE, WINDOW, CLAIM_LOOT, DOUBLE):
        return refuse_card(pos, seat, PLAYED[action - PLAY], window_of(pos))
    if kind == PLACE and action >= pos.rules.show:
        kind_of_card = pos.rules.cash[action - pos.rules.show]
        return IllegalMove("cannot-show", SLUG, "BTB-19", card=pos.rules.loot.texts[kind_of_card])
    if kind == PAY and pos.rules.pay <= action < pos.rules.take:
        return IllegalMove("not-yours", SLUG, "BTB-41", card=pos.rules.loot.texts[action - pos.rules.pay])
    if kind == INSPECT and pos.rules.take <= action < pos.rules.top:
        return IllegalMove("not-seen", SLUG, "BTB-47", card=pos.rules.loot.texts[action - pos.rules.take])
    if kind == ORDER and pos.rules.top <= action < pos.rules.show:
        return IllegalMove("not-seen", SLUG, "BTB-47", card=pos.rules.loot.texts[action - pos.rules.top])
    if kind == NAME_TARGET and HIT <= action < OVERHEAR:
        return IllegalMove("no-target", SLUG, "BTB-35", seat=action - HIT)
    if kind == LOSE_TOKEN and LOSE <= action < PICK:
        return IllegalMove("no-such-token", SLUG, "BTB-35")
    if kind == AIM_TOKEN and PICK <= action < PLAY:
        return IllegalMove("no-such-token", SLUG, "BTB-36")
    if kind == AIM_AT and AT <= action < TO:
        card = NAMED[card_in(first_of(pos.step))]
        return IllegalMove("nothing-there", SLUG, card.clause, location=LOCATIONS[action - AT], card=card.name)
    if kind == AIM_TO and TO <= action < LIPS:
        return IllegalMove("no-way", SLUG, "BTB-38", location=LOCATIONS[action - TO])
    return IllegalMove("other-question", SLUG, prompt(pos, seat).clause, move=pos.rules.texts[action])


def window_of(pos: BoomtownBanditsPosition) -> i64:
    """The window in which a seat is asked for a card."""
    kind = kind_of(pos.step)
    if kind == WINDOW:
        return first_of(pos.step)
    if kind == PLACE:
        return DURING_PLACEMENT
    return BEFORE_LOOT if kind == CLAIM_LOOT else NAMED_TARGET


def not_in_town(location: i64) -> IllegalMove:
    return IllegalMove("not-in-town", SLUG, "BTB-1", location=LOCATIONS[location])


def refuse_placement(pos: BoomtownBanditsPosition, action: i64) -> IllegalMove:
    """BTB-6, BTB-7: the location is not in town or closed, or all tokens of that kind are placed."""
    coward = action >= PLACE_COWARD
    location = action - (PLACE_COWARD if coward else PLACE_SHOOTER)
    if not cards.has(tokens.in_town(pos), location):
        return not_in_town(location)
    if cards.has(pos.closed, location):
        return IllegalMove("closed", SLUG, "BTB-6", location=LOCATIONS[location])
    return IllegalMove("no-token-left", SLUG, "BTB-4", token="coward" if coward else "shooter")


def refuse_card(pos: BoomtownBanditsPosition, seat: i64, name: i64, window: i64) -> IllegalMove:
    """BTB-17, BTB-18, BTB-36: not in hand, gained only now, for another window, or without anything to act on."""
    held = pos.hands[seat] & pos.rules.named[name]
    if held == 0:
        return IllegalMove("not-in-hand", SLUG, "BTB-17", card=NAMES[name])
    if held & ~pos.fresh[seat] == 0:
        return IllegalMove("too-fresh", SLUG, "BTB-17", card=NAMES[name])
    if window not in NAMED[name].windows:
        return IllegalMove("wrong-window", SLUG, "BTB-18", card=NAMES[name], window=WINDOWS[window])
    return IllegalMove("no-use", SLUG, NAMED[name].clause, card=NAMES[name])


def refuse_in_tick(action: i64) -> IllegalMove:
    """BTB-25: a call needs faces, and a runaway bars rolling. Whoever may not wait any more is not asked."""
    if action == CALL:
        return IllegalMove("no-faces", SLUG, "BTB-25")
    return IllegalMove("runaway-lies", SLUG, "BTB-25")
