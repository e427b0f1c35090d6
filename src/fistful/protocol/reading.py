"""Reading what a client sends: a command, or a refusal that says what is wrong with it."""

from __future__ import annotations

from typing import Final

import msgspec

from fistful.protocol import commands
from fistful.protocol.bad_input import undecodable, unreadable
from fistful.protocol.tables import CommandId

LONGEST: Final = 16 * 1024
"""How many bytes a message may have."""
_decode = msgspec.json.Decoder(commands.AnyCommand).decode


class _Numbered(msgspec.Struct):
    """A message of which only the id matters."""

    id: CommandId | None = None


_decode_id = msgspec.json.Decoder(_Numbered).decode


def read(text: str | bytes) -> commands.AnyCommand:
    """The command in a message; TableRefusal if it cannot be read."""
    try:
        command: commands.AnyCommand = _decode(text)
    except msgspec.DecodeError as error:
        raise unreadable(str(error)) from None
    except (RecursionError, UnicodeDecodeError) as error:
        raise undecodable(error) from None
    return command


def id_in(text: str | bytes) -> str | None:
    """The id of a command that is not carried out; None if it has none that can be read."""
    try:
        return _decode_id(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
