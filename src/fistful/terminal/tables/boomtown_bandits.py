"""Boomtown Bandits in character cells: the street with its tokens, the gangs with their dice and money, one's loot."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from fistful.engine.seats import LETTERS
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView, Token
from fistful.terminal.canvas import DOUBLE, HEAVY, LIGHT, Canvas, clipped
from fistful.terminal.tables.scene import Look, Scene

HELD = frozenset(
    {"threw", "hit", "targeted", "dodged", "shot", "ran-away", "tie", "quicker", "fight", "forgotten", "last-standing"}
)
"""What is told of a fight while those who fight still stand there."""
TOKENS = {"shooter": "✦", "drunk": "✧", "coward": "○", "brave": "◉", "": "?"}
FACES = {"hit": "✸", "runaway": "~", "blank": "·", "": " "}
STREET = 6
"""How many rows the street has: a front, and the tokens below it."""


def phase(scene: Scene) -> str:
    view: BoomtownBanditsView = scene.view
    words = scene.words
    return words.own(
        "phase",
        round=view.round,
        last="yes" if view.last_round else "no",
        what="window" if view.window else "here" if view.here else "none",
        window=words.term("window", view.window) if view.window else "",
        place=words.term("location", view.here) if view.here and view.here != "final" else "",
    )


def draw(scene: Scene, canvas: Canvas) -> None:
    view: BoomtownBanditsView = scene.view
    own = 0 if view.seat is None else 3
    spare = max(0, canvas.height - STREET - view.terms.seats - own)
    width = min(24, canvas.width // len(view.town))
    for place in range(len(view.town)):
        front(scene, canvas, place * width, min(1, spare), width - 1, place)
    y = STREET + min(1, spare) + min(1, spare // 2)
    for seat in [*([] if view.seat is None else [view.seat]), *scene.others]:
        gang(scene, canvas, y, seat)
        y += 1
    if view.seat is not None:
        loot(scene, canvas, min(y + min(1, spare // 3), canvas.height - own), canvas.height)


def front(scene: Scene, canvas: Canvas, x: int, y: int, width: int, place: int) -> None:
    """A location: its loot, its bonus and whether it is open, with the tokens in front of it."""
    view: BoomtownBanditsView = scene.view
    words = scene.words
    location = view.town[place]
    here = location == view.here
    look = scene.look(location)
    if not look.target:
        closed = location in view.closed or location in view.resolved
        look = Look(DOUBLE if here else LIGHT, "accent" if here else "closed" if closed else "")
    canvas.box(x, y, width, 4, look.border, look.style, look.target)
    canvas.centre(x + 1, y, width - 2, f" {words.term('location', location)} ", look.style or "bold", look.target)
    canvas.centre(x + 1, y + 1, width - 2, words.own("loot", count=view.stack_sizes[place]), look.style, look.target)
    canvas.centre(x + 1, y + 2, width - 2, f"+{view.bonuses[place]}", look.style, look.target)
    canvas.centre(x + 1, y + 3, width - 2, status(scene, location), look.style)
    for row, line in enumerate(wrapped_tokens(scene, location, width)):
        canvas.put(x, y + 4 + row, line, "bold" if here else "")


def status(scene: Scene, location: str) -> str:
    """Whether a location is shut, and by whom; nothing while it is open."""
    view: BoomtownBanditsView = scene.view
    if location in view.closed:
        stamp = scene.words.own("stamp", status="closed")
        return f" ★ {stamp} " if location == view.sheriff else f" {stamp} "
    if location in view.resolved:
        return f" {scene.words.own('stamp', status='over')} "
    return " ◆ " if location == view.here else ""


def wrapped_tokens(scene: Scene, location: str, width: int) -> list[str]:
    """Whose tokens lie here, in two lines at most."""
    groups = list(tokens_at(scene.view, location))
    lines = [""]
    for group in groups:
        if lines[-1] and cell_len(lines[-1]) + cell_len(group) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {group}".strip()
    return [clipped(line, width) for line in lines[:2]]


def tokens_at(view: BoomtownBanditsView, location: str) -> Iterator[str]:
    for seat, tokens in enumerate(view.tokens):
        here = "".join(TOKENS[token.kind] for token in tokens if token.place == location)
        if here:
            yield f"{LETTERS[seat]}{here}"


def gang(scene: Scene, canvas: Canvas, y: int, seat: int) -> None:
    """A seat: its tokens in camp, its money as far as one knows it, its loot, and its dice in a shootout."""
    view: BoomtownBanditsView = scene.view
    words = scene.words
    look = scene.look(LETTERS[seat])
    style = look.style if look.target else scene.plate_style(seat)
    first = "①" if seat == view.first else " "
    canvas.put(1, y, clipped(f"{scene.plate(seat)}", 19), style, look.target)
    canvas.put(20, y, first, "accent")
    shown = camp(view, seat)
    canvas.put(22, y, shown, "bold")
    own = seat == view.seat or view.open
    canvas.right(40, y, words.own("money", own="yes" if own else "no", money=money(scene, seat)))
    thrown = dice(scene, seat)
    if thrown:
        x = canvas.put(42, y, " ".join(f"[{FACES[face]}]" for face in thrown), "accent bold" if "hit" in thrown else "")
        if view.owed and view.owed[seat]:
            canvas.put(x + 1, y, words.own("owes", count=round(view.owed[seat] / 10, 1)), "bad")
        return
    by_place = cards_by_place(scene, seat).items()
    held = [f"{words.term('location', place)} {count}" for place, count in by_place if count]
    if view.open:
        held = [words.term("card", card) for card in cards_of(view, seat)]
    canvas.put(42, y, clipped(" · ".join(held) or "–", canvas.width - 43), "dim")


def camp(view: BoomtownBanditsView, seat: int) -> str:
    """The tokens that a seat has not placed: of one's own one knows the kinds."""
    placed = [token for token in view.tokens[seat] if token.place]
    left = len(view.tokens[seat]) - len(placed)
    if seat == view.seat and all(token.kind for token in placed):
        kinds = ["coward" if token.kind in ("coward", "brave") else "shooter" for token in placed]
        return "✦" * max(0, 2 - kinds.count("shooter")) + "○" * max(0, 1 - kinds.count("coward")) if left else ""
    return "?" * left


