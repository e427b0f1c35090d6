"""BTB-17, BTB-18, BTB-36…39: who is asked for cards, and how they are resolved."""

from __future__ import annotations

import pytest

from fistful import IllegalMove
from fistful.games.boomtown_bandits.cards import NAMED, NamedCard
from fistful.games.boomtown_bandits.facts import WINDOWS
from tests.rules.boomtown_bandits.table import asked, cards_of, do, draw, imagine, lying, options, rig, seen, told


@pytest.mark.clause("BTB-17")
def test_a_card_can_be_played_only_from_the_round_after_it_was_gained() -> None:
    pos = draw("A: saloon-200\nA fresh: tip-off-the-law\nat bank: C shooter, B shooter\nnow: after-reveal")
    assert options(pos, "A") == ["pass", "pass round", "show saloon-200"]
    with pytest.raises(IllegalMove, match="this round"):
        do(pos, "A: play tip-off-the-law")


@pytest.mark.clause("BTB-17")
def test_a_card_is_played_once_and_then_lies_face_up() -> None:
    pos = draw("A: bank-holiday\nnow: before-placement")
    do(pos, "A: play bank-holiday")
    assert cards_of(pos, "face up A") == ["bank-holiday"]
    assert cards_of(pos, "hand A") == []
    assert seen(pos, "B").face_up[0] == ("bank-holiday",)


@pytest.mark.clause("BTB-18")
@pytest.mark.parametrize("card", [card for card in NAMED if card.windows], ids=lambda card: card.name)
def test_every_card_can_be_played_in_its_windows_and_in_no_other(card: NamedCard) -> None:
    name, windows = card.name, {WINDOWS[window] for window in card.windows}
    town = "town: bank brothel train stagecoach saloon mine\n"
    crowd = "at brothel: A shooter, A shooter, A coward, B shooter, B coward\nat mine: C shooter\n"
    drawings = {
        "before-placement": f"{town}A: {name}\nnow: before-placement",
        "during-placement": f"{town}A: {name}\nat bank: C shooter\nfirst: C\nnow: placement",
        "after-reveal": f"{town}A: {name}\n{crowd}now: after-reveal",
        "before-shootout": f"{town}A: {name}\n{crowd}now: location",
        "named-target": f"{town}A: {name}\nB: stagecoach-200\n{crowd}now: location",
        "before-loot": f"{town}A: {name}\nat bank: A shooter\nat mine: C shooter\nnow: location",
    }
    found = set()
    for window, drawing in drawings.items():
        pos = draw(drawing, dice="- - - h - r0" if window == "named-target" else "")
        while pos.to_act and seen(pos, None).window != window and seen(pos, None).round == 1:
            if "place" in options(pos, asked(pos))[0]:
                break
            seat = asked(pos)[0]
            do(pos, f"{seat}: {options(pos, seat)[0]}")
        if seen(pos, None).window == window and "A" in asked(pos):
            found |= {window} if any(f"play {name}" in option for option in options(pos, "A")) else set()
    assert found == windows - {"during-shootout"}


@pytest.mark.clause("BTB-18")
@pytest.mark.parametrize("card", [card for card in NAMED if card.windows], ids=lambda card: card.name)
def test_in_the_middle_of_a_fight_only_cards_for_it_can_be_played(card: NamedCard) -> None:
    name, windows = card.name, {WINDOWS[window] for window in card.windows}
    pos = draw(
        f"A: {name}\nat bank: A shooter, A coward, B shooter, B shooter, B coward\nnow: location", dice="h - - - - r0"
    )
    if asked(pos) == "A":
        rig(pos, "h - - - - r0")
        do(pos, "A: pass")
    if "lose shooter" in options(pos, "B"):
        do(pos, "B: lose shooter")
    able = seen(pos, None).window == "during-shootout" and f"play {name}" in options(pos, "A")
    assert able == ("during-shootout" in windows)


@pytest.mark.clause("BTB-18", "BTB-36")
def test_cards_of_several_players_are_resolved_in_turn_order_from_the_first_player() -> None:
    pos = draw(
        "first: C\nA: tip-off-the-law\nC: sneaky-bastard\n"
        "at bank: C coward, B shooter\nat train: A shooter\nnow: after-reveal"
    )
    do(pos, "A: play tip-off-the-law", "C: play sneaky-bastard")
    shown = [event.public["seat"] for event in pos.take_events() if event.code == "shows"]
    assert shown == [2, 0]
    assert asked(pos) == "C"
    assert seen(pos, None).face_up[0] == ()


@pytest.mark.clause("BTB-36")
def test_who_is_asked_follows_from_what_everyone_knows() -> None:
    pos = draw("A: saloon-200\nB: tip-off-the-law\nC: bank-800\nat bank: A shooter, B shooter\nnow: after-reveal")
    assert asked(pos) == "AB"
    assert "play tip-off-the-law" not in options(pos, "A")


@pytest.mark.clause("BTB-36")
@pytest.mark.parametrize(
    ("gone", "asked_first"),
    [
        ("C face up: tip-off-the-law sneaky-bastard", ("before-shootout", "A")),
        ("C shown: tip-off-the-law\nC face up: sneaky-bastard", ("after-reveal", "C")),
    ],
)
def test_a_seat_is_not_asked_for_cards_that_everyone_has_seen_elsewhere(
    gone: str, asked_first: tuple[str, str]
) -> None:
    pos = draw(f"A: saloon-200\n{gone}\nat bank: A shooter, B shooter, B coward\nnow: after-reveal")
    assert (seen(pos, None).window, asked(pos)) == asked_first


