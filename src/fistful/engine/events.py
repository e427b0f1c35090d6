"""What happened, told to each audience in its own version.

A table holds `Event`s; what leaves the table is only ever `event.to(seat)`, and `event.everything()` once the game
is over.
"""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

from fistful.engine.integer import integer
from fistful.engine.wire import Told, Value
from fistful.locales import HEARER

NO_SECRETS: Final[dict[int, dict[str, Value]]] = {}


class Event:
    """One thing that happened. Everyone gets the public part, unless it is a whisper; `to` is one seat's version."""

    def __init__(
        self,
        code: str,
        clause: str,
        public: dict[str, Value],
        secret: dict[int, dict[str, Value]],
        whisper: bool,
        recalled: bool = True,
    ) -> None:
        self.code: Final = code
        """What happened; `fistful.locales` has words for it."""
        self.clause: Final = clause
        """The clause of the rules that it rests on."""
        self.public: Final = public
        """The parameters that everyone is told."""
        self.secret: Final = secret
        """What single seats are told on top of the public part."""
        self.whisper: Final = whisper
        """Only the seats in `secret` learn of it at all."""
        self.recalled: Final = recalled
        """It is about the game, so views recall it; not that a seat has chosen."""
        self._open: Told | None = None

    def to(self, seat: SupportsIndex | None) -> Told | None:
        """This seat's version (None: a spectator's), or None if the seat does not learn of it."""
        if seat is not None:
            secret = self.secret.get(integer(seat))
            if secret is not None:
                return Told(self.code, self.clause, {**self.public, **secret})
        if self.whisper:
            return None
        if self._open is None:
            self._open = Told(self.code, self.clause, self.public)
        return self._open

    def everything(self) -> tuple[Told, ...]:
        """With all that single seats were told, for when everything is open.

        It is told once where the seats' parts fit together. A whisper, or a part that contradicts another seat's, is
        told for each seat, with that seat as the `hearer`.
        """
        whole = dict(self.public)
        for secret in self.secret.values():
            whole.update(secret)
        if not self.whisper and self._agrees(whole):
            return (Told(self.code, self.clause, whole),)
        told: list[Told] = []
        for seat, secret in self.secret.items():
            told.append(Told(self.code, self.clause, {**self.public, **secret, HEARER: seat}))
        return tuple(told)

    def _agrees(self, whole: dict[str, Value]) -> bool:
        """Whether no seat was told anything else than this."""
        for secret in self.secret.values():
            for name, value in secret.items():
                if whole[name] != value:
                    return False
        return True

    def __reduce__(self) -> tuple[Any, ...]:
        """All of it, what single seats were told included: never to be sent to a bot."""
        return Event, (self.code, self.clause, self.public, self.secret, self.whisper, self.recalled)

    def __repr__(self) -> str:
        return f"Event({self.code!r}, {self.clause!r}, {self.public!r}, {self.secret!r}, {self.whisper!r})"
