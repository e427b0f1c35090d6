"""A player of Loot Shoot Whisky who knows how the opponent mixes, and rounds to learn from."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine.chance import fast
from fistful.engine.position import Position
from fistful.games.loot_shoot_whisky.facts import SLOTS
from fistful.games.loot_shoot_whisky.position import LootShootWhiskyPosition
from fistful.games.loot_shoot_whisky.solver import Solver, drawn, match_worth, planned, put_bottle, same_round


class Reply:
    """The best pair against a mix, its value to its seat, and the value that the rival expects."""

    def __init__(self, pair: i64, worth: float, threat: float) -> None:
        self.pair: Final = pair
        self.worth: Final = worth
        self.threat: Final = threat


class Response:
    """A best response, one round deep, to the mixes of a solver that does not change."""

    def __init__(self, rival: Solver, own: Solver) -> None:
        self.rival: Final = rival
        self.own: Final = own
        """The value of what follows the round, to the response."""

    def reply(self, position: LootShootWhiskyPosition, seat: i64) -> Reply:
        """Solve the phase as the rival does, and answer its mix with what is best for this seat."""
        mine = position.legal(seat)
        theirs = position.legal(1 - seat)
        hopes = vec[float](capacity=len(mine) * len(theirs))
        threats = vec[float](capacity=len(mine) * len(theirs))
        for other in theirs:
            for pair in mine:
                after = planned(position, seat, pair, other)
                if same_round(position, after):
                    further = self.reply(after, seat)
                    hopes = append(hopes, further.worth)
                    threats = append(threats, further.threat)
                else:
                    hopes = append(hopes, self.own.worth(after, seat))
                    threats = append(threats, self.rival.worth(after, 1 - seat))
        solution = self.rival.settled(threats, len(theirs), len(mine))
        best: i64 = 0
        most = -1.0
        for column in range(len(mine)):
            worth = 0.0
            for row in range(len(theirs)):
                worth += solution.rows[row] * hopes[row * len(mine) + column]
            if worth > most:
                most = worth
                best = column
        return Reply(mine[best], most, solution.value)


def laid_out(
    start: Position, nuggets: tuple[int, int], bullets: tuple[int, int], bottle: int, cards: list[int]
) -> LootShootWhiskyPosition:
    """The beginning of a later round: four of these cards in the row, the rest in the deck, as a duel may stand then.

    What was looted and discarded on the way is left open, because no round depends on it.
    """
    assert isinstance(start, LootShootWhiskyPosition)
    position = start.copy()
    position.round = 2
    position.nuggets = vec[i64]([number for number in nuggets])
    position.bullets = vec[i64]([number for number in bullets])
    put_bottle(position, bottle)
    position.row = vec[i64]([card for card in cards[:SLOTS]])
    position.deck = vec[i64]([card for card in cards[SLOTS:]])
    return position


def round_worth(position: LootShootWhiskyPosition, solver: Solver, response: Response | None) -> float:
    """The first seat's chance to win from here: by the solver, or by the response to it."""
    return solver.solution(position, 0).value if response is None else response.reply(position, 0).worth


def play_response(start: Position, response: Response, seat: i64, seed: int) -> float:
    """Play a game to its end, a response in this seat against the mixes of its rival; the share of the win it got."""
    assert isinstance(start, LootShootWhiskyPosition)
    position = start
    chance = fast(seed)
    while position.waiting != 0:
        other = drawn(position.legal(1 - seat), response.rival.solution(position, 1 - seat).rows, chance)
        pair = response.reply(position, seat).pair
        position.commit(seat, pair)
        position.commit(1 - seat, other)
    return match_worth(position, seat)
