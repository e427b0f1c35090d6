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
    "wrong-password": 401,
    "name-kept": 409,
    "taken": 409,
    "too-often": 429,
}
"""The HTTP status of a refusal by its code; 400 otherwise."""


def refusal(error: FistfulError) -> Refusal:
    """What a client is told."""
    params = {
        name: value if isinstance(value, int | str | tuple) else str(value) for name, value in error.params.items()
    }
    return Refusal(error.kind, error.code, error.game, error.clause, params, str(error))


def status(error: FistfulError) -> int:
    return STATUS.get(error.code, 400)
