"""Looterz in character cells: everyone's band with its life and power, the Loot, the piles, and one's hand."""

from __future__ import annotations

from rich.cells import cell_len

from fistful.engine.seats import LETTERS
from fistful.games.looterz.wire import LooterInPlay, LooterzView
from fistful.terminal.canvas import LIGHT, Canvas, clipped
from fistful.terminal.tables.scene import Look, Scene

HELD = frozenset({"attacked", "hit", "searched", "used", "trigger"})
"""What is told while those it happens to are still there."""


def phase(scene: Scene) -> str:
    view: LooterzView = scene.view
    return scene.words.own("phase", turn=view.turn, phase=scene.words.term("phase", view.phase))


def draw(scene: Scene, canvas: Canvas) -> None:
    view: LooterzView = scene.view
    order = [*scene.others, *([] if view.seat is None else [view.seat])]
    below = 3 if view.seat is not None else 1
    room = (canvas.height - below) // len(order)
    y = 0
    for seat in order:
        band(scene, canvas, y, seat, room)
        y += room
    piles(scene, canvas, canvas.height - below)
    if view.seat is not None:
        hand(scene, canvas, canvas.height - 2)


def band(scene: Scene, canvas: Canvas, y: int, seat: int, room: int) -> None:
    """A seat's line over its Looterz: as cards where there is room, else in a line."""
    view: LooterzView = scene.view
    words = scene.words
    look = scene.look(LETTERS[seat])
    style = look.style if look.target else scene.plate_style(seat)
    x = canvas.put(1, y, clipped(scene.plate(seat), 20), style, look.target)
    loot = min(view.loot[seat], view.goal)
    x = canvas.put(max(x + 1, 22), y, "◆" * loot, "accent")
    x = canvas.put(x, y, "◇" * (view.goal - loot) if view.goal <= 20 else "", "dim")
    x = canvas.put(x, y, f" {view.loot[seat]}/{view.goal}  ")
    known = [words.term("card", card) for card in (view.hands[seat] if view.hands else view.known_in_hands[seat])]
    cards = words.own("held", count=view.hand_sizes[seat])
    canvas.put(x, y, clipped(f"{cards}{': ' if known else ''}{', '.join(known)}", canvas.width - x - 1), "dim")
    labels = [label(scene, number + 1, looter) for number, looter in enumerate(view.in_play[seat])]
    boxed = room >= 4 and sum(cell_len(text) + 4 for text in labels) < canvas.width
    x, row = 3, y + 1
    for number, text in enumerate(labels):
        width = cell_len(text) + (4 if boxed else 2)
        if x + width > canvas.width and row + 1 < y + room:
            x, row = 3, row + 1
        looter(scene, canvas, x, row, seat, number, text, boxed)
        x += width
    if not labels and room > 1:
        canvas.put(3, y + 1, words.own("nobody"), "line")


def label(scene: Scene, number: int, looter: LooterInPlay) -> str:
    """A Looter in few characters: its number, name, life and power, and what everyone must know of it."""
    facts = scene.words.cards.get(looter.card)
    taunt = "⚑" if facts is not None and "taunt" in facts.keywords else ""
    acted = "·" if looter.acted else ""
    return f"{number} {scene.words.term('card', looter.card)}{taunt} {looter.life}♥ {looter.power}⚔{acted}"


def looter(scene: Scene, canvas: Canvas, x: int, y: int, seat: int, number: int, text: str, boxed: bool) -> None:
    """A Looter on the table. One's own are named by their number, any by seat and number."""
    view: LooterzView = scene.view
    looks = [scene.look(f"{LETTERS[seat]}{number + 1}")]
    if seat == view.seat:
        looks.append(scene.look(str(number + 1)))
    look = next((each for each in looks if each.target), looks[0])
    style = look.style or ("dim" if view.in_play[seat][number].acted else "")
    if boxed:
        canvas.box(x, y, cell_len(text) + 4, 3, look.border, style, look.target)
        canvas.put(x + 2, y + 1, text, style, look.target)
    else:
        mark = "▸" if look.style == "picked" else "›" if look.target else " "
        canvas.put(x, y, mark + text, style, look.target)


def piles(scene: Scene, canvas: Canvas, y: int) -> None:
    """The Draw Pile, and what lies in the Graveyard, the latest first."""
    view: LooterzView = scene.view
    words = scene.words
    x = canvas.put(1, y, words.own("inn", count=view.draw_pile_size), "dim")
    graves = f" · {words.own('graveyard', count=len(view.graveyard))}"
    x = canvas.put(x, y, graves, "dim")
    names = list(dict.fromkeys(buried.card for buried in reversed(view.graveyard)))
    if names:
        x = canvas.put(x, y, ": ", "dim")
    for card in names:
        look = scene.look(card) if verb(scene) == "raise" else Look(LIGHT, "dim")
        text = words.term("card", card)
        if x + cell_len(text) + 3 > canvas.width:
            canvas.put(x, y, "…", "dim")
            break
        x = canvas.put(x, y, f"{text}, " if card != names[-1] else text, look.style, look.target)


def verb(scene: Scene) -> str:
    """What the choices are about: their first word."""
    picker = scene.picker
    return picker.said(picker.option)[0] if picker.options and picker.said(picker.option) else ""


def hand(scene: Scene, canvas: Canvas, y: int) -> None:
    """One's cards with life and power; what the one in question can do is below."""
    view: LooterzView = scene.view
    words = scene.words
    x = canvas.put(
        1, y, (words.own("hand", count=len(view.hand)) if view.hand else words.own("hand-empty")) + " ", "dim"
    )
    asked: str | None = None
    for card in view.hand:
        facts = words.cards[card]
        look = scene.look(card) if verb(scene) in ("recruit", "discard") else Look(LIGHT, "")
        if look.style == "picked":
            asked = facts.text
        left, right = ("▸", "◂") if look.style == "picked" else ("[", "]")
        text = f"{left}{words.term('card', card)} {facts.life}♥ {facts.power}⚔{right}"
        if x + cell_len(text) > canvas.width:
            canvas.put(x, y, "…", "dim")
            break
        x = canvas.put(x, y, text, look.style, look.target) + 1
    if asked:
        canvas.put(1, y + 1, clipped(asked, canvas.width - 2), "accent")
