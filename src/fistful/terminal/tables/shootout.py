"""Shootout! in character cells: everyone's Health Cards, the line of fire, and one's bullets."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from fistful.engine.seats import LETTERS
from fistful.games.shootout.wire import ShootoutView
from fistful.terminal.canvas import DASHED, DOUBLE, HEAVY, Canvas, clipped
from fistful.terminal.tables.scene import Look, Scene, card

HELD = frozenset({"shot", "returned", "stood-off", "shootout", "turned", "unopposed", "both-empty", "played"})
"""What is told while the Health Card in question still lies there."""
SHOTS = ("shot", "returned", "stood-off")


class Size(NamedTuple):
    """How large cards are drawn."""

    slot: int
    """How wide a Health Card is."""
    bullet: int
    height: int


SIZES = (Size(11, 9, 7), Size(9, 7, 5), Size(6, 5, 5), Size(6, 5, 3))
HEALTH = 5
"""How many Health Cards lie in a row."""
BESIDE = 9
"""How many columns what is said beside them needs."""
OWN = 44
"""The same beside one's own, for one's bullets and the one on its way."""


def phase(scene: Scene) -> str:
    view: ShootoutView = scene.view
    return scene.words.own("phase" if view.turn else "phase-lay", round=view.round, turn=view.turn)


def draw(scene: Scene, canvas: Canvas) -> None:
    others = scene.others
    own = scene.view.seat is not None
    size, columns = fitting(scene, canvas)
    rows = -(-len(others) // columns)
    needed = size.height + 1
    bottom = canvas.height - (needed + 1 if own else 1)
    spare = max(0, bottom - needed * rows) // (rows + 1)
    for place, seat in enumerate(others):
        x = place % columns * (canvas.width // columns) + 1
        y = min(2, spare) + place // columns * (needed + min(2, spare))
        player(scene, canvas, (x, y), seat, canvas.width // columns - 2, size)
    middle(scene, canvas, bottom, size)
    if scene.view.seat is not None:
        player(scene, canvas, (1, bottom + 1), scene.view.seat, HEALTH * size.slot + 2, size)
        hand(scene, canvas, HEALTH * size.slot + 4, bottom + 1, size)


def fitting(scene: Scene, canvas: Canvas) -> tuple[Size, int]:
    """The largest cards with which everything fits, and into how many columns the other seats then go."""
    count, held = len(scene.others), len(scene.view.hand)
    own = scene.view.seat is not None
    for size in SIZES:
        wide = HEALTH * size.slot
        if wide + 4 + max(OWN, 5 * held) > canvas.width:
            continue
        for columns in range(min(3, count), 0, -1):
            rows = -(-count // columns) + own
            if wide + BESIDE + 2 <= canvas.width // columns and rows * (size.height + 1) < canvas.height:
                return size, columns
    return SIZES[-1], min(2, count)


def player(scene: Scene, canvas: Canvas, at: tuple[int, int], seat: int, width: int, size: Size) -> None:
    """A seat's name and rounds won over its Health Cards, with what is known of its hand."""
    view: ShootoutView = scene.view
    x, y = at
    needed = view.terms.options["rounds_to_win"]
    notches = f"{'★' * view.rounds_won[seat]}{'☆' * (int(needed) - view.rounds_won[seat])}"
    target = LETTERS[seat]
    look = scene.look(target)
    style = look.style if look.target else scene.plate_style(seat)
    after = canvas.put(x, y, clipped(scene.plate(seat), width - 8), style, look.target)
    after = canvas.put(after + 1, y, notches, "accent")
    if seat != view.seat:
        after = canvas.put(after + 1, y, f"{view.hand_sizes[seat]} ▮", "dim")
        played = view.marksmen[seat] if view.marksmen else view.played[seat]
        name = scene.words.term("marksman", played) if played else ""
        canvas.put(after + 1, y, clipped(name, x + width - after - 1), "dim")
    for slot, known in enumerate(view.health[seat]):
        health(scene, canvas, (x + slot * size.slot, y + 1), seat, slot + 1, known, size)
    if seat != view.seat:
        row, beside = y + 1, HEALTH * size.slot + 1
        for line in facts(scene, seat):
            row += canvas.wrapped(x + beside, row, width - beside, 2, line, "dim")


def facts(scene: Scene, seat: int) -> list[str]:
    """What else one may know of another seat: the bullets that one has seen, and whether it deals."""
    view: ShootoutView = scene.view
    held = view.hands[seat] if view.hands else view.known_in_hands[seat]
    dealer = scene.words.own("dealer") if seat == view.dealer else ""
    return [line for line in (" ".join(str(value) for value in held), dealer) if line]


