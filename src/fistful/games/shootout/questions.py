"""What the steps of Shootout! ask: what each offers, refuses and does with the answer."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of, step
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.question import Question, by_kind
from fistful.engine.wire import Prompt, Value
from fistful.games.shootout import effects, facts, kinds, laying, marksmen, shooting, steps
from fistful.games.shootout.cards import BODY_ARMOR, MARKSMEN, RICOCHET
from fistful.games.shootout.choice import Choice, HandCard, Place
from fistful.games.shootout.facts import (
    BEST,
    HAND,
    LAID,
    LAYING_BAGS,
    MOST_SEATS,
    PASS,
    PLACES_OF,
    PLAY,
    RELOAD,
    SEAT_OF,
    SLUG,
)
from fistful.games.shootout.hands import slot_of
from fistful.games.shootout.state import ShootoutState


class Automatic(Question[ShootoutState]):
    """A step that asks nobody."""

    def run(self, pos: ShootoutState) -> None:
        steps.run(pos)


class LayHealth(Question[ShootoutState]):
    """SHO-3: all players choose four Health Cards at once."""

    def run(self, pos: ShootoutState) -> None:
        pos.ask_sealed(bitset.first(pos.setup.seats))

    def legal(self, pos: ShootoutState, seat: i64) -> vec[i64]:
        """SHO-3: every four cards of a hand that are not 13s; equal values are not told apart."""
        hand = pos.hands[seat]
        out = vec[i64]()
        for number in range(len(LAYING_BAGS)):
            if holds(hand, LAYING_BAGS[number]):
                out = append(out, facts.LAY + number)
        return out

    def allows(self, pos: ShootoutState, seat: i64, action: i64) -> bool:
        return action >= facts.LAY and holds(pos.hands[seat], LAYING_BAGS[action - facts.LAY])

    def pick(self, pos: ShootoutState, seat: i64, chance: Chance) -> i64:
        """Four cards that are not 13s, every legal choice as likely as the others."""
        return facts.LAY + facts.laying_of(laying.draw(pos.hands[seat], LAID, chance, "choice"))

    def unseal(self, pos: ShootoutState) -> None:
        steps.lay_health(pos)

    def refusal(self, pos: ShootoutState, seat: i64, action: i64) -> IllegalMove | None:
        move = pos.setup.texts[action]
        return IllegalMove("not-now" if action < facts.LAY else "cannot-lay", SLUG, self.clause, move=move)


def holds(hand: i64, some: i64) -> bool:
    """Whether a hand contains all these cards."""
    for value in range(1, BEST):
        if bags.count(some, value) > bags.count(hand, value):
            return False
    return True


# A card from one's own hand.


class Shoot(HandCard):
    """SHO-6: a bullet."""

    def __init__(self, code: str, clause: str) -> None:
        super().__init__(code, clause, facts.SHOOT, 1, BEST)

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        return bags.kinds(pos.hands[seat])

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        shooting.load(pos, member)


WITH_MARKSMAN: Final = {
    "turn": "turn-marksman",
    "turn-empty": "turn-empty-marksman",
    "turn-full": "turn-full-marksman",
}
"""What asks the same of a seat that may play its Marksman Card first."""


class Turn(Shoot):
    """SHO-5: shoot or reload; a Marksman Card may be played first."""

    def run(self, pos: ShootoutState) -> None:
        steps.ask_for_turn(pos)

    def plain(self, pos: ShootoutState, seat: i64) -> i64:
        """SHO-11, SHO-25: a reload with fewer than six cards, one's own Marksman Card while it is unused."""
        plain: i64 = 0
        if not pos.must_shoot and bags.size(pos.hands[seat]) < HAND:
            plain = bitset.only(RELOAD)
        if marksmen.can_play(pos, seat):
            plain = bitset.add(plain, PLAY + pos.marksmen[seat])
        return plain

    def decide_plain(self, pos: ShootoutState, seat: i64, action: i64) -> None:
        if action == RELOAD:
            steps.reload(pos, seat)
        else:
            marksmen.play(pos, seat)

    def prompt(self, pos: ShootoutState, seat: i64) -> Prompt:
        """SHO-5, SHO-11, SHO-25: shoot or reload, or the one that is left, and a Marksman Card that can be played."""
        if pos.must_shoot:
            return Prompt("turn-shoot", "SHO-25")
        held = bags.size(pos.hands[seat])
        code = "turn-empty" if held == 0 else "turn-full" if held == HAND else self.code
        if marksmen.can_play(pos, seat):
            return Prompt(WITH_MARKSMAN[code], "SHO-25", {"marksman": MARKSMEN[pos.marksmen[seat]].name})
        return Prompt(code, self.clause if code == self.code else "SHO-11")

    def refusal(self, pos: ShootoutState, seat: i64, action: i64) -> IllegalMove | None:
        if action != RELOAD:
            return super().refusal(pos, seat, action)
        if pos.must_shoot:
            return IllegalMove("must-shoot", SLUG, "SHO-25", most=HAND)
        return IllegalMove("full-hand", SLUG, "SHO-11", most=HAND)


