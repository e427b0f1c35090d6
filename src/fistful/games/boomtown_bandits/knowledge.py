"""What a view of Boomtown Bandits says, read once for all worlds that are imagined from it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.games.boomtown_bandits import stacks
from fistful.games.boomtown_bandits.facts import (
    ALL_TOKENS,
    CARDS_OF,
    EXTRA_OF,
    MOST_CARDS,
    NOBODY,
    NOWHERE,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_OF,
)
from fistful.games.boomtown_bandits.state import BoomtownState
from fistful.games.boomtown_bandits.view import PLACE_NAMES
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView, Trail

_PLACES: Final = {"": NOWHERE, **{name: place for place, name in enumerate(PLACE_NAMES)}}
_KINDS: Final = {kind: number for number, kind in enumerate(TOKEN_KINDS)}


class Knowledge:
    """A position as far as a view shows it, and what of it is hidden."""

    def __init__(self, pos: BoomtownState, seen: BoomtownBanditsView) -> None:
        """Take a position about to begin, and make it look like this view."""
        self.pos: Final = pos
        """Everything known is in its place. Hidden cards are nowhere, and hidden tokens are shooters."""
        self.seen: Final = seen
        self.hidden_tokens: vec[i64] = vec[i64]()
        """By seat: the tokens among which its coward may lie face down; none if it is known where the coward is."""
        self.in_camp: vec[i64] = vec[i64]()
        """By seat: how many tokens are not placed."""
        restore_table(pos, seen)
        restore_fight(pos, seen)
        self.restore_tokens()
        box = Box(pos)
        restore_cards(pos, seen, box)
        self.tops: Final = [vec[i64]([box.take(text) for text in top]) for top in seen.stack_tops]
        """By place in town: the cards known to lie on top of the stack."""
        follow_trails(pos, seen, box)
        self.unseen: Final = vec[i64]([box.left & CARDS_OF[location] for location in pos.town])
        """By place in town: the cards of that location that this seat has not seen."""
        self.sizes: Final = vec[i64](seen.stack_sizes)
        self.wanted: vec[i64] = vec[i64]()
        """By place in town and seat: how many hidden cards of earlier rounds, and of this one, are in its hand."""
        self.count_wanted()
        self.agenda: Final = vec[i64](seen.agenda)

    def restore_tokens(self) -> None:
        """BTB-7, BTB-24, BTB-53: tokens where they lie, and which of them may be cowards."""
        pos, seen = self.pos, self.seen
        for seat, owned in enumerate(seen.tokens):
            hidden: i64 = 0
            in_camp: i64 = 0
            for place, shown in enumerate(owned):
                token: i64 = seat * TOKENS + place
                if shown.place == "":
                    in_camp += 1
                    continue
                pos.at[_PLACES[shown.place]] = bitset.add(pos.at[_PLACES[shown.place]], token)
                if shown.kind == "":
                    hidden = bitset.add(hidden, token)
                    continue
                kind = _KINDS[shown.kind]
                if kind >= 2:
                    pos.cowards = bitset.add(pos.cowards, token)
                if kind & 1:
                    pos.swapped = bitset.add(pos.swapped, token)
            found = pos.cowards & TOKENS_OF[seat]
            self.hidden_tokens = append(self.hidden_tokens, 0 if found else hidden)
            self.in_camp = append(self.in_camp, in_camp)
        pos.revealed = seen.revealed
        for owned in reversed(seen.last_reveal):
            for shown in reversed(owned):
                nibble = _PLACES[shown.place] + (8 if shown.kind == "coward" else 0)
                pos.last_reveal = pos.last_reveal << 4 | nibble
        pos.peeker = NOBODY if seen.peeker is None else seen.peeker
        pos.peeked = set_of(seen.peeked)

    def count_wanted(self) -> None:
        pos, seen = self.pos, self.seen
        for place, location in enumerate(pos.town):
            for seat in range(pos.setup.seats):
                secret = pos.hands[seat] & ~pos.known[seat] & CARDS_OF[location]
                fresh = pos.fresh[seat]
                self.wanted = append(self.wanted, seen.hidden[seat][place] - bitset.count(secret & ~fresh))
                self.wanted = append(self.wanted, seen.hidden_fresh[seat][place] - bitset.count(secret & fresh))


def set_of(members: tuple[int, ...]) -> i64:
    found: i64 = 0
    for member in members:
        found = bitset.add(found, member)
    return found


def places_of(names: tuple[str, ...]) -> i64:
    found: i64 = 0
    for name in names:
        found = bitset.add(found, _PLACES[name])
    return found


def restore_table(pos: BoomtownState, seen: BoomtownBanditsView) -> None:
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
    pos.passed = set_of(seen.passed)
    pos.standing = set_of(seen.orders)


def restore_fight(pos: BoomtownState, seen: BoomtownBanditsView) -> None:
    pos.fighting = seen.fighting
    for seat in seen.extra:
        pos.extra |= EXTRA_OF[seat]
    pos.doubled = set_of(seen.doubled)
    pos.distracted = 0 if seen.distracted is None else bitset.only(seen.distracted)
    for seat, shown in enumerate(seen.dice):
        for place, face in enumerate(shown):
            if face != "":
                die = bitset.only(seat * TOKENS + place if place < TOKENS else ALL_TOKENS + seat)
                pos.lying |= die
                pos.hits |= die if face == "hit" else 0
                pos.runaways |= die if face == "runaway" else 0
    pos.throws = seen.throws
    pos.tick = seen.tick
    pos.clock = seen.clock
    pos.rolling = set_of(seen.rolling)
    pos.owed = vec[i64]([pos.tick + left if left > 0 else 0 for left in seen.owed])
    pos.free_at = vec[i64](seen.free_at)
    pos.shown_at = vec[i64](seen.shown_at)
    pos.waited = vec[i64](seen.waited)
    pos.held = vec[i64](seen.held)


# Loot.


class Box:
    """The loot cards of the town that have not yet found their place."""

    def __init__(self, pos: BoomtownState) -> None:
        self.kinds: Final = pos.setup.loot.kind_ids
        self.kind_cards: Final = pos.setup.kind_cards
        self.left: i64 = 0
        for location in pos.town:
            self.left |= bitset.first(pos.setup.size) << location * MOST_CARDS

    def take(self, text: str) -> i64:
        """A card with this text."""
        card = bitset.lowest(self.left & self.kind_cards[self.kinds[text]])
        self.left = bitset.remove(self.left, card)
        return card

    def take_all(self, texts: tuple[str, ...]) -> i64:
        taken: i64 = 0
        for text in texts:
            taken = bitset.add(taken, self.take(text))
        return taken


def restore_cards(pos: BoomtownState, seen: BoomtownBanditsView, box: Box) -> None:
    """BTB-24: every card that this seat knows goes to its place."""
    pos.removed = box.take_all(seen.out_of_game)
    for seat in range(pos.setup.seats):
        pos.played[seat] = box.take_all(seen.face_up[seat])
        old = box.take_all(seen.known[seat])
        fresh = box.take_all(seen.known_fresh[seat])
        pos.known[seat] = old | fresh
        if seen.open or seat == seen.seat:
            old |= box.take_all(seen.hands[seat] if seen.open else seen.hand)
            fresh |= box.take_all(seen.hands_fresh[seat] if seen.open else seen.hand_fresh)
        pos.hands[seat] = old | fresh
        pos.fresh[seat] = fresh
    pos.job_depth = seen.inside_job_within
    pos.looker = NOBODY if seen.looker is None else seen.looker
    pos.looked = _PLACES[seen.looked]
    pos.looked_depth = seen.looked_depth


def follow_trails(pos: BoomtownState, seen: BoomtownBanditsView, box: Box) -> None:
    """BTB-24: a card known to have been claimed is in the hand of its claimant, unless one like it was shown since."""
    for trail in seen.trails:
        since = shown_since(pos, trail)
        card: i64 = -1
        if trail.card in trail.since:
            card = bitset.lowest(since & pos.setup.kind_cards[box.kinds[trail.card]])
        elif trail.card != "" and (seen.open or trail.seat == seen.seat):
            held = secret_group(pos, trail) & pos.setup.kind_cards[box.kinds[trail.card]]
            card = bitset.lowest(held & ~followed(pos))
        elif trail.card != "":
            card = box.take(trail.card)
            pos.hands[trail.seat] = bitset.add(pos.hands[trail.seat], card)
            if trail.fresh:
                pos.fresh[trail.seat] = bitset.add(pos.fresh[trail.seat], card)
        for number in (i64(trail.seat), card, since, i64(1) if trail.fresh else i64(0)):
            pos.trails = append(pos.trails, number)


def shown_since(pos: BoomtownState, trail: Trail) -> i64:
    """The cards that a trail says were shown since, among those that everyone has seen."""
    public = pos.known[trail.seat] | pos.played[trail.seat] | pos.removed
    found: i64 = 0
    for text in trail.since:
        kind = pos.setup.kind_cards[pos.setup.loot.kind_ids[text]]
        found = bitset.add(found, bitset.lowest(public & kind & ~found))
    return found


def secret_group(pos: BoomtownState, trail: Trail) -> i64:
    """The cards in the claimant's hand among which the claimed one is, if it was not shown."""
    fresh = pos.fresh[trail.seat]
    held = pos.hands[trail.seat] & ~pos.known[trail.seat] & CARDS_OF[pos.looked]
    return held & fresh if trail.fresh else held & ~fresh


def followed(pos: BoomtownState) -> i64:
    """The cards that trails lead to so far."""
    found: i64 = 0
    for trail in range(0, len(pos.trails), stacks.TRAIL):
        if pos.trails[trail + 1] >= 0:
            found = bitset.add(found, pos.trails[trail + 1])
    return found
