"""What the ten Marksman Cards of the house do."""

from __future__ import annotations

from collections import Counter

import pytest

from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import (
    asked,
    discards,
    hand,
    health,
    options,
    play,
    refusal,
    seen,
    story,
    table,
    turning,
)


def with_card(
    marksman: str, own: str = "4 9", laid: str = "3 5", other: str = "2 2", their: str = "4 7 9", armor: bool = False
) -> ShootoutPosition:
    """A has this Marksman Card; B has used Body Armor, or holds it; C has used Ricochet."""
    return table(f"""
        > A 0 | {own}   | {laid}  | {marksman}
          B 0 | {other} | {their} | body-armor{"" if armor else "*"}
          C 0 | 2 3     | 8 8     | {"pickpocket*" if marksman == "ricochet" else "ricochet*"}
          pile 10 10 11 11 12 12 ...
    """)


# Field Medic


@pytest.mark.clause("SHO-35", "SHO-13")
def test_field_medic_lays_a_hand_card_face_down_as_an_additional_health_card() -> None:
    pos = with_card("field-medic", own="4 9 13")
    play(pos, "A play field-medic")
    assert (asked(pos), options(pos)) == ("A add", ["lay 4", "lay 9"])
    assert refusal(pos, "A lay 5").code == "not-in-hand"
    play(pos, "A lay 9")
    assert (hand(pos, "A"), health(pos, "A")) == ([4, 13], "3 5 - - 9")
    assert seen(pos, "B").health[0] == ("?", "?", "", "", "?")
    assert seen(pos, "A").health[0] == ("3", "5", "", "", "9")
    assert asked(pos) == "A turn"


@pytest.mark.clause("SHO-35")
def test_field_medic_with_the_last_card_makes_one_reload() -> None:
    pos = with_card("field-medic", own="4")
    play(pos, "A play field-medic", "A lay 4")
    assert story(pos) == ["played A field-medic", "added A5", "must-reload A", "drew A 6"]
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-35")
def test_the_card_of_a_field_medic_can_be_shot_at() -> None:
    pos = with_card("field-medic", other="12 12")
    play(pos, "A play field-medic", "A lay 9", "A reload", "B shoot 12", "B at A5")
    assert health(pos, "A") == "3 5"


# Quick Draw


@pytest.mark.clause("SHO-36")
def test_quick_draw_allows_two_shots_the_second_after_the_first_is_resolved() -> None:
    pos = with_card("quick-draw", own="6 9 10")
    play(pos, "A play quick-draw")
    assert options(pos) == ["shoot 6", "shoot 9", "shoot 10"]
    assert refusal(pos, "A reload").code == "must-shoot"
    play(pos, "A shoot 6", "A at B1")
    assert (asked(pos), options(pos)) == ("A second", ["pass", "shoot 9", "shoot 10"])
    play(pos, "A shoot 9", "A at B2")
    assert (health(pos, "B"), asked(pos)) == ("- - 9", "B turn")


@pytest.mark.clause("SHO-36")
def test_the_second_shot_of_quick_draw_may_be_passed() -> None:
    pos = with_card("quick-draw", own="6 9 10")
    play(pos, "A play quick-draw", "A shoot 6", "A at B3", "A pass")
    assert (asked(pos), hand(pos, "A")) == ("B turn", [9, 10])


@pytest.mark.clause("SHO-36")
def test_there_is_no_second_shot_when_nobody_is_left_to_shoot_at() -> None:
    pos = table("""
        > A 0 | 6 9 10 | 3 5 | quick-draw
          B 0 | 2 2    | 4   | body-armor*
    """)
    play(pos, "A play quick-draw", "A shoot 6")
    assert pos.round == 2


@pytest.mark.clause("SHO-36")
def test_a_shootout_ends_the_turn_and_the_second_shot_is_lost() -> None:
    pos = with_card("quick-draw", own="9 6 6", other="5 5")
    play(pos, "A play quick-draw", "A shoot 9", "A at B3")
    assert (health(pos, "B"), asked(pos), hand(pos, "A")) == ("4 7", "B turn", [6])


@pytest.mark.clause("SHO-36")
def test_quick_draw_is_over_with_the_turn() -> None:
    pos = with_card("quick-draw", own="6 9 10")
    play(pos, "A play quick-draw", "A shoot 6", "A at B3", "A pass", "B reload", "C reload")
    assert "reload" in options(pos)
    play(pos, "A shoot 9", "A at B1")
    assert asked(pos) == "B turn-full"


# Eagle Eye


