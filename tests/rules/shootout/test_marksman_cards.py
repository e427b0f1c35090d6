"""When Marksman Cards are played, and who is asked for them."""

from __future__ import annotations

import pytest

import fistful
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import (
    LETTERS,
    asked,
    hand,
    health,
    lay_lowest,
    options,
    play,
    refusal,
    seen,
    story,
    table,
)


@pytest.mark.clause("SHO-25")
def test_a_marksman_card_is_played_at_the_beginning_of_a_turn_which_then_goes_on_as_usual() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 5 | eagle-eye
          B 0 | 2 2 | 4 7 | ricochet
    """)
    assert options(pos) == ["reload", "play eagle-eye", "shoot 4", "shoot 9"]
    play(pos, "A play eagle-eye", "A look B1")
    assert asked(pos) == "A turn"
    assert options(pos) == ["reload", "shoot 4", "shoot 9"]


@pytest.mark.clause("SHO-25")
def test_a_marksman_card_cannot_be_played_once_a_bullet_is_chosen_nor_in_another_turn() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 5 | eagle-eye
          B 0 | 2 2 | 4 7 | pickpocket
    """)
    with pytest.raises(fistful.NotYourTurn):
        play(pos, "B play pickpocket")
    play(pos, "A shoot 4")
    assert refusal(pos, "A play eagle-eye").code == "marksman-useless"


@pytest.mark.clause("SHO-25")
def test_a_marksman_card_is_used_once() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 5 | eagle-eye
          B 0 | 2 2 | 4 7 | body-armor
    """)
    play(pos, "A play eagle-eye", "A look B1", "A reload", "B reload")
    assert asked(pos) == "A turn-full"
    assert refusal(pos, "A play eagle-eye").code == "marksman-used"
    assert seen(pos).played == ("eagle-eye", "")


@pytest.mark.clause("SHO-24", "SHO-25")
def test_only_ones_own_marksman_card_can_be_played() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 5 | eagle-eye
          B 0 | 2 2 | 4 7 | pickpocket
    """)
    assert refusal(pos, "A play pickpocket").code == "not-your-marksman"


@pytest.mark.clause("SHO-25")
@pytest.mark.parametrize(
    ("marksman", "own_hand", "laid", "other_hand"),
    [
        ("field-medic", "", "4 7", "2 2"),
        ("field-medic", "13 13", "4 7", "2 2"),
        ("quick-draw", "5", "4 7", "2 2"),
        ("eagle-eye", "5 6", "4! 7!", "2 2"),
        ("speedloader", "2 3 5 6 7 8", "4 7", "2 2"),
        ("steady-aim", "", "4 7", "2 2"),
        ("pickpocket", "2 3 5 6 7 8", "4 7", "2 2"),
        ("pickpocket", "2 3", "4 7", ""),
        ("switcheroo", "", "4 7", "2 2"),
        ("switcheroo", "13", "4 7", "2 2"),
        ("standoff", "", "4 7", "2 2"),
        ("body-armor", "5 6", "4 7", "2 2"),
        ("ricochet", "5 6", "4 7", "2 2"),
    ],
)
def test_a_card_that_can_do_nothing_may_not_be_played(marksman: str, own_hand: str, laid: str, other_hand: str) -> None:
    other = "ricochet" if marksman != "ricochet" else "body-armor"
    pos = table(f"""
        > A 0 | {own_hand}   | 3 5      | {marksman}
          B 0 | {other_hand} | {laid}   | {other}
    """)
    assert f"play {marksman}" not in options(pos, "A")
    assert refusal(pos, f"A play {marksman}").code == "marksman-useless"


@pytest.mark.clause("SHO-25")
def test_an_unused_marksman_card_goes_back_unseen_and_all_are_shuffled_for_the_next_round() -> None:
    held = set()
    for seed in range(40):
        pos = table("""
            > A 0 | 12 9 | 3 5 | eagle-eye
              B 0 | 2 2  | 4   | pickpocket*
        """)
        for _ in range(seed):
            pos.chance.below(7, "")
        play(pos, "A shoot 12")
        told = story(pos)
        assert not any("eagle-eye" in line for line in told)
        assert seen(pos, "B").played == ("", "")
        held |= {seen(pos, "A").marksman, seen(pos, "B").marksman}
    assert len(held) == 10