class SecondShot(Shoot):
    """SHO-36: Quick Draw allows another shot."""

    def plain(self, pos: ShootoutState, seat: i64) -> i64:
        return bitset.only(PASS)

    def decide_plain(self, pos: ShootoutState, seat: i64, action: i64) -> None:
        pos.push(step(kinds.NEXT))


class LayableCard(HandCard):
    """A hand card that may lie as a Health Card."""

    def __init__(self, code: str, clause: str, base: i64) -> None:
        super().__init__(code, clause, base, 1, BEST - 1)

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        return effects.layable(pos, seat)


class AddHealth(LayableCard):
    """SHO-35: the card that Field Medic lays."""

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        effects.add_health(pos, seat, member)


class SwapFor(LayableCard):
    """SHO-41: the hand card that Switcheroo lays."""

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        effects.swap(pos, seat, member)

    def prompt(self, pos: ShootoutState, seat: i64) -> Prompt:
        return Prompt(self.code, self.clause, mark(pos))


def mark(pos: ShootoutState) -> dict[str, Value]:
    """One's own Health Card that is at stake."""
    return {"slot": slot_of(pos.mark), "card": pos.health[pos.mark]}


# Secret windows: a Marksman Card at a moment of its own.


class Window(Choice):
    """SHO-32: the seat that holds the card may play it, and one that does not can only pass."""

    def __init__(self, code: str, without: str, clause: str, card: i64) -> None:
        super().__init__(code, clause, 0, 0, 0)
        self.without: Final = without
        """What asks a seat that does not hold the card."""
        self.card: Final = card

    def plain(self, pos: ShootoutState, seat: i64) -> i64:
        plain = bitset.only(PASS)
        return bitset.add(plain, PLAY + self.card) if pos.marksmen[seat] == self.card else plain

    def stakes(self, pos: ShootoutState) -> dict[str, Value]:
        """What has happened, for the words of the question."""
        return {"card": pos.bullet}

    def prompt(self, pos: ShootoutState, seat: i64) -> Prompt:
        """SHO-32: whether to play the card, or why a seat without it is asked at all."""
        if pos.marksmen[seat] == self.card:
            return Prompt(self.code, self.clause, self.stakes(pos))
        return Prompt(self.without, "SHO-32", self.stakes(pos))


class BodyArmor(Window):
    """SHO-43: one's own Health Card would be lost."""

    def run(self, pos: ShootoutState) -> None:
        pos.ask(SEAT_OF[pos.mark])

    def decide_plain(self, pos: ShootoutState, seat: i64, action: i64) -> None:
        if action == PASS:
            shooting.lose(pos, kind_of(pos.step))
        else:
            marksmen.play(pos, seat)
            shooting.withstand(pos, kind_of(pos.step))

    def stakes(self, pos: ShootoutState) -> dict[str, Value]:
        return mark(pos)


class Ricochet(Window):
    """SHO-44: one's own shot has missed."""

    def decide_plain(self, pos: ShootoutState, seat: i64, action: i64) -> None:
        if action == PASS:
            shooting.spend_shot(pos)
        else:
            marksmen.play(pos, seat)
            pos.push(step(kinds.AIM_RICOCHET))


# A Health Card on the table.


class ReturnShot(Place):
    """SHO-17: a Health Card of the shooter, for the card that won the Shootout!!!"""

    def run(self, pos: ShootoutState) -> None:
        pos.ask(SEAT_OF[pos.mark])

    def plain(self, pos: ShootoutState, seat: i64) -> i64:
        return bitset.only(PASS)

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        return pos.standing & PLACES_OF[pos.active]

    def decide_plain(self, pos: ShootoutState, seat: i64, action: i64) -> None:
        shooting.keep_peace(pos)

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        shooting.return_shot(pos, member)

    def prompt(self, pos: ShootoutState, seat: i64) -> Prompt:
        return Prompt(self.code, self.clause, {"card": pos.winning, "target": pos.active})


