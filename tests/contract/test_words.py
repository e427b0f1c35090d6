"""Everything a game says in play has words in every language."""

from __future__ import annotations

import re

import pytest

from fistful import locales
from tests.french import WRONG_IN_FRENCH, said_wrongly
from tests.tables import TABLES, Table, many, moments

UNTIDY = re.compile(r" {2}| [.,)]|\( |[.,:;]{2}|[{}]|^\s|\s$|: *$")
"""Doubled spaces and marks, marks after a space, and whatever a message left open."""
NAMES = ["Ann", "Ève", "Oscar", "Hugo", "Isa", "Bob"]
"""Players before whose names French might have to elide."""

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_prompts_events_and_outcomes_have_words(table: Table, language: str) -> None:
    for seed in range(many(1, 20)):
        for position in moments(table, seed):
            for seat in [*range(table.seats), None]:
                prompt = position.view(seat).prompt
                tidy(locales.sentence(table.slug, "prompt", prompt.code, prompt.params, language))
            for event in position.take_events():
                for seat in [*range(table.seats), None]:
                    told = event.to(seat)
                    if told is not None:
                        tidy(locales.event(table.slug, told.code, told.params, language))
                for told in event.everything():
                    tidy(locales.event(table.slug, told.code, told.params, language))
        outcome = position.outcome
        assert outcome is not None
        tidy(locales.outcome(table.slug, outcome.winners, outcome.reason, language))


def tidy(said: str) -> None:
    assert said
    assert not UNTIDY.search(said), said


def test_what_is_said_in_french_has_its_elisions_and_contractions(table: Table) -> None:
    said: set[str] = set()
    names = NAMES[: table.seats]
    for position in moments(table, 0):
        for seat in range(table.seats):
            prompt = position.view(seat).prompt
            said.add(locales.sentence(table.slug, "prompt", prompt.code, prompt.params, "fr", names))
        for event in position.take_events():
            for told in event.everything():
                said.add(locales.event(table.slug, told.code, told.params, "fr", names))
    assert len(said) > 5
    for sentence in said:
        assert [fault for fault in WRONG_IN_FRENCH if said_wrongly(sentence, fault)] == [], sentence
