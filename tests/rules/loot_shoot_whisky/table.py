"""Positions of Loot Shoot Whisky drawn as text.

    at('''
        row: N2 N3 sip shot
        deck: N4 N4 N2 …
        A: 6 nuggets, 3 bullets, bottle full
        B: 1 bullet
    ''')

The deck's next card is first. What is not drawn is empty, in the middle or at its start; saloon cards that stand
nowhere lie on the discard pile, and a player's nuggets are taken from cards that stand nowhere.
"""

from __future__ import annotations

import re
from textwrap import dedent

from librt.vecs import vec
from mypy_extensions import i64

import fistful
from fistful.engine import bags
from fistful.engine.agenda import step
from fistful.games.loot_shoot_whisky.facts import SALOON_TEXTS, UNPLANNED
from fistful.games.loot_shoot_whisky.kinds import ROUND
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition

GAME = fistful.game("loot-shoot-whisky")


def at(drawing: str, round: int = 1, best_of: int = 1) -> LootShootWhiskyPosition:
    """The position that a drawing shows, at the beginning of a round."""
    words = {name: text.strip() for name, text in (line.split(":") for line in dedent(drawing).strip().splitlines())}
    position = GAME.new(2, 1, best_of=best_of)
    assert isinstance(position, LootShootWhiskyPosition)
    position.row = kinds(words["row"])
    position.deck = vec[i64](reversed(list(kinds(words.get("deck", "")))))
    left = list(position.setup.saloon)
    for kind in [*position.row, *position.deck]:
        left.remove(kind)
    for seat, letter in enumerate("AB"):
        possessions = words.get(letter, "")
        position.nuggets[seat] = amount(possessions, "nugget")
        position.bullets[seat] = amount(possessions, "bullet")
        if "bottle" in possessions:
            position.bottle = seat
            position.bottle_full = "full" in possessions
        owed = int(position.nuggets[seat])
        for kind in sorted(left, reverse=True):
            if kind <= min(owed, 8):
                left.remove(kind)
                position.looted[seat] = bags.add(position.looted[seat], kind)
                owed -= kind
    position.discards = bags.bag_of(vec[i64](left))
    position.round = round - 1
    position.agenda = vec[i64]()
    position.waiting = 0
    position.sealed = vec[i64]()
    for seat in range(2):
        position.first_plans[seat] = UNPLANNED
    position.push(step(ROUND))
    position.settle()
    position.take_events()
    return position


def kinds(text: str) -> vec[i64]:
    return vec[i64]([SALOON_TEXTS.index(word) for word in text.replace("–", "").split()])


def amount(text: str, thing: str) -> int:
    found = re.search(rf"(\d+) {thing}", text)
    return int(found[1]) if found else 0


def plan(position: fistful.Position, *pairs: str) -> None:
    """Both players choose: `plan(position, "LW", "SS")` is A's pair, then B's, phase after phase."""
    for number, pair in enumerate(pairs):
        position.play(number % 2, GAME.action(pair))


def codes(position: fistful.Position) -> list[str]:
    """What happened since the last look, except who has chosen."""
    return [event.code for event in position.take_events() if event.code not in {"chosen", "round", "duel"}]
