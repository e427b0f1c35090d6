"""What a seat of Looterz may know, and worlds that look the same from there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.agenda import kind_of
from fistful.engine.chance import Chance
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import numbers
from fistful.engine.view_head import view_head
from fistful.games.looterz import dungeon, kinds, piles
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import KEYWORDS, NONE, PHASES
from fistful.games.looterz.state import LooterzState
from fistful.games.looterz.wire import Buried, LooterInPlay, LooterzView, Pending

_STEPS: Final = {name: kind for kind, name in enumerate(kinds.NAMES)}
_KEYWORDS: Final = {name: keyword for keyword, name in enumerate(KEYWORDS)}
_PHASES: Final = {name: phase for phase, name in enumerate(PHASES)}


def look(pos: LooterzState, seat: i64, everything: bool) -> LooterzView:
    """LTZ-28: all but the other hands and the order of the Draw Pile."""
    seats = range(pos.setup.seats)
    fresh = range(len(pos.fresh))
    return LooterzView(
        *view_head(pos, seat, everything),
        goal=pos.setup.goal,
        turn=pos.turn,
        active=pos.active,
        phase=PHASES[pos.phase],
        loot=tuple([loot for loot in pos.loot]),
        in_play=tuple([looterz_of(pos, player) for player in seats]),
        hand=() if seat < 0 else names_of(pos, piles.hand(pos, seat)),
        hand_sizes=tuple([size for size in pos.hand_sizes]),
        known_in_hands=tuple([names_of(pos, piles.known_in_hand(pos, player)) for player in seats]),
        hands=tuple([names_of(pos, piles.hand(pos, player)) for player in seats]) if everything else (),
        draw_pile_size=len(pos.pile),
        draw_pile=names_of(pos, list(reversed(list(pos.pile)))) if everything else (),
        graveyard=tuple([buried(pos, card) for card in pos.graveyard]),
        fresh={pos.setup.names[kind]: pos.fresh[kind] for kind in fresh if pos.fresh[kind] != NONE},
        entries=pos.entries,
        triggers=pos.triggers,
        pending=pending(pos),
    )


def names_of(pos: LooterzState, held: list[i64]) -> tuple[str, ...]:
    return tuple([pos.setup.names[kind] for kind in held])


def looterz_of(pos: LooterzState, seat: i64) -> tuple[LooterInPlay, ...]:
    """A seat's Looterz and all that lies on them."""
    out: list[LooterInPlay] = []
    for slot in range(pos.party[seat]):
        looter = pos.table[dungeon.place_of(seat, slot)]
        kind = looters.kind_of(looter)
        lender = looters.lender_of(looter)
        out.append(
            LooterInPlay(
                card=pos.setup.names[kind],
                life=looters.life_of(looter),
                starting_life=pos.setup.life[kind],
                power=pos.setup.power[kind],
                acted=looters.acted_of(looter) == pos.turn,
                forbidden_by=SEATS_IN[looters.marks_of(looter)],
                lender=None if lender == NONE else lender,
                entry=looters.entry_of(looter),
            )
        )
    return tuple(out)


def buried(pos: LooterzState, card: i64) -> Buried:
    return Buried(pos.setup.names[looters.kind_of(card)], looters.acted_of(card) == pos.turn, looters.entry_of(card))


def pending(pos: LooterzState) -> tuple[Pending, ...]:
    """The step that waits, and the agenda below it."""
    if pos.waiting == 0:
        return ()
    out = [readable(pos, pos.step)]
    for below in range(len(pos.agenda)):
        out.append(readable(pos, pos.agenda[len(pos.agenda) - 1 - below]))
    return tuple(out)


def readable(pos: LooterzState, packed: i64) -> Pending:
    kind = kind_of(packed)
    of_card = kind >= kinds.TRIGGER
    return Pending(
        step=kinds.NAMES[kind],
        seat=kinds.seat_of(packed),
        entry=kinds.entry_of(packed),
        card=pos.setup.names[kinds.card_of(packed)] if of_card else "",
        keyword=KEYWORDS[kinds.keyword_of(packed)] if of_card else "",
        number=kinds.number_of(packed),
    )


# Worlds.


