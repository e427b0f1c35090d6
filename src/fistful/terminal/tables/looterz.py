"""Looterz in character cells: everyone's band with its life and power, the Loot, the piles, and one's hand."""

from __future__ import annotations

from typing import NamedTuple

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


class Tier(NamedTuple):
    """How large a Looter is drawn."""

    height: int
    least: int
    """The least width, and what it may grow to, including the frame."""
    most: int


LARGE = Tier(9, 18, 30)
TEXT = Tier(7, 17, 26)
"""With its text."""
STATS = Tier(4, 12, 20)
"""With its name over its life and power."""
BOX = Tier(3, 25, 25)
"""With its name beside them."""
LINE = Tier(1, 0, 0)
"""In a line with the others, in brackets."""
TIERS = (LARGE, TEXT, STATS, BOX, LINE)


def draw(scene: Scene, canvas: Canvas) -> None:
    """The bands, as large as all of them have room, and the hand as large as it then has."""
    view: LooterzView = scene.view
    order = [*scene.others, *([] if view.seat is None else [view.seat])]
    tier, held = tiers(len(order), canvas.height - 1, view.seat is not None)
    below = 1 + (hand_height(held) if view.seat is not None else 0)
    room = min((canvas.height - below) // len(order), max(4, tier.height + 3))
    for place, seat in enumerate(order):
        band(scene, canvas, place * room, seat, room, tier)
    if view.seat is None:
        piles(scene, canvas, canvas.height - 1)
    else:
        hand(scene, canvas, canvas.height - below, held)


def tiers(bands: int, height: int, own: bool) -> tuple[Tier, Tier]:
    """How large the bands are drawn, and how large one's hand."""
    for tier in TIERS:
        for held in TIERS[TIERS.index(tier) :] if own else (LINE,):
            if bands * (tier.height + 1) + own * hand_height(held) <= height and held is not BOX:
                return tier, held
    return LINE, LINE


def hand_height(tier: Tier) -> int:
    """How many lines one's hand needs: where it is drawn as cards, a heading over them."""
    return tier.height if tier is LINE else 1 + tier.height


def fitting(tier: Tier, count: int, width: int) -> tuple[Tier, int]:
    """This size, or the next smaller one at which that many stand in one row; and how wide each then is."""
    for smaller in TIERS[TIERS.index(tier) : -1]:
        each = min(smaller.most, width // max(1, count))
        if each >= smaller.least:
            return smaller, each
    return LINE, 0


def band(scene: Scene, canvas: Canvas, y: int, seat: int, room: int, tier: Tier) -> None:
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
    canvas.put(
        x, y, clipped(f"{words.label(cards)} {', '.join(known)}" if known else cards, canvas.width - x - 1), "dim"
    )
    standing = view.in_play[seat]
    if not standing and room > 1:
        canvas.put(3, y + 1, words.own("nobody"), "line")
    drawn, width = fitting(tier, len(standing), canvas.width - 4)
    if drawn is LINE:
        in_lines(scene, canvas, y + 1, seat, room - 1)
        return
    for number, each in enumerate(standing):
        look = look_of(scene, seat, number)
        look = look._replace(style=look.style or ("dim" if each.acted else ""))
        looter(scene, canvas, 3 + number * width, y + 1, Figure(each, f"{number + 1} "), look, (drawn, width))


def in_lines(scene: Scene, canvas: Canvas, y: int, seat: int, height: int) -> None:
    """Looterz in a line or two."""
    view: LooterzView = scene.view
    x, row = 3, y
    for number, each in enumerate(view.in_play[seat]):
        look = look_of(scene, seat, number)
        mark = "▸" if look.style == "picked" else "›" if look.target else " "
        taunt = "⚑" if taunts(scene, each.card) else ""
        acted = "·" if each.acted else ""
        name = scene.words.term("card", each.card)
        text = f"{mark}{number + 1} {name}{taunt} {each.life}♥ {each.power}⚔{acted}"
        if x + cell_len(text) + 1 > canvas.width and row + 1 < y + height:
            x, row = 3, row + 1
        x = canvas.put(x, row, text, look.style or ("dim" if each.acted else ""), look.target) + 1


def look_of(scene: Scene, seat: int, number: int) -> Look:
    """How a Looter is drawn: one's own are named by their number, any by seat and number."""
    looks = [scene.look(f"{LETTERS[seat]}{number + 1}")]
    if seat == scene.view.seat:
        looks.append(scene.look(str(number + 1)))
    return next((each for each in looks if each.target), looks[0])


def taunts(scene: Scene, card: str) -> bool:
    facts = scene.words.cards.get(card)
    return facts is not None and "taunt" in facts.keywords


class Figure(NamedTuple):
    """What is drawn as a card: a Looter on the table, or one in hand."""

    looter: LooterInPlay
    before: str = ""
    """What stands before its name."""


def looter(scene: Scene, canvas: Canvas, x: int, y: int, figure: Figure, look: Look, size: tuple[Tier, int]) -> None:
    """A Looter as a card: its name, a heart for each life, a blade for each point of power, and its text."""
    tier, width = size
    each = figure.looter
    facts = scene.words.cards.get(each.card)
    canvas.box(x, y, width, tier.height, look.border, look.style, look.target)
    mark = "⚑" if taunts(scene, each.card) else ""
    name = f"{figure.before}{scene.words.term('card', each.card)}{mark}"
    stats = f"{each.life}♥ {each.power}⚔" if tier is BOX else ""
    canvas.put(x + 2, y + 1, clipped(name, width - 4 - len(stats)), f"bold {look.style}", look.target)
    if each.acted:
        canvas.put(x + width - 4, y, " · ", look.style, look.target)
    if tier is BOX:
        canvas.right(x + width - 2, y + 1, stats, look.style, look.target)
        return
    hearts = "♥" * each.life + "♡" * max(0, each.starting_life - each.life)
    blades = "⚔" * each.power
    if len(hearts) + len(blades) + 1 > width - 4:
        hearts, blades = f"{each.life}♥", f"{each.power}⚔"
    after = canvas.put(x + 2, y + 2, hearts, look.style or "bad", look.target)
    canvas.put(after + 1, y + 2, blades, look.style, look.target)
    if tier.height > STATS.height and facts is not None:
        canvas.wrapped(x + 2, y + 3, width - 4, tier.height - 4, facts.text, look.style or "dim")


def piles(scene: Scene, canvas: Canvas, y: int) -> None:
    """The Draw Pile, and what lies in the Graveyard, the latest first."""
    view: LooterzView = scene.view
    words = scene.words
    x = canvas.put(1, y, words.own("inn", count=view.draw_pile_size), "dim")
    names = list(dict.fromkeys(buried.card for buried in reversed(view.graveyard)))
    graves = words.own("graveyard", count=len(view.graveyard))
    x = canvas.put(x, y, f" · {words.label(graves)} " if names else f" · {graves}", "dim")
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


def hand(scene: Scene, canvas: Canvas, y: int, tier: Tier) -> None:
    """One's cards, as large as they have room; below them what the one in question can do, else the piles."""
    view: LooterzView = scene.view
    words = scene.words
    canvas.keep(0, y, canvas.width, canvas.height - y)
    heading = words.own("hand", count=len(view.hand)) if view.hand else words.own("hand-empty")
    x = canvas.put(1, y, f"{heading} ", "dim")
    looks = [scene.look(card) if verb(scene) in ("recruit", "discard") else Look(LIGHT, "") for card in view.hand]
    asked = [words.cards[card].text for card, look in zip(view.hand, looks, strict=True) if look.style == "picked"]
    drawn, width = fitting(tier, len(view.hand), canvas.width - 4)
    if drawn is LINE:
        y = hand_line(scene, canvas, (x, y), looks)
    else:
        for number, (card, look) in enumerate(zip(view.hand, looks, strict=True)):
            facts = words.cards[card]
            figure = Figure(LooterInPlay(card, facts.life, facts.life, facts.power, False, (), None, 0))
            looter(scene, canvas, 3 + number * width, y + 1, figure, look, (drawn, width))
    if y == canvas.height - 1:
        return
    if asked and drawn.height <= STATS.height:
        canvas.put(1, canvas.height - 1, clipped(asked[0], canvas.width - 2), "accent")
    else:
        piles(scene, canvas, canvas.height - 1)


def hand_line(scene: Scene, canvas: Canvas, at: tuple[int, int], looks: list[Look]) -> int:
    """One's cards in a line, in two if they need it, and then without their life and power; the last line."""
    words = scene.words
    x, y = at
    named = [(words.term("card", card), words.cards[card]) for card in scene.view.hand]
    full = [f"{name} {facts.life}♥ {facts.power}⚔" for name, facts in named]
    wide = x + sum(cell_len(text) + 3 for text in full) <= canvas.width
    for text, look in zip(full if wide else [name for name, _ in named], looks, strict=True):
        left, right = ("▸", "◂") if look.style == "picked" else ("[", "]")
        if x + cell_len(text) + 2 > canvas.width:
            x, y = 1, y + 1
        x = canvas.put(x, y, f"{left}{text}{right}", look.style, look.target) + 1
    return y
