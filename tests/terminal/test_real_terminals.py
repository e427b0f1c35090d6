"""Real terminals: whole games in them, at changing sizes, left and gone on with; and what colours they are sent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fistful
from fistful import locales
from tests.tables import DECKS, THOROUGH
from tests.terminal.test_full_screen import SHORT
from tests.terminal.tmux import CHOOSE, Terminal, terminal

OVER = locales.message("terminal-keys-over", "en")
LEAVE = locales.message("terminal-leave-sure", "en").split("?")[0]
SMALL = (80, 24)
SIZES = ((200, 60), (100, 30), (120, 24), (64, 20))
LONGEST_MOVE = 6
"""Words of a move that are chosen one by one."""
GAMES = [
    *[(slug, seats, options) for slug, (seats, options) in SHORT.items() if slug != "boomtown-bandits"],
    *[("boomtown-bandits", 2, {"pace": pace}) for pace in ("automatic", "real-time")],
    *[(slug, seats, {}) for slug in SHORT for seats in fistful.game(slug).seats if THOROUGH],
    *[("boomtown-bandits", seats, {"pace": "real-time"}) for seats in (3, 4, 5) if THOROUGH],
]
CODES = {256**3: r"[34]8;2;", 256: r"[34]8;5;", 16: r"(?:3[0-7]|4[0-7]|9[0-7]|10[0-7])(?:;|m)"}
"""How colours are asked for, by how many there are."""


def sit_down(screen: Terminal, slug: str, seats: int, options: dict[str, bool | int | str], **environment: str) -> None:
    chosen = [word for name, value in options.items() for word in ("-o", f"{name}={str(value).lower()}")]
    deck = DECKS / f"{slug}.toml"
    if not THOROUGH and deck.exists():
        chosen += ["--deck", str(deck)]
    told = ("--seats", str(seats), "--level", "greenhorn", "--seed", "7", "--name", "Ann")
    screen.start("play", slug, *told, *chosen, **environment)


def asked(screen: Terminal) -> str:
    """Wait for a question, and go to its first answer; what stands on the screen then."""
    while CHOOSE not in screen.heard():
        screen.go_on()
    screen.press(*["BSpace"] * LONGEST_MOVE, "1")
    return screen.heard()


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_a_game_is_played_at_changing_sizes_left_gone_on_with_and_played_to_its_end(
    slug: str, seats: int, options: dict[str, bool | int | str], tmp_path: Path
) -> None:
    with terminal(tmp_path) as screen:
        sit_down(screen, slug, seats, options)
        asked(screen)
        for _ in range(10):
            screen.go_on()
        small = asked(screen)
        for size in (*SIZES, SMALL):
            screen.resize(*size)
            shown = screen.heard()
            assert "▸" in shown
            assert max(map(len, shown.splitlines())) == size[0]
        assert shown == small
        screen.press("C-c")
        screen.until_shown(LEAVE)
        screen.press("Enter")
        screen.until_shown("exit 0")
        screen.again("play", "--resume")
        assert asked(screen) == small
        while OVER not in screen.go_on():
            pass
        assert re.search("wins|win|draw|Nobody", screen.screen())
        screen.press("q")
        screen.until_shown("exit 0")
    assert not (tmp_path / "state" / "fistful" / "game.json").exists()


def colours(shown: str) -> int:
    """Out of how many colours those on this screen are; 0 if there are none."""
    return next((count for count, code in CODES.items() if re.search(rf"\x1b\[(?:\d+;)*{code}", shown)), 0)


@pytest.mark.parametrize(
    ("environment", "most"),
    [
        ({"TERM": "xterm-16color", "COLORTERM": ""}, 16),
        ({"TERM": "xterm-256color", "COLORTERM": ""}, 256),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"}, 0),
    ],
)
def test_a_terminal_is_sent_the_colours_it_has_and_shows_what_is_legal_without_them(
    environment: dict[str, str], most: int, tmp_path: Path
) -> None:
    with terminal(tmp_path) as screen:
        sit_down(screen, "wild-shots", 2, {}, **environment)
        shown = asked(screen)
        assert colours(screen.screen(colours=True)) == most
        assert {"╔", "▸"} <= set(shown), "what is in question has a frame and a mark of its own"
