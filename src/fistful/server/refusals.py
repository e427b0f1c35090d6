"""Refusals as they cross the network: a code with parameters and its English."""

from __future__ import annotations

from typing import Final

from fistful.engine.errors import FistfulError
from fistful.protocol.frames import Refusal

STATUS: Final = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-game": 404,
    "wrong-token": 403,
    "not-over": 409,
    "begun": 409,
    "seat-taken": 409,
    "no-free-seat": 409,
    "not-stored": 503,
    "too-large": 413,
}
"""The HTTP status of a refusal by its code; 400 otherwise."""


def refusal(error: FistfulError) -> Refusal:
    """What a client is told."""
    plain = {name: each if isinstance(each, int | str | tuple) else str(each) for name, each in error.params.items()}
    return Refusal(error.kind, error.code, error.game, error.clause, plain, str(error))


def status(error: FistfulError) -> int:
    return STATUS.get(error.code, 400)
