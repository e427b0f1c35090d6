"""What reports say: the names of things, and the rows of their tables, the same in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fistful import locales
from fistful.arena.page import percent
from fistful.balance.findings import half_width
from fistful.engine.feats import FeatHooks
from fistful.engine.registry import game as game_named
from fistful.engine.seats import LETTERS

ORDER: Final = ("plays first", "second", "third", "fourth", "fifth", "sixth")
Row = tuple[str, ...]

HOW_TO_READ: Final = (
    "Seen: the share of games in which anyone had it. Won: how often a seat with the most of it won, in games in which "
    "some had more of it than others. Swing: how much more than an equal share those seats won, over all games. "
    "This shows what goes with winning, not what causes it. After ± is half of the 95 % interval."
)


def deck_name(found: dict[str, Any]) -> str:
    """A deck's name without its folder."""
    return Path(found["deck"]).stem


def title(report: dict[str, Any]) -> str:
    decks = " and ".join(deck_name(found) for found in report["decks"])
    games = f"{report['games']:,}"
    if report["partial"]:
        played = " and ".join(f"{found['games']:,}" for found in report["decks"])
        games = f"partial results, {played} of {games}"
    return (
        f"{report['game']}, {report['seats']} seats, {report['level']} in every seat: "
        f"{games} games with the deck {decks}"
    )


def feats_of(game: str) -> FeatHooks:
    return game_named(game).feats


def ending(game: str, reason: str) -> str:
    return locales.sentence(game, "outcome", reason, {})


def thing(game: str, kind: str, name: str) -> str:
    """What a feat is about, as people call it."""
    term = feats_of(game).kinds[kind].term
    return locales.term(game, term, name) if term else name


def kind_words(game: str, kind: str) -> str:
    return feats_of(game).kinds[kind].words


def length_words(game: str) -> str:
    return f"{feats_of(game).length}s"


def names_in(decks: Sequence[dict[str, Any]]) -> list[str]:
    """The names that any of these tables has, in the order of the first."""
    return list(dict.fromkeys(name for deck in decks for name in deck))


def estimate(found: dict[str, Any] | None) -> str:
    """A share, and how far off it may be (95 % interval)."""
    return "–" if found is None else f"{found['share']:.1%} ± {100 * half_width(found):.1f}"


def ending_rows(report: dict[str, Any]) -> list[Row]:
    decks = [found["endings"] for found in report["decks"]]
    return [
        (ending(report["game"], reason), *(estimate(deck.get(reason)) for deck in decks)) for reason in names_in(decks)
    ]


def seat_rows(report: dict[str, Any]) -> list[Row]:
    """By place in the order of play where there is one, then by seat."""
    rows: list[Row] = []
    for key, labels in (("turn_order", ORDER), ("seats", [f"seat {letter}" for letter in LETTERS])):
        columns = [found[key] for found in report["decks"]]
        for label, *places in zip(labels, *columns, strict=False):
            rows.append((label, *(estimate(place) for place in places)))
    return rows


def length_rows(report: dict[str, Any]) -> list[Row]:
    rows: list[Row] = []
    for label, key in ((length_words(report["game"]), "rounds"), ("decisions", "decisions")):
        counts = [found[key] for found in report["decks"]]
        cells = [
            cell
            for count in counts
            for cell in (f"{count['mean']:g}", f"{count['shortest']} … {count['longest']}, median {count['median']:g}")
        ]
        rows.append((label, *cells))
    return rows


def feat_cells(found: dict[str, Any] | None) -> Row:
    if found is None:
        return ("–", "", "")
    return (percent(found["seen"]), estimate(found.get("won")), f"{found['swing']:+.1%}")


def feat_rows(report: dict[str, Any], kind: str, most: int | None = None) -> list[Row]:
    """The feats of a kind; if limited to some, those that swing most."""
    decks = [found["decides"].get(kind, {}) for found in report["decks"]]
    names = names_in(decks)
    if most is not None and len(names) > most:
        swings = {name: max(abs(deck[name]["swing"]) for deck in decks if name in deck) for name in names}
        kept = sorted(names, key=lambda name: -swings[name])[:most]
        names = [name for name in names if name in kept]
    return [
        (thing(report["game"], kind, name), *(cell for deck in decks for cell in feat_cells(deck.get(name))))
        for name in names
    ]


def kinds_in(report: dict[str, Any]) -> list[str]:
    """The kinds of feats that were seen, in the order of reports."""
    kinds = feats_of(report["game"]).kinds
    return [kind for kind in kinds if any(kind in found["decides"] for found in report["decks"])]
