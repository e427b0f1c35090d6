"""Results for people: a table in the terminal, and one HTML file with its pictures inside."""

from __future__ import annotations

import io
from html import escape
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from rich.table import Table

from fistful.arena.results import Results

INK = "#2b2118"
ACCENT = "#a63d2f"
PAPER = "#f6efe0"

STYLE = f"""
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 Georgia, serif }}
body {{ max-width: 52rem; margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; margin: 1rem 0 }}
th, td {{ text-align: right; padding: .25rem .8rem; border-bottom: 1px solid #d8cbb0 }}
th:first-child, td:first-child {{ text-align: left }}
svg {{ max-width: 100%; height: auto }}
"""

COLUMNS = ("player", "share of wins", "95 % interval", "rating", "simulations", "CPU ms a decision", "slowest ms")


def rows(summary: dict[str, Any]) -> list[tuple[str, ...]]:
    """One row a player."""
    return [
        (
            player["level"],
            f"{player['share']:.1%}",
            f"{player['interval'][0]:.1%} … {player['interval'][1]:.1%}",
            f"{player['rating'][0]:.1f} ± {player['rating'][1]:.1f}",
            f"{player['simulations_per_search']:,}",
            f"{player['cpu_ms_per_decision']:.2f}",
            f"{player['slowest_ms']:.0f}",
        )
        for player in summary["players"]
    ]


def heading(summary: dict[str, Any]) -> str:
    deals, games = summary["deals"], summary["games"]
    return f"{summary['game']}, {summary['seats']} seats: {games} games on {deals} deals"


def verdict_line(verdict: dict[str, Any]) -> str:
    """What the sequential test says of two players."""
    one, other = verdict["players"]
    better = verdict["better"]
    return f"{one} and {other}: not decided" if better is None else f"{one} and {other}: {better} is better"


def terminal_table(summary: dict[str, Any]) -> Table:
    table = Table(*COLUMNS, box=None, pad_edge=False, title=heading(summary), title_justify="left")
    for row in rows(summary):
        table.add_row(*row)
    return table


def html(results: Results) -> str:
    """One self-contained page."""
    summary = results.summary()
    head = "".join(f"<th>{escape(column)}</th>" for column in COLUMNS)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows(summary))
    verdicts = "".join(f"<li>{escape(verdict_line(verdict))}</li>" for verdict in summary["verdicts"])
    title = escape(heading(summary))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>"
        f"<body><h1>{title}</h1><table><tr>{head}</tr>{body}</table>"
        f"<p>An equal share is {summary['equal_share']:.1%}. The deal, not the game, is the sample: each is replayed "
        f"with the players exchanged until everyone has held every seat once.</p><ul>{verdicts}</ul>"
        f"{picture_of_shares(results)}{picture_of_endings(summary)}</body></html>\n"
    )


def picture_of_shares(results: Results) -> str:
    """How each player's share settled, deal by deal, with its last interval."""
    figure = Figure(figsize=(8, 3.6), facecolor=PAPER)
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    deals = results.deals()
    for player, level in enumerate(results.levels):
        total = 0.0
        means = []
        for number, deal in enumerate(deals, 1):
            total += deal[player]
            means.append(total / number)
        (line,) = axes.plot(range(1, len(means) + 1), means, label=level)
        interval = results.interval(player)
        axes.axhspan(interval.low, interval.high, color=line.get_color(), alpha=0.12)
    axes.axhline(results.equal, color=INK, linestyle=":", linewidth=1)
    axes.set(xlabel="deals", ylabel="share of wins", ylim=(0, 1))
    axes.legend(frameon=False)
    return svg(figure)


def picture_of_endings(summary: dict[str, Any]) -> str:
    """How games ended, and what each seat won."""
    figure = Figure(figsize=(8, 2.8), facecolor=PAPER)
    endings, seats = figure.subplots(1, 2)
    names = list(summary["endings"])
    endings.barh(names, [summary["endings"][name] for name in names], color=ACCENT)
    endings.set(title="endings", xlim=(0, 1))
    seats.bar(list("ABCDEF"[: summary["seats"]]), summary["wins_by_seat"], color=INK)
    seats.axhline(1 / summary["seats"], color=ACCENT, linestyle=":", linewidth=1)
    seats.set(title="wins by seat")
    for axes in (endings, seats):
        axes.set_facecolor(PAPER)
    figure.tight_layout()
    return svg(figure)


def svg(figure: Figure) -> str:
    """A figure as an element of a page; equal figures give equal text."""
    out = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": "fistful"}):
        figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
