"""Findings for people: tables in the terminal, and one HTML page with pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter
from rich.console import Console
from rich.table import Table

from fistful.arena import page
from fistful.arena.page import ACCENT, COLOURS, INK
from fistful.balance import words
from fistful.balance.findings import apart
from fistful.engine.seats import LETTERS

MOST_ROWS: Final = 10
"""Of a long list the terminal shows those that swing most."""
ESTIMATE: Final = ("share",)
LENGTH: Final = ("mean", "range")
FEAT: Final = ("seen", "won", "swing")
NEVER: Final = {"share": 0.0, "interval": [0.0, 0.0]}


def heads(report: dict[str, Any], first: str, columns: Sequence[str]) -> list[str]:
    """Column heads, each under the name of its deck where there are two."""
    decks = report["decks"]
    names = [f"{words.deck_name(found)}\n" for found in decks] if len(decks) > 1 else [""]
    return [first, *(f"{name}{column}" for name in names for column in columns)]


def show(report: dict[str, Any], console: Console) -> None:
    """Everything as tables in the terminal."""
    console.print(words.title(report), highlight=False)
    game = report["game"]
    show_table(console, heads(report, "how games end", ESTIMATE), words.ending_rows(report))
    show_table(console, heads(report, "who wins", ESTIMATE), words.seat_rows(report))
    show_table(console, heads(report, "length", LENGTH), words.length_rows(report))
    for kind in words.kinds_in(report):
        rows = words.feat_rows(report, kind, MOST_ROWS)
        show_table(console, heads(report, words.kind_words(game, kind), FEAT), rows)
    console.print()
    console.print(words.HOW_TO_READ, highlight=False)
    for line in differences(report):
        console.print(line, highlight=False)


def show_table(console: Console, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(box=None, pad_edge=False, header_style="italic")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    console.print()
    console.print(table)


def differences(report: dict[str, Any]) -> list[str]:
    """The differences between two decks that are larger than chance explains, one line each."""
    if len(report["decks"]) != 2:
        return []
    one, other = report["decks"]
    game = report["game"]
    pairs = [
        (
            f"ends by {words.ending(game, reason)}",
            one["endings"].get(reason, NEVER),
            other["endings"].get(reason, NEVER),
        )
        for reason in words.names_in([one["endings"], other["endings"]])
    ]
    for kind in words.kinds_in(report):
        first, second = one["decides"].get(kind, {}), other["decides"].get(kind, {})
        for name in first:
            if "won" in first[name] and "won" in second.get(name, {}):
                label = f"{words.kind_words(game, kind)}, {words.thing(game, kind, name)}: won"
                pairs.append((label, first[name]["won"], second[name]["won"]))
    return [
        f"The decks differ: {label} {words.estimate(was)} with {words.deck_name(one)}, "
        f"{words.estimate(now)} with {words.deck_name(other)}."
        for label, was, now in pairs
        if apart(was, now)
    ]


def html(report: dict[str, Any]) -> str:
    """One self-contained page."""
    game = report["game"]
    parts = [
        page.paragraph(f"Made by: {report['made_by']}"),
        page.heading("How games end, and who wins"),
        picture_of_results(report),
        page.table(heads(report, "how games end", ESTIMATE), words.ending_rows(report)),
        page.table(heads(report, "who wins", ESTIMATE), words.seat_rows(report)),
        page.heading("How long games are"),
        picture_of_length(report),
        page.table(heads(report, "length", LENGTH), words.length_rows(report)),
        page.heading("What decides"),
        page.paragraph(words.HOW_TO_READ),
        page.listing(differences(report)),
    ]
    for kind in words.kinds_in(report):
        rows = words.feat_rows(report, kind)
        parts += [
            picture_of_feats(report, kind),
            page.table(heads(report, words.kind_words(game, kind), FEAT), rows),
        ]
    return page.page(words.title(report), *parts)


def spread(deck: int, decks: int) -> float:
    """How far a deck's mark is shifted, so that two decks are drawn side by side."""
    return (deck - (decks - 1) / 2) * 0.32


