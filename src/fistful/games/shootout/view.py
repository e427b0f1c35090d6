"""What a seat of Shootout! may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of
from fistful.engine.view_head import view_head
from fistful.games.shootout import memory
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.effects import LookAtHealth
from fistful.games.shootout.facts import NO_CARD, NO_PLACE, PLACE_TEXTS, PLACES_OF, SLOTS, UNDEALT
from fistful.games.shootout.state import ShootoutState
from fistful.games.shootout.wire import ShootoutView

HIDDEN: Final = "?"


def look(pos: ShootoutState, seat: i64, everything: bool) -> ShootoutView:
    """SHO-23, SHO-24, SHO-33: one's own cards, and all that one has seen."""
    seats = range(pos.setup.seats)
    return ShootoutView(
        *view_head(pos, seat, everything),
        round=pos.round,
        turn=pos.turn,
        dealer=pos.dealer,
        active=pos.active,
        rounds_won=tuple(list(pos.rounds_won)),
        phase="" if pos.waiting == 0 else pos.setup.questions[kind_of(pos.step)].code,
        hand=() if seat < 0 else values(pos.hands[seat]),
        hand_sizes=tuple([bags.size(hand) for hand in pos.hands]),
        hands=tuple([values(hand) for hand in pos.hands]) if everything else (),
        health=health_texts(pos, pos.standing if everything else known_places(pos, seat)),
        exposed=place_texts(pos.exposed),
        looked=place_texts(pos.looked),
        pile_size=len(pos.pile),
        pile=tuple(reversed(list(pos.pile))) if everything else (),
        discards=values(pos.discards),
        memory=memory.told(pos, seat, everything),
        bullet=pos.bullet,
        mark="" if pos.mark == NO_PLACE else PLACE_TEXTS[pos.mark],
        winning=pos.winning,
        bonus=pos.bonus,
        more_shots=pos.more_shots,
        must_shoot=pos.must_shoot,
        marksman="" if seat < 0 else marksman_name(pos, seat),
        played=tuple([marksman_name(pos, other) if bitset.has(pos.used, other) else "" for other in seats]),
        marksmen=tuple([marksman_name(pos, other) for other in seats]) if everything else (),
    )


def values(bag: i64) -> tuple[int, ...]:
    return tuple(list(bags.listed(bag)))


def place_texts(places: i64) -> tuple[str, ...]:
    return tuple([PLACE_TEXTS[place] for place in bitset.listed(places)])


def known_places(pos: ShootoutState, seat: i64) -> i64:
    """SHO-23, SHO-33: the places whose Health Card this seat (-1: a spectator) knows."""
    if seat < 0:
        return pos.exposed
    looker = bitset.has(pos.used, seat) and isinstance(MARKSMEN[pos.marksmen[seat]].effect, LookAtHealth)
    return pos.exposed | PLACES_OF[seat] | (pos.looked if looker else 0)


def health_texts(pos: ShootoutState, known: i64) -> tuple[tuple[str, ...], ...]:
    """Every slot of every seat, with the values that lie in known places."""
    out: list[tuple[str, ...]] = []
    for seat in range(pos.setup.seats):
        row: list[str] = []
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if not bitset.has(pos.standing, place):
                row.append("")
            else:
                row.append(str(pos.health[place]) if bitset.has(known, place) else HIDDEN)
        out.append(tuple(row))
    return tuple(out)


def marksman_name(pos: ShootoutState, seat: i64) -> str:
    return MARKSMEN[pos.marksmen[seat]].name if pos.setup.with_marksmen else ""


def whereabouts(pos: ShootoutState) -> dict[str, list[str]]:
    """Every card by the place where it lies, secret ones included. For checking: none of it leaves the table."""
    places: dict[str, list[str]] = {}
    box = [card.name for card in MARKSMEN] if pos.setup.with_marksmen else []
    for seat in range(pos.setup.seats):
        places[f"hand {seat}"] = [str(card) for card in bags.listed(pos.hands[seat])]
        if pos.marksmen[seat] != UNDEALT:
            name = MARKSMEN[pos.marksmen[seat]].name
            box.remove(name)
            places[f"{'played by' if bitset.has(pos.used, seat) else 'marksman of'} {seat}"] = [name]
    for place in bitset.listed(pos.standing):
        places[f"health {PLACE_TEXTS[place]}"] = [str(pos.health[place])]
    places["bullet"] = [] if pos.bullet == NO_CARD else [str(pos.bullet)]
    places["winning card"] = [] if pos.winning == NO_CARD else [str(pos.winning)]
    places["pile"] = [str(card) for card in pos.pile]
    places["discards"] = [str(card) for card in bags.listed(pos.discards)]
    places["marksmen not dealt"] = box
    return places
