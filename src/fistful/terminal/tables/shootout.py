"""Shootout! in character cells: everyone's Health Cards, the line of fire, and one's bullets."""

from __future__ import annotations

from collections import Counter

from fistful.engine.seats import LETTERS
from fistful.games.shootout.wire import ShootoutView
from fistful.terminal.canvas import DASHED, DOUBLE, HEAVY, Canvas, clipped
from fistful.terminal.tables.scene import Look, Scene, card

HELD = frozenset({"shot", "returned", "stood-off", "shootout", "turned", "unopposed", "both-empty", "played"})
"""What is told while the Health Card in question still lies there."""
SHOTS = ("shot", "returned", "stood-off")
SLOT = 6
SLOTS = 5 * SLOT
"""How wide a Health Card is, and a row of them."""


def phase(scene: Scene) -> str:
    view: ShootoutView = scene.view
    return scene.words.own("phase" if view.turn else "phase-lay", round=view.round, turn=view.turn)


def draw(scene: Scene, canvas: Canvas) -> None:
    others = scene.others
    columns = 1 if len(others) == 1 else 2 if canvas.width < 118 or len(others) < 3 else 3
    rows = -(-len(others) // columns)
    spare = max(0, canvas.height - 4 * rows - (1 if scene.view.seat is None else 5)) // (rows + 1)
    for place, seat in enumerate(others):
        x = place % columns * (canvas.width // columns) + 1
        player(scene, canvas, x, place // columns * (4 + min(2, spare)), seat, canvas.width // columns - 2)
    middle(scene, canvas, canvas.height - (1 if scene.view.seat is None else 5))
    if scene.view.seat is not None:
        player(scene, canvas, 1, canvas.height - 4, scene.view.seat, SLOTS + 2)
        hand(scene, canvas, SLOTS + 4, canvas.height - 4)


def player(scene: Scene, canvas: Canvas, x: int, y: int, seat: int, width: int) -> None:
    """A seat's name and rounds won over its Health Cards, with what is known of its hand."""
    view: ShootoutView = scene.view
    needed = view.terms.options["rounds_to_win"]
    notches = f"{'★' * view.rounds_won[seat]}{'☆' * (int(needed) - view.rounds_won[seat])}"
    target = LETTERS[seat]
    look = scene.look(target)
    style = look.style if look.target else scene.plate_style(seat)
    after = canvas.put(x, y, clipped(scene.plate(seat), width - 8), style, look.target)
    after = canvas.put(after + 1, y, notches, "accent")
    if seat != view.seat:
        held = view.hands[seat] if view.hands else view.known_in_hands[seat]
        canvas.put(after + 1, y, clipped(" ".join(str(value) for value in held), x + width - after - 1), "dim")
    for slot, known in enumerate(view.health[seat]):
        health(scene, canvas, x + slot * SLOT, y + 1, seat, slot + 1, known)
    if seat != view.seat:
        beside = width - SLOTS - 1
        for row, line in enumerate(facts(scene, seat)):
            canvas.put(x + SLOTS + 1, y + 1 + row, clipped(line, beside), "dim")


def facts(scene: Scene, seat: int) -> list[str]:
    """What is public about another seat: how many bullets it has, its Marksman Card, and whether it deals."""
    view: ShootoutView = scene.view
    words = scene.words
    played = view.marksmen[seat] if view.marksmen else view.played[seat]
    return [
        f"{view.hand_sizes[seat]} ▮",
        words.term("marksman", played) if played else "",
        words.own("dealer") if seat == view.dealer else "",
    ]


def health(scene: Scene, canvas: Canvas, x: int, y: int, seat: int, slot: int, known: str) -> None:
    """One Health Card: its value if one knows it, in brackets if everybody does."""
    view: ShootoutView = scene.view
    code = f"{LETTERS[seat]}{slot}"
    shot = scene.now(*SHOTS)
    if shot is not None and shot.params["target"] == seat and shot.params["slot"] == slot:
        card(canvas, x, y, (str(shot.params["health"]),), Look(DOUBLE, "bad"), SLOT)
    elif not known:
        canvas.box(x, y, SLOT, 3, DASHED, "line")
    else:
        text = "░??░" if known == "?" else f"({known})" if code in view.exposed else known
        look = scene.look(code)
        if not look.target and code == view.mark:
            look = Look(DOUBLE, "bad")
        card(canvas, x, y, (text,), look, SLOT)
    canvas.put(x + 1, y, str(slot), "dim")


def middle(scene: Scene, canvas: Canvas, y: int) -> None:
    """The piles, the bullet on its way, and one's Marksman Card."""
    view: ShootoutView = scene.view
    words = scene.words
    piles = f"{words.own('pile-short')} {view.pile_size} · {words.own('discards-short')} {len(view.discards)}"
    x = canvas.put(1, y, piles, "dim")
    if view.discards:
        x = canvas.put(x + 1, y, f"({view.discards[-1]})", "dim")
    line, style = flight(scene)
    canvas.put(max(x + 2, SLOTS + 4), y, line, style)
    if view.marksman:
        look = scene.look(view.marksman)
        used = view.seat is not None and bool(view.played[view.seat])
        name = words.term("marksman", view.marksman)
        text = words.own("used") + ": " + name if used else f"✪ {name}"
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


def hand(scene: Scene, canvas: Canvas, x: int, y: int) -> None:
    """One's bullets: duds, sure hits and those already chosen to be laid are marked; of equal ones one is picked."""
    view: ShootoutView = scene.view
    words = scene.words
    canvas.put(x, y, words.own("hand", count=len(view.hand)) if view.hand else words.own("hand-empty"), "dim")
    width = 5 if len(view.hand) * 5 + x <= canvas.width else 4
    laid = Counter(scene.picker.path[1:] if scene.picker.path[:1] == ("lay",) else ())
    picked = False
    for value in view.hand:
        mark = {1: "✗", 13: "!"}.get(value, "") if width == 5 else ""
        look = scene.look_in_hand(str(value))
        if laid[str(value)]:
            laid[str(value)] -= 1
            look = Look(DOUBLE, "accent")
        elif look.border is DOUBLE:
            look = look._replace(border=HEAVY, style="lit") if picked else look
            picked = True
        x = card(canvas, x, y + 1, (f"{value}{mark}",), look, width)
