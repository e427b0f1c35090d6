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
HOUSES = {
    "bank": ("  ▁▄▆█▆▄▁  ", " ▐▌▐▌$▐▌▐▌ ", " ▀▀▀▀▀▀▀▀▀ "),
    "brothel": ("   ▗▄█▄▖   ", " ▟▀▀▀▀▀▀▀▙ ", " █ ▥ ♥ ▥ █ "),
    "train": (" ▗▖ ▂  ▄▄▄ ", " ▐█▄█▄▄█▥█ ", " ◢◉━◉━━◉━◉ "),
    "stagecoach": ("  ▄▄▄▄▄▄▄  ", " ▗█▥█▥█▥█━╸", "  ◉▔▔▔▔▔◉  "),
    "saloon": (" ▛▀▀▀▀▀▀▀▜ ", " ▌▥ ▞│▚ ▥▐ ", " ▙▄▄▐│▌▄▄▟ "),
    "mine": ("    ▗▟▙▖   ", "  ▗▟▛▀▜█▙▖ ", " ▟██▌╫▐███▙"),
}
"""What a location looks like, where there is room for that."""
HOUSE = 3
STREET = 6
"""How many rows the street has without them: a front, and the tokens below it."""
LOOT = (7, 28)
"""How high and wide a loot card with a text is, where there is room for its text."""


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
    width = min(30, canvas.width // len(view.town))
    short = all(cell_len(stock(scene, place)) < width - 2 for place in range(len(view.town)))
    house = HOUSE if spare + short >= HOUSE else 0
    front_height = STREET - 2 + house - (1 if house and short else 0)
    spare -= front_height + 2 - STREET
    above = min(1, spare)
    left = (canvas.width - width * len(view.town)) // 2
    for place in range(len(view.town)):
        front(scene, canvas, (left + place * width, above), (width - 1, front_height), place)
    y = front_height + 2 + above + min(1, spare - above)
    room = canvas.height - y - view.terms.seats - own
    between = 1 if room >= view.terms.seats + LOOT[0] else 0
    for seat in [*([] if view.seat is None else [view.seat]), *scene.others]:
        gang(scene, canvas, y, seat)
        y += 1 + between
    if view.seat is not None:
        loot(scene, canvas, min(y + min(1, room), canvas.height - own), canvas.height)


def stock(scene: Scene, place: int) -> str:
    """What there is at a location, in one line."""
    return f"{scene.words.own('loot', count=scene.view.stack_sizes[place])}  +{scene.view.bonuses[place]}"


def front(scene: Scene, canvas: Canvas, at: tuple[int, int], size: tuple[int, int], place: int) -> None:
    """A location: how it looks, its loot, its bonus and whether it is open, with the tokens in front of it."""
    view: BoomtownBanditsView = scene.view
    words = scene.words
    location = view.town[place]
    (x, y), (width, height) = at, size
    here = location == view.here
    look = scene.look(location)
    if not look.target:
        closed = location in view.closed or location in view.resolved
        look = Look(DOUBLE if here else LIGHT, "accent" if here else "closed" if closed else "")
    canvas.box(x, y, width, height, look.border, look.style, look.target)
    name = words.term("location", location)
    title = f" {name} " if cell_len(name) < width - 3 else name
    canvas.centre(x + 1, y, width - 2, title, look.style or "bold", look.target)
    lines = [words.own("loot", count=view.stack_sizes[place]), f"+{view.bonuses[place]}"]
    if height > STREET - 2:
        art = HOUSES.get(location, ("",) * HOUSE)
        lines = [*art, *(lines if height - 2 > HOUSE + 1 else [stock(scene, place)])]
    said = len(lines) - (HOUSE if height > STREET - 2 else 0)
    for row, line in enumerate(lines):
        canvas.centre(
            x + 1,
            y + 1 + row,
            width - 2,
            line,
            look.style or ("accent" if row < len(lines) - said else ""),
            look.target,
        )
    canvas.centre(x + 1, y + height - 1, width - 2, status(scene, location), look.style)
    for row, line in enumerate(wrapped_tokens(scene, location, width)):
        canvas.put(x + max(0, (width - cell_len(line)) // 2), y + height + row, line, "bold" if here else "")


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
    canvas.keep(0, y, canvas.width, end - y)
    x = canvas.put(1, y, f"{words.label(words.own('hand'))} ", "dim")
    seen = [*view.known[view.seat], *view.known_fresh[view.seat]]
    held = [*view.hand, *view.hand_fresh, *seen]
    if not held:
        canvas.wrapped(x, y, canvas.width - x - 1, end - y, words.own("no-cards"), "dim")
    texts = [card for card in held if words.cards[card].text]
    money = [f"[{money}]" for money in only_money(scene, held)]
    high, wide = LOOT
    if texts and end - y > high and len(texts) * wide + 2 <= canvas.width:
        canvas.put(x, y, clipped(" ".join(money), canvas.width - x - 1))
        for number, card in enumerate(texts):
            open_card(scene, canvas, (1 + number * wide, y + 1), card)
        return
    shown = [(loot_card(scene, card), scene.look(card)) for card in texts]
    for text, look in [*shown, *((text, Look(LIGHT, "")) for text in money)]:
        if x + cell_len(text) >= canvas.width:
            x, y = 3, y + 1
        if y < end:
            x = canvas.put(x, y, text, look.style, look.target) + 1
    asked = [words.cards[card].text for card in texts if scene.look(card).style == "picked"]
    if asked and y + 1 < end:
        canvas.wrapped(1, y + 1, canvas.width - 2, end - y - 1, asked[0], "accent")


def open_card(scene: Scene, canvas: Canvas, at: tuple[int, int], card: str) -> None:
    """A loot card with its text."""
    words = scene.words
    x, y = at
    high, wide = LOOT
    look = scene.look(card)
    canvas.box(x, y, wide - 1, high, look.border, look.style, look.target)
    value = canvas.right(x + wide - 3, y + 1, str(words.cards[card].value), look.style, look.target)
    canvas.put(x + 2, y + 1, clipped(noted(scene, card), value - x - 3), f"bold {look.style}", look.target)
    canvas.wrapped(x + 2, y + 2, wide - 5, high - 3, words.cards[card].text, look.style or "dim")


def loot_card(scene: Scene, card: str) -> str:
    """A card with a text, in brackets that say whether it may be played."""
    look = scene.look(card)
    left, right = ("▸", "◂") if look.border is DOUBLE else ("⟦", "⟧") if look.border is HEAVY else ("[", "]")
    return f"{left}{noted(scene, card, f' {scene.words.cards[card].value}')}{right}"


def noted(scene: Scene, card: str, value: str = "") -> str:
    """A card's name, and whether it is new or others have seen it."""
    view: BoomtownBanditsView = scene.view
    words = scene.words
    assert view.seat is not None
    seen = (*view.known[view.seat], *view.known_fresh[view.seat])
    notes = [words.own("fresh")] if card in view.hand_fresh else [words.own("seen")] if card in seen else []
    return ", ".join([f"{words.term('card', card)}{value}", *notes])


def only_money(scene: Scene, held: list[str]) -> list[str]:
    """The cards that are nothing but money, together for each location."""
    facts = [scene.words.cards[card] for card in held if not scene.words.cards[card].text]
    return [
        f"{scene.words.term('location', place)} {'+'.join(str(card.value) for card in facts if card.place == place)}"
        for place in dict.fromkeys(card.place for card in facts)
    ]
