"""BTB-45…65: what each named card does, when that is possible, and the choice of what it acts on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.games.boomtown_bandits import dice, targets, tokens
from fistful.games.boomtown_bandits.cards import (
    BANK_HOLIDAY,
    BIG_SCORE,
    BROTHEL_INSPECTOR,
    CANARY,
    CRAB_SEASON,
    DISTRACTION,
    DYNOMITE,
    GOOD_TIMES,
    GUNS_AKIMBO,
    INTIMIDATION,
    LIQUID_COURAGE,
    MISDIRECTION,
    OVERHEARD_PLANS,
    SAFE_FOUND,
    SLOPPY_DRUNK,
    SNEAKY_BASTARD,
    TIP_OFF_THE_LAW,
    TOKEN_HERE,
    WHISPERED_PLAN,
)
from fistful.games.boomtown_bandits.facts import (
    BANK,
    BROTHEL,
    EXTRA_OF,
    LOCATIONS,
    MINE,
    TOKENS_OF,
)
from fistful.games.boomtown_bandits.plan import AIM_AT, AIM_OPPONENT, AIM_TO, AIM_TOKEN, play_of

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition


def usable(pos: BoomtownBanditsPosition, seat: i64, name: i64) -> bool:
    """BTB-36, BTB-38, BTB-39: whether a seat could carry out this card now, by what everyone sees on the table."""
    if TOKEN_HERE[name]:
        return tokens.tokens_here(pos, seat) != 0 and usable_in_fight(pos, seat, name)
    if name in (SAFE_FOUND, TIP_OFF_THE_LAW, MISDIRECTION, WHISPERED_PLAN):
        return targets.locations_to_aim_at(pos, seat, name) != 0
    if name == SNEAKY_BASTARD:
        coward = tokens_on_board(pos) & pos.cowards & TOKENS_OF[seat]
        return coward != 0 and tokens.destinations(pos, tokens.place_of(pos, bitset.lowest(coward))) != 0
    if name == BANK_HOLIDAY:
        return bitset.has(tokens.in_town(pos) & ~pos.closed, BANK)
    if name == CANARY:
        return bitset.has(tokens.in_town(pos) & ~pos.closed, MINE)
    if name == CRAB_SEASON:
        return pos.at[BROTHEL] != 0
    return True


def usable_in_fight(pos: BoomtownBanditsPosition, seat: i64, name: i64) -> bool:
    """BTB-39: cards that act on a fight; once it has begun and one player is left, it is over."""
    if pos.fighting and bitset.count(tokens.present(pos)) < 2:
        return False
    others = pos.at[pos.here] & ~TOKENS_OF[seat]
    if name == GUNS_AKIMBO:
        return pos.extra & EXTRA_OF[seat] == 0
    if name == INTIMIDATION:
        return others & pos.cowards != 0
    if name == LIQUID_COURAGE:
        return tokens.tokens_here(pos, seat) & pos.cowards & ~pos.swapped != 0
    if name in (SLOPPY_DRUNK, DISTRACTION):
        return targets.tokens_to_aim_at(pos, seat, name, pos.here) != 0
    return others != 0


def tokens_on_board(pos: BoomtownBanditsPosition) -> i64:
    """BTB-38: the tokens that are not out."""
    tokens: i64 = 0
    for location in pos.town:
        tokens |= pos.at[location]
    return tokens


def carry_out(pos: BoomtownBanditsPosition, seat: i64, name: i64) -> None:
    """Do what the card says, or begin to ask what it acts on."""
    if name in (SAFE_FOUND, TIP_OFF_THE_LAW, MISDIRECTION, WHISPERED_PLAN):
        pos.push(step(AIM_AT, play_of(seat, name)))
    elif name in (GOOD_TIMES, SLOPPY_DRUNK, DISTRACTION):
        pos.push(step(AIM_TOKEN, play_of(seat, name), pos.here))
    elif name == SNEAKY_BASTARD:
        coward = tokens_on_board(pos) & pos.cowards & TOKENS_OF[seat]
        pos.push(step(AIM_TO, play_of(seat, name), bitset.lowest(coward)))
    elif name == OVERHEARD_PLANS:
        pos.push(step(AIM_OPPONENT, play_of(seat, name)))
    elif name == GUNS_AKIMBO:
        pos.extra |= EXTRA_OF[seat]
    elif name == LIQUID_COURAGE:
        pos.swapped |= tokens.tokens_here(pos, seat) & pos.cowards
    elif name == INTIMIDATION:
        tokens.leave(pos, pos.at[pos.here] & pos.cowards & ~TOKENS_OF[seat], "scared-off", "BTB-59")
    elif name == DYNOMITE:
        dice.blow_up(pos, seat)
    elif name == BANK_HOLIDAY:
        close(pos, BANK, "BTB-45")
    elif name == CRAB_SEASON:
        tokens.leave(pos, pos.at[BROTHEL], "sent-home", "BTB-51")
    elif name == CANARY:
        close(pos, MINE, "BTB-65")
        tokens.leave(pos, pos.at[MINE], "sent-home", "BTB-65")
    else:
        assert name not in (BIG_SCORE, BROTHEL_INSPECTOR), "played before drawing loot, and carried out there"


def close(pos: BoomtownBanditsPosition, location: i64, clause: str) -> None:
    """BTB-45, BTB-65: a location is closed for the rest of this round."""
    pos.closed = bitset.add(pos.closed, location)
    if pos.telling:
        pos.tell("closed", clause, location=LOCATIONS[location])
