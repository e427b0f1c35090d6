"""Boomtown Bandits as learners see it: the town, everyone's loot and tokens as far as one knows them, and the fight.

`combat.py` beside it has the fields of a shootout.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fistful.engine.agenda import first_of, kind_of, second_of
from fistful.engine.observation import (
    Field,
    code,
    counted,
    counts,
    counts_by_seat,
    number,
    numbered,
    one_seat,
    padded,
    row_of_codes,
    seat_code,
    some_seats,
    turned_rows,
)
from fistful.games.boomtown_bandits import kinds
from fistful.games.boomtown_bandits.cards import NAMED
from fistful.games.boomtown_bandits.combat import combat, real_time
from fistful.games.boomtown_bandits.facts import (
    ALL_LOCATIONS,
    LOCATIONS,
    MOST_CARDS,
    MOST_ROUNDS,
    TOKEN_KINDS,
    TOKENS,
    WINDOWS,
)
from fistful.games.boomtown_bandits.questions import QUESTIONS
from fistful.games.boomtown_bandits.view import PLACE_NAMES
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView, Token

LOCATION_IDS: Final = {name: location for location, name in enumerate(LOCATIONS)}
PLACE_CODES: Final = numbered(PLACE_NAMES)
TOKEN_CODES: Final = numbered(TOKEN_KINDS)
ASKED: Final = tuple([QUESTIONS[kind].code for kind in range(kinds.KINDS) if QUESTIONS[kind].code])
ASKED_CODES: Final = numbered(ASKED)
NAMES: Final = tuple([card.name for card in NAMED])
CLAIMING: Final = (kinds.CLAIM_LOOT, kinds.PAY, kinds.INSPECT, kinds.ORDER)
AIMING: Final = (kinds.AIM_AT, kinds.AIM_TOKEN, kinds.AIM_TO, kinds.AIM_OPPONENT)
MOST_CLAIMS: Final = 7
BY_LOCATION: Final = f"By location ({', '.join(LOCATIONS)}): "
BY_KIND: Final = "by kind of card, in the order of `game.cards()`"


class Loot:
    """Fields that depend on the loot cards of a deck."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts: Final = tuple(texts)
        self.ids: Final = {text: kind for kind, text in enumerate(texts)}
        self.codes: Final = numbered(texts)

    def fields(self, seats: int, timed: bool) -> list[Field]:
        """BTB-24: one's own cards and tokens, what one has looked at, and all that everyone has seen."""
        fields = [*town(), *self.stacks(seats), *self.hands(seats), *tokens(seats), *question(seats), *combat(seats)]
        return [*fields, *real_time(seats)] if timed else fields

    def stacks(self, seats: int) -> list[Field]:
        """The loot stacks, and who has looked into them."""
        tops = (ALL_LOCATIONS, MOST_CARDS)
        known = f"By seat, {BY_KIND}: those of its claims that the looker had seen, as far as one knows which."
        return [
            Field("stack_sizes", (ALL_LOCATIONS,), MOST_CARDS, f"{BY_LOCATION}cards in its stack.", stack_sizes),
            Field(
                "stack_tops",
                tops,
                len(self.texts),
                "By location and depth: the cards on top that one knows, the top one first.",
                self.stack_tops,
                self.texts,
            ),
            number(
                "inside_job_within",
                MOST_CARDS,
                "The Inside Job is among this many top cards of the Bank; 0: anywhere.",
            ),
            one_seat("looker", seats, "By seat: it played Brothel Inspector."),
            code("looked", PLACE_NAMES, "The location where it looked."),
            number("looked_depth", MOST_CARDS, "How many cards on top there the looker still knows."),
            Field("trails", (seats, len(self.texts)), MOST_CARDS, known, self.trails),
            Field("trails_unknown", (seats,), MOST_CARDS, "By seat: how many more of these there are.", trails_unknown),
        ]

    def hands(self, seats: int) -> list[Field]:
        """The cards in hands, of earlier rounds and of this one, which cannot be played yet."""
        most = MOST_CARDS
        ids = self.ids
        return [
            counts("hand", ids, most, f"One's own cards of earlier rounds that not all have seen, {BY_KIND}."),
            counts("hand_fresh", ids, most, "The same, gained this round."),
            counts_by_seat("known", ids, seats, most, "By seat and kind: cards of earlier rounds that all have seen."),
            counts_by_seat("known_fresh", ids, seats, most, "The same, gained this round."),
            Field("hidden", (seats, ALL_LOCATIONS), most, "By seat and location: others of earlier rounds.", hidden),
            Field("hidden_fresh", (seats, ALL_LOCATIONS), most, "The same, gained this round.", hidden_fresh),
            counts_by_seat("face_up", ids, seats, most, "By seat and kind: cards played, in front of it."),
            counts("out_of_game", ids, most, f"Cards out of the game, {BY_KIND}."),
        ]

    def stack_tops(self, view: BoomtownBanditsView) -> list[int]:
        out = [0] * (ALL_LOCATIONS * MOST_CARDS)
        for name, cards in zip(view.town, view.stack_tops, strict=True):
            for depth, card in enumerate(cards):
                out[LOCATION_IDS[name] * MOST_CARDS + depth] = self.codes[card]
        return out

    def trails(self, view: BoomtownBanditsView) -> list[int]:
        rows = [
            counted([trail.card for trail in view.trails if trail.seat == seat and trail.card], self.ids)
            for seat in range(view.terms.seats)
        ]
        return turned_rows(view, rows)


