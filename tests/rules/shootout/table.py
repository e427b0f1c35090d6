"""Positions of Shootout! drawn as text, and what happens in them told in a few words.

    > A 2 | 9 13 13 | 4 7! - 11   | quick-draw
      B 0 | 5 8     | 3 12 2 10 6 | ricochet*
      pile 3 4 ...
      discards 7 7

One line a seat, `>` before the one whose turn begins: the rounds it has won, its hand, its Health Cards from
slot 1 on, its Marksman Card if they are in play. `!` is a Health Card that all have seen, `-` an empty slot,
`*` a Marksman Card that has been played. The next card of the draw pile comes first; `...` puts the rest of the
deck under it, and so does a drawing without a line for the pile.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import fistful
from fistful import Told, locales
from fistful.engine import bags, bitset
from fistful.engine.agenda import step
from fistful.engine.chance import fast
from fistful.engine.wire import Said
from fistful.games.shootout import kinds, memory
from fistful.games.shootout.cards import MARKSMEN
from fistful.games.shootout.facts import NO_CARD, PLACES_OF, SEAT_LETTERS, SLOTS, SLUG
from fistful.games.shootout.game import Shootout
from fistful.games.shootout.position import ShootoutPosition
from fistful.games.shootout.wire import ShootoutView

LETTERS = SEAT_LETTERS
_SEAT = re.compile(r"(>?)\s*([A-E])\s+(\d+)\s*\|([^|]*)\|([^|]*)(?:\|\s*([a-z-]+)(\*?))?")
_MARKSMEN = [card.name for card in MARKSMEN]


def table(
    drawing: str, round: int = 1, turn: int = 1, rounds_to_win: int = 3, deck: dict[str, Any] | None = None
) -> ShootoutPosition:
    """The position of a drawing when the turn of the seat with the `>` begins; the dealer sits right of it."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    rows = [found for line in lines if (found := _SEAT.fullmatch(line))]
    game = fistful.game(SLUG) if deck is None else Shootout("test", deck)
    pos = game.new(len(rows), 1, marksman=rows[0][6] is not None, rounds_to_win=rounds_to_win)
    assert isinstance(pos, ShootoutPosition)
    clear(pos)
    pos.round = round
    pos.turn = turn
    for seat, row in enumerate(rows):
        put_seat(pos, seat, row)
    words = {line.split()[0]: line.split()[1:] for line in lines if not _SEAT.fullmatch(line)}
    pos.discards = bags.bag_of(vec[i64]([int(word) for word in words.pop("discards", [])]))
    fill_pile(pos, words.pop("pile", ["..."]))
    assert not words, words
    remember(pos)
    pos.push(step(kinds.TURN))
    pos.take_events()
    pos.settle()
    return pos


def clear(pos: ShootoutPosition) -> None:
    """Nobody has a card, and nobody is asked."""
    pos.standing = 0
    for seat in range(pos.seats):
        pos.hands[seat] = 0
    pos.memory = vec[i64]()
    pos.agenda = vec[i64]()
    pos.sealed = vec[i64]()
    pos.waiting = 0


def put_seat(pos: ShootoutPosition, seat: int, row: re.Match[str]) -> None:
    mark, letter, won, held, laid, marksman, used = row.groups()
    assert letter == LETTERS[seat]
    if mark:
        pos.active = seat
        pos.dealer = (seat - 1) % pos.seats
    pos.rounds_won[seat] = int(won)
    pos.hands[seat] = bags.bag_of(vec[i64]([int(word) for word in held.split()]))
    for slot, word in enumerate(laid.split()):
        place = seat * SLOTS + slot
        if word != "-":
            pos.health[place] = int(word.rstrip("!"))
            pos.standing = bitset.add(pos.standing, place)
        if word.endswith("!"):
            pos.exposed = bitset.add(pos.exposed, place)
    if marksman:
        pos.marksmen[seat] = _MARKSMEN.index(marksman)
        if used:
            pos.used = bitset.add(pos.used, seat)


def fill_pile(pos: ShootoutPosition, words: list[str]) -> None:
    top = [int(word) for word in words if word != "..."]
    rest: list[int] = []
    if "..." in words:
        rest = list(pos.setup.order)
        in_play = [int(pos.health[place]) for place in bitset.listed(pos.standing)] + top
        for bag in [*pos.hands, pos.discards]:
            in_play += list(bags.listed(bag))
        for card in in_play:
            rest.remove(card)
    pos.pile = vec[i64]([*rest, *reversed(top)])


def remember(pos: ShootoutPosition) -> None:
    """As if everyone had been dealt just what they have, and the last seat had spent the discards before."""
    for seat in range(pos.seats):
        places = pos.standing & PLACES_OF[seat]
        laid = bags.bag_of(vec[i64]([pos.health[place] for place in bitset.listed(places)]))
        spent = pos.discards if seat == pos.seats - 1 else 0
        memory.note(pos, memory.DEAL, seat, 0, pos.hands[seat] + laid + spent)
        memory.note(pos, memory.SPEND, seat, 0, spent)
        memory.note(pos, memory.LAY, seat, places >> seat * SLOTS, laid)
        for place in bitset.listed(places & pos.exposed):
            memory.note(pos, memory.SHOW, seat, place, bags.add(0, pos.health[place]))


