"""The twenty house cards: what they say, and that they do it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fistful
from fistful import locales
from fistful.games.looterz.card import Card, Kind
from fistful.games.looterz.cards import CARDS
from fistful.games.looterz.deck import LooterzDeck
from fistful.games.looterz.effects import EFFECTS
from fistful.games.looterz.facts import SLUG
from tests.rules.looterz.table import (
    asked,
    graveyard,
    hand,
    options,
    party,
    play,
    rolling,
    seen,
    story,
    table,
)

SOURCE = Path(__file__).resolve().parents[3] / "src" / "fistful" / "games" / "looterz"
FIRST_CARD = 39


def house() -> tuple[Kind, ...]:
    deck = fistful.game(SLUG).deck
    assert isinstance(deck, LooterzDeck)
    return deck.kinds


def printed(language: str = "en") -> dict[str, str]:
    """The clauses of the rules page from the first card on, each as one line."""
    page = locales.rules(SLUG, language).text.replace("\n  ", " ")
    clauses = re.findall(r"^- \*\*(LTZ-\d+)\*\* \(H\) (.*)$", page, re.MULTILINE)
    return {clause: words for clause, words in clauses if int(clause[4:]) >= FIRST_CARD}


def test_the_house_deck_has_the_declared_cards_and_the_rules_page_a_clause_for_each() -> None:
    assert [kind.card for kind in house()] == list(CARDS)
    assert list(printed()) == [f"LTZ-{FIRST_CARD + number}" for number in range(len(CARDS))]


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("number", range(len(CARDS)), ids=[card.name for card in CARDS])
def test_the_printed_text_of_every_card_says_what_its_abilities_are(number: int, language: str) -> None:
    kind = house()[number]
    name = locales.term(SLUG, "card", kind.card.name, language)
    words = kind.card.text(language)
    assert printed(language)[f"LTZ-{FIRST_CARD + number}"] == f"**{name}** {kind.life}/{kind.power}. {words}"


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_card_and_every_effect_has_words_of_its_own_in_every_language(language: str) -> None:
    names = {locales.term(SLUG, "card", card.name, language) for card in CARDS}
    assert len(names) == len(CARDS)
    for amount in (1, 2, 5):
        said = [effect(amount).said() for effect in EFFECTS]
        words = {locales.sentence(SLUG, "effect", each.code, each.params, language) for each in said}
        assert len(words) == len(EFFECTS)
    for card in (*CARDS, Card("many-headed", taunt=True, attacks=3)):
        assert card.text(language).endswith(".")


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_an_effect_that_counts_says_how_much(language: str) -> None:
    for effect in EFFECTS:
        one, five = [
            locales.sentence(SLUG, "effect", effect.name, effect(amount).said().params, language) for amount in (1, 5)
        ]
        assert ("5" in five) == effect.counted
        assert (one != five) == effect.counted


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_code_in_the_rules_has_words_in_every_language(language: str) -> None:
    source = "".join(file.read_text("utf-8") for file in sorted(SOURCE.glob("*.py")))
    calls = {
        "event": r'(?:tell|whisper)\(\s*(?:pos, |seat, )?"([a-z-]+)"',
        "refusal": r'refused\(\s*"([a-z-]+)"',
        "deck": r'refuse\(\s*"([a-z-]+)"',
        "prompt": r'Prompt\(\s*"([a-z-]+)"',
    }
    for kind, call in calls.items():
        codes = set(re.findall(call, source))
        assert len(codes) >= 5
        for code in codes:
            keys = (f"{SLUG}-{kind}-{code}", f"{kind}-{code}")
            assert any(locales.bundle(language).has_message(key) for key in keys), keys[0]


@pytest.mark.clause("LTZ-39")
def test_the_dragonling_has_no_ability_but_power_three() -> None:
    pos = rolling(
        table(
            """
            > A 0 | dragonling:1 | orc king
              B 0 | king |
            """
        ),
        3,
    )
    assert options(pos) == ["search 1", "attack 1", "done"]
    play(pos, "A search 1")
    assert pos.loot[0] == 1


@pytest.mark.clause("LTZ-40")
def test_the_death_knight_takes_a_looter_with_it() -> None:
    pos = table(
        """
        > A 0 | assassin | orc king
          B 0 | death-knight hydra | king
        """
    )
    play(pos, "A use 1", "A pick B1")
    assert asked(pos) == "B destroy"
    assert options(pos) == ["pick A1", "pick B1"]
    play(pos, "B pick A1")
    assert graveyard(pos) == ["death-knight", "assassin"]


@pytest.mark.clause("LTZ-41")
def test_the_king_steals_as_his_action() -> None:
    pos = table(
        """
        > A 0 | king | orc king
          B 3 | |
        """
    )
    play(pos, "A use 1")
    assert list(pos.loot) == [1, 2]
    assert asked(pos) == "A recruit"


@pytest.mark.clause("LTZ-42")
def test_the_assassin_destroys_any_other_looter() -> None:
    pos = table(
        """
        > A 0 | assassin king | orc king
          B 0 | hydra |
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["pick A2", "pick B1"]
    play(pos, "A pick B1")
    assert graveyard(pos) == ["hydra"]


