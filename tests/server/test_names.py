"""What a name may be, and which names look alike."""

from __future__ import annotations

import random
import re

import pytest

from fistful import locales
from fistful.server.people import names
from fistful.server.people.names import BadName

HOSTILE = {
    "": "empty",
    "   ": "empty",
    "\u3164": "unseen",
    "..-": "no-letter",
    "x" * 10_000: "too-long",
    "\ufdfa" * 3: "too-long",  # one character each that is a whole sentence when taken apart
    "Ed\u202eyblliB": "unseen",
    "Ed\u2066die": "unseen",
    "Ed\u200bdie": "unseen",
    "Ed\u200ddie": "unseen",
    "Ed\u00addie": "unseen",
    "Ed\ufeffdie": "unseen",
    "Ed\x00die": "unseen",
    "Ed\ndie": "unseen",
    "Ed\ud800": "unseen",
    "<b>Eddie</b>": "character",
    "Eddie&amp;": "character",
    "{ $name }": "character",
    "`rm -rf`": "character",
    "Eddie\u2800": "character",
    "Eddie 🤠": "character",
    "E\u0301\u0302\u0303\u0304die": "piled",
    "\u0301Eddie": "piled",
    "Edd\u0456e": "scripts",  # a Cyrillic i
    "\u0395ddie": "scripts",  # a Greek E
    "deputy": "reserved",
    "Sheriff": "reserved",
    "ⅼegend": "reserved",
    "Deputy 2": "reserved",
    "deputy2": "reserved",
    "DEPUTY - 12": "reserved",
    "D e p u t y": "reserved",
    "Deputy II": "reserved",
    "Deputy l": "reserved",
    "2 Deputy": "reserved",
    "She-riff": "reserved",
    "Hilfssheriff": "reserved",
    "hilfs sheriff 3": "reserved",
    "Adjoint 2": "reserved",
    "Sh\u00e9rif": "reserved",
    "Pied tendre": "reserved",
    "Legende 4": "reserved",
    "L\u00e9gende": "reserved",
    "Sherif": "reserved",
    "D\u00e9puty": "reserved",
    "Dep\u1ee5ty": "reserved",
    "\u0110eputy": "reserved",  # with a stroke
    "Deputy\u2161": "reserved",  # a Roman two
    "Deputy 2nd": "reserved",
    "Deputy No. 2": "reserved",
    "\u1d05\u1d07\u1d18\u1d1c\u1d1b\u028f": "character",  # small capitals
}


@pytest.mark.parametrize(("text", "code"), HOSTILE.items(), ids=lambda value: ascii(value)[:24])
def test_a_hostile_name_is_refused_in_one_sentence_in_every_language(text: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        names.checked(text)
    assert refused.value.code == code
    for language in locales.LANGUAGES:
        assert re.fullmatch(r"[A-Z«“„É][^\n<]{15,160}", refused.value.said(language).replace("<", "‹"))


@pytest.mark.parametrize(
    "text",
    [
        "Eddie",
        "Zoë",
        "O’Neil",
        "Jean-Luc",
        "Дмитрий",
        "יוסי",
        "علي",
        "田中さん",
        "김민준",
        "สมชาย",
        "Nguyễn",
        "42",
        "Eddie 2",
        "Legendary",
    ],
)
def test_names_of_all_scripts_are_welcome(text: str) -> None:
    assert names.checked(text) == text


def test_spaces_are_tidied_and_wide_letters_made_plain() -> None:
    assert names.checked("  Ｂｉｌｌ   the  Kid ") == "Bill the Kid"


@pytest.mark.parametrize(
    "pair",
    [
        ("Bill", "BILL"),
        ("Bill", "BilI"),
        ("Bill", "Bi1l"),
        ("modern", "rnodern"),
        ("Bob", "BOB"),
        ("Bob", "B0b"),
        ("ВоВ", "BoB"),  # all Cyrillic
        ("вов", "ВОВ"),
        ("Zoe\u0308", "Zoë"),
        ("O'Neil", "O’Neil"),
        ("Big Bill", "BigBill"),
        ("Big Bill", "big_bill"),
        ("Eddie", "E d d i e"),
    ],
)
def test_names_that_look_alike_cannot_both_be_taken(pair: tuple[str, str]) -> None:
    with pytest.raises(BadName) as refused:
        names.free(pair[1], [pair[0]])
    assert refused.value.code == "taken"


@pytest.mark.parametrize(
    "pair", [("Bill", "Will"), ("Vick", "Nick"), ("Anna", "Ana"), ("Rene", "René"), ("Ed 1", "Ed 2")]
)
def test_names_that_differ_can_both_be_taken(pair: tuple[str, str]) -> None:
    assert names.free(pair[1], [pair[0]]) == pair[1]


def test_guests_get_names_that_could_be_typed_and_are_unlike_all_others() -> None:
    dice = random.Random(1)
    taken: list[str] = []
    for _ in range(2 * len(names.GUESTS)):
        name = names.guest(taken, dice)
        assert names.free(names.checked(name), taken) == name
        taken.append(name)
