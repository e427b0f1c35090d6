"""The page in a real browser: what it fetches, how soon it is seen, its tasks, frames and memory, one JSON line each.

    python bench/page.py [GAME…] [--part load|scene|game|frames|rematches]… [--throttle 4] [--seconds 40]

Times are CPU times of the page's main thread, with the wall's clock beside them: the machine has other things to do.
With a throttle the browser slows the thread down, and that counts as its CPU time, too; a whole game is played both
without one and four times slower, unless a throttle is given. Every task over the limit is listed with what it did.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, sync_playwright

from fistful.server.core.settings import Spans

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.web.house import SPANS, serving  # noqa: E402
from tests.web.test_games import SHORT  # noqa: E402
from tests.web.test_rematches import MORE  # noqa: E402
from tests.web.visitor import GAMES, Visitor  # noqa: E402

from bench.page_trace import CATEGORIES, Trace, percentile, read  # noqa: E402

FIRST_LOAD: Final = 250_000
"""Bytes, as they come over the wire."""
FIRST_SEEN: Final = 1_000
"""Milliseconds to the largest contentful paint of the lobby."""
LOADS: Final = 5
LONGEST: Final = {1: 50, 4: 200}
"""CPU milliseconds of a task, by how much the CPU is throttled."""
AT_ONCE: Final = 100
"""Milliseconds from the answer of the table to what it shows."""
SCENE_BYTES: Final = 30_000
SCENE_NODES: Final = 1_300
SCENE_RASTER: Final = 350
REST: Final = 3_000
"""Milliseconds that a table is watched at rest."""
SETTLING: Final = 2_500
THOUGHT: Final = 600
"""Milliseconds after which the player answers at the bots' own pace; in a whole game, which is played fast, 60."""

MARKS: Final = """
(() => {
  const mark = (name) => performance.mark(`bench:${name}`);
  const places = { end: 'section.end', table: '.table-frame', room: '.room', lobby: '.posters' };
  let place, answered = false;
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        if (!data.includes('"done"')) return;
        answered = true;
        mark('answer');
      });
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const changed = () => {
      const now = Object.keys(places).find((each) => document.querySelector(places[each]));
      if (now !== place) mark((place = now));
      if (!answered) return;
      answered = false;
      requestAnimationFrame(() => setTimeout(() => mark('effect')));
    };
    new MutationObserver(changed).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  new PerformanceObserver((list) => (window.seen = list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
})();
"""
"""Marks in the trace where the page is, when the table answered a move, and when that was painted."""

FRAMES: Final = "() => { const again = () => requestAnimationFrame(again); again(); }"


@dataclass(frozen=True)
class Figure:
    """One figure of a page, and the most that it may be."""

    page: str
    what: str
    unit: str
    value: float
    limit: float | None = None
    more: dict[str, Any] | None = None

    def line(self) -> str:
        reached = self.limit is None or self.value <= self.limit
        told = {"page": self.page, "what": self.what, "unit": self.unit, "value": round(self.value, 1)}
        return json.dumps({**told, "limit": self.limit, "reached": reached, **(self.more or {})})