def draw_estimates(axes: Axes, columns: Sequence[Sequence[dict[str, Any] | None]]) -> None:
    """Dots with their intervals, from top to bottom, one colour per deck."""
    for number, column in enumerate(columns):
        for row, found in enumerate(column):
            if found is not None:
                low, high = found["interval"]
                height = row + spread(number, len(columns))
                axes.plot([low, high], [height, height], color=COLOURS[number], linewidth=1.5)
                axes.plot([found["share"]], [height], "o", color=COLOURS[number], markersize=5)
    rows = max(len(column) for column in columns)
    axes.set(ylim=(rows - 0.5, -0.5))
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), [page.folded(name) for name in names])
    axes.grid(axis="y", color=INK, alpha=0.12)


def name_decks(figure: Figure, axes: Axes, report: dict[str, Any]) -> None:
    """The colours of the decks, if there are two."""
    if len(report["decks"]) > 1:
        for colour, found in zip(COLOURS, report["decks"], strict=False):
            axes.plot([], [], "o-", color=colour, markersize=5, label=words.deck_name(found))
        figure.legend(loc="outside upper right", ncols=2)


@page.drawn
def picture_of_results(report: dict[str, Any]) -> Figure:
    """How games end, and what each place at the table wins."""
    decks = report["decks"]
    reasons = words.names_in([found["endings"] for found in decks])
    key = "turn_order" if decks[0]["turn_order"] else "seats"
    tall = 1.4 + 0.36 * max(len(reasons), report["seats"])
    figure, (endings, places) = page.picture(8, tall, 2)
    draw_estimates(endings, [[found["endings"].get(reason) for reason in reasons] for found in decks])
    name_rows(endings, [words.ending(report["game"], reason) for reason in reasons])
    endings.set(title="how games end", xlim=(-0.02, 1.02))
    draw_estimates(places, [found[key] for found in decks])
    labels = words.ORDER if key == "turn_order" else [f"seat {letter}" for letter in LETTERS]
    name_rows(places, labels[: report["seats"]])
    places.axvline(1 / report["seats"], color=ACCENT, linestyle=":", linewidth=1)
    places.set(title="share of wins")
    name_decks(figure, endings, report)
    return figure


@page.drawn
def picture_of_length(report: dict[str, Any]) -> Figure:
    """How many games had which length."""
    figure, plots = page.picture(8, 2.4, 2)
    for axes, key, label in zip(
        plots, ("rounds", "decisions"), (words.length_words(report["game"]), "decisions"), strict=True
    ):
        values = [
            [int(length) for length, count in found[key]["histogram"].items() for _ in range(count)]
            for found in report["decks"]
        ]
        shortest, longest = min(map(min, values)), max(map(max, values))
        width = max(1, -(-(longest - shortest + 1) // 30))
        bins = [edge - 0.5 for edge in range(shortest, longest + width + 1, width)]
        axes.hist(values, bins=bins, color=list(COLOURS[: len(values)]), density=False)
        axes.set(xlabel=label, ylabel="games")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=8))
        axes.yaxis.set_major_locator(MaxNLocator(integer=True, nbins=5))
    return figure


@page.drawn
def picture_of_feats(report: dict[str, Any], kind: str) -> Figure:
    """How often the seats that had the most of something won."""
    decks = [found["decides"].get(kind, {}) for found in report["decks"]]
    names = words.names_in(decks)
    figure, (axes,) = page.picture(8, 1.5 + 0.24 * len(names))
    draw_estimates(axes, [[deck.get(name, {}).get("won") for name in names] for deck in decks])
    name_rows(axes, [words.thing(report["game"], kind, name) for name in names])
    axes.axvline(1 / report["seats"], color=ACCENT, linestyle=":", linewidth=1)
    axes.set(title=words.kind_words(report["game"], kind), xlabel="won by a seat that had the most", xlim=(-0.02, 1.02))
    name_decks(figure, axes, report)
    return figure
