"""Wild Shots in character cells: the others, the trump and the trick, the prices and the sheet, and one's hand."""

from __future__ import annotations

from fistful.engine.seats import LETTERS
from fistful.games.wild_shots.wire import WildShotsView
from fistful.terminal.canvas import LIGHT, ROUND, Canvas, clipped
from fistful.terminal.tables.scene import Look, Scene, card

SUITS = {"red": "♥", "black": "♠", "green": "♣", "blue": "≈"}
SYMBOLS = {"revolver": "¬", "hat": "∩", "star": "★", "wanted": "▤"}
HELD = frozenset({"played", "took"})
"""What is told while the whole trick lies there."""
PICTURES = {
    "revolver": (" ▄▄▄▄▄▄▄▄", "▗█▛▜▀▀▀▀▀", "▟█▘▔     ", "▀▀       "),
    "hat": ("  ▗▄▖▗▄▖  ", "  ▐████▌  ", "▗▄▟▒▒▒▒▙▄▖", " ▔▀▀▀▀▀▀▔ "),
    "star": ("    ▟▙    ", "▝▜██████▛▘", "  ▟████▙  ", " ▝▘    ▝▘ "),
    "wanted": ("┌───────┐", "│▔▔▟█▙▔▔│", "│  ▟█▙  │", "└───────┘"),
}
"""The symbols on the largest cards."""
SMALL, TALL, LARGE, HUGE = (6, 2), (7, 4), (10, 3), (14, 7)
"""How wide a card is, and how many lines it has."""


def phase(scene: Scene) -> str:
    view: WildShotsView = scene.view
    numbers = scene.words.game.about.numbers
    return scene.words.own(
        "phase", round=view.round, rounds=numbers["rounds"], trick=view.trick_number, tricks=numbers["tricks"]
    )


def draw(scene: Scene, canvas: Canvas) -> None:
    others = scene.others
    column = canvas.width // max(1, len(others))
    for place, seat in enumerate(others):
        player(scene, canvas, place * column + 1, seat, column - 1)
    spare = max(0, canvas.height - 12 - card_size(canvas)[1])
    top = 3 + spare // 2
    oil(scene, canvas, 1, top)
    trick(scene, canvas, 25, top)
    sheet(scene, canvas, top)
    if scene.view.seat is not None:
        own(scene, canvas, canvas.height - 3 - card_size(canvas)[1])
    for seat, hand in enumerate(scene.view.hands):
        canvas.put(1, canvas.height - len(scene.view.hands) + seat, f"{LETTERS[seat]}  {'  '.join(hand)}")


def player(scene: Scene, canvas: Canvas, x: int, seat: int, width: int) -> None:
    """A seat's name, its cards in hand, and what is known of its tricks."""
    view: WildShotsView = scene.view
    canvas.put(x, 0, clipped(scene.plate(seat), width), scene.plate_style(seat))
    lacks = "".join("✗" + SUITS[colour] for colour in view.lacks[seat])
    canvas.put(x + 1, 1, clipped(f"{'▮' * view.hand_sizes[seat]} {lacks}", width - 1), "dim")
    canvas.put(x + 1, 2, clipped(tricks_of(scene, seat), width - 1), "dim")


def tricks_of(scene: Scene, seat: int) -> str:
    """How many tricks a seat has, and what they cost if one may look through them."""
    view: WildShotsView = scene.view
    cost = view.cost[seat]
    taken = scene.words.say("wild-shots-field-tricks")
    return f"{taken} {view.tricks[seat]}" + (f", −{cost}" if cost else "")


def oil(scene: Scene, canvas: Canvas, x: int, y: int) -> None:
    """The trump of this trick, and what hurts in this round with its price."""
    view: WildShotsView = scene.view
    words = scene.words
    canvas.box(x, y, 22, 3, ROUND)
    canvas.put(x + 2, y, f" {words.own('oil-title')} ", "accent")
    symbol = f"{SYMBOLS[view.trump]} {words.term('symbol', view.trump)}" if view.trump else "–"
    canvas.centre(x + 1, y + 1, 20, symbol, "bold accent")
    canvas.put(x, y + 3, clipped(words.say("wild-shots-field-hurting"), 22), "dim")
    hurting = [f"{SYMBOLS[name]} {words.term('symbol', name)} −{price}" for name, price in view.hurting.items()]
    for row, line in enumerate(hurting[:2]):
        canvas.put(x, y + 4 + row, clipped(line, 22), "bad")


