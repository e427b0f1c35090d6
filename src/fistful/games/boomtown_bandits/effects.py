"""BTB-45…65: what the named loot cards do, as a small closed set of effects."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import kind_of, step
from fistful.games.boomtown_bandits import dice, inspection, shootout, stacks, tokens
from fistful.games.boomtown_bandits.effect import AtLocation, Effect, OnToken, clause_of
from fistful.games.boomtown_bandits.facts import ALL_TOKENS, DIE_KINDS, EXTRA, EXTRA_OF, LOCATIONS, SEAT_OF, TOKENS_OF
from fistful.games.boomtown_bandits.kinds import AIM_OPPONENT, AIM_TO, CLAIM_LOOT, DOUBLE, DRAW, claim_of, player_in
from fistful.games.boomtown_bandits.state import BoomtownState

# Effects on a location that the card prints.


class EmptyLocation(Effect):
    """BTB-51: Crab Season. All tokens there are out."""

    def __init__(self, location: i64) -> None:
        self.location: Final = location

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return pos.at[self.location] != 0

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        tokens.leave(pos, pos.at[self.location], "sent-home", clause_of(pos, play))


class CloseLocation(EmptyLocation):
    """BTB-45, BTB-65: Bank Holiday and Canary. It is closed for the rest of this round, and tokens there are out."""

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return bitset.has(tokens.in_town(pos) & ~pos.closed, self.location)

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        pos.closed = bitset.add(pos.closed, self.location)
        if pos.telling:
            pos.tell("closed", clause_of(pos, play), location=LOCATIONS[self.location])
        super().carry_out(pos, play)


# Effects at a location that the player names.


class TakeTopCard(AtLocation):
    """BTB-56: Safe Found! The top card there is claimed."""

    def able(self, pos: BoomtownState, seat: i64, location: i64) -> bool:
        return pos.stacks[location] != 0

    def act_at(self, pos: BoomtownState, play: i64, location: i64) -> None:
        pos.push(step(DRAW, player_in(play), claim_of(location, 1)))


class Peek(AtLocation):
    """BTB-24, BTB-53: Loose Lips. One seat looks at all tokens placed there so far; everyone sees that it looks."""

    def able(self, pos: BoomtownState, seat: i64, location: i64) -> bool:
        """BTB-66: another player's token lies there face down; under version 1 any token did."""
        there = pos.at[location]
        if pos.setup.second_edition:
            there &= ~TOKENS_OF[seat]
            for other in range(pos.setup.seats):
                if bitset.has(pos.watched, other):
                    there &= ~TOKENS_OF[other]
        return there != 0

    def act_at(self, pos: BoomtownState, play: i64, location: i64) -> None:
        seat = player_in(play)
        pos.peeker = seat
        pos.peeked = pos.at[location]
        if pos.telling:
            where, clause = LOCATIONS[location], clause_of(pos, play)
            pos.tell("peeked", clause, seat=seat, location=where)
            for token in bitset.listed(pos.peeked & ~TOKENS_OF[seat]):
                kind = "coward" if bitset.has(pos.cowards, token) else "shooter"
                pos.whisper(seat, "saw-token", clause, target=SEAT_OF[token], token=kind, location=where)


class Arrest(AtLocation):
    """BTB-64: Tip Off The Law. A token there is out."""

    def act_on(self, pos: BoomtownState, play: i64, aimed: i64) -> None:
        tokens.leave(pos, aimed, "arrested", clause_of(pos, play))


class MoveToken(AtLocation):
    """BTB-54: Misdirection. A token moves from there to another location."""

    def able(self, pos: BoomtownState, seat: i64, location: i64) -> bool:
        return self.tokens(pos, seat, location) != 0 and self.goals(pos, location) != 0

    def act_on(self, pos: BoomtownState, play: i64, aimed: i64) -> None:
        pos.push(step(AIM_TO, play, bitset.lowest(aimed)))


class MoveOwnToken(MoveToken):
    """BTB-50: Whispered Plan. One of the player's tokens moves away from the present location, or there."""

    def tokens(self, pos: BoomtownState, seat: i64, location: i64) -> i64:
        return pos.at[location] & TOKENS_OF[seat]

    def goals(self, pos: BoomtownState, place: i64) -> i64:
        found = tokens.destinations(pos, place)
        return found if place == pos.here else found & bitset.only(pos.here)


class MoveCoward(Effect):
    """BTB-63: Sneaky Bastard. The player's coward moves to another location."""

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        coward = tokens.coward_of(pos, seat)
        return coward != 0 and self.goals(pos, tokens.place_of(pos, bitset.lowest(coward))) != 0

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        pos.push(step(AIM_TO, play, bitset.lowest(tokens.coward_of(pos, player_in(play)))))


# Effects in a fight.


class LureAway(OnToken):
    """BTB-49: Good Times. An opposing token leaves the fight."""

    def tokens(self, pos: BoomtownState, seat: i64, location: i64) -> i64:
        return pos.at[location] & ~TOKENS_OF[seat]

    def act_on(self, pos: BoomtownState, play: i64, aimed: i64) -> None:
        tokens.leave(pos, aimed, "lured-away", clause_of(pos, play))


