"""What an operator asks for, and what the answers are; the command line and the operator's page send the same."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fistful.protocol.frames import ChatLine, Moment
from fistful.protocol.tables import Name, Status, TableId, TableInfo
from fistful.server.people.sanctions import Sanction

Reason = Annotated[str, msgspec.Meta(max_length=300)]
Whom = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
"""A kept name, an address or a network, or a seat such as `k3v9abcdefgh/B`."""
Most = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something that an operator asks for."""


class Tables(Ask, frozen=True, kw_only=True):
    """List tables, the last changed first."""

    game: str | None = None
    status: Status | None = None
    name: str | None = None
    """Only those where someone with such a name sits."""
    public: bool | None = None
    most: Most = 100


class Names(Ask, frozen=True, kw_only=True):
    """List kept names."""

    like: str | None = None
    """Only those that contain this."""
    most: Most = 100


class Bans(Ask, frozen=True, kw_only=True):
    """List bans and mutes."""


class Log(Ask, frozen=True, kw_only=True):
    """List what operators did."""

    most: Most = 100


class Figures(Ask, frozen=True, kw_only=True):
    """The server at a glance."""


class Logged(Ask, frozen=True, kw_only=True):
    """Something that is written down, with a reason."""

    reason: Reason = ""


class Table(Logged, frozen=True, kw_only=True):
    """Look at a table as a spectator sees it."""

    table: TableId
    language: str = "en"
    """The language of what happened there."""


class Close(Logged, frozen=True, kw_only=True):
    """Close a table for good, and keep its log."""

    table: TableId


class Delete(Logged, frozen=True, kw_only=True):
    """Delete a table with its log."""

    table: TableId


class AboutSomebody(Logged, frozen=True, kw_only=True):
    """Something about a person, addresses or a seat."""

    whom: Whom


class Unseat(AboutSomebody, frozen=True, kw_only=True):
    """Take seats away: one, or all of a person or of an address."""


class Mute(AboutSomebody, frozen=True, kw_only=True):
    """Let someone no longer talk."""


class Unmute(AboutSomebody, frozen=True, kw_only=True):
    """Let someone talk again."""


class Ban(AboutSomebody, frozen=True, kw_only=True):
    """Let someone no longer play here."""


class Unban(AboutSomebody, frozen=True, kw_only=True):
    """Let someone play here again."""


class Release(Logged, frozen=True, kw_only=True):
    """Let anybody keep a name again; its account is deleted."""

    name: Name


class Rename(Logged, frozen=True, kw_only=True):
    """Give a person another name."""

    name: Name
    to: Name


class Reset(Logged, frozen=True, kw_only=True):
    """Give a person a new password."""

    name: Name


class Page(Logged, frozen=True, kw_only=True):
    """Make a link that opens the operator's page once."""


AnyAsk = (
    Tables | Names | Bans | Log | Figures | Table | Close | Delete | Unseat | Mute | Unmute | Ban | Unban | Release
    | Rename | Reset | Page
)  # fmt: skip


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list."""

    info: TableInfo
    changed: float
    """When someone last sat down or stood up, or the game began or ended."""


class Look(msgspec.Struct, frozen=True):
    """A table as a spectator sees it."""

    info: TableInfo
    moment: Moment | None
    """None until the game begins."""
    told: tuple[str, ...]
    """What happened, in sentences."""
    chat: tuple[ChatLine, ...]
    addresses: dict[int, str]
    """Where the people come from who are connected to their seats."""
    muted: tuple[int, ...] = ()
    """The seats whose people cannot talk."""


class SeenTable(Look, frozen=True):
    """The same as it is received: the view is of the game's own kind."""

    moment: Any


class NameRow(msgspec.Struct, frozen=True):
    """A kept name in a list."""

    name: str
    since: float
    sessions: int
    """How many sessions are open under it."""
    banned: bool = False
    muted: bool = False


class AuditRow(msgspec.Struct, frozen=True):
    """Something that an operator did."""

    id: int
    at: float
    who: str
    what: str
    whom: str
    why: str
    refused: str = ""
    """The code of the refusal, if it came to nothing."""


class Glance(msgspec.Struct, frozen=True):
    """The server at a glance."""

    version: str
    running: bool
    started: float | None
    tables: dict[Status, int]
    """Stored tables, by status."""
    in_memory: int
    aside: int
    """Tables that could not be loaded since the server started."""
    seated: int
    watching: int
    networks: int
    """Households with an open socket."""
    names: int
    sessions: int
    bans: int
    mutes: int
    bytes: int
    """The size of the database."""


class Done(msgspec.Struct, frozen=True):
    """What was done, to whom or to what, and at how many seats or tables."""

    what: str
    whom: str
    count: int = 1


class NewPassword(msgspec.Struct, frozen=True):
    """The password that a person was given; it is stored nowhere."""

    name: str
    password: str


class PageLink(msgspec.Struct, frozen=True):
    """A link that opens the operator's page once."""

    link: str
    minutes: int


Answer = (
    list[TableRow] | list[NameRow] | list[Sanction] | list[AuditRow] | Look | Glance | Done | NewPassword | PageLink
)
