"""What a seat of High Noon may know, and worlds that look the same from there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.agenda import step
from fistful.engine.chance import Chance
from fistful.engine.view_head import view_head
from high_noon.facts import HAND
from high_noon.kinds import DUEL
from high_noon.state import HighNoonState
from high_noon.wire import HighNoonView


def look(pos: HighNoonState, seat: int, everything: bool) -> HighNoonView:
    """HIN-1, HIN-2: one's own hand, and all that was drawn."""
    return HighNoonView(
        *view_head(pos, seat, everything),
        hand=() if seat < 0 else shown(pos.hands[seat]),
        hands=tuple(shown(hand) for hand in pos.hands) if everything else (),
        drawn=tuple(shown(duel) for duel in pos.drawn),
        nuggets=tuple(pos.nuggets),
    )


def shown(cards: list[int]) -> tuple[int, ...]:
    return tuple(card + 1 for card in cards)


def restore(pos: HighNoonState, seen: HighNoonView, chance: Chance) -> None:
    """Turn a position about to begin into one that looks like this view; unseen cards are dealt again."""
    pos.drawn = [[card - 1 for card in duel] for duel in seen.drawn]
    pos.nuggets = list(seen.nuggets)
    pos.agenda = vec[i64]()
    left = pos.setup.cards[:]
    for card in (card for duel in pos.drawn for card in duel):
        left.remove(card)
    known: dict[int, list[int]] = {}
    if seen.open:
        known = {seat: [card - 1 for card in hand] for seat, hand in enumerate(seen.hands)}
    elif seen.seat is not None:
        known = {seen.seat: [card - 1 for card in seen.hand]}
    for card in (card for hand in known.values() for card in hand):
        left.remove(card)
    unseen = vec[i64](left)
    chance.shuffle(unseen, "imagine")
    rest = list(unseen)
    held = HAND - len(pos.drawn)
    for seat in range(pos.setup.seats):
        if seat in known:
            pos.hands[seat] = known[seat]
        else:
            pos.hands[seat], rest = sorted(rest[:held]), rest[held:]
    pos.undealt = rest
    if seen.outcome is None:
        pos.push(step(DUEL))
        pos.settle()
        pos.restore_choices(seen, chance)


def whereabouts(pos: HighNoonState) -> dict[str, list[str]]:
    """Every card by the place where it lies, secret ones included. For checking: none of it leaves the table."""
    places = {f"hand {seat}": [str(card) for card in hand] for seat, hand in enumerate(pos.hands)}
    places["drawn"] = [str(card) for duel in pos.drawn for card in duel]
    places["aside"] = [str(card) for card in pos.undealt]
    return places
