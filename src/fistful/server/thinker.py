"""The process that bots think in: a view comes in as a line of JSON, an action goes out. It is handed nothing else.

`python -m fistful.server.thinker` reads questions from its input until that ends.
"""

from __future__ import annotations

import contextlib
import os
import sys
from functools import cache

import msgspec

from fistful import view_from_json
from fistful.bots import Bot, bot


class Question(msgspec.Struct, frozen=True):
    """What a bot of this level would do."""

    level: str
    view: msgspec.Raw
    seed: int


@cache
def seated(level: str, game: str) -> Bot:
    """The bots of this process; they remember nothing, so one serves all tables."""
    return bot(level, game)


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(10)
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        view = view_from_json(bytes(question.view))
        action = seated(question.level, view.game).answer(view, question.seed)
        sys.stdout.buffer.write(b"%d\n" % action)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