class MakeDrunk(OnToken):
    """BTB-62: Sloppy Drunk. An opposing shooter rolls a coward die."""

    def tokens(self, pos: BoomtownState, seat: i64, location: i64) -> i64:
        return pos.at[location] & ~TOKENS_OF[seat] & ~pos.cowards & ~pos.swapped

    def act_on(self, pos: BoomtownState, play: i64, aimed: i64) -> None:
        pos.swapped |= aimed
        tell_die(pos, aimed, "drunk", clause_of(pos, play))


class Distract(OnToken):
    """BTB-48: Distraction. A die of an opponent with two or more is not rolled until the first stop."""

    def tokens(self, pos: BoomtownState, seat: i64, location: i64) -> i64:
        found: i64 = 0
        for other in range(pos.setup.seats):
            if other != seat and bitset.count(tokens.dice_of(pos, other)) > 1:
                found |= tokens.dice_of(pos, other)
        return found

    def act_on(self, pos: BoomtownState, play: i64, aimed: i64) -> None:
        pos.distracted = aimed
        tell_die(pos, aimed, "distracted", clause_of(pos, play))


class ScareCowards(Effect):
    """BTB-59: Intimidation. All opposing cowards leave the fight."""

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return tokens.others_here(pos, seat) & pos.cowards != 0

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        scared = tokens.others_here(pos, player_in(play)) & pos.cowards
        tokens.leave(pos, scared, "scared-off", clause_of(pos, play))


class MakeBrave(Effect):
    """BTB-61: Liquid Courage. The player's coward rolls a shooter die."""

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return tokens.tokens_here(pos, seat) & pos.cowards & ~pos.swapped != 0

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        pos.swapped |= tokens.tokens_here(pos, player_in(play)) & pos.cowards
        if pos.telling:
            pos.tell("brave", clause_of(pos, play), seat=player_in(play))


class ExtraDie(Effect):
    """BTB-58: Guns Akimbo. A shooter die without a token."""

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return pos.extra & EXTRA_OF[seat] == 0

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        pos.extra |= EXTRA_OF[player_in(play)]
        if pos.telling:
            pos.tell("extra-die", clause_of(pos, play), seat=player_in(play))


class BlowUp(Effect):
    """BTB-60: Dynomite! The others' dice are rolled once, and each hit removes that die and its token."""

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return tokens.others_here(pos, seat) != 0

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        tokens.leave(pos, dice.roll_others_once(pos, player_in(play)), "blown-up", clause_of(pos, play))


class DodgeHit(Effect):
    """BTB-57: Body Double. The next hit here that names its player costs nothing. When that has just happened, it is
    this hit: the step in which a token would be lost is dropped.
    """

    def usable(self, pos: BoomtownState, seat: i64) -> bool:
        return not bitset.has(pos.doubled, seat)

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        if kind_of(pos.step) == DOUBLE:
            pos.agenda, _ = pop(pos.agenda)
            shootout.tell_dodge(pos, player_in(play))
        else:
            pos.doubled = bitset.add(pos.doubled, player_in(play))
            if pos.telling:
                pos.tell("doubled", clause_of(pos, play), seat=player_in(play))


# Effects on an opponent's placement, and on a claim.


class Overhear(Effect):
    """BTB-55: Overheard Plans. An opponent places face up this round."""

    def carry_out(self, pos: BoomtownState, play: i64) -> None:
        pos.push(step(AIM_OPPONENT, play))

    def act_against(self, pos: BoomtownState, play: i64, opponent: i64) -> None:
        pos.watched = bitset.add(pos.watched, opponent)
        if pos.telling:
            pos.tell("overheard", clause_of(pos, play), seat=opponent)


class ClaimOneMore(Effect):
    """BTB-41, BTB-52: Big Score. It leaves the game, and its player claims one card more."""

    def spend(self, pos: BoomtownState, seat: i64, card: i64) -> None:
        if pos.telling:
            pos.tell("big-score", "BTB-52", seat=seat)
        stacks.remove_from_game(pos, seat, card)

    def before_loot(self, pos: BoomtownState, play: i64, claim: i64) -> None:
        pos.push(step(CLAIM_LOOT, player_in(play), claim + 1))


class Inspect(Effect):
    """BTB-47: Brothel Inspector. Its player looks at the top three cards, and claims one of them."""

    def before_loot(self, pos: BoomtownState, play: i64, claim: i64) -> None:
        inspection.inspect(pos, player_in(play), claim)


def tell_die(pos: BoomtownState, aimed: i64, code: str, clause: str) -> None:
    """Tell whose token or extra die this is."""
    if pos.telling:
        die = bitset.lowest(aimed)
        kind = DIE_KINDS[EXTRA if die >= ALL_TOKENS else tokens.kind_of_token(pos, die)]
        pos.tell(code, clause, seat=SEAT_OF[die], token=kind)