class SwapSlot(Place):
    """SHO-41: the Health Card of one's own that Switcheroo exchanges."""

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        return pos.standing & PLACES_OF[seat]

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        effects.choose_slot(pos, member)


class Target(Place):
    """SHO-6: a Health Card of an opponent."""

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        return shooting.targets(pos)

    def why_not_standing(self, pos: ShootoutState, place: i64) -> IllegalMove:
        """SHO-6, SHO-37, SHO-44: one's own, the one that was just chosen, or another opponent's."""
        if bitset.has(PLACES_OF[pos.active], place):
            return IllegalMove("own-health", SLUG, self.clause)
        if place == pos.mark:
            return IllegalMove("same-slot", SLUG, self.clause, slot=slot_of(place))
        return IllegalMove("only-of", SLUG, self.clause, target=SEAT_OF[pos.mark])


class Aim(Target):
    """SHO-6: the Health Card that the bullet is fired at."""

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        shooting.fire(pos, member)

    def prompt(self, pos: ShootoutState, seat: i64) -> Prompt:
        return Prompt(self.code, self.clause, {"card": pos.bullet})


class AimRicochet(Aim):
    """SHO-44: another Health Card than the one that was just shot at."""

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        return shooting.other_targets(pos)


class AimStandoff(Target):
    """SHO-42: the Health Card that a Shootout!!! is fought for."""

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        shooting.stand_off(pos, member)


class LookAt(Target):
    """SHO-37: the first Health Card that Eagle Eye sees."""

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        effects.look(pos, seat, member)


class LookAgain(LookAt):
    """SHO-37: another one of the same opponent."""

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        return effects.others_beside(pos, pos.mark)

    def prompt(self, pos: ShootoutState, seat: i64) -> Prompt:
        return Prompt(self.code, self.clause, {"target": SEAT_OF[pos.mark]})


# An opponent.


class Victim(Choice):
    """SHO-40: the opponent whom Pickpocket robs."""

    def __init__(self, code: str, clause: str) -> None:
        super().__init__(code, clause, facts.ROB, 0, MOST_SEATS - 1)

    def run(self, pos: ShootoutState) -> None:
        self.ask_openly(pos)

    def named(self, pos: ShootoutState, seat: i64) -> i64:
        return effects.victims(pos)

    def decide_named(self, pos: ShootoutState, seat: i64, member: i64) -> None:
        effects.rob(pos, seat, member)

    def why_not(self, pos: ShootoutState, member: i64) -> IllegalMove:
        return IllegalMove("nothing-to-rob", SLUG, self.clause)


_ASKING: Final[dict[int, Question[ShootoutState]]] = {
    kinds.LAY: LayHealth("lay", "SHO-3"),
    kinds.TURN: Turn("turn", "SHO-5"),
    kinds.SECOND: SecondShot("second", "SHO-36"),
    kinds.ARMOR: BodyArmor("armor", "armor-none", "SHO-43", BODY_ARMOR),
    kinds.ARMOR_SHOOTOUT: BodyArmor("armor-shootout", "armor-shootout-none", "SHO-43", BODY_ARMOR),
    kinds.ARMOR_RETURN: BodyArmor("armor-return", "armor-return-none", "SHO-43", BODY_ARMOR),
    kinds.RICOCHET: Ricochet("ricochet", "ricochet-none", "SHO-44", RICOCHET),
    kinds.RETURN: ReturnShot("return", "SHO-17", facts.RETURN),
    kinds.FOR: SwapFor("for", "SHO-41", facts.FOR),
    kinds.ADD: AddHealth("add", "SHO-35", facts.ADD),
    kinds.AIM: Aim("aim", "SHO-6", facts.AT),
    kinds.AIM_RICOCHET: AimRicochet("aim-ricochet", "SHO-44", facts.AT),
    kinds.AIM_STANDOFF: AimStandoff("aim-standoff", "SHO-42", facts.AT),
    kinds.LOOK: LookAt("look", "SHO-37", facts.LOOK),
    kinds.LOOK_AGAIN: LookAgain("look-again", "SHO-37", facts.LOOK),
    kinds.ROB: Victim("rob", "SHO-40"),
    kinds.SWAP: SwapSlot("swap", "SHO-41", facts.SWAP),
}
QUESTIONS: Final = by_kind(kinds.KINDS, Automatic(), _ASKING)
PHASES: Final = {question.code: kind for kind, question in _ASKING.items()}
"""The kinds that ask, by the name that views give them."""
