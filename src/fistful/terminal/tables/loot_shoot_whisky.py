"""Loot Shoot Whisky in character cells: the row of saloon cards, both plans above and below it, and the tracks."""

from __future__ import annotations

from collections import Counter

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
SLOT = 14
LEFT = 8
"""How wide a slot is with its margin, and where the first begins."""


def phase(scene: Scene) -> str:
    view: LootShootWhiskyView = scene.view
    match = "no" if view.terms.options["best_of"] == 1 else "yes"
    return scene.words.own("phase", match=match, duel=view.duel, round=view.round, phase=view.phase)


def draw(scene: Scene, canvas: Canvas) -> None:
    near = scene.view.seat or 0
    spare = max(0, canvas.height - 14)
    top = spare // 2
    tracks(scene, canvas, top, 1 - near)
    plans(scene, canvas, top + 1, 1 - near)
    row(scene, canvas, top + 4)
    plans(scene, canvas, top + 9, near)
    tracks(scene, canvas, top + 12, near)
    aside(scene, canvas, top + 2)


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
        canvas.put(x + 2, y, words.own("duels", count=view.duels_won[seat], of=numbers["duels_to_win"]), "dim")


def plans(scene: Scene, canvas: Canvas, y: int, seat: int) -> None:
    """The actions of a player by slot: those played, those about to be sealed, and cards face down."""
    view: LootShootWhiskyView = scene.view
    for slot, action in enumerate(laid(scene, seat)):
        x = LEFT + slot * SLOT + 1
        if action == "?":
            card(canvas, x, y, ("░░░░░░",), Look(LIGHT, "dim"), 10)
        elif action:
            played = slot < 2 < view.phase * 2 or any(each["slot"] == slot + 1 for each in turned(scene))
            look = Look(LIGHT, "dim") if played else Look(DOUBLE, "lit")
            card(canvas, x, y, (scene.words.term("action", action),), look, 10)
        elif seat == view.seat and asked(scene, slot):
            card(canvas, x, y, ("?",), Look(DASHED, "lit"), 10)


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


def row(scene: Scene, canvas: Canvas, y: int) -> None:
    """The deck and the four saloon cards, those in question framed twice."""
    view: LootShootWhiskyView = scene.view
    words = scene.words
    canvas.put(1, y + 1, "▒▒▒▒", "dim")
    canvas.put(1, y + 2, f"▒{view.deck_size:2}▒", "dim")
    canvas.put(1, y + 3, "▒▒▒▒", "dim")
    now = turned(scene)
    for slot, code in enumerate(view.row):
        x = LEFT + slot * SLOT
        present = now[-1]["slot"] == slot + 1 if now else asked(scene, slot)
        canvas.box(x, y, SLOT - 2, 5, DOUBLE if present else LIGHT, "accent" if present else "dim")
        canvas.put(x + 1, y + 1, str(slot + 1), "dim")
        for number, line in enumerate(picture(scene, code)):
            canvas.centre(x + 1, y + 1 + number, SLOT - 4, line, "accent" if number else "bold")
        if not code:
            canvas.centre(x + 1, y + 2, SLOT - 4, words.own("empty"), "dim")


def picture(scene: Scene, code: str) -> tuple[str, ...]:
    """A saloon card in two lines: what it is, and that many signs."""
    if not code:
        return ()
    count = scene.words.cards[code].value
    return scene.words.term("card", code), "", "◆" * count if count else "▮" if code == "shot" else "♨"


def aside(scene: Scene, canvas: Canvas, y: int) -> None:
    """What beats what, and what is discarded."""
    view: LootShootWhiskyView = scene.view
    words = scene.words
    x = LEFT + 4 * SLOT + 1
    width = canvas.width - x - 1
    if width < 12:
        return
    used = canvas.wrapped(x, y, width, 6, words.own("triangle"), "dim")
    if view.discards:
        names = ", ".join(f"{count} × {words.term('card', code)}" for code, count in Counter(view.discards).items())
        text = words.own("discards", count=len(view.discards), cards=names)
        canvas.wrapped(x, y + used + 1, width, 10 - used, text, "dim")
