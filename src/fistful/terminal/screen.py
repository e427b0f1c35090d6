"""The whole screen as one drawing: title, table, what was told, what is asked, and the choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from fistful.terminal.canvas import Canvas, clipped, wrap
from fistful.terminal.marks import mark
from fistful.terminal.picker import Picker
from fistful.terminal.tables import drawing
from fistful.terminal.tables.scene import Scene

BESIDE = 120
"""From this width on, the log has a column of its own."""
LOG = 38
"""How wide that column is."""
TABLE = 15
"""The least height of a table; what is left goes to the log first, then to the table."""
USUAL = 4
"""How many lines the question and the choices usually need."""
WIDEST, HIGHEST = 160, 48
"""The most that a table uses: things that belong together do not drift apart."""
MORE = 4
"""How many columns it takes to say that there are more choices above or below."""
NOTHING = Picker(())
OPTION = "option:"
"""How the target of an option begins, other than that of a thing on the table."""


class Frame(NamedTuple):
    """What is around the table."""

    log: Sequence[str]
    """What was told so far, the newest last."""
    ask: str
    keys: str
    """What the keys do now."""
    status: str = ""
    """At the right of the title: the pace, the place in a replay."""
    typed: str | None = None
    """The move being typed, if any."""
    notice: str = ""
    """Why a move was refused, or a hint."""


def paint(scene: Scene, frame: Frame, width: int, height: int, before: Scene | None = None) -> Canvas:
    """The screen at this size; what is not as it was before is marked."""
    canvas = Canvas(width, height)
    title(scene, frame, canvas)
    beside = width >= BESIDE
    main = width - LOG - 1 if beside else width
    bottom = below(scene, frame, main, beside, height)
    canvas.paste(0, height - bottom.height, bottom)
    room = max(1, height - 2 - bottom.height)
    table = Canvas(min(main, WIDEST), min(room, HIGHEST))
    drawing(scene.view.game).draw(scene, table)
    if before is not None:
        mark(table, unasked(scene, table), unasked(before, table))
    canvas.paste((main - table.width) // 2, 2 + (room - table.height) // 2, table)
    if beside:
        log(frame, canvas, main, 2, LOG + 1, height - 2)
    return canvas


def unasked(scene: Scene, like: Canvas) -> Canvas:
    """The table while nothing is to be chosen."""
    canvas = Canvas(like.width, like.height)
    drawing(scene.view.game).draw(scene._replace(picker=NOTHING), canvas)
    return canvas


def title(scene: Scene, frame: Frame, canvas: Canvas) -> None:
    canvas.put(1, 0, scene.words.game.title, "title")
    left = canvas.right(canvas.width - 1, 0, frame.status, "dim")
    phase = clipped(drawing(scene.view.game).phase(scene), left - 24)
    canvas.put(max(22, (canvas.width - cell_len(phase)) // 2), 0, phase)
    canvas.rule(1)


def below(scene: Scene, frame: Frame, width: int, beside: bool, height: int) -> Canvas:
    """What is under the table: the latest of the log, the question, the choices and the keys.

    It is as high for a short question as for a long one, so that the table stays where it is.
    """
    asked = wrap(frame.notice or frame.ask, width - 2)[:3]
    offered = options(scene, width - 2, max(2, height // 10))
    told = [] if beside else latest(frame.log, width - 2, max(2, min(10, height - TABLE - 8)))
    room = max(USUAL, len(asked) + len(offered))
    canvas = Canvas(width, 1 + len(told) + room + 1)
    canvas.rule(0)
    for number, line in enumerate(told):
        canvas.put(1, 1 + number, line, "dim" if number < len(told) - 1 else "")
    y = 1 + len(told) + (room - len(asked) - len(offered) + 1) // 2
    for number, line in enumerate(asked):
        canvas.put(1, y + number, line, "bad" if frame.notice else "ask" if scene.picker.options else "dim")
    for number, row in enumerate(offered):
        canvas.paste(1, y + len(asked) + number, row)
    keys(frame, canvas)
    return canvas


def latest(log: Sequence[str], width: int, height: int) -> list[str]:
    """The end of the log in that many lines; sentences are not cut in two."""
    lines: list[str] = []
    for sentence in reversed(log):
        more = wrap(sentence, width)
        if lines and len(lines) + len(more) > height:
            break
        lines = [*more, *lines]
    return ([""] * height + lines[-height:])[-height:]


def options(scene: Scene, width: int, most: int) -> list[Canvas]:
    """What may be chosen, numbered, on that many lines at most around what is in question."""
    picker = scene.picker
    rows = [Canvas(width, 1)]
    places: list[int] = []
    x = 0
    for number, option in enumerate(picker.options):
        label = f"{number + 1} " if number < 9 else ""
        text = f" {label}{scene.words.option(picker, option)} "
        if x and x + cell_len(text) > width - MORE:
            rows.append(Canvas(width, 1))
            x = 0
        picked = number == picker.place
        places.append(len(rows) - 1)
        x = rows[-1].put(
            x, 0, clipped(f"▸{text[1:]}" if picked else text, width), "picked" if picked else "lit", f"{OPTION}{option}"
        )
        x += 1
    at = places[picker.place] if places else 0
    first = max(0, min(at - most // 2 + 1, len(rows) - most))
    shown = rows[first : first + most]
    above = sum(place < first for place in places)
    under = sum(place >= first + most for place in places)
    if above:
        shown[0].right(width, 0, f"▴ {above}", "dim")
    if under:
        shown[-1].right(width, 0, f"▾ {under}", "dim")
    return shown


def keys(frame: Frame, canvas: Canvas) -> None:
    """What the keys do, and the move being typed."""
    y = canvas.height - 1
    left = canvas.width
    if frame.typed is not None:
        left = canvas.right(canvas.width - 1, y, f" /{frame.typed}▏", "key")
    canvas.put(1, y, clipped(frame.keys, left - 2), "dim")


def log(frame: Frame, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """The log in its own column."""
    for row in range(height):
        canvas.put(x, y + row, "│", "line")
    for row, line in enumerate(latest(frame.log, width - 3, height)):
        canvas.put(x + 2, y + row, line)
