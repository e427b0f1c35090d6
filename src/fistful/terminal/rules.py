"""Single clauses of a rules page."""

from __future__ import annotations


def clause_of(text: str, clause: str) -> str | None:
    """The paragraph of a rules page that states this clause."""
    start = text.find(f"- **{clause}** ")
    if not clause or start < 0:
        return None
    ends = [end for end in (text.find("\n- **", start), text.find("\n#", start)) if end > 0]
    return text[start : min(ends, default=len(text))]