class Bench:
    """A browser, and how much slower its CPU is to be."""

    def __init__(self, browser: Browser, throttle: float) -> None:
        self.browser = browser
        self.throttle = throttle
        self.limit = LONGEST.get(int(throttle), 50 * throttle)

    @contextmanager
    def visit(self, spans: Spans = SPANS, **how: Any) -> Iterator[tuple[Visitor, CDPSession]]:
        """Somebody with a window of their own, at a server of their own, in a game with motion."""
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), spans) as address:
            visitor = Visitor(self.browser, address, moving=True, **how)
            visitor.context.add_init_script(MARKS)
            wire = visitor.context.new_cdp_session(visitor.page)
            wire.send("Emulation.setCPUThrottlingRate", {"rate": self.throttle})
            yield visitor, wire
            visitor.context.close()
            for fault in visitor.faults:
                print(fault, file=sys.stderr)

    def traced(self, visitor: Visitor, act: Callable[[], object]) -> Trace:
        """What the page did meanwhile."""
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            self.browser.start_tracing(page=visitor.page, path=file.name, categories=CATEGORIES)
            act()
            self.browser.stop_tracing()
            return read(Path(file.name))

    def tasks(self, page: str, trace: Trace) -> Iterator[Figure]:
        """The longest task, and every one over the limit."""
        longest = trace.longest()
        walls = {"wall": round(max(task.wall for task in trace.tasks), 1), "throttle": self.throttle}
        over = [
            {"at": task.where, "cpu": round(task.cpu, 1), "wall": round(task.wall, 1), "of": task.most()}
            for task in trace.over(self.limit)
        ]
        more = {**walls, "over": len(over), "tasks": over or [{"at": longest.where, "of": longest.most()}]}
        yield Figure(page, "longest task", "CPU ms", longest.cpu, self.limit, more)

    # The parts.

    def load(self) -> Iterator[Figure]:
        """The lobby with an empty cache."""
        seen: list[float] = []
        busy: list[float] = []
        for _ in range(LOADS):
            with self.visit() as (visitor, wire):
                wire.send("Network.enable")
                sizes: list[float] = []
                note: Callable[[dict[str, float]], None] = partial(note_size, sizes)
                wire.on("Network.loadingFinished", note)
                trace = self.traced(visitor, partial(come, visitor))
                seen.append(visitor.page.evaluate("window.seen"))
                busy.append(sum(task.cpu for task in trace.tasks))
        yield Figure("lobby", "over the wire", "bytes", sum(sizes), FIRST_LOAD, {"requests": len(sizes)})
        more = {"all": [round(each) for each in seen], "main thread": round(statistics.median(busy))}
        more["load"] = round(os.getloadavg()[0], 1)
        yield Figure("lobby", "largest contentful paint", "ms", statistics.median(seen), FIRST_SEEN, more)
        yield Figure("lobby", "raster", "CPU ms", sum(cpu for _, cpu in trace.rasters))
        yield from self.tasks("lobby", trace)

    def scene(self, game: str) -> Iterator[Figure]:
        """A table as it is first drawn, and at rest while it waits for the player."""
        with self.visit(speed="fast") as (visitor, _):
            page = visitor.page
            visitor.invite(next(other for other in GAMES if other != game))
            shared = files_of(visitor)
            visitor.invite(game)
            own = {name: size for name, size in files_of(visitor).items() if name not in shared}

            def sit() -> None:
                visitor.seat_bots()
                page.wait_for_timeout(SETTLING)

            trace = self.traced(visitor, sit)
            page.wait_for_function("document.title.startsWith('▶')")
            page.wait_for_timeout(SETTLING)
            nodes = page.evaluate("document.querySelectorAll('.scene *').length")
            resting = self.traced(visitor, lambda: page.wait_for_timeout(REST))
        scripts = sum(size for name, size in own.items() if name.endswith((".js", ".css")))
        more = {Path(name).name: size for name, size in own.items() if size > 1000}
        yield Figure(game, "scripts and styles of its own", "bytes", scripts, SCENE_BYTES, {"files": more})
        yield Figure(game, "elements of the scene", "elements", nodes, SCENE_NODES)
        yield Figure(game, "first raster", "CPU ms", sum(cpu for _, cpu in trace.rasters), SCENE_RASTER)
        yield Figure(game, f"paints in {REST / 1000:.0f} s at rest", "paints", len(resting.paints), 0)

    def game(self, game: str) -> Iterator[Figure]:
        """A whole game, played fast, from the lobby to the end page."""
        with self.visit(speed="fast", settings={"onePress": True}) as (visitor, _):

            def play() -> None:
                visitor.against_bots(game, SHORT.get(game))
                visitor.play_inside(THOUGHT // 10)
                visitor.sees_end()
                visitor.page.wait_for_timeout(SETTLING)

            trace = self.traced(visitor, play)
        yield from self.tasks(game, trace)
        spans = list(trace.spans("answer", "effect"))
        walls = [end - start for start, end in spans]
        more = {"wall": round(statistics.median(walls), 1), "moves": len(spans), "p95": round(percentile(walls, 95), 1)}
        more["raster"] = round(statistics.median(trace.raster(*span) for span in spans), 1)
        cpu = statistics.median(trace.cpu(*span) for span in spans)
        yield Figure(game, "from the answer to its effect", "CPU ms", cpu, AT_ONCE, more)

    def frames(self, game: str, seconds: float) -> Iterator[Figure]:
        """A game at the bots' own pace, at normal speed."""
        with self.visit(Spans(), speed="normal") as (visitor, _):

            def play() -> None:
                visitor.page.evaluate(FRAMES)
                visitor.play_inside(THOUGHT)
                visitor.page.wait_for_timeout(seconds * 1000)

            visitor.against_bots(game)
            trace = self.traced(visitor, play)
        walls, cpus = trace.frame_walls(), trace.frame_cpus()
        more = {"p95 wall": round(percentile(walls, 95), 1), "frames": len(walls), "longest": round(max(cpus), 1)}
        yield Figure(game, "frame, p95", "CPU ms", percentile(cpus, 95), None, {**more, "throttle": self.throttle})
        yield from self.tasks(f"{game} at normal speed", trace)

    def rematches(self, game: str, times: int) -> Iterator[Figure]:
        """What the page holds at the end of each game."""
        held: dict[str, list[float]] = {"nodes": [], "listeners": [], "heap kB": []}
        with self.visit(speed="instant") as (visitor, wire):
            visitor.against_bots(game, SHORT.get(game))
            for _ in range(times + 1):
                visitor.play_inside(10)
                visitor.sees_end()
                for name, count in visitor.holds(wire).items():
                    held[name].append(count)
                visitor.rematch()
        for name, counts in held.items():
            # The first game leaves what is fetched and drawn once.
            growth = statistics.linear_regression(range(times), counts[1:]).slope
            yield Figure(game, f"{name} more with each rematch", name, growth, MORE.get(name), {"held": counts})


def come(visitor: Visitor) -> None:
    """To the lobby, until everything is there."""
    visitor.open()
    visitor.poster(GAMES[0]).wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(300)


def note_size(sizes: list[float], loaded: dict[str, float]) -> None:
    sizes.append(loaded["encodedDataLength"])


def files_of(visitor: Visitor) -> dict[str, int]:
    """What was fetched, with its size as it came."""
    found: dict[str, int] = visitor.page.evaluate(
        "Object.fromEntries(performance.getEntriesByType('resource').map((each) => [each.name, each.encodedBodySize]))"
    )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="game", help="default: all")
    parser.add_argument("--part", action="append", choices=("load", "scene", "game", "frames", "rematches"))
    parser.add_argument(
        "--throttle", type=float, help="how much slower the CPU is to be; for a whole game, default: 1 and 4"
    )
    parser.add_argument("--seconds", type=float, default=40.0, help="of a game at the bots' own pace")
    parser.add_argument("--rematches", type=int, default=10)
    asked = parser.parse_args()
    parts: dict[str, Callable[[Bench, str], Iterator[Figure]]] = {
        "scene": lambda bench, game: bench.scene(game),
        "game": lambda bench, game: (
            figure
            for throttle in ([asked.throttle] if asked.throttle else LONGEST)
            for figure in Bench(bench.browser, throttle).game(game)
        ),
        "frames": lambda bench, game: bench.frames(game, asked.seconds),
        "rematches": lambda bench, game: bench.rematches(game, asked.rematches),
    }
    wanted = asked.part or ["load", *parts]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        bench = Bench(browser, asked.throttle or 1)
        if "load" in wanted:
            for figure in bench.load():
                print(figure.line(), flush=True)
        for game in asked.games or GAMES:
            for part, measure in parts.items():
                if part in wanted:
                    for figure in measure(bench, game):
                        print(figure.line(), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
