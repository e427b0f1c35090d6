"""What `fistful` alone does not have: the extras, and the packages that each brings.

`pip install fistful` is enough for rules, bots and the terminal. Packages of ours that need more call `require` first,
so that a missing extra is one sentence with the command that installs it.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from fistful.engine.errors import MissingExtra

EXTRAS: Final = {
    "server": (
        "alembic",
        "argon2",
        "confusable_homoglyphs",
        "httptools",
        "litestar",
        "openskill",
        "precis_i18n",
        "prometheus_client",
        "segno",
        "servestatic",
        "sqlalchemy",
        "structlog",
        "uvicorn",
    ),
    "envs": ("PIL", "gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("PIL", "gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "arena": ("matplotlib", "openskill"),
    "ray": ("matplotlib", "openskill", "ray"),
}
"""By extra, the modules that it installs and we import; `pyproject.toml` has their versions."""


def installed(extra: str) -> bool:
    """Whether everything in an extra can be imported."""
    for module in EXTRAS[extra]:
        if find_spec(module) is None:
            return False
    return True


def require(extra: str) -> None:
    """Raise `MissingExtra` unless an extra is installed."""
    if not installed(extra):
        raise MissingExtra("missing-extra", extra=extra)
