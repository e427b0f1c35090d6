"""What a seat of Boomtown Bandits may know."""

from __future__ import annotations

from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.seats import SEATS_IN
from fistful.engine.view_head import view_head
from fistful.games.boomtown_bandits import question, stacks, steps, ticks, tokens
from fistful.games.boomtown_bandits.cards import INSIDE_JOB, NAMED
from fistful.games.boomtown_bandits.facts import (
    ALL_TOKENS,
    BANK,
    CARDS_OF,
    LETTERS,
    LOCATIONS,
    NOWHERE,
    TOKEN_KINDS,
    TOKENS,
    WINDOWS,
)
from fistful.games.boomtown_bandits.state import BoomtownState
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView, Token, Trail

PLACE_NAMES = (*LOCATIONS, "final")
"""The places of `Token.place` and `here`."""


def look(pos: BoomtownState, seat: i64, everything: bool) -> BoomtownBanditsView:
    """BTB-24: one's own cards and tokens, what one has looked at, and all that everyone has seen."""
    seats = range(pos.setup.seats)
    return BoomtownBanditsView(
        *view_head(pos, seat, everything),
        round=pos.round,
        last_round=steps.is_last_round(pos),
        first=pos.first,
        town=tuple([LOCATIONS[location] for location in pos.town]),
        bonuses=bonuses(pos),
        sheriff=place_name(pos.sheriff),
        closed=locations_of(pos, pos.closed),
        resolved=locations_of(pos, pos.resolved),
        here=place_name(pos.here),
        window=open_window(pos),
        passing=seat >= 0 and bitset.has(pos.standing, seat),
        passed=SEATS_IN[pos.passed],
        orders=SEATS_IN[pos.standing] if everything else (),
        stack_sizes=tuple([stacks.stack_size(pos, location) for location in pos.town]),
        stack_tops=tuple([stack_top(pos, seat, everything, location) for location in pos.town]),
        inside_job_within=pos.job_depth,
        hand=() if seat < 0 else secret_cards(pos, seat, False),
        hand_fresh=() if seat < 0 else secret_cards(pos, seat, True),
        hands=tuple([secret_cards(pos, other, False) for other in seats]) if everything else (),
        hands_fresh=tuple([secret_cards(pos, other, True) for other in seats]) if everything else (),
        known=tuple([tuple(stacks.texts(pos, pos.known[other] & ~pos.fresh[other])) for other in seats]),
        known_fresh=tuple([tuple(stacks.texts(pos, pos.known[other] & pos.fresh[other])) for other in seats]),
        hidden=tuple([counts(pos, pos.hands[other] & ~pos.known[other] & ~pos.fresh[other]) for other in seats]),
        hidden_fresh=tuple([counts(pos, pos.hands[other] & ~pos.known[other] & pos.fresh[other]) for other in seats]),
        face_up=tuple([tuple(stacks.texts(pos, pos.played[other])) for other in seats]),
        out_of_game=tuple(stacks.texts(pos, pos.removed)),
        looker=None if pos.looker < 0 else pos.looker,
        looked=place_name(pos.looked),
        looked_depth=pos.looked_depth,
        trails=trails(pos, seat, everything),
        tokens=tuple([tokens_of(pos, other, seat, everything) for other in seats]),
        last_reveal=tuple([revealed_tokens(pos, other) for other in seats]) if pos.revealed or pos.round > 1 else (),
        revealed=pos.revealed,
        watched=SEATS_IN[pos.watched],
        peeker=None if pos.peeker < 0 else pos.peeker,
        peeked=tuple(list(bitset.listed(pos.peeked))),
        fighting=pos.fighting,
        extra=tuple([other for other in seats if bitset.has(pos.extra, ALL_TOKENS + other)]),
        doubled=SEATS_IN[pos.doubled],
        distracted=None if pos.distracted == 0 else bitset.lowest(pos.distracted),
        dice=tuple([dice_of(pos, other) for other in seats]),
        throws=pos.throws,
        tick=pos.tick,
        clock=pos.clock,
        rolling=SEATS_IN[pos.rolling],
        owed=tuple([ticks.owes(pos, other) for other in seats]) if pos.setup.real_time else (),
        free_at=tuple(list(pos.free_at)),
        shown_at=tuple(list(pos.shown_at)),
        waited=tuple(list(pos.waited)),
        held=tuple(list(pos.held)),
        finals=pos.finals,
        contenders=SEATS_IN[pos.contenders],
        agenda=tuple(list(pos.agenda)),
        step=pos.step,
    )


def place_name(place: i64) -> str:
    return "" if place == NOWHERE else PLACE_NAMES[place]