def turning(pos: ShootoutPosition, shooter: str, target: str) -> None:
    """In the next Shootout!!! cards are turned in this order: `A 5 8 10` by the shooter, `B 5 8 4` by the target."""
    stacks = []
    for stack in (shooter, target):
        letter, *words = stack.split()
        stacks.append((hand(pos, letter), [int(word) for word in words]))
    wanted: list[tuple[int, int]] = []
    for turn in range(max(len(order) for _, order in stacks)):
        for held, order in stacks:
            if turn < len(order):
                wanted.append((len(held), held.index(order[turn])))
                held.remove(order[turn])
    seed = 0
    while True:
        chance = fast(seed)
        if all(chance.below(bound, "") == result for bound, result in wanted):
            pos.chance = fast(seed)
            return
        seed += 1


def play(pos: fistful.Position, *moves: str) -> None:
    """Moves like `A shoot 9`; the seat named must be one that is asked."""
    for move in moves:
        letter, _, text = move.partition(" ")
        pos.play(LETTERS.index(letter), fistful.game(SLUG).action(text))


def lay_lowest(pos: fistful.Position) -> None:
    """Everyone lays the first Health Cards that they may."""
    for seat in pos.to_act:
        pos.play(seat, pos.actions(seat)[0])


def options(pos: fistful.Position, letter: str | None = None) -> list[str]:
    """What a seat may do, or the one seat to act, in notation."""
    seat = pos.to_act[0] if letter is None else LETTERS.index(letter)
    return [fistful.game(SLUG).text(action) for action in pos.actions(seat)]


def refusal(pos: fistful.Position, move: str) -> fistful.IllegalMove:
    """Why this move is not legal; the reason can be said in every language."""
    with pytest.raises(fistful.IllegalMove) as refused:
        play(pos, move)
    assert all(refused.value.said(language) for language in locales.LANGUAGES)
    return refused.value


def asked(pos: ShootoutPosition) -> str:
    """Who is asked for what: `A turn`."""
    (seat,) = pos.to_act
    prompt = pos.prompt(seat)
    say("prompt", prompt)
    return f"{LETTERS[seat]} {prompt.code}"


def seen(pos: fistful.Position, letter: str | None = None) -> ShootoutView:
    """What a seat knows, or a spectator."""
    view = pos.view(None if letter is None else LETTERS.index(letter))
    assert isinstance(view, ShootoutView)
    return view


def hand(pos: ShootoutPosition, letter: str) -> list[int]:
    """A seat's hand, the lowest card first."""
    return [int(card) for card in bags.listed(pos.hands[LETTERS.index(letter)])]


def health(pos: ShootoutPosition, letter: str) -> str:
    """A seat's Health Cards as they are drawn: `4 7! - 11`, without empty slots at the end."""
    seat = LETTERS.index(letter)
    words = []
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if bitset.has(pos.standing, place):
            words.append(f"{pos.health[place]}{'!' if bitset.has(pos.exposed, place) else ''}")
        else:
            assert pos.health[place] == NO_CARD
            words.append("-")
    while words and words[-1] == "-":
        words.pop()
    return " ".join(words)


def health_count(pos: ShootoutPosition, seat: int) -> int:
    return int(bitset.count(pos.standing & PLACES_OF[seat]))


def discards(pos: ShootoutPosition) -> list[int]:
    """The discard pile, the lowest card first."""
    return [int(card) for card in bags.listed(pos.discards)]


def story(pos: fistful.Position) -> list[str]:
    """What everyone was told since the last time, each event in a few words.

    An event is its code, who did it (or whose slot it was), with what, and to whom: `shot A 9 B2 7`.
    """
    return [short(told) for event in pos.take_events() if (told := event.to(None)) is not None]


def say(kind: str, said: Said) -> None:
    """It can be said in every language; what cannot raises."""
    for language in locales.LANGUAGES:
        assert locales.sentence(SLUG, kind, said.code, said.params, language)


def short(told: Told) -> str:
    say("event", told)
    params: dict[str, Any] = told.params
    slot = str(params.get("slot", ""))
    words = [told.code]
    if "seat" in params:
        words.append(LETTERS[params["seat"]] + ("" if "target" in params else slot))
    words += [str(params[name]) for name in ("marksman", "card") if name in params]
    if "rival" in params:
        words.append(LETTERS[params["rival"]])
    if "target" in params:
        words.append(LETTERS[params["target"]] + slot)
    words += [str(params[name]) for name in ("answer", "health", "count", "number") if name in params]
    words += [str(card) for card in params.get("cards", ())]
    return " ".join(words)