@pytest.mark.clause("SHO-37")
def test_eagle_eye_looks_secretly_at_two_health_cards_of_one_opponent() -> None:
    pos = with_card("eagle-eye")
    play(pos, "A play eagle-eye")
    assert options(pos) == ["look B1", "look B2", "look B3", "look C1", "look C2"]
    assert refusal(pos, "A look A1").code == "own-health"
    play(pos, "A look B1")
    assert options(pos) == ["look B2", "look B3"]
    assert refusal(pos, "A look B1").code == "same-slot"
    assert refusal(pos, "A look C1").code == "only-of"
    play(pos, "A look B3")
    assert seen(pos, "A").health[1] == ("4", "?", "9", "", "")
    assert seen(pos, "C").health[1] == ("?", "?", "?", "", "")
    assert asked(pos) == "A turn"


@pytest.mark.clause("SHO-37")
def test_which_slots_were_looked_at_is_public_and_what_lies_there_is_whispered() -> None:
    pos = with_card("eagle-eye")
    play(pos, "A play eagle-eye", "A look B1", "A look B2")
    events = pos.take_events()
    told = [
        [said.params["card"] for event in events if event.code == "saw" and (said := event.to(seat))]
        for seat in range(3)
    ]
    assert told == [[4, 7], [], []]
    public = [event.public for event in events if event.code == "looked"]
    assert public == [{"seat": 0, "target": 1, "slot": 1}, {"seat": 0, "target": 1, "slot": 2}]
    assert seen(pos).looked == ("B1", "B2")


@pytest.mark.clause("SHO-37")
def test_eagle_eye_looks_at_one_health_card_if_there_is_only_one() -> None:
    pos = with_card("eagle-eye", their="- 7")
    play(pos, "A play eagle-eye", "A look B2")
    assert (asked(pos), seen(pos).looked) == ("A turn", ("B2",))


# Speedloader


@pytest.mark.clause("SHO-38")
def test_speedloader_draws_up_to_six_and_then_one_must_shoot() -> None:
    pos = with_card("speedloader")
    play(pos, "A play speedloader")
    assert hand(pos, "A") == [4, 9, 10, 10, 11, 11]
    assert (asked(pos), options(pos)) == ("A turn-shoot", ["shoot 4", "shoot 9", "shoot 10", "shoot 11"])
    assert refusal(pos, "A reload").code == "must-shoot"


@pytest.mark.clause("SHO-38")
def test_speedloader_can_be_played_with_an_empty_hand() -> None:
    pos = with_card("speedloader", own="")
    assert options(pos) == ["reload", "play speedloader"]
    play(pos, "A play speedloader", "A shoot 12", "A at B1")
    assert (health(pos, "B"), hand(pos, "A")) == ("- 7 9", [10, 10, 11, 11, 12])


# Steady Aim


@pytest.mark.clause("SHO-39")
@pytest.mark.parametrize(
    ("bullet", "left", "code"), [(8, "4 7", "lost"), (7, "4 7 9!", "shootout"), (6, "4 7 9!", "missed")]
)
def test_steady_aim_makes_the_bullet_count_two_more(bullet: int, left: str, code: str) -> None:
    pos = with_card("steady-aim", own=f"{bullet} 3", other="5 5")
    play(pos, "A play steady-aim", f"A shoot {bullet}", "A at B3")
    assert health(pos, "B") == left
    assert story(pos)[2].split()[0] == code


@pytest.mark.clause("SHO-39")
def test_with_steady_aim_one_must_shoot_and_a_dud_stays_a_dud() -> None:
    pos = with_card("steady-aim", own="1 3", their="2 3 9")
    play(pos, "A play steady-aim")
    assert options(pos) == ["shoot 1", "shoot 3"]
    assert refusal(pos, "A reload").code == "must-shoot"
    play(pos, "A shoot 1", "A at B1")
    assert health(pos, "B") == "2! 3 9"


@pytest.mark.clause("SHO-39")
def test_nothing_is_added_in_the_shootout_of_a_steady_aim() -> None:
    pos = with_card("steady-aim", own="7 4", other="5 5")
    play(pos, "A play steady-aim", "A shoot 7", "A at B3")
    assert story(pos)[2:] == ["shootout A B", "turned A 4 B 5", "stood B3"]
    assert asked(pos) == "B return"


@pytest.mark.clause("SHO-39")
def test_steady_aim_is_over_with_the_turn() -> None:
    pos = with_card("steady-aim", own="6 6")
    play(pos, "A play steady-aim", "A shoot 6", "A at B3", "B reload", "C reload", "A shoot 6", "A at B2")
    assert health(pos, "B") == "4 7! 9!"


# Pickpocket


