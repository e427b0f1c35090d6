"""What Chromium's tracing says of a page's main thread: its tasks, in CPU time and by the clock on the wall.

A machine that does other things as well makes every span longer, but not the CPU time of a thread.
"""

from __future__ import annotations

import statistics
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

CATEGORIES: Final = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
TASK: Final = "RunTask"
RASTER: Final = "RasterTask"
PAINT: Final = "Paint"
FRAME: Final = "FireAnimationFrame"
MARK: Final = "bench:"
"""What the names of this bench's marks begin with."""
PLACES: Final = ("lobby", "room", "table", "end")
"""Marks that say which page it is."""


class Event(msgspec.Struct):
    """An event of a trace, in microseconds."""

    name: str
    ph: str
    pid: int
    tid: int
    ts: int
    dur: int = 0
    tdur: int = 0
    args: dict[str, Any] = {}

    @property
    def end(self) -> int:
        return self.ts + self.dur

    @property
    def label(self) -> str:
        """What it does, and for a script, which file."""
        data = self.args.get("data") or {}
        url = str(data.get("url") or self.args.get("fileName") or "").rsplit("/", 1)[-1]
        return " ".join(filter(None, [self.name, url]))


@dataclass
class Task:
    """One task of the main thread, in milliseconds."""

    start: float
    wall: float
    cpu: float
    where: str
    """The page that was there at its end."""
    parts: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """The CPU time of what it did, each without what that did in turn."""

    def most(self, count: int = 5) -> dict[str, float]:
        most = sorted(self.parts.items(), key=lambda part: -part[1])
        return {name: round(cpu, 1) for name, cpu in most[:count]}


@dataclass
class Trace:
    """What was noted while a page did something."""

    tasks: list[Task]
    marks: list[tuple[float, str]]
    frames: list[float]
    """When frames began, if the page asks for them."""
    rasters: list[tuple[float, float]]
    """When tiles were drawn, and the CPU time of each."""
    paints: list[float]

    def __post_init__(self) -> None:
        self._starts = [task.start for task in self.tasks]

    def longest(self) -> Task:
        return max(self.tasks, key=lambda task: task.cpu)

    def over(self, limit: float) -> list[Task]:
        """Tasks that took more CPU time than this, the longest first."""
        return sorted((task for task in self.tasks if task.cpu > limit), key=lambda task: -task.cpu)

    def cpu(self, start: float, end: float) -> float:
        """The CPU time of the tasks that began in this span."""
        found = slice(bisect_left(self._starts, start), bisect_right(self._starts, end))
        return sum(task.cpu for task in self.tasks[found])

    def spans(self, first: str, then: str) -> Iterator[tuple[float, float]]:
        """From each mark of one name to the next of the other."""
        began: float | None = None
        for at, name in self.marks:
            if name == first:
                began = at
            elif name == then and began is not None:
                yield began, at
                began = None

    def raster(self, start: float, end: float) -> float:
        return sum(cpu for at, cpu in self.rasters if start <= at <= end)

    def frame_walls(self) -> list[float]:
        return [after - at for at, after in pairwise(self.frames)]

    def frame_cpus(self) -> list[float]:
        return [self.cpu(at, after) for at, after in pairwise(self.frames)]


def percentile(figures: Sequence[float], percent: int) -> float:
    return statistics.quantiles(figures, n=100)[percent - 1] if len(figures) > 1 else sum(figures)


def read(file: Path) -> Trace:
    """Chromium writes one event a line, and the names of threads first."""
    decoder = msgspec.json.Decoder(Event)
    main: set[tuple[int, int]] = set()
    nested: dict[tuple[int, int], list[Event]] = defaultdict(list)
    rasters: list[tuple[float, float]] = []
    marks: list[tuple[float, str]] = []
    with file.open("rb") as lines:
        for line in lines:
            text = line.strip().rstrip(b",")
            if not text.startswith(b'{"args"'):
                continue
            # The last line has the end of the whole file after it.
            event = decoder.decode(text.partition(b'],"metadata"')[0].removesuffix(b"]}"))
            thread = event.pid, event.tid
            if event.ph == "M":
                if event.name == "thread_name" and event.args["name"] == "CrRendererMain":
                    main.add(thread)
            elif event.name == RASTER:
                rasters.append((event.ts / 1000, event.tdur / 1000))
            elif event.name.startswith(MARK):
                marks.append((event.ts / 1000, event.name.removeprefix(MARK)))
            elif event.ph == "X" and thread in main:
                nested[thread].append(event)
    busiest = max(nested.values(), key=len)
    marks.sort()
    return Trace(
        tasks=list(tasks(busiest, marks)),
        marks=marks,
        frames=sorted(event.ts / 1000 for event in busiest if event.name == FRAME),
        rasters=rasters,
        paints=sorted(event.ts / 1000 for event in busiest if event.name == PAINT),
    )


def tasks(events: list[Event], marks: Sequence[tuple[float, str]]) -> Iterator[Task]:
    """The tasks of a thread, each with what it spent its time on."""
    events.sort(key=lambda event: (event.ts, -event.dur))
    places = [(at, name) for at, name in marks if name in PLACES]
    times = [at for at, _ in places]
    stack: list[Event] = []
    task: Task | None = None
    for event in events:
        while stack and event.ts >= stack[-1].end:
            stack.pop()
        if event.name == TASK and not stack:
            if task:
                yield task
            place = bisect_right(times, event.end / 1000) - 1
            where = places[place][1] if place >= 0 else ""
            task = Task(event.ts / 1000, event.dur / 1000, event.tdur / 1000, where)
        if task and event.tdur:
            task.parts[event.label] += event.tdur / 1000
            if stack:
                task.parts[stack[-1].label] -= event.tdur / 1000
        stack.append(event)
    if task:
        yield task