def trick(scene: Scene, canvas: Canvas, x: int, y: int) -> None:
    """The cards of this trick under their players' names; before the first, the last trick."""
    view: WildShotsView = scene.view
    played = [str(told.params["card"]) for told in scene.told if told.code == "played"]
    on = (*view.trick, *[code for code in played if code not in (*view.trick, *view.last_trick)])
    lying, first = (on, view.active) if on else (view.last_trick, view.last_active or 0)
    if not lying:
        return
    canvas.put(x, y, scene.words.own("trick" if on else "last"), "accent" if on else "dim")
    width, _ = card_size(canvas)
    space = min(16, (canvas.width - x - sheet_width(scene)) // view.terms.seats)
    for place, code in enumerate(lying):
        seat = (first + place) % view.terms.seats
        left = x + place * max(width + 1, space)
        label = f"{LETTERS[seat]} {scene.words.name(seat)}" if space > 10 else LETTERS[seat]
        canvas.put(left, y + 1, clipped(label, max(width, space - 1)), "dim")
        face(scene, canvas, left, y + 2, code, Look(LIGHT, "" if on else "closed"))


def face(scene: Scene, canvas: Canvas, x: int, y: int, code: str, look: Look) -> int:
    """A card: value and colour, its pattern, and its symbol; the trump is marked."""
    facts = scene.words.cards[code]
    symbol = "".join(SYMBOLS[name] for name in facts.symbols)
    trump = "!" if scene.view.trump in facts.symbols else " "
    size = card_size(canvas)
    width, _ = size
    corner = f"{facts.value:<{width - 4}} {code[0]}"
    pattern = f"{SUITS[facts.place]} {symbol:1}{trump}"
    named = " ".join(scene.words.term("symbol", name) for name in facts.symbols)
    lines = {
        SMALL: (corner, pattern),
        TALL: (corner, "", pattern, f"{code[0]} {facts.value:>{width - 4}}"),
        LARGE: (corner, pattern, named),
    }.get(size)
    if lines is None:
        art = next((PICTURES[name] for name in facts.symbols if name in PICTURES), ("", SUITS[facts.place] * 3, "", ""))
        lines = (corner, pattern, *art, named)
    return card(canvas, x, y, lines, look, width, facts.place)


def card_size(canvas: Canvas) -> tuple[int, int]:
    """The largest cards of which ten, and all else, have room."""
    if canvas.width >= 150 and canvas.height >= 28:
        return HUGE
    if canvas.width >= 110 and canvas.height >= 18:
        return LARGE
    return TALL if canvas.width >= 78 and canvas.height >= 20 else SMALL


def sheet_width(scene: Scene) -> int:
    return 5 * int(scene.view.terms.seats) + 5


def sheet(scene: Scene, canvas: Canvas, y: int) -> None:
    """Minus points by round and seat, as on a pad."""
    view: WildShotsView = scene.view
    seats = range(view.terms.seats)
    width = sheet_width(scene)
    x = canvas.width - width - 1
    canvas.box(x, y, width, 3 + scene.words.game.about.numbers["rounds"], ROUND, "dim")
    for seat in seats:
        canvas.right(x + 8 + 5 * seat, y, f" {LETTERS[seat]}", "bold")
    totals = [sum(row[seat] for row in view.sheet) for seat in seats]
    for row, (label, points) in enumerate(
        [*((str(row + 1), points) for row, points in enumerate(view.sheet)), ("Σ", totals)]
    ):
        style = "bold" if label == "Σ" else ""
        canvas.put(x + 2, y + 1 + row, label, style or "dim")
        for seat in seats:
            canvas.right(x + 8 + 5 * seat, y + 1 + row, str(points[seat]), style)


def own(scene: Scene, canvas: Canvas, y: int) -> None:
    """One's own line, and the hand sorted by colour."""
    view: WildShotsView = scene.view
    seat = view.seat
    assert seat is not None
    canvas.keep(0, y + 1, canvas.width, canvas.height - y - 1)
    after = canvas.put(1, y, scene.plate(seat), scene.plate_style(seat))
    hits = " ".join(f"{SYMBOLS[name]}×{count}" for name, count in view.hits[seat].items() if count)
    canvas.put(after + 2, y, f"{tricks_of(scene, seat)} {hits}", "dim")
    wide = len(view.hand) * card_size(canvas)[0] + 6 <= canvas.width
    x, colour = 1, ""
    for code in view.hand:
        if wide and colour and code[0] != colour:
            x += 2
        colour = code[0]
        x = face(scene, canvas, x, y + 1, code, scene.look_in_hand(code))
