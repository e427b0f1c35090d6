"""What the steps of Wild Shots ask for: a card, and nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import first_of
from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.question import Question, by_kind
from fistful.engine.wire import Prompt
from fistful.games.wild_shots import steps
from fistful.games.wild_shots.facts import CARD_TEXTS, COLOUR_OF, COLOURS, OF_COLOUR, SLUG, SYMBOLS
from fistful.games.wild_shots.kinds import KINDS, PLAY
from fistful.games.wild_shots.state import WildShotsState


class Automatic(Question[WildShotsState]):
    """A step that asks nobody."""

    def run(self, pos: WildShotsState) -> None:
        steps.run(pos)


class PlayCard(Question[WildShotsState]):
    """WSH-6…8: a card to lead or to follow with."""

    def run(self, pos: WildShotsState) -> None:
        steps.ask_for_card(pos, first_of(pos.step))

    def legal(self, pos: WildShotsState, seat: i64) -> vec[i64]:
        return bitset.listed(steps.playable(pos, seat))

    def allows(self, pos: WildShotsState, seat: i64, action: i64) -> bool:
        return bitset.has(steps.playable(pos, seat), action)

    def pick(self, pos: WildShotsState, seat: i64, chance: Chance) -> i64:
        playable = steps.playable(pos, seat)
        return bitset.nth(playable, chance.below(bitset.count(playable), "choice"))

    def decide(self, pos: WildShotsState, seat: i64, action: i64) -> None:
        steps.lay(pos, seat, action)

    def prompt(self, pos: WildShotsState, seat: i64) -> Prompt:
        symbol = SYMBOLS[pos.trump]
        if pos.played == 0:
            return Prompt("lead", "WSH-6", {"symbol": symbol})
        led = COLOUR_OF[pos.trick[0]]
        able = bitset.count(pos.hands[seat] & OF_COLOUR[led])
        if able == 0:
            return Prompt("discard", "WSH-7", {"colour": COLOURS[led], "symbol": symbol})
        return Prompt("follow", "WSH-7", {"colour": COLOURS[led], "symbol": symbol, "count": able})

    def refusal(self, pos: WildShotsState, seat: i64, action: i64) -> IllegalMove | None:
        """WSH-7, WSH-8: the card is not in hand, or another colour was led that is."""
        if not bitset.has(pos.hands[seat], action):
            return IllegalMove("not-in-hand", SLUG, "WSH-6", card=CARD_TEXTS[action])
        colour = COLOURS[COLOUR_OF[pos.trick[0]]]
        return IllegalMove("must-follow", SLUG, "WSH-7", card=CARD_TEXTS[action], colour=colour)


QUESTIONS: Final = by_kind(KINDS, Automatic(), {PLAY: PlayCard()})
