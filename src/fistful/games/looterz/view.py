"""What a seat of Looterz may know."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine.agenda import kind_of
from fistful.engine.seats import SEATS_IN
from fistful.engine.view_head import view_head
from fistful.games.looterz import dungeon, kinds, piles
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import KEYWORDS, NONE, PHASES
from fistful.games.looterz.state import LooterzState
from fistful.games.looterz.wire import Buried, LooterInPlay, LooterzView, Parted, Pending


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
        parted=tuple([left_hand(pos, note) for note in pos.parted]),
        stirred={pos.setup.names[kind]: pos.stirred[kind] for kind in range(len(pos.stirred)) if pos.stirred[kind]},
        held_over=tuple([count for count in pos.held_over]),
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


def left_hand(pos: LooterzState, note: i64) -> Parted:
    return Parted(piles.parted_by(note), pos.setup.names[piles.parted_kind(note)], piles.parted_among(note))


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
