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
from fistful.games.shootout.cards import BODY_ARMOR, MARKSMEN, RICOCHET
from fistful.games.shootout.effects import LookAtHealth
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import LETTERS, asked, hand, options, play, table
from tests.tables import many, random_move

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
def test_a_player_who_has_yet_to_lay_a_card_is_known_to_hold_one_that_is_not_a_13(marksman: str) -> None:
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
    pile = Counter(bags.listed(pos.setup.cards))
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
@pytest.mark.parametrize("marksman", [False, True], ids=["plain", "marksman"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_imagined_could_have_happened_card_by_card(seats: int, marksman: bool) -> None:
    """And so can what a seat of an imagined world imagines in turn."""
    checked = 0
    for seed in range(many(4, 60)):
        dice = random.Random(seed)
        pos = fistful.game("shootout").new(seats, seed, marksman=marksman, rounds_to_win=1)
        assert isinstance(pos, ShootoutPosition)
        while not pos.over:
            if dice.random() < 0.12:
                retrace(pos)
                for viewer in [*range(seats), None]:
                    world = imagined_again(pos, viewer, dice.getrandbits(20))
                    imagined_again(world, dice.choice([*range(seats), None]), dice.getrandbits(20))
                    checked += 1
            pos.play(*random_move(pos, dice))
    assert checked > 5


def imagined_again(pos: ShootoutPosition, viewer: int | None, seed: int) -> ShootoutPosition:
    """A world that looks the same from there, and has a history."""
    view = pos.view(viewer)
    world = view.imagine(seed)
    assert isinstance(world, ShootoutPosition)
    assert world.view(viewer).to_json() == view.to_json()
    retrace(world)
    return world


def shuffles(pos: ShootoutPosition) -> int:
    movements = [pos.memory[entry] for entry in range(0, len(pos.memory), 2)]
    return sum(memory.what_of(movement) == memory.SHUFFLE for movement in movements)


@pytest.mark.clause("SHO-33")
def test_in_a_round_of_400_turns_nothing_is_forgotten() -> None:
    """Five seats that reload whenever they can, and never shoot to kill."""
    pos = fistful.game("shootout").new(5, 1, marksman=True)
    assert isinstance(pos, ShootoutPosition)
    for seat in range(5):
        pos.play(seat, pos.actions(seat)[-1])
    while pos.turn < 400:
        texts = options(pos)
        usual = [text for text in texts if text in ("pass", "reload")] or [text for text in texts if "play" not in text]
        play(pos, f"{asked(pos)[0]} {usual[0]}")
        assert pos.round == 1
    assert shuffles(pos) > 6
    for viewer in (0, 1, 2, 3, 4, None):
        world = imagined_again(pos, viewer, 1)
        imagined_again(world, 2, 2)


@pytest.mark.clause("SHO-33", "SHO-40")
def test_a_card_that_was_taken_stays_known_however_often_the_pile_is_shuffled() -> None:
    pos = table(
        """
        > A 0 | 1 1 1 1 1 | 12 12 12 12 | pickpocket
          B 0 | 9         | 12 12 12 12 | ricochet*
          pile 1 1 1 1 1 1 1 1
    """,
        deck={"cards": {"1": 13, "9": 1, "12": 8}},
    )
    play(pos, "A play pickpocket")
    while shuffles(pos) < 8:
        texts = options(pos)
        play(pos, f"{asked(pos)[0]} {texts[0]}")
    assert 9 in hand(pos, "A")
    assert all(9 in hand(world, "A") for world in imagined(pos, "B", 20))


def test_a_memory_that_no_round_leaves_is_refused() -> None:
    pos = reloaded()
    memory.note(pos, memory.SPEND, 0, 0, bags.add(0, 13))
    with pytest.raises(ValueError, match="no round"):
        pos.view(1).imagine(1)


def test_every_marksman_card_says_itself_in_every_language() -> None:
    game = fistful.game("shootout")
    for language in locales.LANGUAGES:
        assert len({card.text for card in game.cards(language) if card.place == "marksman"}) == len(MARKSMEN)
        assert len({locales.term("shootout", "marksman", card.name, language) for card in MARKSMEN}) == len(MARKSMEN)
    assert [MARKSMEN[card].name for card in (BODY_ARMOR, RICOCHET)] == ["body-armor", "ricochet"]
    assert [card.name for card in MARKSMEN if isinstance(card.effect, LookAtHealth)] == ["eagle-eye"]
