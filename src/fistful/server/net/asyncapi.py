"""The AsyncAPI document: the socket of a table, made from the types that read and write its messages."""

from __future__ import annotations

import inspect
from typing import Final, get_args

from fistful.protocol.commands import AnyCommand
from fistful.protocol.frames import AnyMessage
from fistful.protocol.tables import PROTOCOL
from fistful.protocol.talk import HEARD, SAID
from fistful.server.net.openapi import examples
from fistful.server.net.schemas import REFERENCE, Schema, in_json, needed, schemas
from fistful.server.net.sockets import CLOSE_CODES

COMMANDS: Final = {each.__struct_config__.tag: each for each in get_args(AnyCommand)}
MESSAGES: Final = {each.__struct_config__.tag: each for each in get_args(AnyMessage)}
CHANNEL: Final = "table"
LINES: Final = "lines"
"""The channel of a program that plays without a server."""
ABOUT: Final = """
A socket at a table: what a client says, and what it is told. Messages are text and hold JSON. The first is `enter`,
within ten seconds; without a token it enters as a spectator. Every frame carries the whole new view, so a client
applies no deltas and knows no rules. `fistful play --json` says the same over its input and output.
"""
CLOSING: Final = "The codes that the socket is then closed with: "
REPLIES: Final = {"enter": ("hello", "refused", "bye"), "ping": ("pong",), "mute": ()}
"""What commands are answered with, where it is not `done` or `refused`."""


def asyncapi() -> Schema:
    """The whole document."""
    spoken = {**COMMANDS, **MESSAGES}
    named = schemas(spoken.values())
    named["View"]["discriminator"] = named["View"]["discriminator"]["propertyName"]
    messages = {tag: message(tag, struct) for tag, struct in spoken.items()}
    codes = ", ".join(f"{code} after `{why}`" for why, code in CLOSE_CODES.items())
    messages["bye"]["description"] = f"{CLOSING}{codes}."
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Fistful",
            "version": str(PROTOCOL),
            "description": " ".join(ABOUT.split()),
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            CHANNEL: {
                "address": "/api/tables/{id}/socket",
                "title": "A table",
                "parameters": {"id": {"description": "The id of the table: twelve letters and digits."}},
                "messages": {tag: {"$ref": f"#/components/messages/{tag}"} for tag in spoken},
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            },
            LINES: {
                "address": None,
                "title": "The input and output of fistful play --json: a message on each line",
                "messages": {tag: {"$ref": f"#/components/messages/{tag}"} for tag in (*HEARD, *SAID)},
            },
        },
        "operations": {
            **{tag: received(tag, struct) for tag, struct in COMMANDS.items()},
            "tell": {
                "action": "send",
                "channel": {"$ref": f"#/channels/{CHANNEL}"},
                "summary": "What a client is told, as an answer or because something happened.",
                "messages": [in_channel(tag) for tag in MESSAGES],
            },
            "hear-lines": {
                "action": "receive",
                "channel": {"$ref": f"#/channels/{LINES}"},
                "summary": "What a program sends; every other command is refused and changes nothing.",
                "messages": [in_channel(tag, LINES) for tag in HEARD],
            },
            "tell-lines": {
                "action": "send",
                "channel": {"$ref": f"#/channels/{LINES}"},
                "summary": "What a program is told: first the table, then each moment of its seat, and answers.",
                "messages": [in_channel(tag, LINES) for tag in SAID],
            },
        },
        "components": {"messages": messages, "schemas": needed(messages, named)},
    }


def message(tag: str, struct: type) -> Schema:
    """One kind of message, with one that was really sent."""
    made: Schema = {
        "name": tag,
        "title": struct.__name__,
        "summary": in_json(inspect.getdoc(struct) or ""),
        "contentType": "application/json",
        "payload": {"$ref": f"{REFERENCE}{struct.__name__}"},
    }
    if recorded := examples()["socket"].get(tag):
        made["examples"] = [{"name": "recorded", "payload": recorded}]
    return made


def received(tag: str, struct: type) -> Schema:
    """What the table does with one kind of command."""
    made: Schema = {
        "action": "receive",
        "channel": {"$ref": f"#/channels/{CHANNEL}"},
        "summary": in_json(inspect.getdoc(struct) or ""),
        "messages": [in_channel(tag)],
    }
    if replies := REPLIES.get(tag, ("done", "refused")):
        made["reply"] = {
            "channel": {"$ref": f"#/channels/{CHANNEL}"},
            "messages": [in_channel(reply) for reply in replies],
        }
    return made


def in_channel(tag: str, channel: str = CHANNEL) -> Schema:
    return {"$ref": f"#/channels/{channel}/messages/{tag}"}
