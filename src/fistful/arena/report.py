"""The results of a match for people: a table in the terminal, and one HTML page with pictures."""

from __future__ import annotations

from typing import Any, Final

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter
from rich.table import Table

from fistful import locales
from fistful.arena import page
from fistful.arena.page import ACCENT, COLOURS, INK, between, percent
from fistful.arena.results import Results
from fistful.engine.seats import LETTERS

COLUMNS: Final = (
    "player",
    "share\nwon",
    "95 % interval",
    "score\ndiff.",
    "rating",
    "simu-\nlations",
    "CPU ms\nmean",
    "\nmost",
)
"""Broken so that a row with the longest numbers fits in 80 columns."""


def rows(summary: dict[str, Any]) -> list[tuple[str, ...]]:
    """One row per player."""
    return [
        (
            player["level"],
            percent(player["share"]),
            between(player["interval"]),
            f"{player['score_difference']:+.1f}",
            f"{player['rating'][0]:.1f} ± {player['rating'][1]:.1f}",
            f"{player['simulations_per_search']:,}" if player["simulations_per_search"] else "–",
            f"{player['cpu_ms_per_decision']:.2f}",
            f"{player['slowest_ms']:.0f}",
        )
        for player in summary["players"]
    ]


def heading(summary: dict[str, Any]) -> str:
    deals, games = summary["deals"], summary["games"]
    partial = "partial results, " if summary["partial"] else ""
    return f"{summary['game']}, {summary['seats']} seats: {partial}{games} games on {deals} deals"


def verdict_line(verdict: dict[str, Any]) -> str:
    """What the match says about two players, with the difference of their shares."""
    one, other = verdict["players"]
    low, high = verdict["interval"]
    found = "not decided" if verdict["better"] is None else f"{verdict['better']} is better"
    return f"{one} and {other}: {found} ({low:+.1%} … {high:+.1%})"


def notes(summary: dict[str, Any]) -> list[str]:
    """What to know about the figures, and the seed with which the match can be played again."""
    sure = "A match that stops early overstates the difference; its intervals hold."
    return [*([sure] if summary["until_sure"] else []), f"seed {summary['seed']}"]


def fault_line(fault: dict[str, Any]) -> str:
    """How often a bot answered with something else than a legal move, and what was wrong."""
    times = "once" if fault["count"] == 1 else f"{fault['count']:,} times"
    return f"{fault['player']} gave no legal move {times}, and deputy moved for it. At first: {fault['first']}"


def terminal_table(summary: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, title=heading(summary), title_justify="left")
    for number, column in enumerate(COLUMNS):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    for row in rows(summary):
        table.add_row(*row)
    return table


def html(results: Results) -> str:
    """One self-contained page."""
    summary = results.summary()
    return page.page(
        heading(summary),
        page.table(COLUMNS, rows(summary)),
        page.paragraph(
            f"An equal share is {summary['equal_share']:.1%}. The deal, not the game, is the sample: each is replayed "
            "with the players exchanged until everyone has held every seat once."
        ),
        page.listing([verdict_line(verdict) for verdict in summary["verdicts"]]),
        *[page.paragraph(fault_line(fault)) for fault in summary["faults"]],
        page.listing(notes(summary)),
        picture_of_shares(results),
        picture_of_endings(summary),
    )


@page.drawn
def picture_of_shares(results: Results) -> Figure:
    """How each player's share settled, deal by deal, with its last interval."""
    figure, (axes,) = page.picture(8, 3.6)
    deals = results.deals()
    for player, level in enumerate(results.levels):
        total = 0.0
        means = []
        for number, deal in enumerate(deals, 1):
            total += deal[player]
            means.append(total / number)
        colour = COLOURS[player % len(COLOURS)]
        axes.plot(range(1, len(means) + 1), means, color=colour, label=f"{player + 1}: {level}")
        interval = results.interval(player)
        axes.axhspan(interval.low, interval.high, color=colour, alpha=0.12, linewidth=0)
    axes.axhline(results.equal, color=INK, linestyle=":", linewidth=1)
    axes.set(xlabel="deals", ylabel="share of wins so far", ylim=(0, 1), xlim=(1, max(2, len(deals))))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    figure.legend(loc="outside right upper")
    return figure


@page.drawn
def picture_of_endings(summary: dict[str, Any]) -> Figure:
    """How games ended, and what each seat won."""
    found = summary["endings"]
    figure, (endings, seats) = page.picture(8, 1.6 + 0.4 * len(found), 2)
    names = [page.folded(locales.sentence(summary["game"], "outcome", reason, {})) for reason in found]
    bars = endings.barh(names, list(found.values()), color=ACCENT, height=0.6)
    endings.bar_label(bars, [percent(share) for share in found.values()], padding=3)
    endings.set(title="how games ended", xlim=(0, 1.25), ylim=(len(names) - 0.4, -0.6))
    endings.set_xticks([])
    endings.spines["bottom"].set_visible(False)
    seats.bar(list(LETTERS[: summary["seats"]]), summary["wins_by_seat"], color=INK, width=0.6)
    seats.axhline(1 / summary["seats"], color=ACCENT, linestyle=":", linewidth=1)
    seats.set(title="wins by seat")
    seats.yaxis.set_major_formatter(PercentFormatter(1))
    return figure
