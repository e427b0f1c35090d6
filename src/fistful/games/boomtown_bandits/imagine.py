"""Worlds of Boomtown Bandits that look the same from one seat: hidden loot dealt anew, hidden tokens drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import cards
from fistful.engine.chance import Chance
from fistful.games.boomtown_bandits import loot
from fistful.games.boomtown_bandits.cards import INSIDE_JOB
from fistful.games.boomtown_bandits.facts import (
    ALL_TOKENS,
    BANK,
    CARDS_OF,
    EXTRA_OF,
    MOST_CARDS,
    NOBODY,
    NOWHERE,
    TOKEN_KINDS,
    TOKENS,
)
from fistful.games.boomtown_bandits.view import PLACE_NAMES
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView, Trail

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition

_PLACES: Final = {"": NOWHERE, **{name: place for place, name in enumerate(PLACE_NAMES)}}
_KINDS: Final = {kind: number for number, kind in enumerate(TOKEN_KINDS)}


def restore(pos: BoomtownBanditsPosition, seen: BoomtownBanditsView, chance: Chance) -> None:
    """Turn a position about to begin into one that looks like this view from its seat."""
    restore_table(pos, seen)
    restore_orders(pos, seen, chance)
    restore_tokens(pos, seen, chance)
    restore_fight(pos, seen)
    restore_loot(pos, seen, chance)
    pos.agenda = vec[i64](seen.agenda)
    if seen.outcome is None:
        pos.push(seen.step)
        pos.settle()
        pos.restore_choices(seen, chance)
    else:
        pos.step = seen.step
        pos.winners = set_of(seen.outcome.winners)


def set_of(members: tuple[int, ...]) -> i64:
    found: i64 = 0
    for member in members:
        found = cards.add(found, member)
    return found


def places_of(names: tuple[str, ...]) -> i64:
    found: i64 = 0
    for name in names:
        found = cards.add(found, _PLACES[name])
    return found


def restore_table(pos: BoomtownBanditsPosition, seen: BoomtownBanditsView) -> None:
    pos.round = seen.round
    pos.first = seen.first
    pos.town = vec[i64]([_PLACES[name] for name in seen.town])
    pos.sheriff = _PLACES[seen.sheriff]
    pos.closed = places_of(seen.closed)
    pos.resolved = places_of(seen.resolved)
    pos.here = _PLACES[seen.here]
    pos.watched = set_of(seen.watched)
    pos.finals = seen.finals
    pos.contenders = set_of(seen.contenders)


def restore_orders(pos: BoomtownBanditsPosition, seen: BoomtownBanditsView, chance: Chance) -> None:
    """BTB-36: anyone else who passed may have passed for the whole round."""
    pos.passed = set_of(seen.passed)
    if seen.open:
        pos.standing = set_of(seen.orders)
        return
    for seat in seen.passed:
        if seen.passing if seat == seen.seat else chance.below(2, "imagine") == 0:
            pos.standing = cards.add(pos.standing, seat)


# Tokens and the fight.


def restore_tokens(pos: BoomtownBanditsPosition, seen: BoomtownBanditsView, chance: Chance) -> None:
    """BTB-7, BTB-24, BTB-53: tokens where they lie; of each seat's three, one that is not known to be a shooter is the
    coward, and it may be among those in its camp.
    """
    for seat, owned in enumerate(seen.tokens):
        hidden = vec[i64]()
        unplaced: i64 = 0
        coward = False
        for place, shown in enumerate(owned):
            token = seat * TOKENS + place
            if shown.place == "":
                unplaced += 1
                continue
            pos.at[_PLACES[shown.place]] = cards.add(pos.at[_PLACES[shown.place]], token)
            if shown.kind == "":
                hidden = append(hidden, token)
                continue
            kind = _KINDS[shown.kind]
            if kind >= 2:
                pos.cowards = cards.add(pos.cowards, token)
                coward = True
            if kind & 1:
                pos.swapped = cards.add(pos.swapped, token)
        if len(hidden) > 0 and not coward:
            drawn = chance.below(len(hidden) + unplaced, "imagine")
            if drawn < len(hidden):
                pos.cowards = cards.add(pos.cowards, hidden[drawn])
    pos.revealed = seen.revealed
    for owned in reversed(seen.last_reveal):
        for shown in reversed(owned):
            nibble = _PLACES[shown.place] + (8 if shown.kind == "coward" else 0)
            pos.last_reveal = pos.last_reveal << 4 | nibble
    pos.peeker = NOBODY if seen.peeker is None else seen.peeker
    pos.peeked = set_of(seen.peeked)


def restore_fight(pos: BoomtownBanditsPosition, seen: BoomtownBanditsView) -> None:
    pos.fighting = seen.fighting
    for seat in seen.extra:
        pos.extra |= EXTRA_OF[seat]
    pos.distracted = 0 if seen.distracted is None else cards.only(seen.distracted)
    for seat, shown in enumerate(seen.dice):
        for place, face in enumerate(shown):
            if face != "":
                die = cards.only(seat * TOKENS + place if place < TOKENS else ALL_TOKENS + seat)
                pos.lying |= die
                pos.hits |= die if face == "hit" else 0
                pos.runaways |= die if face == "runaway" else 0
    pos.throws = seen.throws
    pos.tick = seen.tick
    pos.clock = seen.clock
    pos.rolling = set_of(seen.rolling)
    pos.debtors = set_of(seen.debtors)
    pos.free_at = vec[i64](seen.free_at)
    pos.shown_at = vec[i64](seen.shown_at)
    pos.waited = vec[i64](seen.waited)
    pos.held = vec[i64](seen.held)


# Loot.


class Box:
    """The loot cards of the town that have not yet found their place in an imagined world."""

    def __init__(self, pos: BoomtownBanditsPosition) -> None:
        self.kinds: Final = pos.rules.loot.kind_ids
        self.kind_cards: Final = pos.rules.kind_cards
        self.left: i64 = 0
        for location in pos.town:
            self.left |= cards.first(pos.rules.size) << location * MOST_CARDS

    def take(self, text: str) -> i64:
        """A card with this text."""
        card = cards.lowest(self.left & self.kind_cards[self.kinds[text]])
        self.left = cards.remove(self.left, card)
        return card

    def take_all(self, texts: tuple[str, ...]) -> i64:
        taken: i64 = 0
        for text in texts:
            taken = cards.add(taken, self.take(text))
        return taken


def restore_loot(pos: BoomtownBanditsPosition, seen: BoomtownBanditsView, chance: Chance) -> None:
    """BTB-24: every card that this seat knows goes to its place; the others are dealt to the places left."""
    box = Box(pos)
    pos.removed = box.take_all(seen.out_of_game)
    secret = seen.open
    for seat in range(pos.rules.seats):
        pos.played[seat] = box.take_all(seen.face_up[seat])
        old = box.take_all(seen.known[seat])
        fresh = box.take_all(seen.known_fresh[seat])
        pos.known[seat] = old | fresh
        if secret or seat == seen.seat:
            old |= box.take_all(seen.hands[seat] if secret else seen.hand)
            fresh |= box.take_all(seen.hands_fresh[seat] if secret else seen.hand_fresh)
        pos.hands[seat] = old | fresh
        pos.fresh[seat] = fresh
    pos.job_depth = seen.inside_job_within
    pos.looker = NOBODY if seen.looker is None else seen.looker
    pos.looked = _PLACES[seen.looked]
    pos.looked_depth = seen.looked_depth
    tops = [vec[i64]([box.take(text) for text in top]) for top in seen.stack_tops]
    follow_trails(pos, seen, box)
    sizes, hidden, hidden_fresh = seen.stack_sizes, seen.hidden, seen.hidden_fresh
    for place, location in enumerate(pos.town):
        wanted = vec[i64]()
        for seat in range(pos.rules.seats):
            wanted = append(wanted, hidden[seat][place])
            wanted = append(wanted, hidden_fresh[seat][place])
        unseen = box.left & CARDS_OF[location]
        deal_location(pos, location, sizes[place], wanted, tops[place], unseen, chance)
    guess_trails(pos, seen, chance)


def follow_trails(pos: BoomtownBanditsPosition, seen: BoomtownBanditsView, box: Box) -> None:
    """BTB-24: a card known to have been claimed is in the hand of its claimant, unless one like it was shown since."""
    for trail in seen.trails:
        since = shown_since(pos, trail)
        card: i64 = -1
        if trail.card in trail.since:
            card = cards.lowest(since & pos.rules.kind_cards[box.kinds[trail.card]])
        elif trail.card != "" and (seen.open or trail.seat == seen.seat):
            held = secret_group(pos, trail) & pos.rules.kind_cards[box.kinds[trail.card]]
            card = cards.lowest(held & ~followed(pos))
        elif trail.card != "":
            card = box.take(trail.card)
            pos.hands[trail.seat] = cards.add(pos.hands[trail.seat], card)
            if trail.fresh:
                pos.fresh[trail.seat] = cards.add(pos.fresh[trail.seat], card)
        for number in (i64(trail.seat), card, since, i64(1) if trail.fresh else i64(0)):
            pos.trails = append(pos.trails, number)


def shown_since(pos: BoomtownBanditsPosition, trail: Trail) -> i64:
    """The cards that a trail says were shown since, among those that everyone has seen."""
    public = pos.known[trail.seat] | pos.played[trail.seat] | pos.removed
    found: i64 = 0
    for text in trail.since:
        kind = pos.rules.kind_cards[pos.rules.loot.kind_ids[text]]
        found = cards.add(found, cards.lowest(public & kind & ~found))
    return found


def secret_group(pos: BoomtownBanditsPosition, trail: Trail) -> i64:
    """The cards in the claimant's hand among which the claimed one is, if it was not shown."""
    fresh = pos.fresh[trail.seat]
    held = pos.hands[trail.seat] & ~pos.known[trail.seat] & CARDS_OF[pos.looked]
    return held & fresh if trail.fresh else held & ~fresh


