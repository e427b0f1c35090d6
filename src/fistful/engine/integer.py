"""Numbers as callers may give them: an int, or anything that stands for one, such as NumPy's integers."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex


def integer(number: SupportsIndex) -> int:
    """The int that this stands for; a `TypeError` for anything else, a float or a text for example."""
    return number if isinstance(number, int) else index(number)
