"""Positions of Looterz drawn as text, and what happens in them told in a few words.

    > A 3 | hydra:1 zombie* | orc
      B 0 | scarecrow mermaid!A | (zombie) king
      pile goblin bard ...
      graveyard demon

One line a seat, `>` before the active one: its Loot, its Looterz in order of entry, its hand. `:1` is the
Life left, `*` has acted in this turn, `!A` is forbidden to search by A, `@B` is on loan from B; a card in
brackets was seen going into the hand. The top card of the Draw Pile comes first; `...` puts the rest of
the deck under it. Looterz enter in the order of reading.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import fistful
from fistful import Told, locales
from fistful.engine import bitset
from fistful.engine.chance import fast
from fistful.engine.seats import LETTERS
from fistful.engine.wire import Said
from fistful.games.looterz import dungeon, kinds, piles
from fistful.games.looterz import looter as looters
from fistful.games.looterz.facts import NONE, SLUG
from fistful.games.looterz.game import Looterz
from fistful.games.looterz.position import LooterzPosition
from fistful.games.looterz.wire import LooterzView

PHASES = ("end", "discard", "sacrifice", "second", "dungeon", "first")
_LOOTER = re.compile(r"([a-z-]+)(?::(\d))?(\*)?(?:!([A-F]+))?(?:@([A-F]))?")
_SEAT = re.compile(r"(>?)\s*([A-F])\s+(\d+)\s*\|([^|]*)\|([^|]*)")


def table(drawing: str, phase: str = "dungeon", goal: int = 0, deck: dict[str, Any] | None = None) -> LooterzPosition:
    """The position of a drawing at the beginning of a phase of the active player's turn."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    rows = [found for line in lines if (found := _SEAT.fullmatch(line))]
    game = fistful.game("looterz") if deck is None else Looterz("test", deck)
    pos = game.new(len(rows), 1, goal=goal)
    assert isinstance(pos, LooterzPosition)
    clear(pos)
    kind_ids = {name: kind for kind, name in enumerate(pos.setup.names)}
    for seat, row in enumerate(rows):
        mark, letter, loot, in_play, hand = row.groups()
        assert letter == LETTERS[seat]
        if mark:
            pos.active = seat
        pos.loot[seat] = int(loot)
        for word in in_play.split():
            put(pos, seat, word, kind_ids)
        for word in hand.split():
            if word.startswith("("):
                piles.to_hand_seen(pos, seat, kind_ids[word[1:-1]])
            else:
                piles.to_hand(pos, seat, kind_ids[word])
    for line in lines:
        if line.startswith("graveyard"):
            for word in line.split()[1:]:
                acted = pos.turn if word.endswith("*") else 0
                pos.graveyard = append(pos.graveyard, looters.looter(kind_ids[word.rstrip("*")], 0, acted, 0))
    for line in lines:
        if line.startswith("pile"):
            fill_pile(pos, line.split()[1:], kind_ids)
    begin(pos, phase)
    return pos


def clear(pos: LooterzPosition) -> None:
    """Nobody has anything, and the first turn has begun."""
    seats = range(pos.seats)
    pos.turn = 1
    pos.active = 0
    pos.entries = 0
    pos.loot = vec[i64]([0 for _ in seats])
    pos.party = vec[i64]([0 for _ in seats])
    pos.hands = vec[i64]([0 for _ in seats for _ in pos.setup.names])
    pos.held = vec[i64]([0 for _ in seats])
    pos.hand_sizes = vec[i64]([0 for _ in seats])
    pos.pile = vec[i64]()
    pos.graveyard = vec[i64]()
    pos.agenda = vec[i64]()
    pos.waiting = 0


def put(pos: LooterzPosition, seat: int, word: str, kind_ids: dict[str, int]) -> None:
    """A Looter lies before a seat."""
    found = _LOOTER.fullmatch(word)
    assert found is not None, word
    name, life, acted, forbidders, lender = found.groups()
    pos.entries += 1
    kind = kind_ids[name]
    looter = looters.looter(kind, int(life or pos.setup.life[kind]), pos.turn if acted else 0, pos.entries)
    marks = 0
    for letter in forbidders or "":
        marks = bitset.add(marks, LETTERS.index(letter))
    looter = looters.with_lender(looters.with_marks(looter, marks), LETTERS.index(lender) if lender else NONE)
    pos.table[dungeon.place_of(seat, pos.party[seat])] = looter
    pos.party[seat] += 1


