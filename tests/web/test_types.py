"""The page's types of the protocol are the server's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_page_are_current() -> None:
    command = (sys.executable, str(ROOT / "tools" / "page_types.py"), "--check")
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
