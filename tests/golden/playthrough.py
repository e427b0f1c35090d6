"""A whole game with every answer for every seat, as text that a person can read and a diff can compare.

`python -m tests.golden.playthrough` writes the files anew, one a table and one record a game. A changed file is a
changed game: read the diff, and raise the game's rules version if old records would replay differently.
"""

from __future__ import annotations

import random
from hashlib import blake2b
from pathlib import Path

from tests.tables import TABLES, Table, random_move

FOLDER = Path(__file__).parent
SEED = bytes(range(32))
WHOLE_EVERY = 12
"""Views are written whole this often; between, a short hash tells whether one changed."""


def playthrough(table: Table) -> str:
    """The game of this table that is always played in the same way."""
    position = table.new(SEED)
    dice = random.Random(str(table))
    audiences = [*range(table.seats), None]
    lines = [f"{table}", ""]
    number = 0
    while True:
        for event in position.take_events():
            versions: dict[str, list[str]] = {}
            for seat in audiences:
                versions.setdefault(str(event.to(seat)), []).append(_name(seat))
            for text, told in versions.items():
                lines.append(f"  {text}" if len(versions) == 1 else f"  {', '.join(told)}: {text}")
        for seat in audiences:
            view = position.view(seat).to_json()
            whole = number % WHOLE_EVERY == 0 or position.over
            lines.append(f"  {_name(seat)} sees {view.decode() if whole else blake2b(view, digest_size=6).hexdigest()}")
        if position.over:
            lines.append(f"open {position.reveal().to_json().decode()}")
            return "\n".join(lines) + "\n"
        for seat in position.to_act:
            lines.append(
                f"  {_name(seat)} may {', '.join(table.game.text(action) for action in position.actions(seat)[:40])}"
            )
        seat, action = random_move(position, dice)
        number += 1
        lines.append(f"{number}. {_name(seat)} plays {table.game.text(action)}")
        position.play(seat, action)


def _name(seat: int | None) -> str:
    return "spectator" if seat is None else "ABCDEF"[seat]


def record(table: Table) -> bytes:
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