def fill_pile(pos: LooterzPosition, words: list[str], kind_ids: dict[str, int]) -> None:
    top = [kind_ids[word] for word in words if word != "..."]
    rest: list[int] = []
    if "..." in words:
        left = list(piles.unseen(pos))
        for kind in top:
            left[kind] -= 1
        for seat in range(pos.seats):
            for kind in piles.hand(pos, seat):
                left[kind] -= 1
            for kind in piles.known_in_hand(pos, seat):
                left[kind] += 1
        rest = [kind for kind, count in enumerate(left) for _ in range(count)]
    pos.pile = vec[i64]([*reversed(rest), *reversed(top)])


def begin(pos: LooterzPosition, phase: str) -> None:
    """The active player's turn goes on from the beginning of this phase."""
    steps = {
        "end": kinds.turn_step(kinds.END_TURN),
        "discard": kinds.turn_step(kinds.DISCARD),
        "sacrifice": kinds.turn_step(kinds.SACRIFICE),
        "second": kinds.turn_step(kinds.RECRUIT, 1),
        "dungeon": kinds.turn_step(kinds.DUNGEON),
        "first": kinds.turn_step(kinds.RECRUIT, 0),
    }
    for name in PHASES:
        pos.push(steps[name])
        if name == phase:
            break
    pos.take_events()
    pos.new_round()
    pos.settle()


def rolling(pos: LooterzPosition, *faces: int) -> LooterzPosition:
    """The next dice of this position show these faces."""
    seed = 0
    while True:
        chance = fast(seed)
        if all(chance.roll(6, "") == face for face in faces):
            pos.chance = fast(seed)
            return pos
        seed += 1


def play(pos: LooterzPosition, *moves: str) -> None:
    """Moves like `A attack 2`; the seat named must be one that is asked."""
    for move in moves:
        letter, _, text = move.partition(" ")
        pos.play(LETTERS.index(letter), action(pos, text))


def action(pos: LooterzPosition, text: str) -> int:
    return pos.setup.texts.index(text)


def options(pos: LooterzPosition) -> list[str]:
    """What the one seat to act may do, in notation."""
    (seat,) = pos.to_act
    return [pos.setup.texts[action] for action in pos.actions(seat)]


def refusal(pos: LooterzPosition, text: str) -> fistful.IllegalMove:
    """Why the seat to act may not do this."""
    (seat,) = pos.to_act
    with pytest.raises(fistful.IllegalMove) as refused:
        pos.play(seat, action(pos, text))
    assert all(refused.value.said(language) for language in locales.LANGUAGES)
    return refused.value


def asked(pos: LooterzPosition) -> str:
    """Who is asked for what: `A dungeon`."""
    (seat,) = pos.to_act
    prompt = pos.prompt(seat)
    say("prompt", prompt)
    return f"{LETTERS[seat]} {prompt.code}"


def seen(pos: LooterzPosition, seat: int | None = None) -> LooterzView:
    view = pos.view(seat)
    assert isinstance(view, LooterzView)
    return view


def party(pos: LooterzPosition, letter: str) -> list[str]:
    """A seat's Looterz with their Life: `zombie:2`."""
    return [f"{looter.card}:{looter.life}" for looter in seen(pos).in_play[LETTERS.index(letter)]]


def hand(pos: LooterzPosition, letter: str) -> list[str]:
    return pos.whereabouts()[f"hand {LETTERS.index(letter)}"]


def graveyard(pos: LooterzPosition) -> list[str]:
    return pos.whereabouts()["graveyard"]


def story(pos: LooterzPosition) -> list[str]:
    """What everyone was told since the last time, each event in a few words.

    An event is its code, who did it, with what, to whom, and how much: `attacked A hydra B king`.
    """
    return [short(told) for event in pos.take_events() if (told := event.to(None)) is not None]


def say(kind: str, said: Said) -> None:
    """It can be said in every language; what cannot raises."""
    for language in locales.LANGUAGES:
        assert locales.sentence(SLUG, kind, said.code, said.params, language)


def short(told: Told) -> str:
    say("event", told)
    params: dict[str, Any] = told.params
    words = [told.code]
    if "seat" in params:
        words.append(LETTERS[params["seat"]])
    if "victim" in params:
        words.append(params["card"])
    if "rival" in params:
        words.append(LETTERS[params["rival"]])
    for name in ("victim", "card"):
        if name in params:
            words.append(params[name])
            break
    words += params.get("cards", ())
    words += [str(params[name]) for name in ("keyword", "amount", "count", "reason") if name in params]
    return " ".join(words)
