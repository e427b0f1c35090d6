"""`greenhorn`: any legal action, each as likely as the others."""

from __future__ import annotations

from typing import SupportsIndex

from fistful.engine.chance import fast
from fistful.engine.wire import Thought, View


class Greenhorn:
    def answer(self, view: View, seed: SupportsIndex) -> int:
        return view.actions[fast(seed).below(len(view.actions), "greenhorn")]

    def think(self, view: View, seed: SupportsIndex) -> Thought:
        return Thought(self.answer(view, seed), 0)