def followed(pos: BoomtownBanditsPosition) -> i64:
    """The cards that trails lead to so far."""
    found: i64 = 0
    for trail in range(0, len(pos.trails), loot.TRAIL):
        if pos.trails[trail + 1] >= 0:
            found = cards.add(found, pos.trails[trail + 1])
    return found


def deal_location(
    pos: BoomtownBanditsPosition,
    location: i64,
    size: i64,
    wanted: vec[i64],
    top: vec[i64],
    unseen: i64,
    chance: Chance,
) -> None:
    """BTB-24, BTB-46: the unseen cards of a location go to hands and stack at random, but an Inside Job is always shown
    when it is claimed, so it is in the stack, and no deeper than everyone knows. `wanted` has two numbers a seat: how
    many cards of earlier rounds, and of this one, it holds that not everyone has seen.
    """
    job = unseen & pos.rules.named[INSIDE_JOB]
    job_place: i64 = -1
    if job:
        within = pos.job_depth if location == BANK and pos.job_depth > 0 else size
        job_place = len(top) + chance.below(within - len(top), "imagine")
    order = cards.listed(unseen & ~job)
    chance.shuffle(order, "imagine")
    dealt: i64 = 0
    for seat in range(pos.rules.seats):
        secret = pos.hands[seat] & ~pos.known[seat] & CARDS_OF[location]
        old_wanted = wanted[2 * seat] - cards.count(secret & ~pos.fresh[seat])
        fresh_wanted = wanted[2 * seat + 1] - cards.count(secret & pos.fresh[seat])
        for number in range(fresh_wanted + old_wanted):
            pos.hands[seat] = cards.add(pos.hands[seat], order[dealt])
            if number < fresh_wanted:
                pos.fresh[seat] = cards.add(pos.fresh[seat], order[dealt])
            dealt += 1
    stack = top
    while len(stack) < size:
        if len(stack) == job_place:
            stack = append(stack, cards.lowest(job))
        else:
            stack = append(stack, order[dealt])
            dealt += 1
    pos.stacks[location] = loot.pack_stack(stack)


def guess_trails(pos: BoomtownBanditsPosition, seen: BoomtownBanditsView, chance: Chance) -> None:
    """BTB-24: what this seat does not know the looker to know: any card that the claimant has or has shown since.

    The trail with the fewest candidates is drawn first, so that two trails never want the same last card.
    """
    for _ in seen.trails:
        best: i64 = -1
        fewest: i64 = cards.LARGEST
        for number, trail in enumerate(seen.trails):
            if pos.trails[number * loot.TRAIL + 1] < 0:
                count = cards.count(candidates(pos, number, trail))
                if count < fewest:
                    fewest = count
                    best = number
        if best >= 0:
            left = candidates(pos, best, seen.trails[best])
            pos.trails[best * loot.TRAIL + 1] = cards.nth(left, chance.below(cards.count(left), "imagine"))


def candidates(pos: BoomtownBanditsPosition, number: i64, trail: Trail) -> i64:
    """The cards that a trail of unknown end may lead to."""
    return (secret_group(pos, trail) | pos.trails[number * loot.TRAIL + 2]) & ~followed(pos)
