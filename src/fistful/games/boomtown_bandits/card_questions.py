"""What loot cards ask for: the price of the Inside Job, the Inspector's choices, and the targets of cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of, second_of
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt
from fistful.games.boomtown_bandits import inspection, kinds, loot, stacks, tokens
from fistful.games.boomtown_bandits.cards import EFFECTS, NAMED, NamedCard
from fistful.games.boomtown_bandits.effect import Effect
from fistful.games.boomtown_bandits.facts import DECLINE, LOCATIONS, SLUG
from fistful.games.boomtown_bandits.question import OneOfGroup, OneOfLoot
from fistful.games.boomtown_bandits.state import BoomtownState


class Pay(OneOfLoot):
    """BTB-46: the price of the Inside Job."""

    def first(self, pos: BoomtownState) -> i64:
        return pos.setup.pay

    def cards(self, pos: BoomtownState, seat: i64) -> i64:
        return pos.hands[seat] | pos.played[seat]

    def legal(self, pos: BoomtownState, seat: i64) -> vec[i64]:
        return stacks.kinds_in(pos, self.cards(pos, seat), pos.setup.pay, append(vec[i64](), DECLINE))

    def decide(self, pos: BoomtownState, seat: i64, action: i64) -> None:
        loot.answer_price(pos, seat, action)

    def refuse(self, pos: BoomtownState, card: str) -> IllegalMove:
        return IllegalMove("not-yours", SLUG, "BTB-41", card=card)


class TakeInspected(OneOfLoot):
    """BTB-47: which of the cards seen is claimed."""

    def first(self, pos: BoomtownState) -> i64:
        return pos.setup.take

    def cards(self, pos: BoomtownState, seat: i64) -> i64:
        return inspection.inspected(pos, second_of(pos.step))

    def decide(self, pos: BoomtownState, seat: i64, action: i64) -> None:
        inspection.take_inspected(pos, seat, action)


class OrderInspected(OneOfLoot):
    """BTB-47: which of the others is put back on top."""

    def first(self, pos: BoomtownState) -> i64:
        return pos.setup.top

    def cards(self, pos: BoomtownState, seat: i64) -> i64:
        return inspection.put_back(pos, second_of(pos.step))

    def decide(self, pos: BoomtownState, seat: i64, action: i64) -> None:
        inspection.order_inspected(pos, action)


# The targets of a card.


class Aim(OneOfGroup):
    """BTB-36: a target of the card that is being resolved."""

    def chooser(self, pos: BoomtownState) -> i64:
        return kinds.player_in(first_of(pos.step))

    def card(self, pos: BoomtownState) -> NamedCard:
        return NAMED[kinds.number_in(first_of(pos.step))]

    def effect(self, pos: BoomtownState) -> Effect:
        return EFFECTS[kinds.number_in(first_of(pos.step))]

    def prompt(self, pos: BoomtownState, seat: i64) -> Prompt:
        """What the card asks for has words of its own for most cards, by the code of this question."""
        name = self.card(pos).name
        return Prompt(self.code, self.card(pos).clause, {"card": name, self.code: name})


class AimAt(Aim):
    """BTB-36: at which location a card acts."""

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        return self.effect(pos).locations(pos, seat)

    def choose(self, pos: BoomtownState, seat: i64, choice: i64) -> None:
        self.effect(pos).act_at(pos, first_of(pos.step), choice)

    def refuse(self, pos: BoomtownState, choice: i64) -> IllegalMove | None:
        card = self.card(pos)
        return IllegalMove("nothing-there", SLUG, card.clause, location=LOCATIONS[choice], card=card.name)


class AimToken(Aim):
    """BTB-36: on which token or die a card acts."""

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        return tokens.picks(pos, self.effect(pos).tokens(pos, seat, second_of(pos.step)))

    def choose(self, pos: BoomtownState, seat: i64, choice: i64) -> None:
        effect = self.effect(pos)
        aimed = effect.tokens(pos, seat, second_of(pos.step))
        effect.act_on(pos, first_of(pos.step), tokens.picked(pos, aimed, choice))

    def refuse(self, pos: BoomtownState, choice: i64) -> IllegalMove | None:
        return IllegalMove("no-such-token", SLUG, "BTB-36")


class AimTo(Aim):
    """BTB-38: where a card moves a token."""

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        return self.effect(pos).goals(pos, tokens.place_of(pos, second_of(pos.step)))

    def choose(self, pos: BoomtownState, seat: i64, choice: i64) -> None:
        tokens.move(pos, second_of(pos.step), choice, self.card(pos).clause)

    def refuse(self, pos: BoomtownState, choice: i64) -> IllegalMove | None:
        return IllegalMove("no-way", SLUG, "BTB-38", location=LOCATIONS[choice])


class AimOpponent(Aim):
    """BTB-55: against which opponent a card acts."""

    def choices(self, pos: BoomtownState, seat: i64) -> i64:
        return bitset.remove(bitset.first(pos.setup.seats), seat)

    def choose(self, pos: BoomtownState, seat: i64, choice: i64) -> None:
        self.effect(pos).act_against(pos, first_of(pos.step), choice)

    def prompt(self, pos: BoomtownState, seat: i64) -> Prompt:
        return Prompt(self.code, self.clause)