def restore(pos: LooterzState, seen: LooterzView, chance: Chance) -> None:
    """Turn a position about to begin into one that looks like this view from its seat."""
    kind_ids: dict[str, i64] = {name: kind for kind, name in enumerate(pos.setup.names)}
    pos.turn = seen.turn
    pos.active = seen.active
    pos.phase = _PHASES[seen.phase]
    pos.triggers = seen.triggers
    pos.entries = seen.entries
    for seat in range(pos.setup.seats):
        pos.loot[seat] = seen.loot[seat]
        for looter in seen.in_play[seat]:
            pos.table[dungeon.place_of(seat, pos.party[seat])] = packed_looter(pos, kind_ids, looter)
            pos.party[seat] += 1
    for card in seen.graveyard:
        acted = pos.turn if card.acted else 0
        pos.graveyard = append(pos.graveyard, looters.looter(kind_ids[card.card], 0, acted, card.entry))
    if seen.fresh:
        pos.fresh = numbers(pos.setup.kinds, NONE)
        for name, count in seen.fresh.items():
            pos.fresh[kind_ids[name]] = count
    deal_unseen(pos, kind_ids, seen, chance)
    pos.agenda = vec[i64]()
    for step in reversed(seen.pending):
        pos.push(packed_step(kind_ids, step))
    pos.settle()


def packed_looter(pos: LooterzState, kind_ids: dict[str, i64], seen: LooterInPlay) -> i64:
    looter = looters.looter(kind_ids[seen.card], seen.life, pos.turn if seen.acted else 0, seen.entry)
    marks: i64 = 0
    for seat in seen.forbidden_by:
        marks = bitset.add(marks, seat)
    return looters.with_lender(looters.with_marks(looter, marks), NONE if seen.lender is None else seen.lender)


def packed_step(kind_ids: dict[str, i64], seen: Pending) -> i64:
    kind: i64 = _STEPS[seen.step]
    if kind == kinds.STRIKE:
        return kinds.strike_step(seen.seat, seen.entry, seen.number)
    if kind >= kinds.TRIGGER:
        return kinds.effect_step(kind, seen.seat, seen.entry, kind_ids[seen.card], _KEYWORDS[seen.keyword])
    return kinds.turn_step(kind, seen.number)


def deal_unseen(pos: LooterzState, kind_ids: dict[str, i64], seen: LooterzView, chance: Chance) -> None:
    """LTZ-28: hands of the known sizes with the cards known to be there, and a Draw Pile in any order."""
    seats = pos.setup.seats
    for seat in range(seats):
        for name in seen.known_in_hands[seat]:
            piles.to_hand_seen(pos, seat, kind_ids[name])
    left = piles.unseen(pos)
    for seat in range(seats):
        rest = list(seen.hands[seat]) if seen.open else list(seen.hand) if seat == seen.seat else []
        if rest:
            for name in seen.known_in_hands[seat]:
                rest.remove(name)
        for name in rest:
            piles.to_hand(pos, seat, kind_ids[name])
            left[kind_ids[name]] -= 1
    hidden = vec[i64](capacity=len(pos.setup.cards))
    for kind in range(pos.setup.kinds):
        for _ in range(left[kind]):
            hidden = append(hidden, kind)
    chance.shuffle(hidden, "imagine")
    for seat in range(seats):
        for _ in range(seen.hand_sizes[seat] - pos.hand_sizes[seat]):
            hidden, card = pop(hidden)
            piles.to_hand(pos, seat, card)
    pos.pile = vec[i64]([kind_ids[name] for name in reversed(seen.draw_pile)]) if seen.open else hidden


def whereabouts(pos: LooterzState) -> dict[str, list[str]]:
    """Every card by the place where it lies, secret ones included. For checking: none of it leaves the table."""
    names = pos.setup.names
    places: dict[str, list[str]] = {}
    for seat in range(pos.setup.seats):
        in_play = range(dungeon.place_of(seat, 0), dungeon.place_of(seat, pos.party[seat]))
        places[f"in play {seat}"] = [names[looters.kind_of(pos.table[place])] for place in in_play]
        places[f"hand {seat}"] = [names[kind] for kind in piles.hand(pos, seat)]
    places["draw pile"] = [names[kind] for kind in pos.pile]
    places["graveyard"] = [names[looters.kind_of(card)] for card in pos.graveyard]
    return places
