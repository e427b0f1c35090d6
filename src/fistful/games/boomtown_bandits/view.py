"""What a seat of Boomtown Bandits may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.view_head import view_head
from fistful.engine.seats import SEATS_IN
from fistful.games.boomtown_bandits import questions, stacks, steps, tokens
from fistful.games.boomtown_bandits.cards import (
    INSIDE_JOB,
    NAMES,
    WINDOWS,
)
from fistful.games.boomtown_bandits.facts import (
    ALL_TOKENS,
    BANK,
    CARDS_OF,
    LOCATIONS,
    NOWHERE,
    TOKEN_KINDS,
    TOKENS,
)
from fistful.games.boomtown_bandits.question import NO_WINDOW
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView, Token, Trail

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition

PLACE_NAMES = (*LOCATIONS, "final")
"""The places of `Token.place` and `here`."""


def look(pos: BoomtownBanditsPosition, seat: i64, everything: bool) -> BoomtownBanditsView:
    """BTB-24: one's own cards and tokens, what one has looked at, and all that everyone has seen."""
    seats = range(pos.setup.seats)
    return BoomtownBanditsView(
        *view_head(pos, seat, everything),
        pos.round,
        steps.is_last_round(pos),
        pos.first,
        tuple([LOCATIONS[location] for location in pos.town]),
        place_name(pos.sheriff),
        locations_of(pos, pos.closed),
        locations_of(pos, pos.resolved),
        place_name(pos.here),
        open_window(pos),
        seat >= 0 and bitset.has(pos.standing, seat),
        SEATS_IN[pos.passed],
        SEATS_IN[pos.standing] if everything else (),
        tuple([stacks.stack_size(pos, location) for location in pos.town]),
        tuple([stack_top(pos, seat, everything, location) for location in pos.town]),
        pos.job_depth,
        () if seat < 0 else secret_cards(pos, seat, False),
        () if seat < 0 else secret_cards(pos, seat, True),
        tuple([secret_cards(pos, other, False) for other in seats]) if everything else (),
        tuple([secret_cards(pos, other, True) for other in seats]) if everything else (),
        tuple([tuple(stacks.texts(pos, pos.known[other] & ~pos.fresh[other])) for other in seats]),
        tuple([tuple(stacks.texts(pos, pos.known[other] & pos.fresh[other])) for other in seats]),
        tuple([counts(pos, pos.hands[other] & ~pos.known[other] & ~pos.fresh[other]) for other in seats]),
        tuple([counts(pos, pos.hands[other] & ~pos.known[other] & pos.fresh[other]) for other in seats]),
        tuple([tuple(stacks.texts(pos, pos.played[other])) for other in seats]),
        tuple(stacks.texts(pos, pos.removed)),
        None if pos.looker < 0 else pos.looker,
        place_name(pos.looked),
        pos.looked_depth,
        trails(pos, seat, everything),
        tuple([tokens_of(pos, other, seat, everything) for other in seats]),
        tuple([revealed_tokens(pos, other) for other in seats]) if pos.revealed or pos.round > 1 else (),
        pos.revealed,
        SEATS_IN[pos.watched],
        None if pos.peeker < 0 else pos.peeker,
        tuple(list(bitset.listed(pos.peeked))),
        pos.fighting,
        tuple([other for other in seats if bitset.has(pos.extra, ALL_TOKENS + other)]),
        None if pos.distracted == 0 else bitset.lowest(pos.distracted),
        tuple([dice_of(pos, other) for other in seats]),
        pos.throws,
        pos.tick,
        pos.clock,
        SEATS_IN[pos.rolling],
        SEATS_IN[pos.debtors],
        tuple(list(pos.free_at)),
        tuple(list(pos.shown_at)),
        tuple(list(pos.waited)),
        tuple(list(pos.held)),
        pos.finals,
        SEATS_IN[pos.contenders],
        tuple(list(pos.agenda)),
        pos.step,
    )


def place_name(place: i64) -> str:
    return "" if place == NOWHERE else PLACE_NAMES[place]


def locations_of(pos: BoomtownBanditsPosition, locations: i64) -> tuple[str, ...]:
    """These locations, left to right."""
    return tuple([LOCATIONS[location] for location in pos.town if bitset.has(locations, location)])


