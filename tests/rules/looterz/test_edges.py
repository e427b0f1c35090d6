"""What a refusal names exactly, found by mutating the rules."""

from __future__ import annotations

import pytest

import fistful
from fistful.games.looterz.deck import LooterzDeck
from tests.rules.looterz.table import play, table
from tests.rules.looterz.test_deck import deck


@pytest.mark.clause("LTZ-38")
@pytest.mark.parametrize(("life", "said"), [(None, "—"), (0, "0"), ("many", "many")])
def test_a_deck_is_told_which_number_it_has_instead(life: object, said: str) -> None:
    with pytest.raises(fistful.BadDeck) as refused:
        LooterzDeck("mine", deck(life=life))
    assert refused.value.params["value"] == said


@pytest.mark.clause("LTZ-51")
def test_the_first_kind_of_the_deck_is_refused_like_any_other_that_is_not_in_the_graveyard() -> None:
    pos = table(
        """
        > A 0 | necromancer | orc king
          B 0 | |
          graveyard hydra zombie
        """
    )
    play(pos, "A use 1")
    first = fistful.game("looterz").cards()[0].code
    with pytest.raises(fistful.IllegalMove) as refused:
        play(pos, f"A raise {first}")
    assert refused.value.code == "not-in-graveyard"
