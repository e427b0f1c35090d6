"""Loot Shoot Whisky in character cells: the row of saloon cards, both plans above and below it, and the tracks."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rich.cells import cell_len

from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView
from fistful.terminal.canvas import DASHED, DOUBLE, LIGHT, Canvas, clipped
from fistful.terminal.tables.scene import Look, Scene, card

HELD = frozenset(
    {
        "turned",
        "looted",
        "discarded",
        "shot",
        "took-bottle",
        "turned-bottle",
        "emptied-bottle",
        "duel-won",
        "duel-drawn",
    }
)
"""What happens to the cards of the row, before it is refilled."""
LEFT = 8
"""Where the first slot begins."""
ASIDE = 15
"""How many columns the triangle needs, with a margin."""


class Size(NamedTuple):
    """How large cards are drawn: the width of a slot with its margin, a saloon card's height, and a plan's."""

    slot: int
    card: int
    plan: int

    @property
    def height(self) -> int:
        """Of the whole table: two tracks, two rows of plans, and the row of cards."""
        return 2 + 2 * self.plan + self.card


SIZES = (Size(26, 11, 5), Size(22, 9, 5), Size(14, 9, 5), Size(14, 7, 4), Size(14, 5, 3))


def phase(scene: Scene) -> str:
    view: LootShootWhiskyView = scene.view
    match = "no" if view.terms.options["best_of"] == 1 else "yes"
    return scene.words.own("phase", match=match, duel=view.duel, round=view.round, phase=view.phase)


def draw(scene: Scene, canvas: Canvas) -> None:
    near = scene.view.seat or 0
    fit = (size for size in SIZES if LEFT + 4 * size.slot + ASIDE < canvas.width and size.height < canvas.height)
    size = next(fit, SIZES[-1])
    top = max(0, canvas.height - size.height - 1) // 2
    tracks(scene, canvas, top, 1 - near)
    plans(scene, canvas, top + 1, 1 - near, size)
    row(scene, canvas, top + 1 + size.plan, size)
    plans(scene, canvas, top + 1 + size.plan + size.card, near, size)
    tracks(scene, canvas, top + 1 + 2 * size.plan + size.card, near)
    aside(scene, canvas, top + 1, size)


def tracks(scene: Scene, canvas: Canvas, y: int, seat: int) -> None:
    """A player's nuggets, bullets and bottle, each with what wins the duel."""
    view: LootShootWhiskyView = scene.view
    words, numbers = scene.words, scene.words.game.about.numbers
    nuggets, bullets = numbers["nuggets_to_win"], numbers["bullets_to_win"]
    x = canvas.put(1, y, clipped(scene.plate(seat), 18), scene.plate_style(seat)) + 1
    x = canvas.put(max(x, 20), y, "◆" * min(view.nuggets[seat], nuggets), "accent")
    x = canvas.put(x, y, "◇" * (nuggets - view.nuggets[seat]), "dim")
    x = canvas.put(x, y, f" {view.nuggets[seat]}/{nuggets}  ", "")
    x = canvas.put(x, y, "▮" * min(view.bullets[seat], bullets), "bad")
    x = canvas.put(x, y, "▯" * (bullets - view.bullets[seat]), "dim")
    x = canvas.put(x, y, f" {view.bullets[seat]}/{bullets}  ")
    level = "none" if view.bottle != seat else "full" if view.bottle_full else "low"
    x = canvas.put(x, y, words.own("bottle", level=level), "dim" if level == "none" else "accent")
    if view.terms.options["best_of"] != 1:
        won = view.duels_won[seat]
        canvas.put(x + 2, y, "★" * won + "☆" * (numbers["duels_to_win"] - won), "accent")


def plans(scene: Scene, canvas: Canvas, y: int, seat: int, size: Size) -> None:
    """The actions of a player by slot: those played, those about to be sealed, and cards face down."""
    view: LootShootWhiskyView = scene.view
    width, lines = size.slot - 4, size.plan - 2
    for slot, action in enumerate(laid(scene, seat)):
        x = LEFT + slot * size.slot + 1
        if action == "?":
            card(canvas, x, y, ("░" * (width - 4),) * lines, Look(LIGHT, "dim"), width)
        elif action:
            played = slot < 2 < view.phase * 2 or any(each["slot"] == slot + 1 for each in turned(scene))
            look = Look(LIGHT, "dim") if played else Look(DOUBLE, "lit")
            name = scene.words.term("action", action)
            signed = f"{SIGNS[action]} {name}"
            plan(canvas, (x, y), signed if cell_len(signed) <= width - 2 else name, look, (width, lines))
        elif seat == view.seat and asked(scene, slot):
            plan(canvas, (x, y), "?", Look(DASHED, "lit"), (width, lines))


def plan(canvas: Canvas, at: tuple[int, int], text: str, look: Look, size: tuple[int, int]) -> None:
    """An action laid open, in the middle of its card."""
    width, lines = size
    above = (lines - 1) // 2
    card(canvas, *at, (*[""] * above, text, *[""] * (lines - above - 1)), look, width)


