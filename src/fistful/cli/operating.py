"""Asking a server as its operator: the running one over its own port, or the database of one that is stopped."""

from __future__ import annotations

import asyncio
import getpass
import http.client
import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec

from fistful.engine.errors import TableRefusal

if TYPE_CHECKING:
    from fistful.server.operators.messages import Ask

Answer = TypeVar("Answer")
PATIENCE = 60.0
"""Seconds that the server may take for an answer."""


def ask(folder: Path, asked: Ask, answer: type[Answer]) -> Answer:
    """Ask the server of a folder, whether it is running or not; a refusal is raised."""
    from fistful.server.store.backup import DATABASE
    from fistful.server.store.folder import Held

    if not (folder / DATABASE).is_file():
        raise TableRefusal("no-tables", folder=str(folder))
    try:
        held = Held(folder)
    except TableRefusal as refusal:
        if refusal.code != "in-use":
            raise
        return msgspec.json.decode(_ask_running(folder, msgspec.json.encode(asked)), type=answer)
    with closing(held):
        found = _ask_stopped(folder, asked)
    return msgspec.json.decode(msgspec.json.encode(found), type=answer)  # as it would come from a running server


def _ask_running(folder: Path, body: bytes) -> bytes:
    from fistful.server.operators import door

    opened = door.find(folder)
    if opened is None:
        raise TableRefusal("no-door", folder=str(folder))
    headers = {"authorization": f"Bearer {opened.secret}", "x-operator": _who(), "content-type": "application/json"}
    connection = http.client.HTTPConnection(opened.host, opened.port, timeout=PATIENCE)
    try:
        connection.request("POST", "/api/do", body, headers)
        answer = connection.getresponse()
        text = answer.read()
    except (OSError, http.client.HTTPException):
        raise TableRefusal("no-door", folder=str(folder)) from None
    finally:
        connection.close()
    if answer.status != http.HTTPStatus.OK:
        raise click.ClickException(msgspec.json.decode(text)["text"])
    return text


def _ask_stopped(folder: Path, asked: Ask) -> Any:
    from fistful.server.core.settings import Settings
    from fistful.server.operators import messages
    from fistful.server.operators.keepers import Stored
    from fistful.server.operators.office import Office
    from fistful.server.people.accounts import Accounts
    from fistful.server.people.sanctions import Sanctions
    from fistful.server.store.storage import Storage

    if isinstance(asked, messages.Page):
        raise TableRefusal("not-running", folder=str(folder))
    storage = Storage.at(folder, Settings(data=folder).database)
    accounts = Accounts(storage.engine, known=Sanctions.stored(storage.engine))
    try:
        return asyncio.run(Office(storage, accounts, Stored(storage)).do(asked, _who()))
    finally:
        accounts.close()
        storage.engine.dispose()


def _who() -> str:
    """The name of the person who runs the command, as the system knows it."""
    try:
        name = os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):  # a container may run under a number that has no name
        name = str(os.getuid()) if hasattr(os, "getuid") else ""
    return name.encode("ascii", "replace").decode() or "operator"
