"""The end of Boomtown Bandits: bonuses, money, and the final shootout on a tie."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.engine.seats import SEATS_IN
from fistful.engine.wire import Outcome
from fistful.games.boomtown_bandits import shootout, stacks, tokens
from fistful.games.boomtown_bandits.facts import CARDS_OF, FINAL, LOCATIONS, MOST_FINALS, TOKENS, TOKENS_OF
from fistful.games.boomtown_bandits.kinds import BOUT, FINAL_FIGHT, FINAL_OVER
from fistful.games.boomtown_bandits.state import BoomtownState


def owned(pos: BoomtownState, seat: i64) -> i64:
    """BTB-19, BTB-21: the loot cards of a seat, played or not."""
    return pos.hands[seat] | pos.played[seat]


def cash(pos: BoomtownState, seat: i64) -> i64:
    """BTB-19: the money on the loot cards of a seat."""
    return printed(pos, owned(pos, seat))


def printed(pos: BoomtownState, cards: i64) -> i64:
    """BTB-19: the money on these loot cards."""
    money: i64 = 0
    while cards:
        money += pos.setup.loot.money[bitset.lowest(cards)]
        cards = bitset.without_lowest(cards)
    return money


def leaders(pos: BoomtownState, location: i64) -> i64:
    """BTB-21: the seats with the most loot cards of a location; tied ones all, nobody with none."""
    most: i64 = 1
    seats: i64 = 0
    for seat in range(pos.setup.seats):
        count = bitset.count(owned(pos, seat) & CARDS_OF[location])
        if count > most:
            most = count
            seats = 0
        if count == most:
            seats = bitset.add(seats, seat)
    return seats


def owns_this_town(pos: BoomtownState, seat: i64) -> bool:
    """BTB-22: whether a seat has at least one loot card of every location in town."""
    for location in pos.town:
        if owned(pos, seat) & CARDS_OF[location] == 0:
            return False
    return True


def money(pos: BoomtownState, seat: i64) -> i64:
    """BTB-21…23: loot and bonuses together."""
    total = cash(pos, seat)
    for location in pos.town:
        if bitset.has(leaders(pos, location), seat):
            total += pos.setup.loot.bonuses[location]
    if owns_this_town(pos, seat):
        total += pos.setup.loot.bonuses[len(LOCATIONS)]
    return total


def score(pos: BoomtownState) -> None:
    """BTB-21…23: all loot is turned over and counted; a tie for most money is fought out."""
    most: i64 = -1
    for seat in range(pos.setup.seats):
        hidden = pos.hands[seat] & ~pos.known[seat]
        if pos.telling and hidden:
            pos.tell("turned-over", "BTB-19", seat=seat, cards=tuple(stacks.texts(pos, hidden)))
        for card in bitset.listed(hidden):
            stacks.show_card(pos, seat, card)
        total = money(pos, seat)
        if total > most:
            most = total
            pos.contenders = 0
        if total == most:
            pos.contenders = bitset.add(pos.contenders, seat)
    if pos.telling:
        tell_scores(pos)
    if bitset.count(pos.contenders) == 1:
        pos.winners = pos.contenders
    else:
        pos.push(step(FINAL_FIGHT))


def tell_scores(pos: BoomtownState) -> None:
    for location in pos.town:
        if leaders(pos, location):
            seats = SEATS_IN[leaders(pos, location)]
            pos.tell(
                "bonus",
                "BTB-21",
                seats=seats,
                players=len(seats),
                location=LOCATIONS[location],
                money=pos.setup.loot.bonuses[location],
                count=bitset.count(owned(pos, seats[0]) & CARDS_OF[location]),
                loot=tuple([printed(pos, owned(pos, seat) & CARDS_OF[location]) for seat in range(pos.setup.seats)]),
            )
    for seat in range(pos.setup.seats):
        if owns_this_town(pos, seat):
            pos.tell("own-this-town", "BTB-22", seat=seat, money=pos.setup.loot.bonuses[len(LOCATIONS)])
    for seat in range(pos.setup.seats):
        total, on_cards = money(pos, seat), cash(pos, seat)
        pos.tell("counted", "BTB-23", seat=seat, money=total, cash=on_cards, bonus=total - on_cards)


def begin_final(pos: BoomtownState) -> None:
    """BTB-23: those tied for most money fight with all their dice, at the table's pace, without cards."""
    pos.finals += 1
    shootout.enter(pos, FINAL)
    pos.cowards = 0
    for seat in range(pos.setup.seats):
        if bitset.has(pos.contenders, seat):
            pos.at[FINAL] |= TOKENS_OF[seat]
            pos.cowards = bitset.add(pos.cowards, seat * TOKENS)
    if pos.telling:
        contenders = SEATS_IN[pos.contenders]
        tied = money(pos, bitset.lowest(pos.contenders))
        pos.tell("final", "BTB-23", seats=contenders, number=pos.finals, money=tied)
    pos.push(step(FINAL_OVER))
    pos.push(step(BOUT))


def end_final(pos: BoomtownState) -> None:
    """BTB-23: the survivor wins; with nobody left it is fought again, and after ten times the win is shared."""
    survivors = tokens.present(pos)
    tokens.take_off(pos, pos.at[FINAL])
    shootout.end_fight(pos)
    if survivors:
        pos.winners = survivors
        if pos.telling:
            pos.tell("final-won", "BTB-23", seat=bitset.lowest(survivors))
    elif pos.finals == MOST_FINALS:
        pos.winners = pos.contenders
        if pos.telling:
            pos.tell("final-shared", "BTB-23", seats=SEATS_IN[pos.contenders], number=MOST_FINALS)
    else:
        pos.push(step(FINAL_FIGHT))
        if pos.telling:
            pos.tell("final-again", "BTB-23", seats=SEATS_IN[pos.contenders])


def result(pos: BoomtownState) -> Outcome:
    """BTB-23: the most money wins, or the final shootout."""
    scores = tuple([int(money(pos, seat)) for seat in range(pos.setup.seats)])
    winners = SEATS_IN[pos.winners]
    if pos.finals == 0:
        return Outcome(winners, scores, "most-money")
    return Outcome(winners, scores, "final-shootout" if len(winners) == 1 else "shared")
