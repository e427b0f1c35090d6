"""Somebody at their own browser, who clicks what the page highlights or types moves in notation."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect,
)

PATIENCE = 60_000.0
"""Milliseconds until something on the page must have happened."""
MOST_PRESSES = 3_000
FINISHING = ("search", "recruit")
"""Moves that bring a game to its end sooner."""
TOUCH_STEPS = 8
DESK = 1440
"""The width of a window with room for the log beside the table."""
PHONE = 390
"""The width of a phone."""
BROKEN_OFF = "net::ERR_TOO_MANY_RETRIES"
"""What Chromium was seen to say once, behind a proxy on a busy machine, when a page was loaded again."""
expect.set_options(timeout=PATIENCE)
GAMES = ("loot-shoot-whisky", "wild-shots", "shootout", "looterz", "boomtown-bandits")

NEXT_PRESS = """
(chance) => {
  if (document.querySelector('section.end')) return 'over';
  const barred = (each) => each.disabled || each.ariaDisabled === 'true' || each.ariaPressed === 'true';
  const shown = (each) => !barred(each) && each.checkVisibility();
  const lit = (what) => [...document.querySelectorAll(what)].filter(shown);
  const certain = lit('[data-guide], [data-confirm], .middle button.strong:not([data-move])');
  if (certain.length > 0) return certain[0];
  const worded = lit('.choices [data-move]');
  const free = lit([
    'button.playable',
    '.middle button[data-move]:not(.barred)',
    '.middle .plate button.pick',
    '.middle .slot button.empty',
    '.middle .here-button',
    '.middle button.token',
    '.middle button.choose',
    '.middle .guns button',
  ].join(','));
  const drawn = free.filter((each) => !each.closest('.choices'));
  const offered = drawn.length > 0 ? drawn : worded;
  return offered[Math.floor(chance * offered.length)] ?? null;
}
"""
"""What to press next: something lit on the drawing, else a move in words; `over` at the end of the game."""

PLAY_INSIDE = """
(every) => {
  const next = NEXT_PRESS;
  let seed = 7;
  const chance = () => ((seed = (seed * 48271) % 2147483647) / 2147483647);
  const playing = setInterval(() => {
    const found = next(chance());
    if (found === 'over') clearInterval(playing);
    else setTimeout(() => found?.click());
  }, every);
}
""".replace("NEXT_PRESS", NEXT_PRESS)
"""Plays until the game is over, without a handle on anything of the page."""

HOW = """
(each) => {
  const { prompt } = document.querySelector('.table-frame').dataset;
  if (each.closest('.choices')) return ['words', prompt];
  return each.dataset.move ? ['button', each.dataset.move.split(' ')[0]] : ['drawing', prompt];
}
"""
"""How something is pressed: a move in words, a button on the drawing that is one move, or a thing of the game."""

WHERE = """
(each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const places = [0.5, 0.2].map((part) => ({ x: part * width, y: height / 2 }));
  return places.find((place) => each.contains(document.elementFromPoint(x + place.x, y + place.y))) ?? places[0];
}
"""
"""Where something is pressed: in the middle, or where a full hand lets it be seen."""

SETTINGS = "localStorage.getItem('fistful-settings') ?? localStorage.setItem('fistful-settings', %s)"
"""Somebody who has been here before, and chosen a speed: most tests have no time to watch."""

SMALL = """
() => {
  const least = 44;
  const pressed = 'button, a, input, select, textarea, summary, [role=button]';
  const inline = (each) => each.matches('a') && getComputedStyle(each).display === 'inline';
  const target = (each) => each.matches('input') ? (each.closest('label') ?? each) : each;
  const seen = (each) => each.checkVisibility() && !each.matches(':disabled') && !each.closest('.skip, [inert]');
  const found = [];
  for (const each of document.querySelectorAll(pressed)) {
    if (!seen(each) || inline(each)) continue;
    const { width, height } = target(each).getBoundingClientRect();
    if (width + 0.5 < least || height + 0.5 < least) {
      found.push(`${Math.round(width)}×${Math.round(height)} ${each.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}
"""
"""What one presses and is less than 44 pixels wide or high; links in running text may be, as WCAG says."""


class Visitor:
    """A browser window, and everything that went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: int = DESK,
        theme: Literal["light", "dark"] = "light",
        moving: bool = False,
        speed: Literal["slow", "normal", "fast", "instant"] = "instant",
        settings: Mapping[str, object] | None = None,
        kept: Any = None,
        seed: int = 7,
    ) -> None:
        self.browser = browser
        self.address = address
        self.chance = random.Random(seed)
        self.faults: list[str] = []
        self.presses = 0
        self.pressed: dict[str, Counter[str]] = {"words": Counter(), "button": Counter(), "drawing": Counter()}
        """What was pressed: prompts that were answered in words or on the drawing, and the verbs of buttons."""
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            ignore_https_errors=True,
            viewport=size_of(width),
            has_touch=width < 600,
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
            locale="en-US",
            storage_state=kept,
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = {"speed": speed, "soundAsked": True, **(settings or {})}
        self.context.add_init_script(SETTINGS % json.dumps(json.dumps(chosen)))
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("dialog", lambda dialog: dialog.accept())

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and BROKEN_OFF not in message.text:
            self.faults.append(message.text)

    def close(self) -> Any:
        """Close the window; what the browser keeps."""
        kept = self.context.storage_state()
        self.context.close()
        return kept

    def resize(self, width: int) -> None:
        """Make the window as wide as this."""
        self.page.set_viewport_size(size_of(width))

    def page_width(self) -> int:
        """How wide the page is: more than the window if it must be scrolled sideways."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth")
        return width

    def too_small(self) -> list[str]:
        """What is too small for a finger."""
        found: list[str] = self.page.evaluate(SMALL)
        return found

    # Into a game.

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        expect(self.page.locator("main")).to_be_visible()

    def poster(self, game: str) -> Locator:
        return self.page.locator(f".poster[data-game={game}]")

    def sees_table(self) -> None:
        expect(self.page.locator("#ask")).not_to_be_empty()

    def invite(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        *,
        seats: int = 2,
        name: str = "Ann",
        listed: bool = False,
    ) -> str:
        """Open a table for friends by the dialog; the link to it."""
        self.open()
        self.poster(game).locator("[data-way=friends]").click()
        dialog = self.page.locator("dialog[open]")
        dialog.get_by_label("Your name").fill(name)
        for label, choice in {"Number of players": str(seats), **(options or {})}.items():
            # An option may speak of the number of players, too.
            dialog.get_by_label(re.compile(f"^{re.escape(label)}")).select_option(choice)
        if listed:
            dialog.locator("input[type=checkbox]").check()
        dialog.locator("button[type=submit]").click()
        return self.page.locator("#link").input_value()

    def seat_bots(self, level: str = "greenhorn", seats: int = 2) -> None:
        """Bots on all other seats of a table with this many."""
        empty = self.page.locator(".room label.bot select")
        for left in range(seats - 1, 0, -1):
            expect(empty).to_have_count(left)
            empty.first.select_option(level)
        self.sees_table()

    def against_bots(self, game: str, options: Mapping[str, str] | None = None, *, seats: int = 2) -> None:
        """Sit down with bots on all other seats."""
        self.invite(game, options, seats=seats)
        self.seat_bots(seats=seats)

    def accept(self, link: str, name: str = "Bob") -> None:
        """Follow an invitation."""
        self.open(link.removeprefix(self.address))
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit here").click()
        self.sees_table()

    # Playing.

    @property
    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    def press_lit(self) -> bool:
        """Press something that is lit now; whether there was something."""
        return self._press(self.page.evaluate_handle(NEXT_PRESS, self.chance.random()).as_element())

    def key_lit(self) -> bool:
        """Go to something with the keyboard as soon as it is lit, and press Enter; False when the game is over."""
        found = self.page.wait_for_function(NEXT_PRESS, arg=self.chance.random()).as_element()
        if found is None:
            return False
        try:
            found.focus()
        except Error:
            # What was lit may go out just then.
            if found.evaluate("each => each.isConnected"):
                raise
        else:
            self.page.keyboard.press("Enter")
        return True

    def play_to_the_end(self) -> None:
        """Press what is lit until the game is over."""
        while self.press_next():
            pass

    def press_next(self) -> bool:
        """Press something as soon as anything is lit; False when the game is over."""
        return self._press(self.page.wait_for_function(NEXT_PRESS, arg=self.chance.random()).as_element())

    def _press(self, found: Any) -> bool:
        if found is None:
            return False
        self.presses += 1
        assert self.presses < MOST_PRESSES, "the game does not end"
        try:
            way, what = found.evaluate(HOW)
            self.pressed[way][what] += 1
            found.click(timeout=5_000, position=found.evaluate(WHERE))
        except Error as gone:
            # What was lit may go out just then: a window closed, a tick was over.
            if found.evaluate("each => each.isConnected && !each.disabled"):
                raise AssertionError(f"{found.evaluate('each => each.outerHTML')[:300]}: {gone.message}") from None
        return True

    def play_inside(self, every: int) -> None:
        """Let the page press what is lit, this often in milliseconds, until the game is over."""
        self.page.evaluate(PLAY_INSIDE, every)

    def sees_end(self, patience: float = 10 * PATIENCE) -> None:
        """Wait for the end page, and keep no handle on it: what has one stays in memory."""
        self.page.wait_for_function("() => document.querySelector('section.end') !== null", timeout=patience)

    def rematch(self) -> None:
        """From the end of a game to the next table."""
        was = self.page.url
        self.page.evaluate("document.querySelector('[data-next=rematch]').click()")
        self.page.wait_for_function("was => location.href !== was", arg=was)
        self.sees_table()

    def holds(self, wire: CDPSession) -> dict[str, int]:
        """What the page still holds when the garbage is collected, without the lines of its log."""
        wire.send("HeapProfiler.collectGarbage")
        counts = wire.send("Memory.getDOMCounters")
        heap = wire.send("Runtime.getHeapUsage")
        log: int = self.page.evaluate("document.querySelectorAll('section.log *').length")
        nodes, listeners = counts["nodes"] - 2 * log, counts["jsEventListeners"]
        return {"nodes": nodes, "listeners": listeners, "heap kB": heap["usedSize"] // 1024}

    def drag(self, what: Locator, where: Locator, *, let_go: bool = True) -> None:
        """Carry something to a place with the mouse, and put it down there."""
        (from_x, from_y), (to_x, to_y) = middle_of(what), middle_of(where)
        mouse = self.page.mouse
        mouse.move(from_x, from_y)
        mouse.down()
        mouse.move(to_x, to_y, steps=6)
        if let_go:
            mouse.up()

    def swipe(self, what: Locator, by: tuple[float, float], *, rest: float = 0.0) -> None:
        """Touch something, wait this many milliseconds, move the finger that far, first up or down, and lift it."""
        wire = self.context.new_cdp_session(self.page)
        x, y = middle_of(what)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            at = [{"x": across, "y": down} for across, down in points]
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

        touch("touchStart", (x, y))
        self.page.wait_for_timeout(rest)
        for step in range(1, TOUCH_STEPS + 1):
            part = step / TOUCH_STEPS
            touch("touchMove", (x + by[0] * part**2, y + by[1] * part))
        touch("touchEnd")

    def type_moves(self, most: int) -> None:
        """Play by the command line alone: ask for the moves, type one of them, this often or until it is over."""
        self.page.keyboard.press("/")
        while self.presses < most and self.my_turn():
            moment = self.page.locator(".table-frame").get_attribute("data-moment")
            self.type_line("moves")
            moves = re.findall(r"(?:^|\. )([^:.]+): ", self.page.locator("form.line p").inner_text())
            if moves:
                self.presses += 1
                finishing = [move for move in moves if move.startswith(FINISHING)]
                self.type_line(self.chance.choice(finishing or moves))
                self.page.wait_for_function(
                    "was => document.querySelector('.table-frame').dataset.moment !== was", arg=moment
                )

    def type_line(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def my_turn(self) -> bool:
        """Wait until it is this seat's turn, or the game is over."""
        asked = "() => document.title.startsWith('▶') || document.querySelector('section.end') !== null"
        self.page.wait_for_function(asked)
        return not self.over


def size_of(width: int) -> ViewportSize:
    """A window of this width: of a phone, or of a desk."""
    return {"width": width, "height": 844 if width < 600 else 800}


def middle_of(thing: Locator) -> tuple[float, float]:
    """Where on the screen something has its middle."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None, f"{thing} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_turns(*visitors: Visitor, until: Callable[[], bool]) -> None:
    """Everybody presses what is lit for them, for as long as it takes."""
    while not until():
        pressed = [visitor.press_lit() for visitor in visitors]
        if not any(pressed):
            visitors[0].page.wait_for_timeout(20)
