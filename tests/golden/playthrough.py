"""A whole game with every answer for every seat, as text that a person can read and a diff can compare.

`make golden` rewrites the files: a playthrough and a record for each table. A changed file is a changed game: read
the diff, and raise the game's rules version if old records would replay differently.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from fistful import Position
from fistful.engine.seats import LETTERS
from tests.tables import TABLES, Table, random_move

FOLDER = Path(__file__).parent
SEED = bytes(range(32))
WHOLE_EVERY = 15
"""Views are written whole this often; between, a short hash tells whether one changed."""
DETAILED = 50
"""After this many decisions a game continues as hashes, each over a hundred lines that would have been written."""


def playthrough(table: Table) -> str:
    """The game of this table that is always played in the same way."""
    lines: list[str] = []
    hidden: list[str] = []
    for detailed, line in answers(table):
        if detailed:
            lines += [*hashed(hidden), line]
            hidden = []
        else:
            hidden.append(line)
            if len(hidden) == 100:
                lines += hashed(hidden)
                hidden = []
    return "\n".join(lines) + "\n"


def hashed(lines: list[str]) -> list[str]:
    return [f"… {len(lines)} lines, {short_hash(chr(10).join(lines))}"] if lines else []


def short_hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def answers(table: Table) -> Iterator[tuple[bool, str]]:
    """Every answer of the game, line by line, and whether it belongs to the part that is written out."""
    position = table.new(SEED)
    dice = random.Random(str(table))
    number = 0
    yield True, f"{table}\n"
    while True:
        detailed = number <= DETAILED or position.over
        for line in told(position):
            yield detailed, line
        whole = number % WHOLE_EVERY == 0 or position.over
        for seat in audiences(position):
            view = position.view(seat, recall=False).to_json().decode()
            yield detailed, f"  {name(seat)} sees {view if whole else short_hash(view)}"
            if whole and not position.over:
                yield detailed, f"  {name(seat)} imagines {short_hash(imagined(position, seat, seed=number))}"
        if position.over:
            yield True, f"open {position.reveal().to_json().decode()}"
            return
        for seat in position.to_act:
            texts = [table.game.text(action) for action in position.actions(seat)]
            listed = ", ".join(texts) if len(texts) <= 30 else f"{len(texts)} moves, {short_hash(str(texts))}"
            yield detailed, f"  {name(seat)} may {listed}"
        seat, action = random_move(position, dice)
        number += 1
        yield detailed, f"{number}. {name(seat)} plays {table.game.text(action)}"
        position.play(seat, action)


def imagined(position: Position, seat: int | None, seed: int) -> str:
    """A world that this seat cannot tell from the real one, with everything in it open."""
    return position.view(seat).imagine(seed).reveal().to_json().decode()


def told(position: Position) -> Iterator[str]:
    """What happened, in every version that somebody is told."""
    for event in position.take_events():
        versions: dict[str, list[str]] = {}
        for seat in audiences(position):
            versions.setdefault(str(event.to(seat)), []).append(name(seat))
        for text, hearers in versions.items():
            yield f"  {text}" if len(versions) == 1 else f"  {', '.join(hearers)}: {text}"


def audiences(position: Position) -> list[int | None]:
    return [*range(position.seats), None]


def name(seat: int | None) -> str:
    return "spectator" if seat is None else LETTERS[seat]


def record(table: Table) -> bytes:
    """The record of the same game."""
    position = table.new(SEED)
    dice = random.Random(str(table))
    while not position.over:
        position.play(*random_move(position, dice))
    return position.record().to_json()


def main() -> None:
    for table in TABLES:
        (FOLDER / f"{table}.play").write_text(playthrough(table), "utf-8")
        saved = FOLDER / f"{table}.rules-{table.game.rules}.json"
        if not saved.exists():
            saved.write_bytes(record(table))


if __name__ == "__main__":
    main()