def health(scene: Scene, canvas: Canvas, at: tuple[int, int], seat: int, slot: int, known: str, size: Size) -> None:
    """One Health Card: its value if one knows it, in brackets if everybody does."""
    view: ShootoutView = scene.view
    code = f"{LETTERS[seat]}{slot}"
    x, y = at
    shot = scene.now(*SHOTS)
    if shot is not None and shot.params["target"] == seat and shot.params["slot"] == slot:
        text = str(shot.params["health"])
        text = f"✸ {text} ✸" if size.slot > SIZES[-1].slot else text
        tall(canvas, x, y, text, Look(DOUBLE, "bad"), size.slot, size.height)
    elif not known:
        canvas.box(x, y, size.slot, size.height, DASHED, "line")
    else:
        text = f"({known})" if code in view.exposed else known
        look = scene.look(code)
        if not look.target and code == view.mark:
            look = Look(DOUBLE, "bad")
        tall(canvas, x, y, text, look, size.slot, size.height)
    canvas.put(x + 1, y, str(slot), "dim")


def tall(canvas: Canvas, x: int, y: int, text: str, look: Look, width: int, height: int) -> int:
    """A card with its value in the middle; its back where nobody knows it. The column after it."""
    back = text == "?"
    fill = "░" * (width - 2)
    middle = f"{'?' * 2:░^{width - 2}}" if back else text
    lines = [fill if back else ""] * (height - 2)
    lines[(height - 3) // 2] = middle
    return card(canvas, x, y, tuple(lines), look, width)


def middle(scene: Scene, canvas: Canvas, y: int, size: Size) -> None:
    """The piles, the bullet on its way, and one's Marksman Card."""
    view: ShootoutView = scene.view
    words = scene.words
    piles = f"{words.own('pile-short')} {view.pile_size} · {words.own('discards-short')} {len(view.discards)}"
    x = canvas.put(1, y, piles, "dim")
    if view.discards:
        x = canvas.put(x + 1, y, f"({view.discards[-1]})", "dim")
    line, style = flight(scene)
    canvas.put(max(x + 2, HEALTH * size.slot + 4), y, line, style)
    if view.marksman:
        look = scene.look(view.marksman)
        used = view.seat is not None and bool(view.played[view.seat])
        name = words.term("marksman", view.marksman)
        text = f"{words.label(words.own('used'))} {name}" if used else f"✪ {name}"
        canvas.right(canvas.width - 1, y, text, look.style or ("dim" if used else "bold"), look.target)


def flight(scene: Scene) -> tuple[str, str]:
    """The bullet on its way from one seat to a slot, and how that is drawn."""
    view: ShootoutView = scene.view
    words = scene.words
    shot = scene.now(*SHOTS)
    if shot is not None:
        shooter, target = (int(str(shot.params[name])) for name in ("seat", "target"))
        slot = f"{LETTERS[target]}{shot.params['slot']}"
        return f"{words.name(shooter)} ━━{shot.params.get('card', '✦')}━▶ {slot}", "bad bold"
    if not view.bullet:
        return "", ""
    bonus = f" {words.own('bonus', count=view.bonus)}" if view.bonus else ""
    return f"{words.name(view.active)} ━━{view.bullet}{bonus}━▶ {view.mark or '?'}", "accent"


def hand(scene: Scene, canvas: Canvas, x: int, y: int, size: Size) -> None:
    """One's bullets: duds, sure hits and those already chosen to be laid are marked; of equal ones one is picked."""
    view: ShootoutView = scene.view
    words = scene.words
    canvas.keep(x, y, canvas.width - x, canvas.height - y)
    canvas.put(x, y, words.own("hand", count=len(view.hand)) if view.hand else words.own("hand-empty"), "dim")
    width = next((wide for wide in (size.bullet, 7, 5) if len(view.hand) * wide + x <= canvas.width), 4)
    laid = Counter(scene.picker.path[1:] if scene.picker.path[:1] == ("lay",) else ())
    picked = False
    for value in view.hand:
        mark = {1: "✗", 13: "!"}.get(value, "") if width > 4 else ""
        look = scene.look_in_hand(str(value))
        if laid[str(value)]:
            laid[str(value)] -= 1
            look = Look(DOUBLE, "accent")
        elif look.border is DOUBLE:
            look = look._replace(border=HEAVY, style="lit") if picked else look
            picked = True
        x = tall(canvas, x, y + 1, f"{value}{mark}", look, width, size.height)
