"""A game in progress as an environment runs it: who is asked, what all see at that moment, and the rewards.

All seats that are asked at once are shown the same moment, in whatever order an environment then takes their answers:
nobody sees that another has answered already, let alone what.
"""

from __future__ import annotations

from collections.abc import Mapping

from fistful.engine.game import Game
from fistful.engine.position import Position
from fistful.engine.wire import OptionValue, Outcome, View


class Table:
    """Makes one game after another, all with the same seats and options."""

    def __init__(self, game: Game, seats: int | None, options: Mapping[str, OptionValue]) -> None:
        self.game = game
        self.setup = game.setup(game.seats[0] if seats is None else seats, options)
        self.seats: int = self.setup.terms.seats

    def begin(self, seed: int) -> None:
        """A new game: `game.new(seed=seed)`."""
        self.go_on(self.game.begin(self.setup, seed))

    def go_on(self, position: Position) -> None:
        """Go on from this position, which must be one of this game, with these seats and options."""
        assert position.base.terms == self.setup.terms
        self._position = position
        self._open()

    def _open(self) -> None:
        """The next moment in which somebody is asked."""
        self.asked = list(self._position.to_act)
        """The seats whose answers are still wanted."""
        self._moment: Position = self._position.copy() if len(self.asked) > 1 else self._position
        """The position as it was before the first of them answered."""
        self._views: dict[int, View] = {}

    def is_over(self) -> bool:
        return not self.asked

    @property
    def outcome(self) -> Outcome | None:
        """How the game that is over ended."""
        return self._position.outcome

    def view(self, seat: int) -> View:
        """What a seat sees of this moment, without what it recalls."""
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = self._moment.view(seat, recall=False)
        return known

    def recalling(self, seat: int) -> View:
        """The same with what it recalls."""
        return self._moment.view(seat)

    def play(self, seat: int, action: int) -> None:
        """An answer; raises `IllegalMove` or `NotYourTurn`, and then nothing has changed."""
        self._position.play(seat, action)
        self.asked.remove(seat)
        if not self.asked:
            self._open()

    def play_all(self, actions: Mapping[int, int]) -> None:
        """The answers of all seats that are asked, at once; if one of them is refused, nothing has changed."""
        asked = list(self.asked)
        played: list[int] = []
        try:
            for seat in asked:
                self._position.play(seat, actions.get(seat, self.game.action_count))
                played.append(seat)
        except Exception:
            for seat in played:
                self._position.retract(seat)
            raise
        self._open()

    def rewards(self) -> list[float]:
        """By seat, once the game is over."""
        return rewards(self.outcome, self.seats)


def rewards(outcome: Outcome | None, seats: int) -> list[float]:
    """By seat: the winners share what the others lose, so that all rewards add up to 0.

    One winner has 1 and each loser -1/(seats - 1); if several win, or nobody, less is at stake, or nothing.
    """
    winners = () if outcome is None else outcome.winners
    if not winners:
        return [0.0] * seats
    equal = 1 / seats
    scale = seats / (seats - 1)
    return [((1 / len(winners) if seat in winners else 0.0) - equal) * scale for seat in range(seats)]
