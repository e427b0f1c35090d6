"""Whatever cannot be read is refused with the field and what was expected there, in the language of the sender."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from fistful import locales
from fistful.protocol import commands, requests
from fistful.protocol.bad_input import unreadable
from fistful.server.core.rates import Rate
from fistful.server.core.settings import AddressLimits, SocketLimits
from fistful.server.net.languages import language_of, preferred
from tests.server.house import SHARE, House
from tests.server.saloon import QUICK, Saloon, saloon

TYPE_NAMES = re.compile(r"\b(str|int|bool|float|dict|tuple|NoneType|null|array|enum|regex|Expected|Object)\b|\$\.|`")
OPEN: dict[str, Any] = {"game": "wild-shots", "share": SHARE}
BODIES: list[tuple[object, str, str]] = [
    ({"game": "wild-shots"}, "share_hash", "“share_hash” is missing."),
    (OPEN | {"cheat": 1}, "cheat", "There is no field “cheat” here; please leave it out."),
    (OPEN | {"seats": 9}, "seats", "“seats” must be at most 6."),
    (OPEN | {"seats": 1}, "seats", "“seats” must be at least 2."),
    (OPEN | {"seats": "two"}, "seats", "“seats” must be a whole number."),
    (OPEN | {"public": "yes"}, "public", "“public” must be true or false."),
    (OPEN | {"bots": ["deputy", 1]}, "bots[1]", "“bots[1]” must be text."),
    (OPEN | {"options": {"a": []}}, "options[…]", "“options[…]” must be text, a whole number, or true or false."),
    (OPEN | {"share": "A" * 64}, "share", "“share” must have the form ^[0-9a-f]{64}$"),
    (OPEN | {"name": ""}, "name", "“name” is too short: it needs at least 1 characters or entries."),
    (OPEN | {"name": "x" * 25}, "name", "“name” is too long: at most 24 characters or entries are allowed."),
    (
        OPEN | {"clock": {"kind": "sundial"}},
        "clock.kind",
        "“clock.kind” must be one of these: correspondence, fast, none, relaxed",
    ),
    ([], "none", "What was sent must be an object."),
]


@pytest.mark.parametrize(("body", "field", "text"), BODIES, ids=[text for _, _, text in BODIES])
def test_a_bad_request_names_the_field_and_what_was_expected(
    shared: Saloon, body: object, field: str, text: str
) -> None:
    said = {}
    for language in locales.LANGUAGES:
        answer = shared.http.post("/api/tables", json=body, headers={"accept-language": language})
        assert answer.status_code == 400
        why = answer.json()
        assert (why["code"], why["params"]["field"]) == ("unreadable", field)
        assert not TYPE_NAMES.search(why["text"].replace("^[0-9a-f]{64}$", ""))
        said[language] = why["text"]
    assert said["en"] == text
    assert len(set(said.values())) == len(locales.LANGUAGES)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/api/tables/NOT-AN-ID", "„id“ muss diese Form haben: ^[a-z0-9]{12}$"),
        ("/api/tables/abcdefghijkl/moments?first=x", "„first“ muss eine ganze Zahl sein."),
        ("/api/tables/abcdefghijkl/moments?first=-1", "„first“ muss mindestens 0 sein."),
        ("/api/replays/abcdefghijkl?seat=Z", "„seat“ muss diese Form haben: ^[ABCDEF]$"),
        ("/api/tables/abcdefghijkl", "Diesen Tisch gibt es nicht."),
        ("/api/nothing", "Hier ist nichts."),
    ],
)
def test_a_bad_address_is_refused_in_the_language_of_the_sender(shared: Saloon, path: str, text: str) -> None:
    answer = shared.http.get(path, headers={"accept-language": "de-AT,en;q=0.5"})
    assert answer.json()["text"] == text


@pytest.mark.parametrize(
    ("message", "id", "text"),
    [
        ({"do": "cheat"}, None, "« do » doit être l’une de ces valeurs : "),
        ({"do": "play", "id": "command-1"}, "command-1", "Il manque « move »."),
        ({"do": "play", "id": "x", "move": "R1"}, None, "« id » doit avoir cette forme : ^[A-Za-z0-9_-]{8,40}$"),
        ({"do": "say", "id": "command-1", "phrase": "bang"}, "command-1", "« phrase » doit être l’une de ces valeurs"),
        ({"do": "mute", "seat": 9, "muted": True}, None, "« seat » doit être au plus 5."),
        ({"do": "retract", "id": "command-1", "seat": 1}, "command-1", "Il n’y a pas de champ « seat » ici"),
    ],
    ids=str,
)
def test_a_bad_message_is_refused_in_the_language_of_the_socket(
    shared: Saloon, message: dict[str, Any], id: str | None, text: str
) -> None:
    with House(shared).socket(
        shared.open("wild-shots")["table"], additional_headers={"Accept-Language": "fr"}
    ) as guest:
        guest.say(do="enter")
        guest.until("hello")
        guest.send(json.dumps(message))
        refused = guest.until("refused")
    assert refused["id"] == id
    assert refused["why"]["text"].replace("\N{NO-BREAK SPACE}", " ").startswith(text)


def test_everything_msgspec_says_is_understood() -> None:
    """A fault that none of the patterns knows would be called incomplete JSON."""
    for sent, kind in [("{}", commands.AnyCommand), ('{"do":7}', commands.AnyCommand), ("7", requests.KeepName)]:
        with pytest.raises(msgspec.ValidationError) as refused:
            msgspec.json.decode(sent, type=kind)
        assert unreadable(str(refused.value)).params["fault"] != "json"


def test_a_message_that_comes_too_fast_is_refused_with_its_id(tmp_path_factory: pytest.TempPathFactory) -> None:
    for limits, per_address in [
        (SocketLimits(messages=Rate(0.01, 2.0)), None),
        (SocketLimits(), AddressLimits(messages=Rate(0.01, 2.0))),
    ]:
        with saloon(tmp_path_factory.mktemp("fast"), QUICK, limits, per_address=per_address) as made:
            player = made.enter(made.open("wild-shots"))
            answers = [player.do("say", id=f"hello-{number:04}", phrase="hello") for number in range(4)]
        assert [answer["id"] for answer in answers] == [f"hello-{number:04}" for number in range(4)]
        assert [answer.get("why", {}).get("code") for answer in answers] == [None, None, "too-fast", "too-fast"]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("nl, en;q=0.3, de;q=0.7", "de"),
        ("DE", "de"),
        ("de;q=0, nl", "en"),
        ("*", "en"),
        ("", "en"),
        ("xx;q=nonsense,,,;", "en"),
    ],
)
def test_the_best_known_language_is_spoken(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_the_language_in_the_address_comes_first() -> None:
    headers = [(b"accept-language", b"fr")]
    assert language_of({"query_string": b"language=de", "headers": headers}) == "de"
    assert language_of({"query_string": b"language=nl", "headers": headers}) == "fr"
    assert language_of({"headers": []}) == "en"