@pytest.mark.clause("SHO-25")
def test_a_whole_game_with_marksman_cards_deals_different_ones_each_round() -> None:
    pos = fistful.game("shootout").new(5, 3, marksman=True)
    dealt: list[tuple[str, ...]] = []
    while not pos.over:
        if seen(pos).turn == 0 and len(dealt) < seen(pos).round:
            dealt.append(tuple(seen(pos, letter).marksman for letter in LETTERS))
        seat = pos.to_act[0]
        pos.play(seat, pos.actions(seat)[-1])
    assert len(dealt) >= 3
    assert len(set(dealt)) == len(dealt)
    assert all(len(set(cards)) == 5 for cards in dealt)


def hit(marksmen: tuple[str, str, str]) -> ShootoutPosition:
    """A hits B2 with C looking on, all with these Marksman Cards."""
    pos = table(f"""
        > A 0 | 9 6 | 3 5 | {marksmen[0]}
          B 0 | 2 2 | 4 7 | {marksmen[1]}
          C 0 | 3 3 | 8 8 | {marksmen[2]}
    """)
    play(pos, "A shoot 9", "A at B2")
    return pos


@pytest.mark.clause("SHO-32")
def test_the_player_hit_is_asked_for_body_armor_and_can_only_pass_without_it() -> None:
    pos = hit(("eagle-eye", "pickpocket", "body-armor"))
    assert (asked(pos), options(pos)) == ("B armor-none", ["pass"])
    assert refusal(pos, "B play body-armor").code == "not-your-marksman"
    play(pos, "B pass")
    assert health(pos, "B") == "4"
    pos = hit(("eagle-eye", "body-armor", "pickpocket"))
    assert (asked(pos), options(pos)) == ("B armor", ["pass", "play body-armor"])


@pytest.mark.clause("SHO-32")
@pytest.mark.parametrize(
    "marksmen",
    [
        ("eagle-eye", "pickpocket*", "standoff"),
        ("eagle-eye", "pickpocket", "body-armor*"),
        ("body-armor*", "pickpocket", "ricochet"),
    ],
)
def test_nobody_is_asked_for_body_armor_after_it_or_their_own_card_was_played(marksmen: tuple[str, str, str]) -> None:
    pos = hit(marksmen)
    assert (asked(pos).removesuffix("-marksman"), health(pos, "B")) == ("B turn", "4")


def miss(marksmen: tuple[str, str, str]) -> ShootoutPosition:
    """A misses B2 with C looking on, all with these Marksman Cards."""
    pos = table(f"""
        > A 0 | 6 9 | 3 5 | {marksmen[0]}
          B 0 | 2 2 | 4 7 | {marksmen[1]}
          C 0 | 3 3 | 8 8 | {marksmen[2]}
    """)
    play(pos, "A shoot 6", "A at B2")
    return pos


@pytest.mark.clause("SHO-32")
def test_a_player_who_missed_is_asked_for_ricochet_and_can_only_pass_without_it() -> None:
    pos = miss(("eagle-eye", "pickpocket", "ricochet"))
    assert (asked(pos), options(pos)) == ("A ricochet-none", ["pass"])
    assert refusal(pos, "A play ricochet").code == "not-your-marksman"
    play(pos, "A pass")
    assert asked(pos) == "B turn-marksman"
    pos = miss(("ricochet", "pickpocket", "eagle-eye"))
    assert (asked(pos), options(pos)) == ("A ricochet", ["pass", "play ricochet"])


@pytest.mark.clause("SHO-32")
@pytest.mark.parametrize(
    "marksmen", [("eagle-eye*", "pickpocket", "ricochet"), ("eagle-eye", "pickpocket", "ricochet*")]
)
def test_nobody_is_asked_for_ricochet_after_it_or_their_own_card_was_played(marksmen: tuple[str, str, str]) -> None:
    assert asked(miss(marksmen)) == "B turn-marksman"


@pytest.mark.clause("SHO-32")
def test_the_window_looks_the_same_to_others_no_matter_who_holds_the_card() -> None:
    with_it = hit(("eagle-eye", "body-armor", "pickpocket"))
    without_it = hit(("eagle-eye", "pickpocket", "body-armor"))
    assert seen(with_it, "A") == seen(without_it, "A")
    assert seen(with_it) == seen(without_it)


@pytest.mark.clause("SHO-32")
def test_without_the_option_nobody_is_asked() -> None:
    pos = table("""
        > A 0 | 9 6 | 3 5
          B 0 | 2 2 | 4 7
    """)
    play(pos, "A shoot 9", "A at B2")
    assert asked(pos) == "B turn"
    assert hand(pos, "A") == [6]
    lay = fistful.game("shootout").new(2, 1)
    lay_lowest(lay)
    assert len(lay.to_act) == 1
