"""What a seat of Shootout! may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fistful.engine import bags, bitset
from fistful.engine.agenda import kind_of
from fistful.engine.view_head import view_head
from fistful.games.shootout import memory, phases
from fistful.games.shootout.cards import EAGLE_EYE, MARKSMEN
from fistful.games.shootout.facts import (
    NO_PLACE,
    PLACE_TEXTS,
    PLACES_OF,
    SLOTS,
)
from fistful.games.shootout.wire import ShootoutView

if TYPE_CHECKING:
    from fistful.games.shootout.position import ShootoutPosition

HIDDEN: Final = "?"


def look(pos: ShootoutPosition, seat: i64, everything: bool) -> ShootoutView:
    """SHO-23, SHO-24, SHO-33: one's own cards, and all that one has seen."""
    return ShootoutView(
        *view_head(pos, seat, everything),
        pos.round,
        pos.turn,
        pos.dealer,
        pos.active,
        tuple(list(pos.rounds_won)),
        "" if pos.waiting == 0 else phases.TEXTS[kind_of(pos.step)],
        () if seat < 0 else values(pos.hands[seat]),
        tuple([bags.size(hand) for hand in pos.hands]),
        tuple([values(hand) for hand in pos.hands]) if everything else (),
        health_texts(pos, pos.standing if everything else known_places(pos, seat)),
        place_texts(pos.exposed),
        place_texts(pos.looked),
        len(pos.pile),
        tuple(reversed(list(pos.pile))) if everything else (),
        values(pos.discards),
        memory.told(pos, seat, everything),
        pos.bullet,
        "" if pos.mark == NO_PLACE else PLACE_TEXTS[pos.mark],
        pos.winning,
        pos.bonus,
        pos.more_shots,
        pos.must_shoot,
        "" if seat < 0 else marksman_name(pos, seat),
        tuple([marksman_name(pos, other) if bitset.has(pos.used, other) else "" for other in range(pos.setup.seats)]),
        tuple([marksman_name(pos, other) for other in range(pos.setup.seats)]) if everything else (),
    )


def values(bag: i64) -> tuple[int, ...]:
    return tuple(list(bags.listed(bag)))


def place_texts(places: i64) -> tuple[str, ...]:
    return tuple([PLACE_TEXTS[place] for place in bitset.listed(places)])


def known_places(pos: ShootoutPosition, seat: i64) -> i64:
    """SHO-23, SHO-33: the places whose Health Card this seat (-1: a spectator) knows."""
    if seat < 0:
        return pos.exposed
    looker = bitset.has(pos.used, seat) and pos.marksmen[seat] == EAGLE_EYE
    return pos.exposed | PLACES_OF[seat] | (pos.looked if looker else 0)


def health_texts(pos: ShootoutPosition, known: i64) -> tuple[tuple[str, ...], ...]:
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


def marksman_name(pos: ShootoutPosition, seat: i64) -> str:
    return MARKSMEN[pos.marksmen[seat]].name if pos.setup.with_marksmen else ""