@pytest.mark.clause("SHO-40")
def test_pickpocket_takes_a_card_from_the_hand_of_an_opponent_who_has_one() -> None:
    pos = with_card("pickpocket", other="6 6")
    play(pos, "A play pickpocket")
    assert options(pos) == ["rob B", "rob C"]
    assert refusal(pos, "A rob A").code == "nothing-to-rob"
    play(pos, "A rob B")
    assert (hand(pos, "A"), hand(pos, "B")) == ([4, 6, 9], [6])
    assert asked(pos) == "A turn"


@pytest.mark.clause("SHO-40")
def test_a_player_without_a_card_cannot_be_robbed() -> None:
    pos = with_card("pickpocket", other="")
    play(pos, "A play pickpocket")
    assert story(pos) == ["played A pickpocket", "robbed A C"]


@pytest.mark.clause("SHO-40")
def test_the_card_that_is_taken_is_random() -> None:
    taken: Counter[int] = Counter()
    for seed in range(60):
        pos = with_card("pickpocket", other="6 7 8")
        for _ in range(seed):
            pos.chance.below(7, "")
        play(pos, "A play pickpocket", "A rob B")
        taken.update(set(hand(pos, "A")) - {4, 9})
    assert set(taken) == {6, 7, 8}
    assert min(taken.values()) > 5


# Switcheroo


@pytest.mark.clause("SHO-41")
def test_switcheroo_exchanges_a_health_card_for_a_hand_card_that_is_not_a_13() -> None:
    pos = with_card("switcheroo", own="9 13", laid="3 - 5!")
    play(pos, "A play switcheroo")
    assert options(pos) == ["swap A1", "swap A3"]
    assert refusal(pos, "A swap A2").code == "empty-slot"
    assert refusal(pos, "A swap B1").code == "only-of"
    play(pos, "A swap A3")
    assert options(pos) == ["for 9"]
    play(pos, "A for 9")
    assert (hand(pos, "A"), health(pos, "A")) == ([5, 13], "3 - 9")
    assert asked(pos) == "A turn"


@pytest.mark.clause("SHO-41")
def test_the_slot_of_a_switcheroo_is_public_and_its_card_unknown_to_others_again() -> None:
    pos = with_card("switcheroo", laid="3 5!")
    assert seen(pos, "B").health[0] == ("?", "5", "", "", "")
    play(pos, "A play switcheroo", "A swap A2", "A for 9")
    swapped = [event for event in pos.take_events() if event.code == "swapped"]
    told = [said.params if (said := swapped[0].to(seat)) else {} for seat in (0, 1)]
    assert told == [{"seat": 0, "slot": 2, "card": 9, "old": 5}, {"seat": 0, "slot": 2}]
    assert seen(pos, "B").health[0] == seen(pos).health[0] == ("?", "?", "", "", "")
    assert seen(pos, "A").health[0] == ("3", "9", "", "", "")


@pytest.mark.clause("SHO-41")
def test_a_switcheroo_makes_what_eagle_eye_saw_unknown_again() -> None:
    pos = table("""
        > A 0 | 4 9 | 3 5 | eagle-eye
          B 0 | 2 6 | 4 7 | switcheroo
    """)
    play(pos, "A play eagle-eye", "A look B1", "A reload", "B play switcheroo", "B swap B1", "B for 6")
    assert seen(pos, "A").health[1] == ("?", "7", "", "", "")
    assert seen(pos).looked == ("B2",)


# Standoff


@pytest.mark.clause("SHO-42")
def test_standoff_reveals_a_health_card_and_fights_for_it_at_once_without_a_bullet() -> None:
    pos = with_card("standoff", own="6 6", other="5 5")
    play(pos, "A play standoff")
    assert (asked(pos), options(pos)) == ("A aim-standoff", ["at B1", "at B2", "at B3", "at C1", "at C2"])
    play(pos, "A at B3")
    assert story(pos)[1:] == ["stood-off A 0 B3 9", "turned A 6 B 5", "lost B3 9"]
    assert (hand(pos, "A"), discards(pos)) == ([6], [5, 6, 9])


@pytest.mark.clause("SHO-42")
def test_a_lost_standoff_leaves_the_health_card_known_and_can_be_returned() -> None:
    pos = with_card("standoff", own="4 4", other="5 5")
    play(pos, "A play standoff", "A at B3", "B return A1")
    assert (health(pos, "B"), health(pos, "A")) == ("4 7 9!", "- 5")
    assert discards(pos) == [3, 4, 5]


@pytest.mark.clause("SHO-42")
def test_a_standoff_is_the_whole_turn() -> None:
    pos = with_card("standoff", own="6 6", other="5 5")
    play(pos, "A play standoff", "A at B1")
    assert asked(pos) == "B turn"