def bonuses(pos: BoomtownState) -> tuple[int, ...]:
    """BTB-3: the bonus cards that are laid out."""
    money = pos.setup.loot.bonuses
    return tuple([int(money[location]) for location in pos.town] + [int(money[len(LOCATIONS)])])


def locations_of(pos: BoomtownState, locations: i64) -> tuple[str, ...]:
    """These locations, left to right."""
    return tuple([LOCATIONS[location] for location in pos.town if bitset.has(locations, location)])


def open_window(pos: BoomtownState) -> str:
    """The window for cards in which the table now waits for somebody."""
    asked = question.card_window(pos)
    return "" if asked is None else WINDOWS[asked.window(pos)]


def stack_top(pos: BoomtownState, seat: i64, everything: bool, location: i64) -> tuple[str, ...]:
    """BTB-24: what the looker still knows of a stack; for everyone else an Inside Job left on top."""
    order = [stacks.text(pos, card) for card in stacks.listed_stack(pos, location)]
    if everything:
        return tuple(order)
    if seat >= 0 and seat == pos.looker and location == pos.looked and pos.looked_depth > 0:
        return tuple(order[: pos.looked_depth])
    if location == BANK and pos.job_depth == 1:
        return (NAMED[INSIDE_JOB].name,)
    return ()


def secret_cards(pos: BoomtownState, seat: i64, fresh: bool) -> tuple[str, ...]:
    """The cards in a hand that not everyone has seen, of this round or of earlier ones."""
    new = pos.fresh[seat]
    return tuple(stacks.texts(pos, pos.hands[seat] & ~pos.known[seat] & (new if fresh else ~new)))


def counts(pos: BoomtownState, held: i64) -> tuple[int, ...]:
    """How many of these cards belong to each location in town."""
    return tuple([int(bitset.count(held & CARDS_OF[location])) for location in pos.town])


def trails(pos: BoomtownState, seat: i64, everything: bool) -> tuple[Trail, ...]:
    """BTB-24: the looker still knows a card that it saw in the hand of its claimant, who knows that too."""
    out: list[Trail] = []
    for trail in range(0, len(pos.trails), stacks.TRAIL):
        claimant = pos.trails[trail]
        knows = everything or (seat >= 0 and (seat in (pos.looker, claimant)))
        card = stacks.text(pos, pos.trails[trail + 1]) if knows else ""
        since = tuple(stacks.texts(pos, pos.trails[trail + 2]))
        out.append(Trail(claimant, card, since, pos.trails[trail + 3] == 1))
    return tuple(out)


def tokens_of(pos: BoomtownState, owner: i64, seat: i64, everything: bool) -> tuple[Token, ...]:
    """BTB-7, BTB-8, BTB-53, BTB-55: where a seat's tokens lie; their kinds, once one may know them."""
    out: list[Token] = []
    open = everything or pos.revealed or owner == seat or bitset.has(pos.watched, owner)
    for token in range(owner * TOKENS, (owner + 1) * TOKENS):
        place = tokens.place_of(pos, token)
        seen = open or (seat >= 0 and seat == pos.peeker and bitset.has(pos.peeked, token))
        kind = TOKEN_KINDS[tokens.kind_of_token(pos, token)] if seen and place != NOWHERE else ""
        out.append(Token(place_name(place), kind))
    return tuple(out)


def revealed_tokens(pos: BoomtownState, owner: i64) -> tuple[Token, ...]:
    """BTB-8, BTB-24: what the last Reveal showed of a seat is not forgotten when the tokens have gone home."""
    shown = pos.last_reveal >> owner * TOKENS * 4
    out: list[Token] = []
    for _ in range(TOKENS):
        out.append(Token(LOCATIONS[shown & 7], "coward" if shown & 8 else "shooter"))
        shown >>= 4
    return tuple(out)


def dice_of(pos: BoomtownState, seat: i64) -> tuple[str, ...]:
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


def whereabouts(pos: BoomtownState) -> dict[str, list[str]]:
    """Every card and token by its place, secret ones included. For checking: none of it leaves the table."""
    places: dict[str, list[str]] = {}
    for location in pos.town:
        stack = stacks.listed_stack(pos, location)
        places[f"stack {LOCATIONS[location]}"] = [stacks.text(pos, card) for card in stack]
    for seat in range(pos.setup.seats):
        letter = LETTERS[seat]
        fresh = pos.hands[seat] & pos.fresh[seat]
        places[f"hand {letter}"] = stacks.texts(pos, pos.hands[seat] & ~fresh)
        places[f"fresh {letter}"] = stacks.texts(pos, fresh)
        places[f"face up {letter}"] = stacks.texts(pos, pos.played[seat])
    places["out of the game"] = stacks.texts(pos, pos.removed)
    for place, owned in tokens.everywhere(pos).items():
        places[place] = owned
    return places