@pytest.mark.clause("LTZ-43")
def test_the_orc_makes_each_player_sacrifice_another_looter() -> None:
    pos = table(
        """
        > A 0 | king hydra | orc king
          B 0 | goblin |
          pile king king
        """,
        phase="first",
    )
    play(pos, "A recruit orc")
    assert options(pos) == ["sacrifice 1", "sacrifice 2"]
    play(pos, "A sacrifice 1")
    assert party(pos, "A") == ["hydra:4", "orc:3"]
    assert party(pos, "B") == []


@pytest.mark.clause("LTZ-44")
def test_the_witch_takes_one_life_from_every_other_looter() -> None:
    pos = table(
        """
        > A 0 | king | witch king
          B 0 | hydra zombie:1 | king
          C 0 | goblin |
          pile king king
        """,
        phase="first",
    )
    play(pos, "A recruit witch")
    assert party(pos, "A") == ["king:2", "witch:2"]
    assert party(pos, "B") == ["hydra:3"]
    assert party(pos, "C") == []


@pytest.mark.clause("LTZ-45")
def test_the_mermaid_borrows_an_opponents_looter() -> None:
    pos = table(
        """
        > A 0 | mermaid king | orc king
          B 0 | hydra |
          C 0 | goblin |
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["pick B1", "pick C1"]
    play(pos, "A pick B1")
    assert party(pos, "A") == ["mermaid:1", "king:3", "hydra:4"]
    assert "attack 3" in options(pos)


@pytest.mark.clause("LTZ-46")
def test_the_hydras_attack_action_is_two_attacks() -> None:
    pos = rolling(
        table(
            """
            > A 0 | hydra:1 | orc king
              B 0 | scarecrow |
            """
        ),
        1,
        1,
    )
    play(pos, "A attack 1", "A pick B1")
    assert party(pos, "B") == ["scarecrow:2"]
    assert asked(pos) == "A recruit"


@pytest.mark.clause("LTZ-47")
def test_the_scarecrow_has_taunt() -> None:
    pos = table(
        """
        > A 0 | dragonling king | orc king
          B 0 | goblin scarecrow |
        """
    )
    play(pos, "A attack 1")
    assert options(pos) == ["pick A2", "pick B2"]


@pytest.mark.clause("LTZ-48")
def test_the_zombie_returns_to_the_hand_of_its_last_controller() -> None:
    pos = table(
        """
        > A 0 | mermaid assassin | orc king
          B 0 | zombie | hydra
        """
    )
    play(pos, "A use 1", "A use 2", "A pick A3")
    assert hand(pos, "A") == ["king", "orc", "zombie"]
    assert hand(pos, "B") == ["hydra"]
    assert graveyard(pos) == []


@pytest.mark.clause("LTZ-48")
def test_it_is_this_very_card_that_returns_and_not_another_zombie() -> None:
    pos = table(
        """
        > A 0 | assassin | orc king
          B 0 | zombie | hydra
          graveyard zombie
        """
    )
    play(pos, "A use 1")
    (left,) = seen(pos).graveyard
    assert (left.card, left.entry) == ("zombie", 0)


@pytest.mark.clause("LTZ-48")
def test_a_zombie_that_was_shuffled_into_the_draw_pile_does_not_return() -> None:
    pos = table(
        """
        > A 0 | | witch king
          B 0 | goblin zombie:1 | hydra
          graveyard king
        """,
        phase="first",
    )
    play(pos, "A recruit witch")
    assert story(pos)[-1] == "no-effect B zombie last_wish no-grave"
    assert seen(pos).known_in_hands == ((), ())


@pytest.mark.clause("LTZ-49")
def test_the_cleric_gives_each_of_your_looterz_one_life_back() -> None:
    pos = table(
        """
        > A 0 | cleric king:1 hydra:3 | orc king
          B 0 | hydra:1 |
        """
    )
    play(pos, "A use 1")
    assert party(pos, "A") == ["cleric:2", "king:2", "hydra:4"]
    assert party(pos, "B") == ["hydra:1"]


@pytest.mark.clause("LTZ-50")
def test_the_thief_steals_when_it_enters() -> None:
    pos = table(
        """
        > A 0 | | thief king
          B 3 | |
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit thief")
    assert list(pos.loot) == [1, 2]


@pytest.mark.clause("LTZ-51")
def test_the_necromancer_puts_a_looter_from_the_graveyard_into_play() -> None:
    pos = table(
        """
        > A 0 | necromancer | orc king
          B 0 | |
          graveyard hydra zombie hydra
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["raise hydra", "raise zombie"]
    play(pos, "A raise hydra")
    assert party(pos, "A") == ["necromancer:1", "hydra:4"]
    assert graveyard(pos) == ["zombie", "hydra"]


@pytest.mark.clause("LTZ-52")
def test_the_bard_puts_the_top_card_of_the_draw_pile_into_play() -> None:
    pos = table(
        """
        > A 0 | | bard king
          B 0 | |
          pile hydra zombie
        """,
        phase="first",
    )
    play(pos, "A recruit bard")
    assert party(pos, "A") == ["bard:1", "hydra:4"]
    assert pos.whereabouts()["draw pile"] == ["zombie"]


@pytest.mark.clause("LTZ-53")
def test_the_goblin_draws_a_card_when_it_dies() -> None:
    pos = table(
        """
        > A 0 | assassin | orc king
          B 0 | goblin | zombie
          pile hydra king
        """
    )
    play(pos, "A use 1")
    assert hand(pos, "B") == ["hydra", "zombie"]


@pytest.mark.clause("LTZ-54")
def test_the_vampire_moves_one_life_to_itself() -> None:
    pos = table(
        """
        > A 0 | vampire king | orc king
          B 0 | goblin |
        """
    )
    play(pos, "A use 1", "A pick A2")
    assert party(pos, "A") == ["vampire:3", "king:2"]


@pytest.mark.clause("LTZ-55")
def test_the_wizard_takes_two_life_from_another_looter() -> None:
    pos = table(
        """
        > A 0 | king | wizard king
          B 0 | hydra |
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit wizard")
    assert options(pos) == ["pick A1", "pick B1"]
    play(pos, "A pick B1")
    assert party(pos, "B") == ["hydra:2"]


@pytest.mark.clause("LTZ-56")
def test_the_cultist_sacrifices_another_looter_for_one_loot() -> None:
    pos = table(
        """
        > A 2 | cultist king hydra | orc king
          B 0 | goblin |
        """
    )
    play(pos, "A use 1")
    assert options(pos) == ["sacrifice 2", "sacrifice 3"]
    play(pos, "A sacrifice 3")
    assert pos.loot[0] - 2 == 1
    assert graveyard(pos) == ["hydra"]


@pytest.mark.clause("LTZ-57")
def test_the_basilisk_forbids_another_looter_to_search() -> None:
    pos = table(
        """
        > A 0 | basilisk king | orc king
          B 0 | goblin |
        """
    )
    play(pos, "A use 1", "A pick A2")
    assert options(pos) == ["attack 2", "done"]


@pytest.mark.clause("LTZ-58")
def test_the_demon_destroys_every_other_looter() -> None:
    pos = table(
        """
        > A 0 | king | demon king
          B 0 | hydra zombie | king
          pile king
        """,
        phase="first",
    )
    play(pos, "A recruit demon")
    assert party(pos, "A") == ["demon:3"]
    assert party(pos, "B") == []
    assert graveyard(pos) == ["king", "hydra"]
    assert hand(pos, "B") == ["king", "zombie"]
