"""Draw which packages import which into `docs/imports.svg`, and the modules of one game into `docs/imports-game.svg`.

Both pictures come from the imports in the source, those for type checking included. A box stands above everything
it imports; an arrow that another path already implies is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
GAME = "fistful.games.wild_shots"
WIDTH, HEIGHT, GAP_X, GAP_Y, MARGIN = 112, 34, 18, 46, 12

Imports = dict[str, set[str]]


def packages() -> Imports:
    """Packages of `fistful`, the rooms of the server apart from each other."""
    graph = grimp.build_graph("fistful", cache_dir=None)
    out: Imports = {}
    for module in graph.modules:
        own = package_of(module)
        if own:
            found = out.setdefault(own, set())
            others = {package_of(other) for other in graph.find_modules_directly_imported_by(module)}
            found |= others - {own, ""}
    return out


def package_of(module: str) -> str:
    """The box that a module is drawn in; the contract and the server's own package have none."""
    parts = module.split(".")[1:]
    if not parts or parts[0].startswith("__"):
        return ""
    if parts[0] == "server":
        return f"server.{parts[1]}" if len(parts) > 1 else ""
    return parts[0]


def modules_of(package: str) -> Imports:
    """The modules of a package, with what they import of each other."""
    graph = grimp.build_graph("fistful", cache_dir=None)
    inside = {module for module in graph.modules if module.startswith(f"{package}.")}
    return {
        module.rpartition(".")[2]: {
            other.rpartition(".")[2] for other in graph.find_modules_directly_imported_by(module) & inside
        }
        for module in inside
    }


def levels(imports: Imports) -> dict[str, int]:
    """How high each box stands: one above the highest that it imports."""
    found: dict[str, int] = {}

    def level(name: str) -> int:
        if name not in found:
            found[name] = 1 + max((level(other) for other in imports[name]), default=-1)
        return found[name]

    for name in imports:
        level(name)
    return found


def direct(imports: Imports) -> list[tuple[str, str]]:
    """The arrows that no longer path implies."""

    def reached(name: str) -> set[str]:
        return imports[name].union(*(reached(other) for other in imports[name]))

    return sorted(
        (name, other)
        for name, others in imports.items()
        for other in others
        if not any(other in reached(between) for between in others - {other})
    )


def placed(imports: Imports) -> dict[str, tuple[float, float]]:
    """The middle of each box: rows by level, each row ordered by what its boxes import, and centred."""
    height = levels(imports)
    rows = [sorted(name for name in imports if height[name] == row) for row in range(max(height.values()) + 1)]
    widest = max(map(len, rows))
    places: dict[str, tuple[float, float]] = {}
    for row, names in enumerate(rows):
        middle = {name: _mean(places[other][0] for other in imports[name] if other in places) for name in names}
        names.sort(key=lambda name: (middle[name], name))
        left = MARGIN + (widest - len(names)) * (WIDTH + GAP_X) / 2 + WIDTH / 2
        for place, name in enumerate(names):
            places[name] = (left + place * (WIDTH + GAP_X), (len(rows) - 1 - row) * (HEIGHT + GAP_Y))
    return places


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


def drawn(imports: Imports, title: str) -> str:
    """The picture as SVG, in ink on paper, readable in light and dark pages."""
    places = placed(imports)
    wide = max(x for x, _ in places.values()) + WIDTH / 2 + MARGIN
    high = max(y for _, y in places.values()) + HEIGHT + 2 * MARGIN
    out = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}" role="img" '
            'font-family="ui-monospace, monospace" font-size="13">'
        ),
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#f6efdf"/>',
        (
            '<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
            '<path d="M0 0 8 4 0 8z" fill="#6b4f2a"/></marker>'
        ),
    ]
    for name, other in direct(imports):
        (x, y), (to_x, to_y) = places[name], places[other]
        start, end = y + HEIGHT + MARGIN, to_y + MARGIN
        middle = (start + end) / 2
        out.append(
            f'<path d="M{x:.0f} {start:.0f}C{x:.0f} {middle:.0f} {to_x:.0f} {middle:.0f} {to_x:.0f} {end:.0f}" '
            f'fill="none" stroke="#6b4f2a" marker-end="url(#tip)"><title>{name} → {other}</title></path>'
        )
    for name, (x, y) in places.items():
        out.append(
            f'<rect x="{x - WIDTH / 2:.0f}" y="{y + MARGIN:.0f}" width="{WIDTH}" height="{HEIGHT}" rx="5" '
            'fill="#fffaf0" stroke="#3b2a14"/>'
            f'<text x="{x:.0f}" y="{y + MARGIN + 22:.0f}" text-anchor="middle" fill="#3b2a14">{escape(name)}</text>'
        )
    return "\n".join([*out, "</svg>", ""])


PICTURES: dict[str, Callable[[], str]] = {
    "imports.svg": lambda: drawn(packages(), "Which packages of Fistful import which"),
    "imports-game.svg": lambda: drawn(modules_of(GAME), "Which modules of a game import which: Wild Shots"),
}


def main() -> None:
    for name, picture in PICTURES.items():
        (ROOT / "docs" / name).write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
