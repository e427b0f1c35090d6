"""Which database it is, only the store and the settings say."""

from __future__ import annotations

from pathlib import Path

SERVER = Path(__file__).resolve().parents[2] / "src" / "fistful" / "server"


def test_another_database_touches_the_store_and_its_address() -> None:
    naming = {file.relative_to(SERVER) for file in SERVER.rglob("*.py") if "sqlite" in file.read_text("utf-8").lower()}
    assert {str(file) for file in naming if file.parts[0] != "store"} == {"core/settings.py"}
