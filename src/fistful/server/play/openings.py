"""Opening tables and sitting down at them, each person with a share of the seed or a commitment to one."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

import fistful
from fistful.bots import check_level
from fistful.engine import fairness
from fistful.engine.errors import TableRefusal
from fistful.engine.game import Game
from fistful.protocol.requests import Join, OpenTable, Promised, Seated
from fistful.server.people.kept_names import Sitter
from fistful.server.play.hub import Hub
from fistful.server.tables import log
from fistful.server.tables.commands import check_round, free_seat, with_start
from fistful.server.tables.rematch import new_id
from fistful.server.tables.shares import SECOND
from fistful.server.tables.table import hashed

MOST_PROMISES: Final = 10_000


class SitterFinder(Protocol):
    """Names people who sit down; `Accounts` is one."""

    def turn(self, token: str | None) -> AbstractAsyncContextManager[None]:
        """While it lasts, nothing else is done with the account of this session."""

    async def sitter(self, token: str | None, wanted: str | None, taken: Collection[str]) -> Sitter:
        """`token` is the session's cookie, `taken` are the names at the table."""


class Openings:
    """How people come to seats at the tables of a server."""

    def __init__(self, hub: Hub, people: SitterFinder) -> None:
        self._hub = hub
        self._people = people
        self._promised: dict[str, str] = {}
        """Shares of the seed promised to players who open tables, by commitment."""

    def promise(self) -> Promised:
        """Draw a share and commit to it, before the player who opens a table sends theirs."""
        share = secrets.token_hex(32)
        commitment = fairness.commitment(bytes.fromhex(share))
        self._promised[commitment] = share
        if len(self._promised) > MOST_PROMISES:
            del self._promised[next(iter(self._promised))]
        return Promised(commitment)

    def _server_share(self, commitment: str | None) -> str:
        if commitment is None:
            return secrets.token_hex(32)
        share = self._promised.pop(commitment, None)
        if share is None:
            raise TableRefusal("no-such-promise")
        return share

    async def open(self, wanted: OpenTable, session: str | None, household: str = "") -> Seated:
        """Open a table with its first person and perhaps bots; if every seat is taken, the game begins."""
        check_share(wanted)
        if wanted.share_hash is not None and wanted.commitment is None:
            raise TableRefusal("unreadable", fault="missing", field="commitment", limit=0, wanted="")
        game = fistful.game(wanted.game)
        seats = game.seats[0] if wanted.seats is None else wanted.seats
        game.setup(seats, wanted.options)
        if len(wanted.bots) >= seats:
            raise TableRefusal("too-many-bots", game.slug, seats=seats)
        for level in wanted.bots:
            check_level(level)
        async with self._people.turn(session):
            return await self._open(wanted, game, seats, session, household)

    async def _open(self, wanted: OpenTable, game: Game, seats: int, session: str | None, household: str) -> Seated:
        who = await self._people.sitter(session, wanted.name, wanted.bots)
        lobby, clock = self._hub.lobby, self._hub.clock
        if wanted.public:  # counted below, before anybody else has a turn
            lobby.check(household, clock.now())
        token = secrets.token_urlsafe(32)
        share = self._server_share(wanted.commitment)
        again = secrets.token_hex(32)
        opened = log.Opened(
            game.slug,
            seats,
            wanted.options,
            wanted.clock,
            wanted.public,
            share,
            next_share=again,
            protocol=SECOND,
            rules=game.rules,
            deck=game.deck.note(whole=True),
        )
        coming = [log.Sat(0, who.name, hashed(token), wanted.share or "", who.person, wanted.share_hash or "")]
        bots = [log.BotSat(seats - len(wanted.bots) + n, level) for n, level in enumerate(wanted.bots)]
        id = new_id()
        started = [log.Started()] if 1 + len(bots) == seats and wanted.share else []
        if wanted.public:
            lobby.opened(id, household, clock.now())
        try:
            await self._hub.begin(id, [opened, *coming, *bots, *started], household)
        except TableRefusal:
            lobby.forget(id)
            raise
        return Seated(id, 0, token)

    async def join(self, id: str, wanted: Join, session: str | None) -> Seated:
        """Sit down at a table that waits for players."""
        check_share(wanted)
        async with self._people.turn(session):
            return await self._join(id, wanted, session)

    async def _join(self, id: str, wanted: Join, session: str | None) -> Seated:
        live = await self._hub.table(id)
        names = None
        while live.table.names != names:  # someone may sit down while this person is being looked up
            names = live.table.names
            free_seat(live.table, wanted.seat)
            who = await self._people.sitter(session, wanted.name, [name for name in names if name])
            live = await self._hub.table(id)
        seat = free_seat(live.table, wanted.seat)
        if wanted.share_hash is not None:
            check_round(live.table, wanted.round)
        token = secrets.token_urlsafe(32)
        sat = log.Sat(seat, who.name, hashed(token), wanted.share or "", who.person, wanted.share_hash or "")
        live.room.gone_since[seat] = self._hub.clock.now()
        await live.store(with_start(live.table, [sat]), f"join:{live.seq + 1}")
        return Seated(id, seat, token)


def check_share(wanted: OpenTable | Join) -> None:
    """TableRefusal unless a player sends either a share or the hash of one."""
    if wanted.share is None and wanted.share_hash is None:
        raise TableRefusal("unreadable", fault="missing", field="share_hash", limit=0, wanted="")
    if wanted.share is not None and wanted.share_hash is not None:
        raise TableRefusal("one-share")
