"""What a shell offers after the tab key: games, levels and decks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from click import Context, Parameter
from click.shell_completion import CompletionItem

import fistful
from fistful import locales
from fistful.bots import levels
from fistful.engine.deck import HOUSE

DECK_FILES: Final = ".toml"


def complete_game(_context: Context, _parameter: Parameter, typed: str) -> list[CompletionItem]:
    return [
        CompletionItem(slug, help=locales.message(f"{slug}-line")) for slug in fistful.games() if slug.startswith(typed)
    ]


def complete_level(_context: Context, _parameter: Parameter, typed: str) -> list[CompletionItem]:
    return [CompletionItem(level) for level in levels() if level.startswith(typed)]


def complete_deck(_context: Context, _parameter: Parameter, typed: str) -> list[CompletionItem]:
    """The house deck, and deck files in the folder that is being typed; other files only if there are none."""
    folder, _, start = typed.rpartition("/")
    here = Path(f"{folder}/") if "/" in typed else Path()
    found = sorted(here.glob("*")) if here.is_dir() else []
    decks = [file for file in found if file.suffix == DECK_FILES and file.name.startswith(start)]
    names = [HOUSE] if HOUSE.startswith(typed) else []
    names += [typed[: len(typed) - len(start)] + file.name for file in decks]
    return [CompletionItem(name) for name in names] or [CompletionItem(typed, type="file")]