@pytest.mark.clause("BTB-36")
def test_a_seat_whose_only_card_there_everyone_has_seen_is_not_asked_for_another() -> None:
    pos = draw("A shown: saloon-200\nB: saloon-300\nat bank: A shooter, B shooter\nnow: after-reveal")
    assert asked(pos) == "B"


@pytest.mark.clause("BTB-36")
def test_two_hands_that_others_cannot_tell_apart_look_equal_to_them_in_every_window() -> None:
    crowd = "at bank: A shooter, B shooter\nat train: C coward\nnow: after-reveal"
    with_card = draw(f"A: tip-off-the-law\n{crowd}")
    without = draw(f"A: saloon-200\n{crowd}")
    for letter in ("B", "C", None):
        assert seen(with_card, letter) == seen(without, letter)
        assert told(draw(f"A: tip-off-the-law\n{crowd}"), letter) == told(draw(f"A: saloon-200\n{crowd}"), letter)


@pytest.mark.clause("BTB-36")
def test_a_window_for_which_nobody_can_have_a_card_is_not_told() -> None:
    assert told(draw("A: saloon-200\nat bank: A shooter\nnow: after-reveal"))[0] == "window"
    pos = draw("at bank: A shooter, B shooter\nnow: after-reveal", dice="h - r0")
    assert not {"window", "window-here"} & set(told(pos))


@pytest.mark.clause("BTB-36")
def test_a_card_that_has_become_impossible_goes_back_to_hand_and_everyone_has_seen_it() -> None:
    town = "town: bank train mine\n"
    pos = draw(f"{town}A: canary\nB: canary\nat mine: C shooter\nat bank: C shooter\nnow: after-reveal")
    do(pos, "AB: play canary")
    assert cards_of(pos, "face up A") == ["canary"]
    assert cards_of(pos, "hand B") == ["canary"]
    assert seen(pos, "C").known[1] == ("canary",)
    world = imagine(pos, "C", 5)
    assert world.whereabouts()["hand B"] == ["canary"]


@pytest.mark.clause("BTB-36")
def test_a_window_reopens_until_all_pass() -> None:
    pos = draw(
        "A: tip-off-the-law sneaky-bastard\nat bank: A coward, B shooter\nat train: C shooter\nnow: after-reveal"
    )
    do(pos, "A: play tip-off-the-law", "A: at train")
    assert seen(pos, None).window == "after-reveal"
    assert options(pos, "A") == ["pass", "pass round", "play sneaky-bastard"]
    do(pos, "A: pass")
    assert seen(pos, None).window != "after-reveal"


@pytest.mark.clause("BTB-37")
def test_only_tip_off_and_sneaky_bastard_of_the_cards_for_up_to_and_during_are_for_after_reveal() -> None:
    early = [card.name for card in NAMED if 2 in card.windows and 3 in card.windows and card.name != "safe-found"]
    assert sorted(early) == ["sneaky-bastard", "tip-off-the-law"]
    pos = draw("A: guns-akimbo\nat bank: A shooter, B shooter\nnow: after-reveal")
    assert seen(pos, None).window == "before-shootout"


@pytest.mark.clause("BTB-38")
def test_a_token_moves_only_to_an_open_location_that_is_not_yet_resolved() -> None:
    pos = draw(
        "town: bank brothel train stagecoach saloon\nsheriff: stagecoach\nA: sneaky-bastard\n"
        "at brothel: A coward, B shooter\nat train: C shooter\nnow: location"
    )
    do(pos, "A: play sneaky-bastard")
    assert options(pos, "A") == ["to train", "to saloon"]


@pytest.mark.clause("BTB-38")
def test_the_present_location_can_be_entered_until_its_first_bout() -> None:
    drawing = "A: sneaky-bastard\nat bank: B shooter, B shooter, C shooter\nat train: A coward\nnow: location"
    pos = draw(drawing)
    do(pos, "A: play sneaky-bastard")
    assert "to bank" in options(pos, "A")
    pos = draw(drawing)
    rig(pos, "- - h r0")
    do(pos, "A: pass")
    assert seen(pos, None).window == "during-shootout"
    do(pos, "A: play sneaky-bastard")
    assert options(pos, "A") == ["to brothel", "to stagecoach", "to saloon"]


@pytest.mark.clause("BTB-38")
def test_a_token_that_is_out_cannot_be_moved_or_arrested() -> None:
    pos = draw("A: sneaky-bastard\nat bank: B shooter, B shooter, A coward, A shooter, A shooter\nnow: location")
    rig(pos, "- - - h - r0")
    do(pos, "A: pass")
    do(pos, "A: lose coward")
    assert "play sneaky-bastard" not in options(pos, asked(pos)[0])


@pytest.mark.clause("BTB-39")
def test_a_card_that_acts_on_a_fight_needs_a_token_there() -> None:
    pos = draw("A: guns-akimbo tip-off-the-law\nat bank: B shooter, C shooter\nnow: location")
    assert options(pos, "A") == ["pass", "pass round", "play tip-off-the-law"]
    with pytest.raises(IllegalMove, match="nothing to act on"):
        do(pos, "A: play guns-akimbo")


@pytest.mark.clause("BTB-39")
def test_a_card_that_leaves_one_player_there_ends_the_fight() -> None:
    pos = draw("bank: bank-800\nA: tip-off-the-law\nat bank: B shooter, C shooter\nnow: location")
    do(pos, "A: play tip-off-the-law", "A: pick C shooter")
    assert "threw" not in told(pos)
    assert "bank-800" in cards_of(pos, "hand B")
    assert lying(pos, "bank") == []