def town() -> list[Field]:
    """The round and the town."""
    return [
        number("round", MOST_ROUNDS, "The round, from 1."),
        number("last_round", 1, "It is the last round."),
        row_of_codes("town", ALL_LOCATIONS, LOCATIONS, "The locations in town, left to right."),
        code("sheriff", PLACE_NAMES, "Where the Sheriff is."),
        counts("closed", LOCATION_IDS, 1, f"{BY_LOCATION}it is closed this round."),
        counts("resolved", LOCATION_IDS, 1, "By location: its turn in this round is over."),
        code("here", PLACE_NAMES, "The place whose turn it is."),
        code("window", WINDOWS, "The window for cards that is open."),
    ]


def tokens(seats: int) -> list[Field]:
    """The tokens, and who may look at them."""
    each = (seats, TOKENS)
    places, types = len(PLACE_NAMES), len(TOKEN_KINDS)
    return [
        one_seat("first", seats, "By seat: it is the first player of this round."),
        number("passing", 1, "One passed for the whole round."),
        some_seats("passed", seats, "By seat: it passed when a window of this round last asked it."),
        Field("token_places", each, places, "By seat and token: where it lies.", token_places, PLACE_NAMES),
        Field("token_kinds", each, types, "By seat and token: its kind, if one knows it.", token_kinds, TOKEN_KINDS),
        Field(
            "last_places", each, places, "By seat and token: where the last Reveal had it.", last_places, PLACE_NAMES
        ),
        Field(
            "last_kinds",
            each,
            types,
            "By seat and token: its kind at the last Reveal.",
            last_kinds,
            TOKEN_KINDS,
        ),
        number("revealed", 1, "All tokens lie face up."),
        some_seats("watched", seats, "By seat: it places face up this round."),
        one_seat("peeker", seats, "By seat: it played Loose Lips this round."),
        Field("peeked", each, 1, "By seat and token: Loose Lips saw it.", peeked),
    ]


def question(seats: int) -> list[Field]:
    """What is being asked, and about which card or loot."""
    return [
        Field("asked", (1,), len(ASKED), "What is being asked.", asked, ASKED),
        Field(
            "player", (1,), seats, "Who played the card that asks for a target; 1: oneself, 2: the next seat.", player
        ),
        Field("card", (1,), len(NAMES), "That card.", card, NAMES),
        Field("aimed", (1,), 31, "The location or token that it was aimed at so far, as numbered in the rules.", aimed),
        Field("claims", (1,), MOST_CLAIMS, "How many claims are left where loot is being claimed.", claims),
    ]


def at_locations(view: BoomtownBanditsView, in_town: Sequence[int]) -> list[int]:
    """Numbers of the locations in town, as numbers of all that there are."""
    out = [0] * ALL_LOCATIONS
    for name, amount in zip(view.town, in_town, strict=True):
        out[LOCATION_IDS[name]] = amount
    return out


def stack_sizes(view: BoomtownBanditsView) -> list[int]:
    return at_locations(view, view.stack_sizes)


def hidden(view: BoomtownBanditsView) -> list[int]:
    return turned_rows(view, [at_locations(view, row) for row in view.hidden])


def hidden_fresh(view: BoomtownBanditsView) -> list[int]:
    return turned_rows(view, [at_locations(view, row) for row in view.hidden_fresh])


def trails_unknown(view: BoomtownBanditsView) -> list[int]:
    unknown = [trail.seat for trail in view.trails if not trail.card]
    return turned_rows(view, [[unknown.count(seat)] for seat in range(view.terms.seats)])


def places_of(rows: Sequence[Sequence[Token]]) -> list[list[int]]:
    return [[PLACE_CODES[token.place] for token in row] for row in rows]


def kinds_of(rows: Sequence[Sequence[Token]]) -> list[list[int]]:
    return [[TOKEN_CODES[token.kind] for token in row] for row in rows]


def token_places(view: BoomtownBanditsView) -> list[int]:
    return turned_rows(view, places_of(view.tokens))


def token_kinds(view: BoomtownBanditsView) -> list[int]:
    return turned_rows(view, kinds_of(view.tokens))


def last_places(view: BoomtownBanditsView) -> list[int]:
    return padded(turned_rows(view, places_of(view.last_reveal)), view.terms.seats * TOKENS)


def last_kinds(view: BoomtownBanditsView) -> list[int]:
    return padded(turned_rows(view, kinds_of(view.last_reveal)), view.terms.seats * TOKENS)


def peeked(view: BoomtownBanditsView) -> list[int]:
    rows = [[int(seat * TOKENS + token in view.peeked) for token in range(TOKENS)] for seat in range(view.terms.seats)]
    return turned_rows(view, rows)


def asked(view: BoomtownBanditsView) -> list[int]:
    return [ASKED_CODES[QUESTIONS[kind_of(view.step)].code] if view.to_act else 0]


def aiming(view: BoomtownBanditsView) -> bool:
    return len(view.to_act) > 0 and kind_of(view.step) in AIMING


def player(view: BoomtownBanditsView) -> list[int]:
    return [seat_code(view, kinds.player_in(first_of(view.step))) if aiming(view) else 0]


def card(view: BoomtownBanditsView) -> list[int]:
    return [kinds.number_in(first_of(view.step)) + 1 if aiming(view) else 0]


def aimed(view: BoomtownBanditsView) -> list[int]:
    return [second_of(view.step) if aiming(view) else 0]


def claims(view: BoomtownBanditsView) -> list[int]:
    return [kinds.left_in(second_of(view.step)) if view.to_act and kind_of(view.step) in CLAIMING else 0]
