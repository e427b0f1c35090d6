"""What a name at a table may be, and which names nobody could tell apart.

The Nickname profile of PRECIS (RFC 8266) removes characters that are invisible or change the direction of writing.
Beyond it, a name may have letters of one script, digits and a few marks. Two names that share one of their `likenesses`
look alike: these follow the skeletons of Unicode's security standard (UTS 39), in either letter case, with and without
spaces. Nobody may have the name or the title of a bot in any language, with or without accents or a number.
"""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from fistful import locales
from fistful.bots import levels
from fistful.engine.errors import FistfulError

LONGEST: Final = 24
MOST_MARKS: Final = 2
"""Combining marks on one letter; no script in use needs more after composition."""
PUNCTUATION: Final = frozenset(" .'’-_")
WRITING: Final = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"})
"""Unicode's categories of letters, marks and decimal digits."""
NO_SCRIPT: Final = frozenset({"COMMON", "INHERITED"})
TOGETHER: Final = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
"""Scripts that one language is written in together."""
_NUMBER: Final = re.compile(
    r"[ .'’_-]*(no[ .]*)?\d+(st|nd|rd|th|er|e)?$|[ .'’_-]*[ilovx]+$|^\d+[ .'’_-]*", re.IGNORECASE
)
"""A number before or after a name: digits, or letters that look like them."""
_SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL"
"""What Unicode calls letters of phonetics, which look like capitals of other names and are in no name of their own."""
_DIRECTION_MARK: Final = "\u200e"

GUESTS: Final = (
    "Abilene", "Amigo", "Apache", "Arizona", "Banjo", "Belle", "Blaze", "Bonanza", "Boots", "Bronco",
    "Buck", "Buffalo", "Cactus", "Calamity", "Canyon", "Cassidy", "Cheyenne", "Cisco", "Clementine", "Colt",
    "Coyote", "Dakota", "Dallas", "Denver", "Diablo", "Durango", "Dusty", "El Paso", "Fargo", "Gringo",
    "Jesse", "Josie", "Laramie", "Lasso", "Lucky", "Mesa", "Mojave", "Montana", "Mustang", "Nevada",
    "Pancho", "Pinto", "Pistol", "Poncho", "Pueblo", "Ranger", "Rio", "Rodeo", "Rosita", "Rowdy",
    "Rusty", "Sierra", "Sombrero", "Sonora", "Tequila", "Tex", "Tombstone", "Tucson", "Tumbleweed", "Yuma",
)  # fmt: skip
"""Names for guests who chose none: words that are the same in every language of the page."""


class BadName(FistfulError):
    """A name that cannot be used at a table."""

    kind = "name"


def checked(text: str) -> str:
    """The name as tables show it; BadName if it cannot be used."""
    if len(text) > LONGEST:
        raise BadName("too-long", most=LONGEST)
    if not text.strip():
        raise BadName("empty")
    try:
        name: str = get_profile("NicknameCasePreserved").enforce(text)
    except UnicodeError:
        raise BadName("unseen") from None
    if len(name) > LONGEST:
        raise BadName("too-long", most=LONGEST)
    for character in name:
        known = character in PUNCTUATION or unicodedata.category(character) in WRITING
        if not known or unicodedata.name(character, "").startswith(_SMALL_CAPITAL):
            raise BadName("character", character=character, allowed="' . - _")
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise BadName("no-letter")
    if _piled(name):
        raise BadName("piled", most=MOST_MARKS)
    if not _one_script(name):
        raise BadName("scripts")
    if _unnumbered(name) & _reserved():
        raise BadName("reserved")
    return name


def free(name: str, taken: Iterable[str]) -> str:
    """The checked name; BadName if it looks like one of those taken."""
    if likenesses(name) & _all_likenesses(taken):
        raise BadName("taken", name=name)
    return name


def guest(taken: Iterable[str], dice: random.Random) -> str:
    """A name for a guest, unlike all those taken."""
    avoided = _all_likenesses(taken)
    names = [name for name in GUESTS if not likenesses(name) & avoided]
    while not names:
        numbered = [f"{name} {dice.randrange(2, 1000)}" for name in GUESTS]
        names = [name for name in numbered if not likenesses(name) & avoided]
    return dice.choice(names)


def likenesses(name: str) -> frozenset[str]:
    """What a name looks like as written and in small letters, each with and without its spaces and punctuation; only
    for comparing, never shown."""
    plain = unicodedata.normalize("NFKC", name)
    seen = {_lowered(text) for text in (plain, plain.casefold())}
    return frozenset(seen | {_run_together(each) for each in seen})


def _run_together(text: str) -> str:
    return "".join(each for each in text if each not in PUNCTUATION)


def _unnumbered(name: str) -> frozenset[str]:
    """What a name looks like without marks and the number that tables put after the names of bots, however written."""
    found: set[str] = set()
    for each in (name, *likenesses(name)):
        for text in (each, _unmarked(each)):
            found |= likenesses(text) | likenesses(_NUMBER.sub("", text) or text)
    return frozenset(found)


def _unmarked(text: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFD", text) if unicodedata.category(each)[0] != "M")


def _lowered(text: str) -> str:
    """A skeleton in small letters; an i counts as an l, which its capital looks like."""
    return unicodedata.normalize("NFD", _skeleton(_skeleton(text).casefold())).casefold().replace("i", "l")


def _skeleton(text: str) -> str:
    return "".join(_prototype(character) for character in unicodedata.normalize("NFD", text))


@cache
def _look_alikes() -> dict[str, tuple[str, ...]]:
    """The characters that look like each character, by Unicode: a star around a prototype."""
    return {
        character.replace(_DIRECTION_MARK, ""): tuple(each["c"].replace(_DIRECTION_MARK, "") for each in others)
        for character, others in confusables_data.items()
    }


def _prototype(character: str) -> str:
    """The centre of a character's star; of a pair the longer one, else the first in order."""
    alike = _look_alikes()
    others = alike.get(character, ())
    if len(others) != 1:
        return character
    if len(others[0]) > 1 or len(alike.get(others[0], ())) > 1:
        return others[0]
    return min(character, others[0])


def _piled(name: str) -> bool:
    """Whether marks stand on no letter, or too many on one."""
    marks = MOST_MARKS  # none may come first
    for character in name:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks > MOST_MARKS:
            return True
    return False


def _one_script(name: str) -> bool:
    scripts = {alias(character) for character in name} - NO_SCRIPT
    return len(scripts) <= 1 or any(scripts <= together for together in TOGETHER)


@cache
def _reserved() -> frozenset[str]:
    """A bot's name is its level, and pages show its title; nobody else may seem to be one."""
    titles = [
        locales.message("page-bot", language, level=level) for language in locales.LANGUAGES for level in levels()
    ]
    known = [*levels(), *titles]
    return _all_likenesses([*known, *map(_unmarked, known)])


def _all_likenesses(names: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*(likenesses(name) for name in names))
