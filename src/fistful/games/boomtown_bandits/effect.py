"""The shapes that the effect of a loot card can have; `fistful.games.boomtown_bandits.effects` has the effects.

`seat` is the one that plays the card, and `play` that seat with its card, as steps carry them (`kinds.play_of`). An
effect acts on the state or pushes a step that asks for a target, named when the card is resolved (BTB-36); that
step asks the effect what can be chosen, and tells it what was.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.games.boomtown_bandits import stacks, tokens
from fistful.games.boomtown_bandits.kinds import AIM_AT, AIM_TOKEN, CLAIM_LOOT, number_in, player_in
from fistful.games.boomtown_bandits.state import BoomtownState


class Effect:
    """What a card does."""

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        """BTB-36, BTB-38, BTB-39: whether a seat could carry it out now, by what everyone sees on the table."""
        return True

    def spend(self, pos: BoomtownState, seat: i64, card: i64) -> None:
        """BTB-17: what becomes of the card itself: it lies face up in front of its player."""
        stacks.lay_face_up(pos, seat, card)

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        """Do what the card says, or begin to ask what it acts on."""
        raise AssertionError("this card is never played")

    def before_loot(self, pos: BoomtownState, play: i64, claim: i64) -> None:
        """BTB-18: carry it out before loot is drawn; its player may then play another card, or draws."""
        pos.push(step(CLAIM_LOOT, player_in(play), claim))
        self.carry_out(pos, play)

    # Targets.

    def locations(self, pos: BoomtownState, seat: i64) -> i64:
        """The locations at which it can act."""
        raise AssertionError("this card names no location")

    def act_at(self, pos: BoomtownState, play: i64, location: i64) -> None:
        """Act at this location."""
        raise AssertionError("this card names no location")

    def tokens(self, pos: BoomtownState, seat: i64, location: i64) -> i64:
        """The tokens at a location, and the extra dice, on which it can act."""
        raise AssertionError("this card names no token")

    def act_on(self, pos: BoomtownState, play: i64, aimed: i64) -> None:
        """Act on this token or die."""
        raise AssertionError("this card names no token")

    def goals(self, pos: BoomtownState, place: i64) -> i64:
        """BTB-38: the locations to which it can move a token from here."""
        return tokens.destinations(pos, place)

    def act_against(self, pos: BoomtownState, play: i64, opponent: i64) -> None:
        """Act against this opponent."""
        raise AssertionError("this card names no opponent")


NEVER_PLAYED: Final = Effect()
"""The effect of a card without windows, such as the Inside Job."""


class AtLocation(Effect):
    """An effect whose player names a location, and mostly a token there."""

    def able(self, pos: BoomtownState, seat: i64, location: i64) -> bool:
        """Whether it can act at this location: a token lies there."""
        return pos.at[location] != 0

    def locations(self, pos: BoomtownState, seat: i64) -> i64:
        found: i64 = 0
        for location in pos.town:
            if self.able(pos, seat, location):
                found = bitset.add(found, location)
        return found

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return self.locations(pos, seat) != 0

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        pos.push(step(AIM_AT, play))

    def act_at(self, pos: BoomtownState, play: i64, location: i64) -> None:
        pos.push(step(AIM_TOKEN, play, location))

    def tokens(self, pos: BoomtownState, seat: i64, location: i64) -> i64:
        return pos.at[location]


class OnToken(Effect):
    """An effect whose player names a token or die in the present fight."""

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return self.tokens(pos, seat, pos.here) != 0

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        pos.push(step(AIM_TOKEN, play, pos.here))


def clause_of(pos: BoomtownState, play: i64) -> str:
    """The clause of the card that is played."""
    return pos.setup.loot.cards[number_in(play)].clause
