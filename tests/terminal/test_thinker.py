"""Where the terminal's bots think: what they are handed."""

from __future__ import annotations

import asyncio

import pytest

import fistful
from fistful.bots.thinking import Answer
from fistful.terminal import thinker
from fistful.terminal.thinker import Thinker


def test_every_answer_has_a_seed_of_its_own_that_does_not_follow_from_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    position = fistful.game("wild-shots").new(2, 1)
    view = position.view(position.to_act[0])
    seeds: list[int] = []

    def notes(_level: str, _view: bytes, seed: int, _most_ms: int) -> Answer:
        seeds.append(seed)
        return Answer(view.actions[0], 0, 0.0)

    async def ask() -> None:
        for _ in range(2):
            await Thinker("deputy").answer(view)

    monkeypatch.setattr(thinker, "think", notes)
    asyncio.run(ask())
    assert len({*seeds, position.chance.seed}) == 3
