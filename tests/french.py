"""Faults of French that can be told by their look."""

from __future__ import annotations

import re
from typing import Final

WRONG_IN_FRENCH: Final = {
    "no no-break space before ; : ! ? » or after «": r"(?<=[^\s|:-]) [;:!?»]|« ",
    "punctuation at the beginning of a line": r"^ *[;:!?»]",
    "two spaces": r"(?<=[^\s|])  +(?=[^\s|])",
    "no elision": r"(?<![\w-])(?:d|qu|jusqu|lorsqu|puisqu|n|s|l|j|m|t)e (?=[aeiouéèêàâîïôûœ]\w)(?!onze\b|oui\b)",
    "no elision of la": r"(?<![\w-])la (?=[aeiouéèêàâîïôûœ]\w)(?!onzième\b)",
    "si before il": r"\bsi ils?\b",
    "no contraction": r"\b(?:de|à) les?\b(?!\s+\w+(?:er|ir|re)\b)|\b(?:de|à) \{ \$the-",
    "a value after que": r"\b(?:jus|lors|puis)?que \{ \$",
    "a player after de": r"\bde \{ \$(?:seat|rival|target|hearer|names?|winners) \}",
    "a breakable space before the dollar": r"\} \$(?![\w-])",
    "a straight apostrophe": r"(?<=\w)'(?=\w)",
}
"""The faults, each with the pattern that finds it."""


def said_wrongly(text: str, fault: str) -> str | None:
    """The first place of a text with this fault, and what stands around it."""
    found = re.search(WRONG_IN_FRENCH[fault], text, re.IGNORECASE | re.MULTILINE)
    return None if found is None else text[max(0, found.start() - 40) : found.end() + 40]
