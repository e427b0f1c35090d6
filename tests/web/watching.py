"""Watching a table as a person sees it: frame by frame, at the bots' own pace, with motion on.

What the server tells is recorded as it arrives. In every frame the page is compared with what the server told of the
moment that it shows: elements with `data-fact="nuggets.0"` must show that part of the view, and there must be as many
elements with `data-each="hand"` as that list is long. What is on its way out (`inert`) does not count. No fight is on
the stage that is over, and the hand of Wild Shots, which has most cards, stays where it is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tests.web.visitor import NEXT_PRESS, Visitor

WATCH = """
(() => {
  const heard = new Map();
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        const { moment } = JSON.parse(data);
        if (moment) heard.set(moment.number, moment);
      });
    }
  };
  const watched = { frames: 0, longest: 0, asked: 0, faults: {}, beats: [], over: false };
  const fault = (text) => (watched.faults[text] = (watched.faults[text] ?? 0) + 1);
  const at = (view, path) => path.split('.').reduce((part, key) => part?.[key], view);
  const shown = (what) => [...document.querySelectorAll(`.middle ${what}`)].filter((each) => !each.closest('[inert]'));

  function compare(view, where) {
    for (const each of shown('[data-fact]')) {
      const path = each.dataset.fact;
      const value = each.dataset.value ?? each.textContent.trim();
      const wanted = String(at(view, path) ?? '');
      if (value !== wanted) fault(`${where}: ${path} is ${wanted}, and the table shows ${value}`);
    }
    const lists = new Set(shown('[data-each]').map((each) => each.dataset.each));
    for (const path of lists) {
      const count = shown(`[data-each="${path}"]`).length;
      const wanted = at(view, path)?.length;
      if (count !== wanted) fault(`${where}: ${path} has ${wanted}, and the table shows ${count}`);
    }
  }

  // The hand stays where it is, whole, whatever happens on the table.
  let held;
  function steady(hand) {
    const { top, bottom } = hand.getBoundingClientRect();
    if (bottom > innerHeight + 1) fault(`the hand is cut off at the bottom`);
    if (held !== undefined && Math.abs(top - held) > 2) fault(`the hand jumps by ${Math.round(top - held)} pixels`);
    held = top;
  }

  let last = performance.now();
  function sample() {
    requestAnimationFrame(sample);
    const now = performance.now();
    const frame = document.querySelector('.table-frame');
    watched.over ||= document.querySelector('section.end') !== null;
    if (!frame || watched.over) return;
    watched.frames += 1;
    watched.longest = Math.max(watched.longest, now - last);
    last = now;
    const ask = document.querySelector('.ask');
    const { beat, moment, settled } = frame.dataset;
    const beats = [beat, ask.dataset.beat, document.querySelector('.middle').dataset.beat];
    if (new Set(beats).size > 1) fault(`frame, ask and table are at ${beats}`);
    const told = heard.get(Number(moment));
    if (frame.dataset.game === 'wild-shots') shown('[data-region=hand]').forEach(steady);
    const mine = ask.matches('.mine');
    if (mine && settled !== 'true') fault(`${moment}: asked before everything was told`);
    if (told && settled === 'true') {
      compare(told.view, `${told.view.prompt.code}`);
      if (frame.dataset.prompt !== told.view.prompt.code) fault(`${moment}: another question`);
      if (shown('.stage').length > 0 && !told.view.here) fault(`${told.view.prompt.code}: a fight that is over`);
    }
  }
  requestAnimationFrame(sample);

  // A busy machine draws few frames; how long a beat lasts is noted as the page changes.
  function note() {
    const frame = document.querySelector('.table-frame');
    if (!frame) return;
    const now = performance.now();
    const { beat, moment, settled } = frame.dataset;
    const present = watched.beats.at(-1);
    if (present) present.to = now;
    if (present?.key === beat) return;
    const codes = heard.get(Number(moment))?.told.map(({ code }) => code) ?? [];
    const ask = document.querySelector('#ask').textContent.trim();
    const mine = document.querySelector('.ask').matches('.mine');
    const beginning = { key: beat, moment: Number(moment), settled: settled === 'true', from: now, to: now };
    watched.beats.push({ ...beginning, mine, ask, codes });
    if (mine) watched.asked += 1;
  }
  new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-beat'] });

  const next = NEXT_PRESS;
  let seed = 7;
  const chance = () => ((seed = (seed * 48271) % 2147483647) / 2147483647);
  globalThis.watching = {
    watched,
    /** Answer whatever is asked, as often as this. */
    play: (every) => setInterval(() => { const found = next(chance()); if (found !== 'over') found?.click(); }, every),
  };
})();
""".replace("NEXT_PRESS", NEXT_PRESS)


class Beat(msgspec.Struct):
    """One beat as it was on the screen, in milliseconds of the page's clock."""

    key: str
    moment: int
    settled: bool
    start: float = msgspec.field(name="from")
    end: float = msgspec.field(name="to")
    mine: bool = False
    ask: str = ""
    codes: list[str] = []
    """What the server told in its moment."""

    @property
    def lasted(self) -> float:
        return self.end - self.start


class Watched(msgspec.Struct):
    """What was seen."""

    frames: int
    longest: float
    asked: int
    faults: dict[str, int]
    beats: list[Beat]
    over: bool

    def moments(self) -> list[list[Beat]]:
        """The beats of each moment."""
        found: dict[int, list[Beat]] = {}
        for beat in self.beats:
            found.setdefault(beat.moment, []).append(beat)
        return list(found.values())


def watch(visitor: Visitor) -> None:
    """Watch every page that this visitor opens from now on."""
    visitor.context.add_init_script(WATCH)


def answer(visitor: Visitor, every: int = 600) -> None:
    """Answer whatever is asked, after a little while."""
    visitor.page.evaluate("every => watching.play(every)", every)


def seen(visitor: Visitor) -> Watched:
    found: dict[str, Any] = visitor.page.evaluate("() => watching.watched")
    return msgspec.convert(found, Watched)
