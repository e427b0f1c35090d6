"""Players of a match: levels by name, and bots in files of one's own, such as `my_bot.py:Bot`.

A file is loaded by the arena alone. At a table of a server a bot of one's own plays over the socket.
"""

from __future__ import annotations

import sys
import time
from contextlib import redirect_stdout
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final, Protocol

from fistful import view_from_json
from fistful.bots import bot
from fistful.bots.deputy import Deputy
from fistful.bots.thinking import Answer, think
from fistful.engine.errors import BadSetup, IllegalMove
from fistful.engine.integer import integer
from fistful.engine.wire import View

USUAL_CLASS: Final = "Bot"
"""The class that is meant where a file is named without one."""


class OutsideBot(Protocol):
    """What a class in a file must have; it is made without arguments, once in each process."""

    def answer(self, view: View, seed: int) -> int:
        """One of `view.actions`."""


def file_and_class(player: str) -> tuple[str, str] | None:
    """The file and the class that a player is named after; None for a level."""
    if player.endswith(".py"):
        return player, USUAL_CLASS
    path, _, name = player.rpartition(":")
    return (path, name) if path.endswith(".py") else None


def check_player(player: str, game: str) -> None:
    """Raise `BadSetup` if there is no such player."""
    if file_and_class(player) is None:
        bot(player, game)
    else:
        loaded(player)


@cache
def loaded(player: str) -> OutsideBot:
    """The bot that this process has from a file. Whatever is wrong with it is said in one sentence."""
    found = file_and_class(player)
    assert found is not None
    path, name = found
    try:
        spec = spec_from_file_location(Path(path).stem, path)
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        sys.path.insert(0, str(Path(path).resolve().parent))
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
            made: OutsideBot = getattr(module, name)()
            _ = made.answer
    except (Exception, SystemExit) as error:
        raise BadSetup("bot-not-loaded", name=player, why=reason(error)) from error
    return made


@cache
def stand_in(game: str) -> Deputy:
    """Who moves for a bot whose answer is none."""
    return Deputy("deputy", game)


def ask(player: str, view: bytes, seed: int) -> Answer:
    """What a player answers to this view; if it is no legal move, `deputy` moves, with what was wrong as `fault`."""
    if file_and_class(player) is None:
        return think(player, view, seed)
    seen = view_from_json(view)
    outside = loaded(player)
    began = time.process_time()
    fault = ""
    try:
        with redirect_stdout(sys.stderr):
            action = integer(outside.answer(seen, seed))
        if action not in seen.actions:
            assert seen.seat is not None
            seen.imagine(seed).play(seen.seat, action)
    except IllegalMove as refused:
        fault = str(refused)
    except (Exception, SystemExit) as error:
        fault = reason(error)
    took = (time.process_time() - began) * 1000
    return Answer(stand_in(seen.game).answer(seen, seed) if fault else action, 0, took, fault)


def reason(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
