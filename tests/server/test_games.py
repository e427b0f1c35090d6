"""Each game is played to its end over sockets, against bots and between people."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import msgspec
import pytest

import fistful
from tests.server.saloon import Json, Player, Saloon

WAYS = [
    ("loot-shoot-whisky", {}),
    ("shootout", {}),
    ("boomtown-bandits", {}),
    ("boomtown-bandits", {"pace": "real-time"}),
    ("looterz", {"goal": 7}),
    ("wild-shots", {}),
]


def play_out(players: list[Player], dice: random.Random) -> None:
    """Everybody plays something legal until it is over."""
    while not all(player.over for player in players):
        for player in players:
            if player.moves and not player.over:
                play_any(player, dice)
            elif not player.over:
                listen(player)


def play_any(player: Player, dice: random.Random) -> None:
    """Play a move; time may have gone on while it was under way, and only then it may be refused."""
    moment: Any = player.moment
    seen = {"moment": moment["number"]} if moment["tick"] is None else {"tick": moment["tick"]}
    moves = [move for move in player.moves if move != "wait"]
    answer = player.do("play", move=dice.choice(moves or player.moves), **seen)
    if answer["is"] == "refused":
        assert answer["why"]["code"] == "moved-on" or "tick" in seen, answer


def listen(player: Player) -> None:
    with contextlib.suppress(TimeoutError):
        player.hear(0.02)


@pytest.mark.parametrize(("game", "options"), WAYS, ids=str)
def test_a_game_against_bots_is_played_to_its_end(shared: Saloon, game: str, options: Json) -> None:
    seated = shared.open(game, options=options, bots=["greenhorn"])
    player = shared.enter(seated)
    play_out([player], random.Random(game))
    check_end(shared, seated, [player])


@pytest.mark.parametrize(("game", "options"), WAYS, ids=str)
def test_a_game_between_two_people_is_played_to_its_end(shared: Saloon, game: str, options: Json) -> None:
    first = shared.open(game, options=options, seats=2)
    players = [shared.enter(first), shared.enter(shared.join(first["table"]))]
    play_out(players, random.Random(game))
    check_end(shared, first, players)


def check_end(saloon: Saloon, seated: Json, players: list[Player]) -> None:
    """All see the same end, and the record proves it."""
    record = saloon.http.get(f"/api/records/{seated['table']}").content
    verdict = fistful.verify(record)
    assert verdict.fair and verdict.committed and verdict.outcome is not None
    for player in players:
        assert player.moment is not None
        assert player.moment["view"]["outcome"]["scores"] == list(verdict.outcome.scores)
    again = saloon.enter(seated)
    assert again.moment == {**(players[0].moment or {})}
    moments = saloon.get(
        f"/api/tables/{seated['table']}/moments?first=0&last=9", authorization=f"Bearer {seated['token']}"
    )
    assert [moment["number"] for moment in moments] == list(range(min(10, 1 + again.hello["moment"]["number"])))
    replay = saloon.get(f"/api/replays/{seated['table']}")
    assert replay["moments"][-1]["view"]["outcome"]["scores"] == list(verdict.outcome.scores)
    assert replay["moments"][0]["view"]["open"]
    told = [each for moment in replay["moments"] for each in moment["told"]]
    events = fistful.replay(record).take_events()
    happened = msgspec.json.decode(msgspec.json.encode([each for event in events for each in event.everything()]))
    # Who had chosen first is not in a record.
    assert [each for each in told if each["code"] != "chosen"] == [
        each for each in happened if each["code"] != "chosen"
    ]


@pytest.mark.parametrize(("game", "options"), WAYS, ids=str)
def test_a_mistyped_move_is_answered_with_one_that_is_legal_now(shared: Saloon, game: str, options: Json) -> None:
    first = shared.open(game, options=options, seats=2)
    players = [shared.enter(first), shared.enter(shared.join(first["table"]))]
    for player in players:
        player.quiet()
        if player.moves:
            why = player.do("play", move="inside-job")["why"]
            assert (why["kind"], why["params"]["typed"]) == ("notation", "inside-job")
            assert why["params"]["example"] in player.moves
