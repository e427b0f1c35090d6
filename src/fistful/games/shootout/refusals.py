"""What a seat is asked in words, and why an action is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt, Value
from fistful.games.shootout import choices, facts, phases
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import (
    ACTION_TEXTS,
    BEST,
    HAND,
    MOST_SEATS,
    PASS,
    PLACES,
    PLACES_OF,
    PLAY,
    RELOAD,
    SEAT_OF,
    SHOOT,
    SLUG,
)
from fistful.games.shootout.hands import slot_of

if TYPE_CHECKING:
    from fistful.games.shootout.position import ShootoutPosition

_CLAUSES: Final = {
    phases.LAY: "SHO-3",
    phases.TURN: "SHO-5",
    phases.SECOND: "SHO-36",
    phases.AIM: "SHO-6",
    phases.AIM_RICOCHET: "SHO-44",
    phases.AIM_STANDOFF: "SHO-42",
    phases.ARMOR: "SHO-43",
    phases.ARMOR_SHOOTOUT: "SHO-43",
    phases.ARMOR_RETURN: "SHO-43",
    phases.RICOCHET: "SHO-44",
    phases.RETURN: "SHO-17",
    phases.LOOK: "SHO-37",
    phases.LOOK_AGAIN: "SHO-37",
    phases.ROB: "SHO-40",
    phases.SWAP: "SHO-41",
    phases.FOR: "SHO-41",
    phases.ADD: "SHO-35",
}
"""The clause that each question rests on."""

_MEMBERS: Final = {
    facts.SHOOT: range(1, BEST + 1),
    facts.AT: range(PLACES),
    facts.RETURN: range(PLACES),
    facts.LOOK: range(PLACES),
    facts.SWAP: range(PLACES),
    facts.FOR: range(1, BEST),
    facts.ADD: range(1, BEST),
    facts.ROB: range(MOST_SEATS),
}
"""The values, places or seats that actions from these numbers on name."""


def prompt(pos: ShootoutPosition, seat: i64) -> Prompt:
    """The question of the step that waits, named for its phase."""
    phase = kind_of(pos.step)
    code = phases.TEXTS[phase]
    clause = _CLAUSES[phase]
    if phase == phases.TURN:
        return turn_prompt(pos, seat)
    params: dict[str, Value] = {}
    if phase in (phases.AIM, phases.AIM_RICOCHET, phases.RICOCHET):
        params = {"card": pos.bullet}
    elif phase == phases.RETURN:
        params = {"card": pos.winning, "target": pos.active}
    elif phase in (phases.ARMOR, phases.ARMOR_SHOOTOUT, phases.ARMOR_RETURN, phases.FOR):
        params = {"slot": slot_of(pos.mark), "card": pos.health[pos.mark]}
    elif phase == phases.LOOK_AGAIN:
        params = {"target": SEAT_OF[pos.mark]}
    return Prompt(code, clause, params)


def turn_prompt(pos: ShootoutPosition, seat: i64) -> Prompt:
    """SHO-5, SHO-11: shoot or reload, or the one of them that is left."""
    if pos.must_shoot:
        return Prompt("turn-shoot", "SHO-25")
    held = bags.size(pos.hands[seat])
    if held == 0:
        return Prompt("turn-empty", "SHO-11")
    return Prompt("turn-full", "SHO-11") if held == HAND else Prompt("turn", "SHO-5")


def refusal(pos: ShootoutPosition, seat: i64, action: i64) -> IllegalMove:
    """Why this action is not legal: it does not answer the question, or its card or place is not to be had."""
    phase = kind_of(pos.step)
    clause = _CLAUSES[phase]
    if phase == phases.LAY:
        if action < facts.LAY:
            return IllegalMove("not-now", SLUG, clause, move=ACTION_TEXTS[action])
        return IllegalMove("cannot-lay", SLUG, clause, move=ACTION_TEXTS[action])
    if action == RELOAD and phase == phases.TURN:
        code = "must-shoot" if pos.must_shoot else "full-hand"
        return IllegalMove(code, SLUG, "SHO-25" if pos.must_shoot else "SHO-11", most=HAND)
    if PASS < action <= SHOOT:
        return marksman_refusal(pos, seat, action - PLAY)
    _, base, named = choices.offer(pos, seat)
    if named == 0 or int(action - base) not in _MEMBERS[base]:
        return IllegalMove("not-now", SLUG, clause, move=ACTION_TEXTS[action])
    if base in (SHOOT, facts.FOR, facts.ADD):
        return IllegalMove("not-in-hand", SLUG, clause, card=int(action - base))
    if base == facts.ROB:
        return IllegalMove("nothing-to-rob", SLUG, clause)
    return place_refusal(pos, action - base, clause)


def marksman_refusal(pos: ShootoutPosition, seat: i64, card: i64) -> IllegalMove:
    """SHO-24, SHO-25: not one's own card, or used up, or of no use now."""
    marksman = MARKSMEN[card]
    if pos.marksmen[seat] != card:
        return IllegalMove("not-your-marksman", SLUG, "SHO-24", marksman=marksman.name)
    if bitset.has(pos.used, seat):
        return IllegalMove("marksman-used", SLUG, "SHO-25", marksman=marksman.name)
    return IllegalMove("marksman-useless", SLUG, "SHO-25", marksman=marksman.name)


def place_refusal(pos: ShootoutPosition, place: i64, clause: str) -> IllegalMove:
    """SHO-6, SHO-26, SHO-37, SHO-44: an empty slot, the wrong player's, or the one that was just chosen."""
    phase = kind_of(pos.step)
    slot = int(slot_of(place))
    if SEAT_OF[place] >= pos.setup.seats or not bitset.has(pos.standing, place):
        return IllegalMove("empty-slot", SLUG, clause, slot=slot)
    if phase in (phases.RETURN, phases.SWAP):
        return IllegalMove("only-of", SLUG, clause, target=int(pos.active))
    if bitset.has(PLACES_OF[pos.active], place):
        return IllegalMove("own-health", SLUG, clause)
    if place == pos.mark:
        return IllegalMove("same-slot", SLUG, clause, slot=slot)
    return IllegalMove("only-of", SLUG, clause, target=int(SEAT_OF[pos.mark]))
