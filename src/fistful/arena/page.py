"""The HTML page of a report: one file that contains its tables and pictures."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from html import escape
from textwrap import wrap
from typing import Any, Final, ParamSpec

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

Drawing = ParamSpec("Drawing")

INK: Final = "#2b2118"
ACCENT: Final = "#a63d2f"
PAPER: Final = "#f6efe0"
COLOURS: Final = (INK, ACCENT, "#3f6b6b", "#b98b2c", "#6b4a7a", "#5c7a3a")
"""One for each player or deck."""

SETTINGS: Final[dict[Any, Any]] = {
    "svg.hashsalt": "fistful",
    "font.family": "serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 11,
    "figure.facecolor": PAPER,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}
"""How pictures are drawn; a fixed salt makes equal pictures equal text."""

STYLE: Final = f"""
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 Georgia, serif }}
body {{ max-width: 54rem; margin: 2rem auto; padding: 0 1rem }}
h1 {{ font-size: 1.6rem; line-height: 1.25 }}
h2 {{ font-size: 1.2rem; margin-top: 2.2rem; border-bottom: 2px solid {ACCENT} }}
.wide {{ overflow-x: auto }}
table {{ border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }}
th, td {{ text-align: right; padding: .2rem .7rem; border-bottom: 1px solid #d8cbb0; white-space: nowrap }}
th {{ vertical-align: bottom; white-space: pre-line; font-weight: normal; font-style: italic }}
th:first-child, td:first-child {{ text-align: left }}
svg {{ display: block; max-width: 100%; height: auto; margin: 1rem 0 }}
p.note {{ font-size: .9rem; white-space: pre-line }}
"""


def page(title: str, *parts: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>{''.join(parts)}</body></html>\n"
    )


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table with its first column aligned to the left."""
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def paragraph(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def listing(lines: Iterable[str]) -> str:
    """Lines in small print, one below the other."""
    return paragraph("\n".join(lines))


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def picture(width: float, height: float, columns: int = 1) -> tuple[Figure, list[Axes]]:
    """An empty picture with this many plots side by side."""
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, list(figure.subplots(1, columns, squeeze=False)[0])


def drawn(draw: Callable[Drawing, Figure]) -> Callable[Drawing, str]:
    """Turn a function that draws a picture into one that returns it as HTML; equal pictures give equal text."""

    @wraps(draw)
    def element(*args: Drawing.args, **kwargs: Drawing.kwargs) -> str:
        out = io.StringIO()
        with mpl.rc_context(SETTINGS):
            draw(*args, **kwargs).savefig(out, format="svg", metadata={"Date": None})
        text = out.getvalue()
        return text[text.index("<svg") :]

    return element


def folded(words: str) -> str:
    """A label, broken into several lines if it is long."""
    return "\n".join(wrap(words, 24))


def percent(share: float) -> str:
    return f"{share:.1%}"


def between(interval: Sequence[float]) -> str:
    """An interval in words."""
    low, high = interval
    return f"{low:.1%} … {high:.1%}"
