"""What a refusal names exactly, found by mutating the rules."""

from __future__ import annotations

import pytest

import fistful
from fistful.games.looterz.deck import LooterzDeck
from tests.rules.looterz.test_deck import deck


@pytest.mark.clause("LTZ-38")
@pytest.mark.parametrize(("life", "said"), [(None, "—"), (0, "0"), ("many", "many")])
def test_a_deck_is_told_which_number_it_has_instead(life: object, said: str) -> None:
    with pytest.raises(fistful.BadDeck) as refused:
        LooterzDeck("mine", deck(life=life))
    assert refused.value.params["value"] == said