# Body Armor


@pytest.mark.clause("SHO-43")
@pytest.mark.parametrize("bullet", [10, 13])
def test_body_armor_keeps_the_health_card_from_a_shot_known_to_all(bullet: int) -> None:
    pos = with_card("eagle-eye", own=f"{bullet} 4", armor=True)
    play(pos, f"A shoot {bullet}", "A at B3")
    assert asked(pos) == "B armor"
    play(pos, "B play body-armor")
    assert (health(pos, "B"), discards(pos), hand(pos, "A")) == ("4 7 9!", [bullet], [4])
    assert asked(pos) == "B turn"
    assert seen(pos).played[1] == "body-armor"


@pytest.mark.clause("SHO-43")
def test_body_armor_keeps_the_health_card_of_a_lost_shootout_without_a_return_shot() -> None:
    pos = with_card("eagle-eye", own="9 6", other="5 5", armor=True)
    play(pos, "A shoot 9", "A at B3")
    assert asked(pos) == "B armor-shootout"
    play(pos, "B play body-armor")
    assert (health(pos, "B"), discards(pos)) == ("4 7 9!", [5, 6, 9])
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-43")
def test_body_armor_keeps_the_health_card_of_the_shooter_from_a_return_shot() -> None:
    pos = table("""
        > A 0 | 9 5 4 | 3 5 | body-armor
          B 0 | 6 6   | 7 9 | eagle-eye*
    """)
    play(pos, "A shoot 9")
    turning(pos, "A 5", "B 6")
    play(pos, "A at B2", "B return A1")
    assert asked(pos) == "A armor-return"
    play(pos, "A play body-armor")
    assert (health(pos, "A"), discards(pos)) == ("3! 5", [5, 6, 9])
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-43")
def test_body_armor_that_is_not_played_does_not_help() -> None:
    pos = with_card("eagle-eye", own="13 4", armor=True)
    play(pos, "A shoot 13", "A at B3", "B pass")
    assert health(pos, "B") == "4 7"
    assert seen(pos).played[1] == ""


@pytest.mark.clause("SHO-43")
def test_body_armor_can_save_the_last_health_card() -> None:
    pos = with_card("eagle-eye", own="13 4", their="9", armor=True)
    play(pos, "A shoot 13", "A at B1", "B play body-armor")
    assert (health(pos, "B"), hand(pos, "B")) == ("9!", [2, 2])


# Ricochet


@pytest.mark.clause("SHO-44")
def test_ricochet_fires_the_bullet_that_missed_at_another_health_card_of_any_opponent() -> None:
    pos = with_card("ricochet", own="6 9")
    play(pos, "A shoot 6", "A at B2", "A play ricochet")
    assert (asked(pos), options(pos)) == ("A aim-ricochet", ["at B1", "at B3", "at C1", "at C2"])
    assert refusal(pos, "A at B2").code == "same-slot"
    play(pos, "A at B1")
    assert (health(pos, "B"), discards(pos), hand(pos, "A")) == ("- 7! 9", [4, 6], [9])
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-44")
def test_a_ricochet_that_misses_spends_the_bullet() -> None:
    pos = with_card("ricochet", own="6 9")
    play(pos, "A shoot 6", "A at B2", "A play ricochet", "A at C1")
    assert (health(pos, "C"), discards(pos)) == ("8! 8", [6])
    assert asked(pos) == "B turn"


@pytest.mark.clause("SHO-44")
def test_a_ricochet_that_is_equal_is_a_shootout() -> None:
    pos = with_card("ricochet", own="7 9", other="5 5")
    play(pos, "A shoot 7", "A at B3", "A play ricochet", "A at B2")
    assert story(pos)[4:] == ["shootout A B", "turned A 9 B 5", "lost B2 7"]


@pytest.mark.clause("SHO-44")
def test_ricochet_may_follow_a_shot_that_body_armor_stopped() -> None:
    pos = with_card("ricochet", own="13 9", armor=True)
    play(pos, "A shoot 13", "A at B3", "B play body-armor")
    assert asked(pos) == "A ricochet"
    play(pos, "A play ricochet", "A at B1")
    assert health(pos, "B") == "- 7 9!"


@pytest.mark.clause("SHO-44")
def test_there_is_no_ricochet_after_a_hit_or_a_shootout() -> None:
    pos = with_card("ricochet", own="9 6", other="5 5")
    play(pos, "A shoot 6", "A at B1")
    assert asked(pos) == "B turn"
    pos = with_card("ricochet", own="9 4", other="5 5")
    play(pos, "A shoot 9", "A at B3", "B return A2")
    assert asked(pos) == "B turn"
