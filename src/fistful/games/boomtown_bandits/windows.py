"""BTB-18, BTB-36: the windows in which cards are played, asked so that nobody learns who holds what."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import kind_of, step
from fistful.engine.seats import UNCHOSEN
from fistful.games.boomtown_bandits import stacks, tokens
from fistful.games.boomtown_bandits.cards import EFFECTS, NAMED, TOKEN_HERE
from fistful.games.boomtown_bandits.facts import (
    CARDS_OF,
    DURING_SHOOTOUT,
    LOCATIONS,
    NAMED_TARGET,
    NOWHERE,
    PASS_ROUND,
    PLAY,
    WINDOWS,
)
from fistful.games.boomtown_bandits.kinds import RESOLVE, WINDOW, play_of
from fistful.games.boomtown_bandits.state import BoomtownState


def open_window(pos: BoomtownState, window: i64) -> None:
    """BTB-35, BTB-36: all seats that might have a card for this window choose at once, sealed.

    The window during a Shootout is open only while two players are still there.
    """
    if window == DURING_SHOOTOUT and bitset.count(tokens.present(pos)) < 2:
        return
    unseen = pos.setup.for_window[window] & ~seen_by_all(pos)
    asked: i64 = 0
    for seat in range(pos.setup.seats):
        if has_usable(pos, seat, might_hold(pos, seat, unseen) & pos.setup.for_window[window]):
            asked = bitset.add(asked, seat)
    if asked:
        announce(pos, window)
        pos.ask_sealed(asked)


def announce(pos: BoomtownState, window: i64) -> None:
    """BTB-36: that a window is open is public, as it is who might have a card for it. If nobody can, it is not told."""
    if pos.telling:
        clause = "BTB-35" if window == NAMED_TARGET else "BTB-18"
        if pos.here == NOWHERE:
            pos.tell("window", clause, window=WINDOWS[window])
        else:
            pos.tell("window-here", clause, window=WINDOWS[window], location=LOCATIONS[pos.here])


def might_play(pos: BoomtownState, seat: i64, window: i64) -> bool:
    """BTB-36: whether, by what everyone knows, a seat might have a card that it could play in this window."""
    window_cards = pos.setup.for_window[window]
    return has_usable(pos, seat, might_hold(pos, seat, ~seen_by_all(pos)) & window_cards)


def has_usable(pos: BoomtownState, seat: i64, possible: i64) -> bool:
    """Whether a seat could carry out one of these cards now."""
    while possible:
        if usable(pos, seat, pos.setup.number_of[bitset.lowest(possible)]):
            return True
        possible = bitset.without_lowest(possible)
    return False


def usable(pos: BoomtownState, seat: i64, number: i64) -> bool:
    """BTB-36: whether a seat could carry out this card now."""
    if TOKEN_HERE[number] and not is_fighting(pos, seat):
        return False
    return EFFECTS[number].usable(pos, seat)


def is_fighting(pos: BoomtownState, seat: i64) -> bool:
    """BTB-39: whether a seat has a token in a fight that is not over: once it has begun, two players must be left."""
    return tokens.tokens_here(pos, seat) != 0 and (not pos.fighting or bitset.count(tokens.present(pos)) > 1)


def seen_by_all(pos: BoomtownState) -> i64:
    """BTB-24: the cards that everyone has seen, wherever they are now."""
    seen = pos.removed
    for seat in range(pos.setup.seats):
        seen |= pos.known[seat] | pos.played[seat]
    return seen


def might_hold(pos: BoomtownState, seat: i64, unseen: i64) -> i64:
    """BTB-36: the cards that, by what everyone knows, might be an unplayed card of an earlier round of this seat:
    those it has shown, and of each location of which it has others, all that not everyone has seen.
    """
    old = pos.hands[seat] & ~pos.fresh[seat]
    possible = old & pos.known[seat]
    hidden = old & ~pos.known[seat]
    if hidden:
        for location in pos.town:
            if hidden & CARDS_OF[location]:
                possible |= unseen & CARDS_OF[location]
    return possible


def add_playable(pos: BoomtownState, seat: i64, window: i64, actions: vec[i64]) -> vec[i64]:
    """BTB-17, BTB-18: these actions, and what a seat can play in this window, each card once, from a round before
    this one.
    """
    held = pos.hands[seat] & ~pos.fresh[seat] & pos.setup.for_window[window]
    last: i64 = -1
    while held:
        number = pos.setup.number_of[bitset.lowest(held)]
        held = bitset.without_lowest(held)
        action = pos.setup.play_action[number]
        if number != last and action >= 0 and usable(pos, seat, number):
            actions = append(actions, action)
            last = number
    return actions


def answers(pos: BoomtownState, seat: i64, window: i64, actions: vec[i64]) -> vec[i64]:
    """BTB-18, BTB-19: these actions, and what a seat can play in this window or show while it is asked in it."""
    actions = add_playable(pos, seat, window, actions)
    return stacks.add_shows(pos, seat, actions) if pos.setup.second_edition else actions


def is_open(pos: BoomtownState) -> bool:
    """BTB-36: whether the table waits in a window that asks all seats that might have a card for it."""
    return kind_of(pos.step) == WINDOW and len(pos.sealed) > 0


def order_of(pos: BoomtownState, seat: i64) -> i64:
    """BTB-36: a seat that passed for the round passes in each of its windows, until it chooses something else."""
    return PASS_ROUND if is_open(pos) and bitset.has(pos.standing, seat) else UNCHOSEN


# Playing a card.


def card_to_play(pos: BoomtownState, seat: i64, number: i64) -> i64:
    """Which of several equal cards is played: one that everyone knows of, if there is one."""
    held = pos.setup.named[number] & pos.hands[seat] & ~pos.fresh[seat]
    return bitset.lowest(held & pos.known[seat] if held & pos.known[seat] else held)


def spend(pos: BoomtownState, seat: i64, number: i64) -> None:
    """A seat lays down this card, to carry it out next."""
    EFFECTS[number].spend(pos, seat, card_to_play(pos, seat, number))


def play(pos: BoomtownState, seat: i64, number: i64) -> None:
    """A seat lays down this card and carries it out."""
    spend(pos, seat, number)
    EFFECTS[number].carry_out(pos, play_of(seat, number))


def unseal(pos: BoomtownState) -> None:
    """BTB-19, BTB-36: cards are shown and resolved in turn order from the first player; the window reopens until all
    pass. A cash card shown has no effect, but reopens it as well.
    """
    seats = pos.setup.seats
    reopened = False
    place = seats - 1
    while place >= 0:
        seat = pos.first + place
        if seat >= seats:
            seat -= seats
        action = pos.sealed[seat]
        if action != UNCHOSEN:
            note_pass(pos, seat, action)
        if action > PASS_ROUND:
            if not reopened:
                pos.push(pos.step)
                reopened = True
            if action < pos.setup.pay:
                pos.push(step(RESOLVE, seat, pos.setup.plays[action - PLAY]))
        place -= 1
    if reopened:
        show_choices(pos)


def note_pass(pos: BoomtownState, seat: i64, action: i64) -> None:
    """BTB-36: everyone sees which seats passed, but not which did so for the round; any other choice ends such an
    order.
    """
    pos.passed = bitset.add(pos.passed, seat) if action <= PASS_ROUND else bitset.remove(pos.passed, seat)
    pos.standing = bitset.add(pos.standing, seat) if action == PASS_ROUND else bitset.remove(pos.standing, seat)


def show_choices(pos: BoomtownState) -> None:
    """BTB-36: every card chosen is shown, in turn order."""
    seat = pos.first
    for _ in range(pos.setup.seats):
        if pos.sealed[seat] >= pos.setup.show:
            stacks.show_cash(pos, seat, pos.sealed[seat])
        elif pos.sealed[seat] > PASS_ROUND:
            card = card_to_play(pos, seat, pos.setup.plays[pos.sealed[seat] - PLAY])
            stacks.show_card(pos, seat, card)
            if pos.telling:
                pos.tell("shows", "BTB-36", seat=seat, card=stacks.text(pos, card))
        seat = pos.setup.after(seat)


def resolve(pos: BoomtownState, seat: i64, number: i64) -> None:
    """BTB-36: a card shown is carried out, or goes back to hand if it has become impossible."""
    if usable(pos, seat, number):
        play(pos, seat, number)
    elif pos.telling:
        pos.tell("impossible", "BTB-36", seat=seat, card=NAMED[number].name)
