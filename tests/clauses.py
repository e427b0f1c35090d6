"""The clause ids of the rules pages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"
_CLAUSE = re.compile(r"^- \*\*([A-Z]{3}-\d+)\*\* ", re.MULTILINE)


@cache
def clause_ids() -> frozenset[str]:
    """Every clause that a rules page states; a page states each one once."""
    found: list[str] = []
    for page in RULES.glob("*.md"):
        found += _CLAUSE.findall(page.read_text("utf-8"))
    twice = {clause for clause in found if found.count(clause) > 1}
    assert not twice, f"stated twice: {sorted(twice)}"
    return frozenset(found)