def open_window(pos: BoomtownBanditsPosition) -> str:
    """The window for cards in which the table now waits for somebody."""
    window = questions.question(pos).window(pos) if pos.waiting else NO_WINDOW
    return "" if window == NO_WINDOW else WINDOWS[window]


def stack_top(pos: BoomtownBanditsPosition, seat: i64, everything: bool, location: i64) -> tuple[str, ...]:
    """BTB-24: what the looker still knows of a stack; for everyone else an Inside Job left on top."""
    order = [stacks.text(pos, card) for card in stacks.listed_stack(pos, location)]
    if everything:
        return tuple(order)
    if seat >= 0 and seat == pos.looker and location == pos.looked and pos.looked_depth > 0:
        return tuple(order[: pos.looked_depth])
    if location == BANK and pos.job_depth == 1:
        return (NAMES[INSIDE_JOB],)
    return ()


def secret_cards(pos: BoomtownBanditsPosition, seat: i64, fresh: bool) -> tuple[str, ...]:
    """The cards in a hand that not everyone has seen, of this round or of earlier ones."""
    new = pos.fresh[seat]
    return tuple(stacks.texts(pos, pos.hands[seat] & ~pos.known[seat] & (new if fresh else ~new)))


def counts(pos: BoomtownBanditsPosition, held: i64) -> tuple[int, ...]:
    """How many of these cards there are of each location in town."""
    return tuple([int(bitset.count(held & CARDS_OF[location])) for location in pos.town])


def trails(pos: BoomtownBanditsPosition, seat: i64, everything: bool) -> tuple[Trail, ...]:
    """BTB-24: who looked keeps what they saw, and knows it in the hand of whoever claimed it, who knows that too."""
    out: list[Trail] = []
    for trail in range(0, len(pos.trails), stacks.TRAIL):
        claimant = pos.trails[trail]
        knows = everything or (seat >= 0 and (seat in (pos.looker, claimant)))
        card = stacks.text(pos, pos.trails[trail + 1]) if knows else ""
        since = tuple(stacks.texts(pos, pos.trails[trail + 2]))
        out.append(Trail(claimant, card, since, pos.trails[trail + 3] == 1))
    return tuple(out)


def tokens_of(pos: BoomtownBanditsPosition, owner: i64, seat: i64, everything: bool) -> tuple[Token, ...]:
    """BTB-7, BTB-8, BTB-53, BTB-55: where a seat's tokens lie; their kinds, once one may know them."""
    out: list[Token] = []
    open = everything or pos.revealed or owner == seat or bitset.has(pos.watched, owner)
    for token in range(owner * TOKENS, (owner + 1) * TOKENS):
        place = tokens.place_of(pos, token)
        seen = open or (seat >= 0 and seat == pos.peeker and bitset.has(pos.peeked, token))
        kind = TOKEN_KINDS[tokens.kind_of_token(pos, token)] if seen and place != NOWHERE else ""
        out.append(Token(place_name(place), kind))
    return tuple(out)


def revealed_tokens(pos: BoomtownBanditsPosition, owner: i64) -> tuple[Token, ...]:
    """BTB-8, BTB-24: what the last Reveal showed of a seat is not forgotten when the tokens have gone home."""
    shown = pos.last_reveal >> owner * TOKENS * 4
    out: list[Token] = []
    for _ in range(TOKENS):
        out.append(Token(LOCATIONS[shown & 7], "coward" if shown & 8 else "shooter"))
        shown >>= 4
    return tuple(out)


def dice_of(pos: BoomtownBanditsPosition, seat: i64) -> tuple[str, ...]:
    """What the dice of a seat show, its extra die last."""
    out: list[str] = []
    for token in range(TOKENS + 1):
        die = seat * TOKENS + token if token < TOKENS else ALL_TOKENS + seat
        if bitset.has(pos.hits, die):
            out.append("hit")
        elif bitset.has(pos.runaways, die):
            out.append("runaway")
        else:
            out.append("blank" if bitset.has(pos.lying, die) else "")
    return tuple(out)
