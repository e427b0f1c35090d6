"""Refusals as they cross the network: a code with parameters, and its text in the language of the client."""

from __future__ import annotations

from typing import Final

from fistful import locales
from fistful.engine.errors import FistfulError
from fistful.engine.wire import OptionValue, Value
from fistful.protocol.frames import Refusal

LONGEST_PARAMETER: Final = 200
STATUS: Final = {
    "no-such-table": 404,
    "no-such-page": 404,
    "wrong-method": 405,
    "no-such-game": 404,
    "wrong-token": 403,
    "not-over": 409,
    "begun": 409,
    "closed": 409,
    "shut": 409,
    "put-out": 403,
    "banned": 403,
    "muted": 403,
    "operators-only": 403,
    "seat-taken": 409,
    "other-round": 409,
    "in-clear": 409,
    "no-free-seat": 409,
    "not-stored": 503,
    "put-aside": 503,
    "not-ready": 503,
    "failed": 500,
    "too-large": 413,
    "origin": 403,
    "host": 421,
    "figures": 403,
    "wrong-password": 401,
    "name-kept": 409,
    "taken": 409,
    "too-often": 429,
    "many-names": 429,
    "too-many-public": 409,
    "signed-out": 401,
}
"""The HTTP status of a refusal by its code; 400 otherwise."""


def refusal(error: FistfulError, language: str = locales.ENGLISH) -> Refusal:
    """What a client is told. Of its own words it hears only the beginning."""
    params = {name: _short(value) for name, value in error.params.items()}
    text = locales.sentence(error.game, error.kind, error.code, params, language)
    return Refusal(error.kind, error.code, error.game, error.clause, params, text)


def status(error: FistfulError) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(error.code, 400)


def _short(value: object) -> Value | OptionValue:
    if isinstance(value, int | tuple):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_PARAMETER else text[:LONGEST_PARAMETER] + "…"
