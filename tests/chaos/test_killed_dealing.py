"""kill -9 while tables are being dealt, in every phase of it: each goes on to a fair game that verifies."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

import fistful
from fistful.engine.replay import read_record
from fistful.server.net.listening import free_port
from tests.server.committing import Committer, seen
from tests.server.saloon import PATIENCE, QUICK, Json, Player, Tables
from tests.server.test_seats import finish
from tests.serving import Serving

GAME = "loot-shoot-whisky"


class Victim(Tables):
    """A server in a process of its own, with people at its tables."""

    def __init__(self, folder: Path) -> None:
        port = free_port("127.0.0.1", random.Random(folder.name).randrange(20_000, 40_000))
        self.serving = Serving(folder, port, QUICK)
        self.serving.start()
        super().__init__(port, httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE), ExitStack())

    def kill(self) -> None:
        """Nothing is closed before: the server is gone from one moment to the next."""
        self.serving.kill()
        self.sockets.close()

    def start_again(self) -> None:
        self.serving.start()


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    made = Victim(tmp_path)
    yield made
    made.kill()
    made.http.close()


class Deal:
    """A table for two that is being dealt."""

    def __init__(self, victim: Victim) -> None:
        self.victim = victim
        self.people = [Committer(victim).open(GAME)]
        self.id: str = self.people[0].seated["table"]

    def info(self) -> Json:
        info: Json = self.victim.get(f"/api/tables/{self.id}")
        return info

    def join(self) -> None:
        self.people.append(Committer(self.victim).join(self.id))

    def leave(self) -> None:
        """The second player leaves after the first has shown a share: the round is given up."""
        assert self.people.pop().enter().do("leave")["is"] == "done"

    def reveal(self, *people: int) -> None:
        for each in people:
            assert self.people[each].reveal()["is"] == "done"

    def reveal_into_nowhere(self) -> None:
        """The last share is sent, and nobody hears whether the server got it and began the game."""
        last = self.people[-1]
        last.enter().send({"do": "reveal", "id": "reveal-last", "share": last.share, "seen": seen(self.info())})

    def go_on(self) -> list[Player]:
        """What each player's page does when it is back: whatever the table still waits for from it."""
        if len(self.people) == 1:
            self.join()
        for each in self.people:
            each.player = None
            if self.waits_for(each, "commit"):
                assert each.commit_again()["is"] == "done"
        for each in self.people:
            if self.waits_for(each, "reveal"):
                assert each.reveal()["is"] == "done"
        return [self.victim.enter(each.seated) for each in self.people]

    def waits_for(self, who: Committer, what: str) -> bool:
        dealing = self.info()["dealing"]
        if dealing is None:
            return False
        done = [did for did, letter, _ in dealing["steps"] if letter == "AB"[who.seated["seat"]]]
        return done == {"commit": [], "reveal": ["committed"]}[what]


def opened(_deal: Deal) -> None:
    """One has committed, a seat is free."""


def committed(deal: Deal) -> None:
    deal.join()


def one_revealed(deal: Deal) -> None:
    deal.join()
    deal.reveal(0)


def last_on_its_way(deal: Deal) -> None:
    one_revealed(deal)
    deal.reveal_into_nowhere()


def all_revealed(deal: Deal) -> None:
    deal.join()
    deal.reveal(0, 1)


def given_up(deal: Deal) -> None:
    """All shares are void, a seat is free, and nobody has committed again."""
    one_revealed(deal)
    deal.leave()


def seat_taken_again(deal: Deal) -> None:
    """In the second round the newcomer has committed; who was there has not."""
    given_up(deal)
    deal.join()


PHASES: tuple[Callable[[Deal], None], ...] = (
    opened,
    committed,
    one_revealed,
    all_revealed,
    given_up,
    seat_taken_again,
    last_on_its_way,
)


def test_a_deal_goes_on_after_a_kill_in_every_phase(victim: Victim) -> None:
    deals = [Deal(victim) for _ in PHASES]
    for phase, deal in zip(PHASES, deals, strict=True):
        phase(deal)
    promised = [[each.hash(deal.info()["dealing"]["round"]) for each in deal.people] for deal in deals[:3]]
    victim.kill()
    victim.start_again()
    assert [[step[2] for step in deal.info()["dealing"]["steps"]][: len(deal.people)] for deal in deals[:3]] == promised
    for phase, deal in zip(PHASES, deals, strict=True):
        finish(deal.go_on())
        record = read_record(victim.http.get(f"/api/records/{deal.id}").content)
        verdict = fistful.verify(record)
        assert (verdict.protocol, verdict.in_clear) == (2, "")
        assert verdict.given_up == (phase in (given_up, seat_taken_again))
        assert record.fairness is not None
        assert record.fairness.player_shares == tuple(each.share for each in deal.people)


def test_a_seat_whose_share_is_lost_is_freed_after_a_kill(victim: Victim) -> None:
    deal = Deal(victim)
    one_revealed(deal)
    victim.kill()
    victim.start_again()
    deal.people[1].player = None
    deal.people[1].share = secrets.token_hex(32)
    assert deal.people[1].reveal()["why"]["code"] == "other-share"
    deal.leave()
    assert [chair["name"] != "" for chair in deal.info()["chairs"]] == [True, False]
    finish(deal.go_on())
    assert fistful.verify(read_record(victim.http.get(f"/api/records/{deal.id}").content)).given_up == 1
