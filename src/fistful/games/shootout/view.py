"""What a seat of Shootout! may know, and positions that look the same from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags, cards
from fistful.engine.agenda import kind_of, step
from fistful.engine.chance import Chance
from fistful.engine.looking import beginning
from fistful.games.shootout import memory, phases
from fistful.games.shootout.cards import EAGLE_EYE, MARKSMEN
from fistful.games.shootout.facts import (
    NO_CARD,
    NO_PLACE,
    PLACE_TEXTS,
    PLACES_OF,
    SLOTS,
)
from fistful.games.shootout.imagining import HIDDEN, bag_of, imagine_cards, imagine_marksmen
from fistful.games.shootout.wire import ShootoutView

if TYPE_CHECKING:
    from fistful.games.shootout.position import ShootoutPosition

_PLACE_IDS: Final = {text: place for place, text in enumerate(PLACE_TEXTS)}


def look(pos: ShootoutPosition, seat: i64, everything: bool) -> ShootoutView:
    """SHO-23, SHO-24, SHO-33: one's own cards, and all that one has seen."""
    return ShootoutView(
        *beginning(pos, seat, everything),
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
        tuple([marksman_name(pos, other) if cards.has(pos.used, other) else "" for other in range(pos.rules.seats)]),
        tuple([marksman_name(pos, other) for other in range(pos.rules.seats)]) if everything else (),
    )


def values(bag: i64) -> tuple[int, ...]:
    return tuple(list(bags.listed(bag)))


def place_texts(places: i64) -> tuple[str, ...]:
    return tuple([PLACE_TEXTS[place] for place in cards.listed(places)])


def known_places(pos: ShootoutPosition, seat: i64) -> i64:
    """SHO-23, SHO-33: the places whose Health Card this seat (-1: a spectator) knows."""
    if seat < 0:
        return pos.exposed
    looker = cards.has(pos.used, seat) and pos.marksmen[seat] == EAGLE_EYE
    return pos.exposed | PLACES_OF[seat] | (pos.looked if looker else 0)


def health_texts(pos: ShootoutPosition, known: i64) -> tuple[tuple[str, ...], ...]:
    """Every slot of every seat, with the values that lie in known places."""
    out: list[tuple[str, ...]] = []
    for seat in range(pos.rules.seats):
        row: list[str] = []
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if not cards.has(pos.standing, place):
                row.append("")
            else:
                row.append(str(pos.health[place]) if cards.has(known, place) else HIDDEN)
        out.append(tuple(row))
    return tuple(out)


def marksman_name(pos: ShootoutPosition, seat: i64) -> str:
    return MARKSMEN[pos.marksmen[seat]].name if pos.rules.with_marksmen else ""


def restore(pos: ShootoutPosition, seen: ShootoutView, chance: Chance) -> None:
    """Turn a position about to begin into one that looks like this view from its seat."""
    pos.round = seen.round
    pos.turn = seen.turn
    pos.dealer = seen.dealer
    pos.active = seen.active
    pos.discards = bag_of(seen.discards)
    pos.bullet = seen.bullet
    pos.mark = _PLACE_IDS[seen.mark] if seen.mark else NO_PLACE
    pos.winning = seen.winning
    pos.bonus = seen.bonus
    pos.more_shots = seen.more_shots
    pos.must_shoot = seen.must_shoot
    pos.exposed = place_set(seen.exposed)
    pos.looked = place_set(seen.looked)
    for seat in range(pos.rules.seats):
        pos.rounds_won[seat] = seen.rounds_won[seat]
        if seen.played[seat]:
            pos.used = cards.add(pos.used, seat)
        for slot, text in enumerate(seen.health[seat]):
            if text:
                place: i64 = seat * SLOTS + slot
                pos.standing = cards.add(pos.standing, place)
                pos.health[place] = NO_CARD if text == HIDDEN else int(text)
    memory.read(pos, seen.memory)
    imagine_marksmen(pos, seen, chance)
    if seen.open:
        restore_open(pos, seen)
    else:
        if seen.seat is not None:
            pos.hands[seen.seat] = bag_of(seen.hand)
        imagine_cards(pos, seen, chance)
    pos.agenda = vec[i64]()
    if seen.outcome is None:
        pos.push(step(phases.NAMES[seen.phase]))
        pos.settle()
        if len(pos.sealed) > 0:
            pos.restore_choices(seen, chance)


def restore_open(pos: ShootoutPosition, seen: ShootoutView) -> None:
    """Everything is in the open view."""
    for seat in range(pos.rules.seats):
        pos.hands[seat] = bag_of(seen.hands[seat])
    pos.pile = vec[i64](list(reversed(seen.pile)))


def place_set(texts: tuple[str, ...]) -> i64:
    places: i64 = 0
    for text in texts:
        places = cards.add(places, _PLACE_IDS[text])
    return places
