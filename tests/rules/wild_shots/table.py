"""Positions of Wild Shots drawn as text.

    at('''
        round 2, trump star, A leads
        A: R8 B1
        B: R3 K2
        trick: R5
    ''')

Each line `X: …` is a hand, `taken X: …` the cards of a seat's tricks, `lacks X: …` the colours that it has shown not to
have. Cards that stand nowhere lie aside, or in the tricks of `others_taken_by`. The size of the
hands tells which trick of the round is on.
"""

from __future__ import annotations

import re
from textwrap import dedent

from librt.vecs import vec
from mypy_extensions import i64

import fistful
from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.games.wild_shots import kinds, steps
from fistful.games.wild_shots.facts import CARD_TEXTS, CARDS, COLOURS, HAND, SYMBOLS
from fistful.games.wild_shots.imagine import card_set
from fistful.games.wild_shots.position import WildShotsPosition

_HEAD = re.compile(r"round (\d), trump (\w+), ([A-D]) leads")


def at(
    drawing: str, deck: str | None = None, others_taken_by: int | None = None, rules: int | None = None, **options: bool
) -> WildShotsPosition:
    """The position that a drawing shows, under the newest rules or those of a version."""
    head, *rest = dedent(drawing).strip().splitlines()
    words = dict(line.split(":") for line in rest)
    trick = words.pop("trick", "").split()
    taken = {line[-1]: words.pop(line) for line in list(words) if line.startswith("taken")}
    lacks = {line[-1]: words.pop(line) for line in list(words) if line.startswith("lacks")}
    game = fistful.game("wild-shots", deck=deck)
    position = game.begin(game.setup(len(words), {**options}, rules), 1)
    assert isinstance(position, WildShotsPosition)
    found = _HEAD.fullmatch(head)
    assert found, head
    position.round = int(found[1]) - 1
    position.trump = SYMBOLS.index(found[2])
    position.active = "ABCD".index(found[3])
    placed = card_set(tuple(trick))
    for letter, hand in words.items():
        seat = "ABCD".index(letter)
        position.hands[seat] = card_set(tuple(hand.split()))
        position.taken[seat] = card_set(tuple(taken.get(letter, "").split()))
        for colour in lacks.get(letter, "").split():
            position.lacks[seat] = bitset.add(position.lacks[seat], COLOURS.index(colour))
        placed |= position.hands[seat] | position.taken[seat]
    others = (1 << CARDS) - 1 & ~placed
    position.aside = others if others_taken_by is None else 0
    if others_taken_by is not None:
        position.taken[others_taken_by] |= others
    position.trick_number = HAND - len(words["ABCD"[(position.active + len(trick)) % len(words)]].split())
    position.played = len(trick)
    for place, card in enumerate(trick):
        position.trick[place] = CARD_TEXTS.index(card)
    position.agenda = vec[i64]()
    position.waiting = 0
    position.push(step(kinds.TAKE))
    steps.push_plays(position, position.played)
    position.take_events()
    position.settle()
    return position


def play(position: fistful.Position, *cards: str) -> None:
    """Lay these cards, each by the seat whose turn it is."""
    game = fistful.game("wild-shots")
    for card in cards:
        position.play(position.to_act[0], game.action(card))


def legal(position: fistful.Position) -> list[str]:
    """What the seat to act may play."""
    game = fistful.game("wild-shots")
    return [game.text(action) for action in position.actions(position.to_act[0])]


def happened(position: fistful.Position, code: str) -> list[dict[str, object]]:
    """The parameters of every event of this kind since the last look."""
    return [dict(event.public) for event in position.take_events() if event.code == code]
