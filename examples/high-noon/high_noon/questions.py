"""What the steps of High Noon do, and what they ask for: a card to draw, from everyone at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.errors import IllegalMove
from fistful.engine.question import Question, by_kind
from high_noon import steps
from high_noon.facts import SLUG
from high_noon.kinds import DUEL, KINDS
from high_noon.state import HighNoonState


class Deal(Question[HighNoonState]):
    """HIN-1: nobody is asked."""

    def run(self, pos: HighNoonState) -> None:
        steps.deal(pos)


class Draw(Question[HighNoonState]):
    """HIN-2: a card from one's hand, sealed."""

    def run(self, pos: HighNoonState) -> None:
        pos.ask_sealed(bitset.first(pos.setup.seats))

    def legal(self, pos: HighNoonState, seat: i64) -> vec[i64]:
        return vec[i64](sorted(set(pos.hands[seat])))

    def unseal(self, pos: HighNoonState) -> None:
        steps.duel(pos)

    def refusal(self, pos: HighNoonState, seat: i64, action: i64) -> IllegalMove | None:
        return IllegalMove("not-in-hand", SLUG, "HIN-2", number=action + 1)


QUESTIONS: Final = by_kind(KINDS, Deal(), {DUEL: Draw("draw", "HIN-2")})
