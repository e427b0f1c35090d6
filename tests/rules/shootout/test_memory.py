"""What a round's movements tell: worlds that are imagined have a history, and all that is possible is imagined."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

import fistful
from fistful import locales
from fistful.engine import bags
from fistful.games.shootout import memory
from fistful.games.shootout.cards import BODY_ARMOR, EAGLE_EYE, MARKSMEN, RICOCHET
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import LETTERS, hand, play, table

A_HALF_KNOWN_PILE = {"cards": {"2": 2, "3": 1, "4": 5, "5": 1, "7": 5, "8": 5, "9": 1}}


def reloaded() -> ShootoutPosition:
    """A has drawn the 9 that was left of the pile, then two of ten discards that all have seen."""
    pos = table(
        """
        > A 0 | 4 4 4 | 3 5
          B 0 | 2 2   | 4! 4!
          pile 9
          discards 7 7 7 7 7 8 8 8 8 8
    """,
        deck=A_HALF_KNOWN_PILE,
    )
    play(pos, "A reload")
    return pos


def imagined(pos: ShootoutPosition, viewer: str, draws: int) -> list[ShootoutPosition]:
    view = pos.view(LETTERS.index(viewer))
    worlds = [view.imagine(seed) for seed in range(draws)]
    return [world for world in worlds if isinstance(world, ShootoutPosition)]


@pytest.mark.clause("SHO-12", "SHO-23")
def test_a_pile_made_of_discards_holds_nothing_else() -> None:
    for world in imagined(reloaded(), "B", 40):
        assert set(world.pile) <= {7, 8}
        assert sum(card in (7, 8) for card in hand(world, "A")) == 2


@pytest.mark.clause("SHO-23")
def test_every_hand_that_the_known_pile_allows_is_imagined_and_no_other() -> None:
    """Four of the six cards that were hidden before, and two of the pile."""
    before = [3, 4, 4, 4, 5, 9]
    possible = {
        tuple(sorted([*old, *new])) for old in combinations(before, 4) for new in combinations([7] * 5 + [8] * 5, 2)
    }
    assert {tuple(hand(world, "A")) for world in imagined(reloaded(), "B", 700)} == possible


@pytest.mark.clause("SHO-23")
def test_a_card_that_only_the_pile_had_was_drawn_from_it() -> None:
    pos = reloaded()
    play(pos, "B reload")
    bullet = next(card for card in hand(pos, "A") if card in (7, 8))
    play(pos, f"A shoot {bullet}", "A at B1")
    for world in imagined(pos, "B", 40):
        assert sum(card in (7, 8) for card in hand(world, "A")) == 1


@pytest.mark.clause("SHO-23")
def test_a_card_that_the_pile_did_not_have_was_held_before() -> None:
    pos = reloaded()
    play(pos, "B reload", "A shoot 4", "A at B1")
    for world in imagined(pos, "B", 40):
        assert sum(card in (7, 8) for card in hand(world, "A")) >= 2


@pytest.mark.clause("SHO-25", "SHO-35", "SHO-41")
@pytest.mark.parametrize("marksman", ["field-medic", "switcheroo"])
def test_whoever_has_yet_to_lay_a_card_is_known_to_hold_one_that_is_no_13(marksman: str) -> None:
    pos = table(
        f"""
        > A 0 | 13 4        | 3 5 | {marksman}
          B 0 | 2 2 2 2 2 2 | 4 7 | ricochet
          pile 13 13 13 13 13 6 6 6
    """,
        deck={"cards": {"2": 6, "3": 1, "4": 2, "5": 1, "6": 3, "7": 1, "13": 6}},
    )
    play(pos, f"A play {marksman}")
    hands = [hand(world, "A") for world in imagined(pos, "B", 80)]
    assert all(held[0] != 13 for held in hands)
    assert any(held[1] == 13 for held in hands)


def retrace(pos: ShootoutPosition) -> None:
    """Go through the memory of a position card by card; it must lead to the hands and the pile as they are."""
    pile = Counter(bags.listed(pos.rules.cards))
    hands = [Counter[int]() for _ in range(pos.seats)]
    taken_up: dict[int, Counter[int]] = {}
    laid = [Counter[int]() for _ in range(pos.seats)]
    for entry in range(0, len(pos.memory), 2):
        movement = pos.memory[entry]
        cards = Counter(bags.listed(pos.memory[entry + 1]))
        what, seat, where = memory.what_of(movement), memory.seat_of(movement), memory.where_of(movement)
        assert cards.total() == memory.count_of(movement)
        if what in (memory.DEAL, memory.DRAW):
            pile.subtract(cards)
            assert min(pile.values(), default=0) >= 0
        if what == memory.SHUFFLE:
            assert pile.total() == 0
            pile = cards
        elif what in (memory.DEAL, memory.DRAW):
            hands[seat].update(cards)
        elif what in (memory.LAY, memory.SPEND, memory.ADD, memory.SWAP):
            hands[seat].subtract(cards)
            if what == memory.LAY:
                laid[seat].update(cards)
            if what == memory.SWAP:
                taken_up[seat] = laid[seat]
        elif what == memory.TAKE:
            hands[seat].update(cards)
            hands[where].subtract(cards)
        if what in (memory.LAY, memory.ADD, memory.SWAP):
            assert 13 not in cards
        for holder, held in enumerate(hands):
            owed = -held
            assert owed.total() == 0 or (owed.total() == 1 and owed <= taken_up.get(holder, Counter()))
    assert +pile == Counter(pos.pile)
    for holder, held in enumerate(hands):
        held.subtract(bags.listed(pos.hands[holder]))
        difference = -held
        assert difference.total() == (holder in taken_up)
        assert difference <= taken_up.get(holder, Counter())
        assert (+held).total() == 0


@pytest.mark.clause("SHO-23", "SHO-33")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (5, 5), (5, 6)])
def test_what_is_imagined_could_have_happened_card_by_card(seats: int, seed: int) -> None:
    dice = random.Random(seed)
    pos = fistful.game("shootout").new(seats, seed, marksman=True, rounds_to_win=1)
    assert isinstance(pos, ShootoutPosition)
    checked = 0
    while not pos.over:
        if dice.random() < 0.15:
            retrace(pos)
            for viewer in [*range(seats), None]:
                world = pos.view(viewer).imagine(dice.getrandbits(20))
                assert isinstance(world, ShootoutPosition)
                retrace(world)
                checked += 1
        seat = dice.choice(pos.to_act)
        pos.play(seat, dice.choice(pos.actions(seat)))
    assert checked > 5


def test_every_marksman_card_says_itself_in_every_language() -> None:
    game = fistful.game("shootout")
    for language in locales.LANGUAGES:
        assert len({game.printed(card.name, language) for card in MARKSMEN}) == len(MARKSMEN)
        assert len({locales.term("shootout", "marksman", card.name, language) for card in MARKSMEN}) == len(MARKSMEN)
    assert game.printed("ace-of-spades") == ""
    assert [MARKSMEN[card].name for card in (EAGLE_EYE, BODY_ARMOR, RICOCHET)] == [
        "eagle-eye",
        "body-armor",
        "ricochet",
    ]
