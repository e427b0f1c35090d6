"""Questions: one object for each kind of step, which says what happens when its turn comes.

A kind that asks also says what it offers, what it refuses and why, how it words the question, and what an
answer does. A game lists its questions by kind (`kinds.py`), and `State` looks up the one for the present step.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fistful.engine.chance import Chance
from fistful.engine.errors import IllegalMove
from fistful.engine.wire import Prompt

S = TypeVar("S")
"""The state of one game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One kind of step."""

    def __init__(self, code: str = "", clause: str = "") -> None:
        self.code: Final = code
        """What words it; empty for a step that asks nobody."""
        self.clause: Final = clause

    def run(self, pos: S) -> None:
        """Carry out the step, or `ask` the seats it waits for."""
        raise AssertionError(f"the step {self.code!r} does nothing")

    def legal(self, pos: S, seat: i64) -> vec[i64]:
        """What a seat that is asked may choose, in rising order."""
        raise AssertionError("this step asks nobody")

    def allows(self, pos: S, seat: i64, action: i64) -> bool:
        """Whether a seat that is asked may choose this; a game may know a quicker way to tell."""
        for option in self.legal(pos, seat):
            if option == action:
                return True
        return False

    def pick(self, pos: S, seat: i64, chance: Chance) -> i64:
        """A legal action at random; a game may know a quicker way to find one."""
        legal = self.legal(pos, seat)
        return legal[chance.below(len(legal), "choice")]

    def decide(self, pos: S, seat: i64, action: i64) -> None:
        """Carry out the choice of the one seat that was asked."""
        raise AssertionError("this step asks nobody, or several seats at once")

    def unseal(self, pos: S) -> None:
        """Carry out the choices of several seats, which are in `pos.sealed`."""
        raise AssertionError("this step does not ask several seats at once")

    def prompt(self, pos: S, seat: i64) -> Prompt:
        """What this seat is asked, to be put into words."""
        return Prompt(self.code, self.clause)

    def refusal(self, pos: S, seat: i64, action: i64) -> IllegalMove | None:
        """Why this action is not legal, or None if it does not answer this question at all."""
        return None


def by_kind(kinds: int, automatic: Question[S], asking: dict[int, Question[S]]) -> list[Question[Any]]:
    """The questions of a game in the order of its kinds of steps: those that ask, and one for all that happen by
    themselves.
    """
    return [asking.get(kind, automatic) for kind in range(kinds)]
