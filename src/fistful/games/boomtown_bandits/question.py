"""What a step that asks has to say: the legal choices, the words, what comes of the answer, why another is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt

if TYPE_CHECKING:
    from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition

NO_WINDOW: Final = -1


class Question:
    """One kind of step that asks; a kind that never asks has this very one."""

    def __init__(self, code: str, clause: str) -> None:
        self.code: Final = code
        """What puts it into words."""
        self.clause: Final = clause

    def legal(self, pos: BoomtownBanditsPosition, seat: i64) -> vec[i64]:
        """What a seat that is asked may choose."""
        raise AssertionError("this step asks nobody")

    def prompt(self, pos: BoomtownBanditsPosition, seat: i64) -> Prompt:
        return Prompt(self.code, self.clause)

    def decide(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> None:
        """Carry out the choice of the one seat that was asked."""
        raise AssertionError("this step asks nobody, or several at once")

    def unseal(self, pos: BoomtownBanditsPosition) -> None:
        """Carry out the choices of several seats."""
        raise AssertionError("this step does not ask several at once")

    def refusal(self, pos: BoomtownBanditsPosition, seat: i64, action: i64) -> IllegalMove | None:
        """What speaks against this action, if it answers the question at all."""
        return None

    def window(self, pos: BoomtownBanditsPosition) -> i64:
        """BTB-18, BTB-35: the window for cards in which this question is asked, or `NO_WINDOW`."""
        return NO_WINDOW
