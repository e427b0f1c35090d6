"""Loot: stacks and hands, who knows which card, the claim, and the cards that bear on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import cards
from fistful.engine.agenda import second_of, step
from fistful.games.boomtown_bandits import effects, windows
from fistful.games.boomtown_bandits.cards import (
    BEFORE_LOOT,
    BIG_SCORE,
    BROTHEL_INSPECTOR,
    INSIDE_JOB,
    PLAYED,
)
from fistful.games.boomtown_bandits.facts import (
    BANK,
    CLAIM,
    DECLINE,
    LOCATION_OF,
    LOCATIONS,
    MOST_CARDS,
    PLAY,
)
from fistful.games.boomtown_bandits.plan import (
    CLAIM_LOOT,
    DRAW,
    INSPECT,
    ORDER,
    PAY,
    claim_of,
    left_in,
    location_in,
)

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition

INSPECTED: Final = 3
"""BTB-47: how many cards the Inspector looks at."""

TRAIL: Final = 4
"""The numbers of a trail, which follows a card that the looker knew into the hand of its claimant: the claimant; the
card; the cards of that location that the claimant has shown since, any of which may be it; and whether the
claim was in this round. Who claimed is public, and so is what was shown; which card it is, the looker and the
claimant know."""


# Stacks and texts.


def top_of(pos: BoomtownBanditsPosition, location: i64) -> i64:
    """The top card of a stack that is not empty."""
    return location * MOST_CARDS + (pos.stacks[location] & 15) - 1


def stack_size(pos: BoomtownBanditsPosition, location: i64) -> i64:
    size: i64 = 0
    stack = pos.stacks[location]
    while stack:
        size += 1
        stack >>= 4
    return size


def listed_stack(pos: BoomtownBanditsPosition, location: i64) -> vec[i64]:
    """The cards of a stack, the top one first."""
    out = vec[i64]()
    stack = pos.stacks[location]
    while stack:
        out = append(out, location * MOST_CARDS + (stack & 15) - 1)
        stack >>= 4
    return out


def pack_stack(order: vec[i64]) -> i64:
    """A stack of these cards, the first on top."""
    stack: i64 = 0
    place: i64 = len(order) - 1
    while place >= 0:
        stack = stack << 4 | order[place] - LOCATION_OF[order[place]] * MOST_CARDS + 1
        place -= 1
    return stack


def text(pos: BoomtownBanditsPosition, card: i64) -> str:
    return pos.rules.loot.texts[pos.rules.kind_of[card]]


def texts(pos: BoomtownBanditsPosition, held: i64) -> list[str]:
    """The notation of each card of a set, kind by kind."""
    return [text(pos, card) for card in cards.listed(held)]


# What everyone gets to see.


def show_card(pos: BoomtownBanditsPosition, seat: i64, card: i64) -> None:
    """BTB-24: everyone has now seen this card in the hand of a seat, and does not forget it."""
    if cards.has(pos.known[seat], card):
        return
    pos.known[seat] = cards.add(pos.known[seat], card)
    fresh: i64 = 1 if cards.has(pos.fresh[seat], card) else 0
    if LOCATION_OF[card] == pos.looked:
        for trail in range(0, len(pos.trails), TRAIL):
            if pos.trails[trail] == seat and pos.trails[trail + 3] == fresh:
                pos.trails[trail + 2] = cards.add(pos.trails[trail + 2], card)


def lay_face_up(pos: BoomtownBanditsPosition, seat: i64, card: i64) -> None:
    """BTB-17: a card that was played lies face up in front of its player."""
    show_card(pos, seat, card)
    take_from_hand(pos, seat, card)
    pos.played[seat] = cards.add(pos.played[seat], card)
    if pos.telling:
        pos.tell("played", "BTB-17", seat=seat, card=text(pos, card))


def take_from_hand(pos: BoomtownBanditsPosition, seat: i64, card: i64) -> None:
    pos.hands[seat] = cards.remove(pos.hands[seat], card)
    pos.known[seat] = cards.remove(pos.known[seat], card)
    pos.fresh[seat] = cards.remove(pos.fresh[seat], card)


def remove_from_game(pos: BoomtownBanditsPosition, seat: i64, card: i64) -> None:
    """BTB-41: a card given for Inside Job, or a Big Score used, is shown and leaves the game."""
    if cards.has(pos.played[seat], card):
        pos.played[seat] = cards.remove(pos.played[seat], card)
    else:
        show_card(pos, seat, card)
        take_from_hand(pos, seat, card)
    pos.removed = cards.add(pos.removed, card)


# The claim.


def begin_loot(pos: BoomtownBanditsPosition, survivors: i64) -> None:
    """BTB-15: the one player left claims; nobody left, no loot."""
    if cards.count(survivors) == 1:
        pos.push(step(CLAIM_LOOT, cards.lowest(survivors), claim_of(pos.here, 1)))
    elif pos.telling:
        pos.tell("nobody-left", "BTB-15", location=LOCATIONS[pos.here])


def ask_before_loot(pos: BoomtownBanditsPosition, seat: i64, claim: i64) -> None:
    """BTB-18, BTB-20, BTB-37: before drawing, its claimant may play a card; with an empty stack there is no claim."""
    location = location_in(claim)
    if pos.stacks[location] == 0:
        if pos.telling:
            pos.tell("nothing-to-claim", "BTB-20", seat=seat, location=LOCATIONS[location])
        return
    windows.announce(pos, BEFORE_LOOT)
    if windows.might_play(pos, seat, BEFORE_LOOT):
        pos.ask(seat)
    else:
        pos.push(step(DRAW, seat, claim))


def answer_before_loot(pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
    """BTB-47, BTB-52, BTB-56: draw, or first play one of the cards for it."""
    claim = second_of(pos.step)
    if action == CLAIM:
        pos.push(step(DRAW, seat, claim))
        return
    name = PLAYED[action - PLAY]
    card = windows.card_to_play(pos, seat, name)
    if name == BIG_SCORE:
        if pos.telling:
            pos.tell("big-score", "BTB-52", seat=seat)
        remove_from_game(pos, seat, card)
        pos.push(step(CLAIM_LOOT, seat, claim_of(location_in(claim), left_in(claim) + 1)))
    elif name == BROTHEL_INSPECTOR:
        lay_face_up(pos, seat, card)
        inspect(pos, seat, claim)
    else:
        lay_face_up(pos, seat, card)
        pos.push(step(CLAIM_LOOT, seat, claim))
        effects.carry_out(pos, seat, name)


def draw(pos: BoomtownBanditsPosition, seat: i64, claim: i64) -> None:
    """BTB-40, BTB-46: the claimant takes the top card, unless it is the Inside Job, which must be paid for."""
    location = location_in(claim)
    card = top_of(pos, location)
    if pos.rules.name_of[card] != INSIDE_JOB:
        take_top(pos, seat, location)
        claim_again(pos, seat, claim)
        return
    pos.job_depth = 1
    if pos.telling:
        pos.tell("inside-job", "BTB-46", seat=seat)
    if pos.hands[seat] | pos.played[seat]:
        pos.push(step(PAY, seat, claim))
    else:
        decline(pos, seat)


def claim_again(pos: BoomtownBanditsPosition, seat: i64, claim: i64) -> None:
    """BTB-52: the next of two claims."""
    if left_in(claim) > 1:
        pos.push(step(CLAIM_LOOT, seat, claim - 1))


def take_top(pos: BoomtownBanditsPosition, seat: i64, location: i64) -> None:
    """BTB-17, BTB-24, BTB-40: the top card goes to its claimant, who alone sees it; who looked knows it too."""
    card = top_of(pos, location)
    pos.stacks[location] >>= 4
    pos.hands[seat] = cards.add(pos.hands[seat], card)
    pos.fresh[seat] = cards.add(pos.fresh[seat], card)
    if location == BANK and pos.job_depth > 0:
        pos.job_depth -= 1
    if location == pos.looked and pos.looked_depth > 0:
        pos.looked_depth -= 1
        if seat != pos.looker and pos.rules.name_of[card] != INSIDE_JOB:
            for number in (seat, card, i64(0), i64(1)):
                pos.trails = append(pos.trails, number)
    if pos.telling:
        pos.tell("claimed", "BTB-40", seat=seat, location=LOCATIONS[location])
        pos.whisper(seat, "drew", "BTB-40", card=text(pos, card))


# BTB-46: the price of the Inside Job.


def decline(pos: BoomtownBanditsPosition, seat: i64) -> None:
    """BTB-40, BTB-46: unpaid, it stays on top, and that ends the claim."""
    if pos.telling:
        pos.tell("left-on-top", "BTB-46", seat=seat)


def answer_price(pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
    """BTB-41, BTB-46: one other loot card leaves the game, or the Inside Job stays on top."""
    if action == DECLINE:
        decline(pos, seat)
        return
    claim = second_of(pos.step)
    card = copy_to_pay(pos, seat, pos.rules.kind_cards[action - pos.rules.pay])
    if pos.telling:
        pos.tell("paid", "BTB-41", seat=seat, card=text(pos, card))
    remove_from_game(pos, seat, card)
    job = top_of(pos, location_in(claim))
    take_top(pos, seat, location_in(claim))
    show_card(pos, seat, job)
    claim_again(pos, seat, claim)


def copy_to_pay(pos: BoomtownBanditsPosition, seat: i64, kind: i64) -> i64:
    """Which of several equal cards is given: one that lies face up, else a known one, else the newest."""
    for held in (pos.played[seat], pos.known[seat], pos.fresh[seat], pos.hands[seat]):
        if held & kind:
            return cards.lowest(held & kind)
    raise AssertionError("the action was legal, so there is such a card")


# BTB-47: the Brothel Inspector.


def inspect(pos: BoomtownBanditsPosition, seat: i64, claim: i64) -> None:
    """BTB-24, BTB-47: look at the top three; everyone knows who now knows them."""
    location = location_in(claim)
    seen = min(INSPECTED, stack_size(pos, location))
    pos.looker = seat
    pos.looked = location
    pos.looked_depth = seen
    if location == BANK and pos.job_depth > 0:
        pos.job_depth = max(pos.job_depth, seen)
    if pos.telling:
        pos.tell("inspected", "BTB-47", seat=seat, location=LOCATIONS[location], count=seen)
        for place in range(seen):
            card = listed_stack(pos, location)[place]
            pos.whisper(seat, "saw-card", "BTB-47", card=text(pos, card), place=place + 1)
    pos.push(step(DRAW, seat, claim))
    if seen > 1:
        pos.push(step(INSPECT, seat, claim))


def inspected(pos: BoomtownBanditsPosition, claim: i64) -> i64:
    """The cards that the Inspector may claim."""
    found: i64 = 0
    order = listed_stack(pos, location_in(claim))
    for place in range(pos.looked_depth):
        found = cards.add(found, order[place])
    return found


def put_back(pos: BoomtownBanditsPosition, claim: i64) -> i64:
    """The cards that the Inspector puts back: those under the one chosen."""
    return cards.remove(inspected(pos, claim), top_of(pos, location_in(claim)))


def take_inspected(pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
    """BTB-47: the card chosen comes on top, to be claimed; the order of two others is asked for."""
    claim = second_of(pos.step)
    seen = inspected(pos, claim)
    chosen = cards.lowest(seen & pos.rules.kind_cards[action - pos.rules.take])
    bring_up(pos, location_in(claim), chosen, 0)
    if pos.looked_depth > 2:
        pos.push(step(ORDER, seat, claim))


def order_inspected(pos: BoomtownBanditsPosition, action: i64) -> None:
    """BTB-47: the rest is put back on top in any order, unseen."""
    claim = second_of(pos.step)
    chosen = cards.lowest(put_back(pos, claim) & pos.rules.kind_cards[action - pos.rules.top])
    bring_up(pos, location_in(claim), chosen, 1)


def bring_up(pos: BoomtownBanditsPosition, location: i64, card: i64, place: i64) -> None:
    """Bring a card of a stack up to a place counted from the top; those between go down by one."""
    order = vec[i64]()
    for other in listed_stack(pos, location):
        if len(order) == place:
            order = append(order, card)
        if other != card:
            order = append(order, other)
    pos.stacks[location] = pack_stack(order)


# What is legal.


def legal_before_loot(pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
    return windows.playable(pos, seat, BEFORE_LOOT, append(vec[i64](), CLAIM))


def legal_prices(pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
    return kinds_in(pos, pos.hands[seat] | pos.played[seat], pos.rules.pay, append(vec[i64](), DECLINE))


def legal_inspected(pos: BoomtownBanditsPosition) -> vec[i64]:
    return kinds_in(pos, inspected(pos, second_of(pos.step)), pos.rules.take, vec[i64]())


def legal_orders(pos: BoomtownBanditsPosition) -> vec[i64]:
    return kinds_in(pos, put_back(pos, second_of(pos.step)), pos.rules.top, vec[i64]())


def kinds_in(pos: BoomtownBanditsPosition, held: i64, group: i64, actions: vec[i64]) -> vec[i64]:
    """One action of this group for each kind among these cards."""
    last: i64 = -1
    while held:
        kind = pos.rules.kind_of[cards.lowest(held)]
        held = cards.without_lowest(held)
        if kind != last:
            actions = append(actions, group + kind)
            last = kind
    return actions
