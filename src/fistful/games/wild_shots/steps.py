"""The flow of Wild Shots in the order of its rulebook: deal, turn up Snake Oil, lead, follow, take, score."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import kind_of, step
from fistful.engine.events import NO_SECRETS, Event
from fistful.engine.wire import Value
from fistful.games.wild_shots import scoring
from fistful.games.wild_shots.facts import (
    CARD_TEXTS,
    CARDS,
    COLOUR_OF,
    COLOURS,
    HAND,
    ROUNDS,
    SYMBOLS,
    VALUE_OF,
)
from fistful.games.wild_shots.kinds import DEAL, PLAY, SCORE, TAKE, TRICK
from fistful.games.wild_shots.state import WildShotsState
from fistful.games.wild_shots.tricks import beats, following

_ALL_CARDS: Final = vec[i64](range(CARDS))


def run(pos: WildShotsState) -> None:
    """Carry out a step that asks nobody."""
    kind = kind_of(pos.step)
    if kind == TAKE:
        take_trick(pos)
    elif kind == TRICK:
        turn_snake_oil(pos)
    elif kind == SCORE:
        score_round(pos)
    elif kind == DEAL:
        deal(pos)
    else:
        draw_first_player(pos)


def draw_first_player(pos: WildShotsState) -> None:
    """WSH-4: the first active player is drawn at random."""
    pos.active = pos.chance.below(pos.setup.seats, "first player")
    if pos.telling:
        pos.tell("first-player", "WSH-4", seat=pos.active)
    pos.push(step(DEAL))


def deal(pos: WildShotsState) -> None:
    """WSH-3: all forty cards are shuffled, ten each, the rest set aside; all Snake Oil is shuffled."""
    pos.new_round()
    order = _ALL_CARDS[:]
    pos.chance.shuffle(order, "cards")
    dealt: i64 = 0
    for seat in range(pos.setup.seats):
        hand: i64 = 0
        for place in range(dealt, dealt + HAND):
            hand = bitset.add(hand, order[place])
        dealt += HAND
        pos.hands[seat] = hand
        pos.taken[seat] = 0
        pos.lacks[seat] = 0
    pos.aside = 0
    for place in range(dealt, CARDS):
        pos.aside = bitset.add(pos.aside, order[place])
    pos.oil = pos.setup.oil[:]
    pos.chance.shuffle(pos.oil, "snake oil")
    pos.trick_number = 0
    pos.last_trick = vec[i64]()
    if pos.telling:
        last = "yes" if pos.round == ROUNDS - 1 else "no"
        pos.tell("round", "WSH-13", number=pos.round + 1, symbols=scoring.hurting(pos), last=last)
        for seat in range(pos.setup.seats):
            hand_texts = tuple([CARD_TEXTS[card] for card in bitset.listed(pos.hands[seat])])
            pos.tell_seat(seat, "dealt", "WSH-3", {"seat": seat, "count": HAND}, cards=hand_texts)
    pos.push(step(TRICK))


def turn_snake_oil(pos: WildShotsState) -> None:
    """WSH-5, WSH-6: Snake Oil names the trump of this trick; the active player leads, the others follow."""
    pos.trump = pos.oil[pos.trick_number]
    pos.played = 0
    if pos.telling:
        pos.tell("turned", "WSH-5", seat=pos.active, symbol=SYMBOLS[pos.trump])
    pos.push(step(TAKE))
    push_plays(pos, 0)


def push_plays(pos: WildShotsState, already: i64) -> None:
    """WSH-6: the seats that still have to lay a card, clockwise from the active player."""
    seats = pos.setup.seats
    place = seats - 1
    while place >= already:
        seat = pos.active + place
        pos.push(step(PLAY, seat if seat < seats else seat - seats))
        place -= 1


def ask_for_card(pos: WildShotsState, seat: i64) -> None:
    """WSH-20: every card is asked for but the last one of a round, which everyone knows is forced."""
    if pos.trick_number == HAND - 1:
        lay(pos, seat, bitset.lowest(pos.hands[seat]))
    else:
        pos.ask(seat)


def playable(pos: WildShotsState, seat: i64) -> i64:
    """WSH-7, WSH-8: the colour led must be followed; a player who cannot may play anything."""
    return pos.hands[seat] if pos.played == 0 else following(pos.hands[seat], pos.trick[0])


def lay(pos: WildShotsState, seat: i64, card: i64) -> None:
    """WSH-6, WSH-16: a card is laid; a player who does not follow has shown to have none of that colour."""
    pos.hands[seat] = bitset.remove(pos.hands[seat], card)
    pos.trick[pos.played] = card
    pos.played += 1
    led = COLOUR_OF[pos.trick[0]]
    if COLOUR_OF[card] != led:
        pos.lacks[seat] = bitset.add(pos.lacks[seat], led)
    if pos.telling:
        tell_play(pos, seat, card, led)


def tell_play(pos: WildShotsState, seat: i64, card: i64, led: i64) -> None:
    """WSH-6, WSH-7: who plays which card, and whether it leads, follows, or is of another colour."""
    leads = pos.played == 1
    number = ((seat * CARDS + card) * len(COLOURS) + led) * 2 + (1 if leads else 0)
    event = pos.setup.plays.get(number)
    if event is None:
        how = "lead" if leads else "follow" if COLOUR_OF[card] == led else "discard"
        params: dict[str, Value] = {"seat": seat, "card": CARD_TEXTS[card], "how": how, "colour": COLOURS[led]}
        event = Event("played", "WSH-7" if how == "discard" else "WSH-6", params, NO_SECRETS, False)
        pos.setup.plays[number] = event
    pos.tell_event(event)


def winning_place(pos: WildShotsState) -> i64:
    """The place of the card that wins the trick as it lies."""
    trumps = pos.setup.bearers[pos.trump]
    best: i64 = 0
    for place in range(1, pos.played):
        if beats(pos.trick[place], pos.trick[best], trumps, pos.setup.last_equal_wins):
            best = place
    return best


def take_trick(pos: WildShotsState) -> None:
    """WSH-12: the winner takes the trick and becomes the active player."""
    best = winning_place(pos)
    winner = (pos.active + best) % pos.setup.seats
    won: i64 = 0
    for place in range(pos.played):
        won = bitset.add(won, pos.trick[place])
    pos.taken[winner] |= won
    if pos.telling:
        tell_trick(pos, winner, pos.trick[best], scoring.cost_of(pos, won))
    pos.last_trick = pos.trick[:]
    pos.last_active = pos.active
    pos.active = winner
    pos.played = 0
    pos.trick_number += 1
    pos.push(step(TRICK if pos.trick_number < HAND else SCORE))


def tell_trick(pos: WildShotsState, winner: i64, card: i64, points: int) -> None:
    """WSH-9…11, WSH-13: who takes the trick with which card, why this one wins, and what the trick costs."""
    trumps = pos.setup.bearers[pos.trump]
    trump = bitset.has(trumps, card)
    rivals = 0
    equals = 0
    for other in pos.trick:
        if other != card and (bitset.has(trumps, other) if trump else COLOUR_OF[other] == COLOUR_OF[card]):
            rivals += 1
            if VALUE_OF[other] == VALUE_OF[card]:
                equals += 1
    if trump and equals:
        clause, why = "WSH-11", "last-trump" if pos.setup.last_equal_wins else "first-trump"
    elif trump:
        clause, why = "WSH-9", "highest-trump" if rivals else "only-trump"
    else:
        clause, why = "WSH-10", "highest-led" if rivals else "only-led"
    cards = tuple([CARD_TEXTS[each] for each in pos.trick])
    colour = COLOURS[COLOUR_OF[card]]
    pos.tell("took", clause, seat=winner, card=CARD_TEXTS[card], colour=colour, why=why, cards=cards, points=points)


def score_round(pos: WildShotsState) -> None:
    """WSH-13…15: the hits of the round are noted; the winner of the last trick leads the next round."""
    scoring.note_round(pos)
    pos.round += 1
    if pos.round < ROUNDS:
        if pos.telling:
            pos.tell("leads", "WSH-14", seat=pos.active)
        pos.push(step(DEAL))
