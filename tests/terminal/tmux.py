"""`fistful` in a real terminal: tmux starts it, presses keys, and says what stands on the screen."""

from __future__ import annotations

import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from fistful import locales

PATIENCE = 120.0
LOOK = 0.1
"""How many seconds pass between two looks at the screen."""
CHOOSE = locales.message("terminal-key-choose", "en")
KEYS = {
    CHOOSE: ("Right", "Enter", "Space"),
    locales.message("terminal-key-skip", "en"): ("Space",),
    locales.message("terminal-keys-race", "en"): ("Space", "h"),
}
"""What is pressed to get on with a game, by what the screen says of the keys."""


class Terminal:
    """One terminal with a command in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def tmux(self, *command: str) -> str:
        """A command of tmux on a server that nobody else uses."""
        call = ("tmux", "-S", str(self.folder / "tmux"), "-f", "/dev/null", *command)
        return subprocess.run(call, check=True, capture_output=True, text=True).stdout

    def start(self, *words: str, **environment: str) -> None:
        """Run `fistful` with these words in a terminal of 80 by 24; its exit code will stand on the screen."""
        self.tmux("-u", "new-session", "-d", "-x", "80", "-y", "24", "sh", "-c", self.command(words, environment))

    def again(self, *words: str, **environment: str) -> None:
        """Run it once more, in the same terminal."""
        self.tmux("respawn-pane", "-k", "sh", "-c", self.command(words, environment))

    def command(self, words: Sequence[str], environment: Mapping[str, str]) -> str:
        """What a shell runs: the size is not that of the terminal in which the tests run."""
        kept = {"XDG_STATE_HOME": str(self.folder / "state"), "LANG": "C.UTF-8", **environment}
        named = [f"{name}={value}" for name, value in kept.items()]
        command = shlex.join(["env", "-u", "COLUMNS", "-u", "LINES", *named, sys.executable, "-m", "fistful", *words])
        return f"stty -echo; {command}; echo exit $?; exec cat"

    def stop(self) -> None:
        """Close the terminal."""
        subprocess.run(("tmux", "-S", str(self.folder / "tmux"), "kill-server"), capture_output=True, check=False)

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def resize(self, width: int, height: int) -> None:
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def screen(self, colours: bool = False) -> str:
        """What stands on the screen, with the codes of its colours if these are wanted."""
        return self.tmux("capture-pane", "-p", *(["-e"] if colours else []))

    def until(self, reached: Callable[[str], bool], keys: Mapping[str, Sequence[str]] | None = None) -> str:
        """Look until the screen is as it should be, and press the keys that belong to a text while that is shown."""
        ends = time.monotonic() + PATIENCE
        while not reached(screen := self.screen()):
            assert time.monotonic() < ends, screen
            for text, pressed in (keys or {}).items():
                if text in screen:
                    self.press(*pressed)
            time.sleep(LOOK)
        return screen

    def until_shown(self, text: str) -> str:
        return self.until(lambda screen: text in " ".join(screen.split()))

    def go_on(self) -> str:
        """Skip what is told, or play what comes next on the screen; what stood there."""
        shown = self.screen()
        self.press(*next((keys for text, keys in KEYS.items() if text in shown), ("Space",)))
        time.sleep(LOOK)
        return shown

    def heard(self) -> str:
        """Wait until a table has heard every key; a move that is typed shows that, and is forgotten again."""
        self.press("/", "~")
        self.until_shown("/~▏")
        self.press("Escape")
        return self.until(lambda screen: "▏" not in screen)


@contextmanager
def terminal(folder: Path) -> Iterator[Terminal]:
    """A terminal, and nothing left of it afterwards."""
    made = Terminal(folder)
    try:
        yield made
    finally:
        made.stop()
