"""`fistful` in a real terminal: tmux starts it, presses keys, and says what stands on the screen."""

from __future__ import annotations

import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120.0
LOOK = 0.1
"""How many seconds pass between two looks at the screen."""


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
        kept = {"XDG_STATE_HOME": str(self.folder / "state"), "LANG": "C.UTF-8", **environment}
        command = shlex.join(["env", *[f"{name}={value}" for name, value in kept.items()], sys.executable, "-m"])
        shown = f"stty -echo; {command} fistful {shlex.join(words)}; echo exit $?; exec cat"
        self.tmux("-u", "new-session", "-d", "-x", "80", "-y", "24", "sh", "-c", shown)

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


@contextmanager
def terminal(folder: Path) -> Iterator[Terminal]:
    """A terminal, and nothing left of it afterwards."""
    made = Terminal(folder)
    try:
        yield made
    finally:
        made.stop()
