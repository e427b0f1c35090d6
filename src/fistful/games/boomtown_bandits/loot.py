"""The claim: who takes loot, the price of the Inside Job, and the cards played before drawing."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import second_of, step
from fistful.games.boomtown_bandits import stacks, windows
from fistful.games.boomtown_bandits.cards import EFFECTS, INSIDE_JOB
from fistful.games.boomtown_bandits.facts import BANK, BEFORE_LOOT, CLAIM, DECLINE, LOCATIONS, PLAY
from fistful.games.boomtown_bandits.kinds import CLAIM_LOOT, DRAW, PAY, claim_of, left_in, location_in, play_of
from fistful.games.boomtown_bandits.state import BoomtownState

# The claim.


def begin_loot(pos: BoomtownState, survivors: i64) -> None:
    """BTB-15: the one player left claims; nobody left, no loot."""
    if bitset.count(survivors) == 1:
        if pos.telling:
            code = "last-standing" if pos.fighting else "alone"
            pos.tell(code, "BTB-15", seat=bitset.lowest(survivors), location=LOCATIONS[pos.here])
        pos.push(step(CLAIM_LOOT, bitset.lowest(survivors), claim_of(pos.here, 1)))
    elif pos.telling:
        pos.tell("nobody-left", "BTB-15", location=LOCATIONS[pos.here])


def ask_before_loot(pos: BoomtownState, seat: i64, claim: i64) -> None:
    """BTB-18, BTB-20, BTB-37: before drawing, its claimant may play a card; with an empty stack there is no claim."""
    location = location_in(claim)
    if pos.stacks[location] == 0:
        if pos.telling:
            pos.tell("nothing-to-claim", "BTB-20", seat=seat, location=LOCATIONS[location])
        return
    if windows.might_play(pos, seat, BEFORE_LOOT):
        windows.announce(pos, BEFORE_LOOT)
        pos.ask(seat)
    else:
        pos.push(step(DRAW, seat, claim))


def answer_before_loot(pos: BoomtownState, seat: i64, action: i64) -> None:
    """BTB-19, BTB-47, BTB-52, BTB-56: draw, or first play one of the cards for it, or show one and be asked again."""
    claim = second_of(pos.step)
    if action == CLAIM:
        pos.push(step(DRAW, seat, claim))
        return
    if action >= pos.setup.show:
        pos.push(pos.step)
        stacks.show_cash(pos, seat, action)
        return
    number = pos.setup.plays[action - PLAY]
    windows.spend(pos, seat, number)
    EFFECTS[number].before_loot(pos, play_of(seat, number), claim)


def draw(pos: BoomtownState, seat: i64, claim: i64) -> None:
    """BTB-40, BTB-46: the claimant takes the top card, unless it is the Inside Job, which must be paid for."""
    location = location_in(claim)
    card = stacks.top_of(pos, location)
    if pos.setup.number_of[card] != INSIDE_JOB:
        take_top(pos, seat, location)
        claim_again(pos, seat, claim)
        return
    pos.job_depth = 1
    if pos.telling:
        pos.tell("inside-job", "BTB-40", seat=seat)
    if pos.hands[seat] | pos.played[seat]:
        pos.push(step(PAY, seat, claim))
    elif pos.telling:
        pos.tell("cannot-pay", "BTB-46", seat=seat)


def claim_again(pos: BoomtownState, seat: i64, claim: i64) -> None:
    """BTB-52: the next of two claims."""
    if left_in(claim) > 1:
        pos.push(step(CLAIM_LOOT, seat, claim - 1))


def take_top(pos: BoomtownState, seat: i64, location: i64) -> None:
    """BTB-17, BTB-24, BTB-40: the top card goes to its claimant, who alone sees it; the looker knows it too."""
    card = stacks.top_of(pos, location)
    pos.stacks[location] >>= 4
    pos.hands[seat] = bitset.add(pos.hands[seat], card)
    pos.fresh[seat] = bitset.add(pos.fresh[seat], card)
    if location == BANK and pos.job_depth > 0:
        pos.job_depth -= 1
    if location == pos.looked and pos.looked_depth > 0:
        pos.looked_depth -= 1
        if seat != pos.looker and pos.setup.number_of[card] != INSIDE_JOB:
            for number in (seat, card, i64(0), i64(1)):
                pos.trails = append(pos.trails, number)
    if pos.telling:
        pos.tell("claimed", "BTB-40", seat=seat, location=LOCATIONS[location])
        pos.whisper(seat, "drew", "BTB-40", card=stacks.text(pos, card))
        if pos.stacks[location] == 0:
            pos.tell("stack-empty", "BTB-20", location=LOCATIONS[location])


# BTB-46: the price of the Inside Job.


def decline(pos: BoomtownState, seat: i64) -> None:
    """BTB-40, BTB-46: unpaid, it stays on top, and that ends the claim."""
    if pos.telling:
        pos.tell("left-on-top", "BTB-46", seat=seat)


def answer_price(pos: BoomtownState, seat: i64, action: i64) -> None:
    """BTB-41, BTB-46: one other loot card leaves the game, or the Inside Job stays on top."""
    if action == DECLINE:
        decline(pos, seat)
        return
    claim = second_of(pos.step)
    card = copy_to_pay(pos, seat, pos.setup.kind_cards[action - pos.setup.pay])
    if pos.telling:
        pos.tell("paid", "BTB-41", seat=seat, card=stacks.text(pos, card))
    stacks.remove_from_game(pos, seat, card)
    job = stacks.top_of(pos, location_in(claim))
    take_top(pos, seat, location_in(claim))
    stacks.show_card(pos, seat, job)
    claim_again(pos, seat, claim)


def copy_to_pay(pos: BoomtownState, seat: i64, kind: i64) -> i64:
    """Which of several equal cards is given: one that lies face up, else a known one, else the newest."""
    for held in (pos.played[seat], pos.known[seat], pos.fresh[seat], pos.hands[seat]):
        if held & kind:
            return bitset.lowest(held & kind)
    raise AssertionError("the action was legal, so there is such a card")
