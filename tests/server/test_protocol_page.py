"""docs/protocol.md: its program plays a game, and its examples speak the protocol."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from fistful.protocol.commands import AnyCommand
from fistful.protocol.frames import AnyMessage, Bye
from fistful.server.net.sockets import CLOSE_CODES
from tests.server.saloon import Saloon

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")


def test_the_bot_of_the_page_plays_a_game(shared: Saloon, capsys: pytest.CaptureFixture[str]) -> None:
    program = PAGE.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(program.replace("localhost:8000", f"127.0.0.1:{shared.port}"), names)
    assert names["moment"]["view"]["outcome"]["reason"] in capsys.readouterr().out


def test_the_commands_of_the_page_can_be_read() -> None:
    sent = re.findall(r"^→ (.*)$", PAGE, re.MULTILINE)
    assert [type(msgspec.json.decode(line, type=AnyCommand)).__name__ for line in sent] == [
        "Enter",
        "Play",
        "Play",
        "Ping",
    ]


def test_the_page_names_every_command_and_every_message() -> None:
    for union in (AnyCommand, AnyMessage):
        for struct in get_args(union):
            assert f"`{struct.__struct_config__.tag}`" in PAGE


def test_the_page_names_every_way_in_which_a_socket_is_closed() -> None:
    assert set(CLOSE_CODES) == set(get_args(get_type_hints(Bye)["why"]))
    for why, code in CLOSE_CODES.items():
        assert f"| `{why}` | {code} |" in PAGE
