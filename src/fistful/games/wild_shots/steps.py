"""The flow of Wild Shots in the order of its rulebook: deal, turn up Snake Oil, lead, follow, take, score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import cards
from fistful.engine.agenda import first_of, kind_of, step
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt
from fistful.games.wild_shots import scoring
from fistful.games.wild_shots.facts import (
    CARD_TEXTS,
    CARDS,
    COLOUR_OF,
    COLOURS,
    HAND,
    OF_COLOUR,
    ROUNDS,
    SLUG,
    SYMBOLS,
)
from fistful.games.wild_shots.tricks import beats, following

if TYPE_CHECKING:
    from fistful.games.wild_shots.position import WildShotsPosition

FIRST_PLAYER: Final = 0
DEAL: Final = 1
TRICK: Final = 2
PLAY: Final = 3
TAKE: Final = 4
SCORE: Final = 5

_ALL_CARDS: Final = vec[i64](range(CARDS))


def run(pos: WildShotsPosition) -> None:
    kind = kind_of(pos.step)
    if kind == PLAY:
        ask_for_card(pos, first_of(pos.step))
    elif kind == TAKE:
        take_trick(pos)
    elif kind == TRICK:
        turn_snake_oil(pos)
    elif kind == SCORE:
        score_round(pos)
    elif kind == DEAL:
        deal(pos)
    else:
        draw_first_player(pos)


def draw_first_player(pos: WildShotsPosition) -> None:
    """WSH-4: the first active player is drawn at random."""
    pos.active = pos.chance.below(pos.rules.seats, "first player")
    if pos.telling:
        pos.tell("first-player", "WSH-4", seat=pos.active)
    pos.push(step(DEAL))


def deal(pos: WildShotsPosition) -> None:
    """WSH-3: all forty cards are shuffled, ten each, the rest set aside; all Snake Oil is shuffled."""
    order = _ALL_CARDS[:]
    pos.chance.shuffle(order, "cards")
    dealt: i64 = 0
    for seat in range(pos.rules.seats):
        hand: i64 = 0
        for place in range(dealt, dealt + HAND):
            hand = cards.add(hand, order[place])
        dealt += HAND
        pos.hands[seat] = hand
        pos.taken[seat] = 0
        pos.lacks[seat] = 0
    pos.aside = 0
    for place in range(dealt, CARDS):
        pos.aside = cards.add(pos.aside, order[place])
    pos.oil = pos.rules.oil[:]
    pos.chance.shuffle(pos.oil, "snake oil")
    pos.trick_number = 0
    pos.last_trick = vec[i64]()
    if pos.telling:
        pos.tell("round", "WSH-13", number=pos.round + 1, symbols=scoring.hurting(pos))
        for seat in range(pos.rules.seats):
            hand_texts = tuple([CARD_TEXTS[card] for card in cards.listed(pos.hands[seat])])
            pos.tell_seat(seat, "dealt", "WSH-3", {"seat": seat, "count": HAND}, cards=hand_texts)
    pos.push(step(TRICK))


def turn_snake_oil(pos: WildShotsPosition) -> None:
    """WSH-5, WSH-6: Snake Oil names the trump of this trick; the active player leads, the others follow."""
    pos.trump = pos.oil[pos.trick_number]
    pos.played = 0
    if pos.telling:
        pos.tell("turned", "WSH-5", seat=pos.active, symbol=SYMBOLS[pos.trump])
    pos.push(step(TAKE))
    push_plays(pos, 0)


def push_plays(pos: WildShotsPosition, already: i64) -> None:
    """WSH-6: the seats that have still to lay a card, clockwise from the active player."""
    seats = pos.rules.seats
    place = seats - 1
    while place >= already:
        seat = pos.active + place
        pos.push(step(PLAY, seat if seat < seats else seat - seats))
        place -= 1


def ask_for_card(pos: WildShotsPosition, seat: i64) -> None:
    """WSH-20: every card is asked for but the last one of a round, which everyone knows is forced."""
    if pos.trick_number == HAND - 1:
        lay(pos, seat, cards.lowest(pos.hands[seat]))
    else:
        pos.ask(seat)


def playable(pos: WildShotsPosition, seat: i64) -> i64:
    """WSH-7, WSH-8: whoever can follows the colour led; whoever cannot may play anything."""
    return pos.hands[seat] if pos.played == 0 else following(pos.hands[seat], pos.trick[0])


def lay(pos: WildShotsPosition, seat: i64, card: i64) -> None:
    """WSH-6, WSH-16: a card is laid; whoever does not follow has shown to be out of that colour."""
    pos.hands[seat] = cards.remove(pos.hands[seat], card)
    pos.trick[pos.played] = card
    pos.played += 1
    led = COLOUR_OF[pos.trick[0]]
    if COLOUR_OF[card] != led:
        pos.lacks[seat] = cards.add(pos.lacks[seat], led)
    if pos.telling:
        pos.tell("played", "WSH-6", seat=seat, card=CARD_TEXTS[card])


def winning_place(pos: WildShotsPosition) -> i64:
    """The place of the card that wins the trick as it lies."""
    trumps = pos.rules.bearers[pos.trump]
    best: i64 = 0
    for place in range(1, pos.played):
        if beats(pos.trick[place], pos.trick[best], trumps, pos.rules.last_equal_wins):
            best = place
    return best


def take_trick(pos: WildShotsPosition) -> None:
    """WSH-12: the winner takes the trick and becomes the active player."""
    winner = (pos.active + winning_place(pos)) % pos.rules.seats
    won: i64 = 0
    for place in range(pos.played):
        won = cards.add(won, pos.trick[place])
    pos.taken[winner] |= won
    if pos.telling:
        pos.tell("took", "WSH-9", seat=winner, cards=tuple([CARD_TEXTS[card] for card in pos.trick]))
    pos.last_trick = pos.trick[:]
    pos.last_active = pos.active
    pos.active = winner
    pos.played = 0
    pos.trick_number += 1
    pos.push(step(TRICK if pos.trick_number < HAND else SCORE))


def score_round(pos: WildShotsPosition) -> None:
    """WSH-13…15: the hits of the round are noted; the winner of the last trick leads the next round."""
    scoring.note_round(pos)
    pos.round += 1
    if pos.round < ROUNDS:
        pos.push(step(DEAL))


def prompt(pos: WildShotsPosition, seat: i64) -> Prompt:
    symbol = SYMBOLS[pos.trump]
    if pos.played == 0:
        return Prompt("lead", "WSH-6", {"symbol": symbol})
    colour = COLOURS[COLOUR_OF[pos.trick[0]]]
    if pos.hands[seat] & OF_COLOUR[COLOUR_OF[pos.trick[0]]]:
        return Prompt("follow", "WSH-7", {"colour": colour, "symbol": symbol})
    return Prompt("discard", "WSH-7", {"colour": colour, "symbol": symbol})


def refusal(pos: WildShotsPosition, seat: i64, card: i64) -> IllegalMove:
    """WSH-7, WSH-8: why a card may not be played."""
    if not cards.has(pos.hands[seat], card):
        return IllegalMove("not-in-hand", SLUG, "WSH-6", card=CARD_TEXTS[card])
    colour = COLOURS[COLOUR_OF[pos.trick[0]]]
    return IllegalMove("must-follow", SLUG, "WSH-7", card=CARD_TEXTS[card], colour=colour)
