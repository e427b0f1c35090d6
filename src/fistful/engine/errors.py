"""What can be refused, each as one sentence a player understands.

An error is a code with parameters and the clause it rests on; `fistful.locales` words it, and
`str(error)` is its English.
"""

from __future__ import annotations

from typing import ClassVar


class FistfulError(Exception):
    """Anything that Fistful refuses."""

    kind: ClassVar[str] = "error"

    def __init__(self, code: str, game: str = "", clause: str = "", **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.game = game
        self.clause = clause
        self.params = params

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The sentence in `en`, `de` or `fr`."""
        from fistful import locales

        return locales.sentence(self.game, self.kind, self.code, self.params, language)


class IllegalMove(FistfulError):
    """An action that the rules do not allow now."""

    kind = "refusal"


class NotYourTurn(FistfulError):
    """A seat that has no decision open now."""

    kind = "turn"


class BadNotation(FistfulError):
    """A text that names no action of this game."""

    kind = "notation"


class BadSetup(FistfulError):
    """A game, a number of seats or an option that does not exist."""

    kind = "setup"


class MissingExtra(BadSetup, ImportError):
    """Packages that are installed only with an extra, as in `pip install "fistful[server]"`."""


class BadDeck(FistfulError):
    """A deck file that cannot be read or breaks the rules for decks."""

    kind = "deck"


class BadRecord(FistfulError):
    """A record that cannot be read, or does not replay."""

    kind = "record"


class TableRefusal(FistfulError):
    """Something that a table of the server does not do."""

    kind = "table"
