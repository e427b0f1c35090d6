"""What the cards ask for: the price of the Inside Job, the Inspector's choices, and the targets of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine.agenda import first_of, second_of
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt
from fistful.games.boomtown_bandits import loot, plan, stacks, targets, tokens
from fistful.games.boomtown_bandits.cards import NAMED, NamedCard
from fistful.games.boomtown_bandits.facts import AT, DECLINE, LIPS, LOCATIONS, OVERHEAR, PICK, PLAY, SLUG, TO
from fistful.games.boomtown_bandits.question import Question

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition


class Pay(Question):
    """BTB-46: the price of the Inside Job."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return stacks.kinds_in(pos, pos.hands[seat] | pos.played[seat], pos.setup.pay, append(vec[i64](), DECLINE))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        loot.answer_price(pos, seat, action)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return refuse_kind(pos, action, pos.setup.pay, "not-yours", "BTB-41")


class Inspect(Question):
    """BTB-47: which of the cards seen is claimed."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return stacks.kinds_in(pos, loot.inspected(pos, second_of(pos.step)), pos.setup.take, vec[i64]())

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        loot.take_inspected(pos, seat, action)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return refuse_kind(pos, action, pos.setup.take, "not-seen", "BTB-47")


class Order(Question):
    """BTB-47: which of the others is put back on top."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return stacks.kinds_in(pos, loot.put_back(pos, second_of(pos.step)), pos.setup.top, vec[i64]())

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        loot.order_inspected(pos, action)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return refuse_kind(pos, action, pos.setup.top, "not-seen", "BTB-47")


class Aim(Question):
    """BTB-36: a target of the card that is being resolved, in whose name it is asked for."""

    def prompt(self, pos: BoomtownBanditsPosition, seat: i64) -> Prompt:
        return Prompt(self.code, aimed(pos).clause, {"card": aimed(pos).name})


class AimAt(Aim):
    """BTB-36: at which location a card acts."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        play = first_of(pos.step)
        return targets.group(AT, targets.locations_to_aim_at(pos, plan.player_in(play), plan.card_in(play)))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        targets.act_at(pos, first_of(pos.step), action - AT)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        if not AT <= action < TO:
            return None
        card = aimed(pos)
        return IllegalMove("nothing-there", SLUG, card.clause, location=LOCATIONS[action - AT], card=card.name)


class AimToken(Aim):
    """BTB-36: on which token or die a card acts."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        play, location = first_of(pos.step), second_of(pos.step)
        found = targets.tokens_to_aim_at(pos, plan.player_in(play), plan.card_in(play), location)
        return targets.group(PICK, targets.picks(pos, found))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        targets.act_on_pick(pos, first_of(pos.step), second_of(pos.step), action - PICK)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return IllegalMove("no-such-token", SLUG, "BTB-36") if PICK <= action < PLAY else None


class AimTo(Aim):
    """BTB-38: where a card moves a token."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return targets.group(TO, targets.goals(pos, first_of(pos.step), second_of(pos.step)))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        tokens.move(pos, second_of(pos.step), action - TO)

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        return IllegalMove("no-way", SLUG, "BTB-38", location=LOCATIONS[action - TO]) if TO <= action < LIPS else None


class AimOpponent(Question):
    """BTB-55: whose plans were overheard."""

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        return targets.group(OVERHEAR, targets.opponents(pos, plan.player_in(first_of(pos.step))))

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        targets.overhear(pos, action - OVERHEAR)


def aimed(pos: BoomtownBanditsPosition) -> NamedCard:
    """The card whose target is asked for."""
    return NAMED[plan.card_in(first_of(pos.step))]


def refuse_kind(pos: BoomtownBanditsPosition, action: i64, group: i64, code: str, clause: str) -> IllegalMove | None:
    """A card that is not among those asked for, if the action is of the group of actions that begins here."""
    if not group <= action < group + pos.setup.kinds:
        return None
    return IllegalMove(code, SLUG, clause, card=pos.setup.loot.texts[action - group])