def laid(scene: Scene, seat: int) -> list[str]:
    """What a player has laid at each slot: an action, `?` for one face down, or nothing."""
    view: LootShootWhiskyView = scene.view
    letters = scene.words.game.about.letters
    out = [*view.spent[seat], "", "", "", ""][:4]
    first = 2 * (view.phase - 1)
    sealed = view.choices[seat] if view.choices else view.chosen if seat == view.seat else None
    if sealed is not None:
        out[first : first + 2] = [letters[letter] for letter in scene.words.game.text(sealed)]
    elif seat in view.have_chosen:
        out[first : first + 2] = ["?", "?"]
    elif seat == view.seat and scene.picker.options:
        picked = [letters[letter] for letter in scene.picker.said(scene.picker.option)]
        out[first : first + len(picked)] = picked
    for told in turned(scene):
        out[int(str(told["slot"])) - 1] = str(told["action" if told["seat"] == seat else "other"])
    return out


def turned(scene: Scene) -> list[dict[str, object]]:
    """The slots that were turned over in this moment."""
    return [dict(told.params) for told in scene.told if told.code == "turned"]


def asked(scene: Scene, slot: int) -> bool:
    return bool(scene.picker.options) and slot // 2 == scene.view.phase - 1


def row(scene: Scene, canvas: Canvas, y: int, size: Size) -> None:
    """The deck and the four saloon cards, those in question framed twice."""
    view: LootShootWhiskyView = scene.view
    words = scene.words
    middle = y + size.card // 2
    for line in range(y + 1, y + size.card - 1):
        canvas.put(1, line, f"▒{view.deck_size:2}▒" if line == middle else "▒▒▒▒", "dim")
    now = turned(scene)
    for slot, code in enumerate(view.row):
        x = LEFT + slot * size.slot
        width = size.slot - 1
        present = now[-1]["slot"] == slot + 1 if now else asked(scene, slot)
        style = "accent" if present else "dim"
        canvas.box(x, y, width, size.card, DOUBLE if present else LIGHT, style)
        canvas.put(x + 2, y, f" {slot + 1} ", style)
        if not code:
            canvas.centre(x + 1, middle, width - 2, words.own("empty"), "dim")
            continue
        canvas.centre(x + 1, y + 1, width - 2, words.term("card", code), "bold")
        art = picture(scene, code, size)
        for number, text in enumerate(art):
            canvas.centre(x + 1, y + 2 + (size.card - 2 - len(art)) // 2 + number, width - 2, text, "accent")


def picture(scene: Scene, code: str, size: Size) -> tuple[str, ...]:
    """What is painted on a saloon card."""
    count = scene.words.cards[code].value
    if size.card < TALL:
        return (("◆ " * count).strip() if count else "▮" if code == "shot" else "♨",)
    if not count:
        return SHOT if code == "shot" else BOTTLE
    by_row = {2: (2,), 3: (1, 2), 4: (2, 2)}.get(count, (count,))
    gap = "  " if size.slot > SIZES[-1].slot else " "
    return tuple(gap.join([part] * number) for number in by_row for part in NUGGET)


TALL = 9
"""From this height on, a saloon card has a picture of several lines."""
NUGGET = ("▟█▙", "▜█▛")
SHOT = ("▗█▖", "▐█▌", "▐█▌", "▔▔▔")
BOTTLE = (" ▐▌ ", "▗▟▙▖", "▐▒▒▌", "▐██▌")
SIGNS = {"loot": "◆", "shoot": "▮", "whisky": "♨"}


def aside(scene: Scene, canvas: Canvas, y: int, size: Size) -> None:
    """What beats what, and what is discarded."""
    view: LootShootWhiskyView = scene.view
    words = scene.words
    x = LEFT + 4 * size.slot + 1
    width = canvas.width - x - 1
    if width < ASIDE - 3:
        return
    used = triangle(scene, canvas, x, y, width)
    if view.discards:
        names = ", ".join(f"{count} × {words.term('card', code)}" for code, count in Counter(view.discards).items())
        text = words.own("discards", count=len(view.discards), cards=names)
        canvas.wrapped(x, y + used + 1, width, size.height - 3 - used, text, "dim")


def triangle(scene: Scene, canvas: Canvas, x: int, y: int, width: int) -> int:
    """Which action beats which: as a triangle where their names have room, else in turn; how many lines that took."""
    words = scene.words
    loot, shoot, whisky = (words.term("action", action) for action in SIGNS)
    base = f"{loot} ← {shoot}"
    wide = cell_len(base)
    if wide > width:
        lines = [whisky, f"→ {shoot}", f"→ {loot}", f"→ {whisky}"]
        for row, line in enumerate(lines):
            canvas.put(x, y + row, clipped(line, width), "bold")
    else:
        lines = [whisky, "", base]
        canvas.centre(x, y, wide, whisky, "bold")
        canvas.put(x + 2, y + 1, "↗", "accent")
        canvas.right(x + wide - 2, y + 1, "↘", "accent")
        canvas.put(x, y + 2, base, "bold")
    return len(lines) + canvas.wrapped(x, y + len(lines), width, 3, words.say("terminal-arrow"), "dim")