def cards_of(view: BoomtownBanditsView, seat: int) -> list[str]:
    """The cards of a seat that the one who looks on knows."""
    out = [*view.known[seat], *view.known_fresh[seat], *view.face_up[seat]]
    if view.hands:
        return [*out, *view.hands[seat], *view.hands_fresh[seat]]
    return [*out, *view.hand, *view.hand_fresh] if seat == view.seat else out


def money(scene: Scene, seat: int) -> int:
    return sum(scene.words.cards[card].value for card in cards_of(scene.view, seat))


def cards_by_place(scene: Scene, seat: int) -> dict[str, int]:
    """How many loot cards a seat has from each location; that is public."""
    view: BoomtownBanditsView = scene.view
    seen = [*view.known[seat], *view.known_fresh[seat], *view.face_up[seat]]
    places = [scene.words.cards[card].place for card in seen]
    return {
        location: view.hidden[seat][place] + view.hidden_fresh[seat][place] + places.count(location)
        for place, location in enumerate(view.town)
    }


def dice(scene: Scene, seat: int) -> list[str]:
    """What the dice of a seat show in this shootout: those just thrown, else those that lie there."""
    thrown = [told.params["faces"] for told in scene.told if told.code == "threw" and told.params["seat"] == seat]
    if thrown and scene.told[-1].code in HELD:
        return [str(face) for face in thrown[-1]] if isinstance(thrown[-1], tuple) else []
    view: BoomtownBanditsView = scene.view
    if not view.fighting:
        return []
    here: list[Token] = list(view.tokens[seat])
    return [
        face
        for number, face in enumerate(view.dice[seat])
        if face or (number < len(here) and here[number].place == view.here)
    ]


def loot(scene: Scene, canvas: Canvas, y: int, end: int) -> None:
    """One's own loot: the cards with a text, those that may be played lit, then those that are only money."""
    view: BoomtownBanditsView = scene.view
    words = scene.words
    assert view.seat is not None
    x = canvas.put(1, y, f"{words.own('hand')}: ", "dim")
    seen = [*view.known[view.seat], *view.known_fresh[view.seat]]
    held = [*view.hand, *view.hand_fresh, *seen]
    if not held:
        canvas.put(x, y, clipped(words.own("no-cards"), canvas.width - x - 1), "dim")
    shown = [(loot_card(scene, card, card in seen), scene.look(card)) for card in held if words.cards[card].text]
    shown += [(f"[{money}]", Look(LIGHT, "")) for money in only_money(scene, held)]
    for text, look in shown:
        if x + cell_len(text) >= canvas.width:
            x, y = 3, y + 1
        if y < end:
            x = canvas.put(x, y, text, look.style, look.target) + 1
    asked = [words.cards[card].text for card in held if scene.look(card).style == "picked"]
    if asked and y + 1 < end:
        canvas.wrapped(1, y + 1, canvas.width - 2, end - y - 1, asked[0], "accent")


def loot_card(scene: Scene, card: str, seen: bool) -> str:
    """A card with a text, in brackets that say whether it may be played."""
    words = scene.words
    look = scene.look(card)
    left, right = ("▸", "◂") if look.border is DOUBLE else ("⟦", "⟧") if look.border is HEAVY else ("[", "]")
    notes = [words.own("fresh")] if card in scene.view.hand_fresh else [words.own("seen")] if seen else []
    name = f"{words.term('card', card)} {words.cards[card].value}"
    return f"{left}{', '.join([name, *notes])}{right}"


def only_money(scene: Scene, held: list[str]) -> list[str]:
    """The cards that are nothing but money, together for each location."""
    facts = [scene.words.cards[card] for card in held if not scene.words.cards[card].text]
    return [
        f"{scene.words.term('location', place)} {'+'.join(str(card.value) for card in facts if card.place == place)}"
        for place in dict.fromkeys(card.place for card in facts)
    ]
