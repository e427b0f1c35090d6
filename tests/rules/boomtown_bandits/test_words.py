"""What happens is told with its reason, under the clause that says so; and prompts say what can really be done."""

from __future__ import annotations

import pytest

from fistful import locales
from fistful.games.boomtown_bandits.facts import BANK, FINAL, LETTERS, MOST_FINALS, MOST_ROUNDS, SLUG
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from fistful.games.boomtown_bandits.scoring import end_final
from fistful.games.boomtown_bandits.steps import begin_round
from tests.rules.boomtown_bandits.table import asked, do, draw, pass_to, rig, seen

NAMES = ["Ann", "Bob", "Cy", "Di", "Ed"]
WHY = "Everyone who might have one is asked."
END = "town: bank train saloon\nbank is empty\nnow: end"


def said(pos: BoomtownBanditsPosition, clause: str, letter: str | None = None, language: str = "en") -> list[str]:
    """What a seat, or a spectator, was told under this clause, in words."""
    seat = None if letter is None else LETTERS.index(letter)
    told = [version for event in pos.take_events() if (version := event.to(seat)) is not None]
    return [
        locales.sentence(SLUG, "event", each.code, each.params, language, NAMES)
        for each in told
        if each.clause == clause
    ]


def prompted(pos: BoomtownBanditsPosition, letter: str, language: str = "en") -> str:
    """What a seat is asked, in words."""
    prompt = seen(pos, letter).prompt
    return locales.sentence(SLUG, "prompt", prompt.code, prompt.params, language, NAMES)


# Shootouts.


@pytest.mark.clause("BTB-60")
def test_an_extra_die_that_dynomite_destroyed_is_told() -> None:
    pos = draw("A: dynomite\nB: guns-akimbo\nat bank: A shooter, B shooter\nnow: location", seats=2)
    do(pos, "A: pass", "B: play guns-akimbo")
    rig(pos, "- h - - - -")
    do(pos, "A: play dynomite")
    assert said(pos, "BTB-60") == ["Bob rolls 1 hit and 1 blank.", "Bob’s extra die is destroyed."]


@pytest.mark.clause("BTB-30")
def test_why_one_of_several_hitters_scored_is_told() -> None:
    pos = draw("at bank: A shooter, B shooter, C shooter\nnow: location", dice="h h h r2 r1 r2")
    assert "Ann and Cy hit too, but Bob was quicker." in said(pos, "BTB-30")


@pytest.mark.clause("BTB-30")
def test_nobody_is_called_quicker_than_players_who_did_not_hit() -> None:
    pos = draw("at bank: A shooter, B shooter, C shooter\nnow: location", dice="h - - r2")
    assert said(pos, "BTB-30") == ["Ann rolls 1 hit.", "Bob rolls 1 blank.", "Cy rolls 1 blank."]


def test_faces_that_are_alike_are_counted() -> None:
    pos = draw("at bank: A shooter, A coward, A shooter, B shooter, B shooter\nnow: location", dice="h - 6 - - r0")
    assert said(pos, "BTB-30")[0] == "Ann rolls 1 hit, 1 runaway, and 1 blank."
    pos = draw("at bank: A shooter, B shooter, B shooter\nnow: location", dice="h - - r0")
    assert said(pos, "BTB-30", language="de")[1] == "Bob würfelt: 2 Nieten."


@pytest.mark.clause("BTB-14")
def test_a_runaway_forgotten_for_a_hit_or_a_tie_is_told() -> None:
    pos = draw("at bank: A shooter, B coward, C coward\nnow: location", dice="h 6 - r5")
    assert said(pos, "BTB-14") == ["The runaway that Bob rolled is forgotten: a hit comes first."]
    pos = draw("at bank: A shooter, B shooter, C coward\nnow: location", dice="h h 6 r3 r3 h - - r0")
    forgotten, tie = said(pos, "BTB-14")[:2]
    assert forgotten == "The runaway that Cy rolled is forgotten: a hit comes first."
    assert tie == "Ann and Bob hit at the same time, so no hit counts."


@pytest.mark.clause("BTB-15")
def test_why_a_player_may_claim_is_told() -> None:
    pos = draw("at bank: A shooter\nat train: A coward, B shooter\nnow: location", dice="6 -")
    claims = said(pos, "BTB-15")
    assert claims == ["Ann is alone at the Bank, so there is no fight.", "Bob is the last one standing at the Train."]


# Cards.


@pytest.mark.clause("BTB-60")
def test_dynomite_tells_that_it_destroys_an_extra_die_or_does_no_damage() -> None:
    crowd = "A: dynomite\nB: guns-akimbo\nat bank: A shooter, B shooter, B shooter\nnow: location"
    pos = draw(crowd, seats=2)
    do(pos, "A: pass", "B: play guns-akimbo")
    rig(pos, "- - h")
    do(pos, "A: play dynomite")
    assert said(pos, "BTB-60")[1:] == ["Bob’s extra die is destroyed."]
    pos = draw(crowd, seats=2)
    rig(pos, "- -")
    do(pos, "A: play dynomite", "B: pass")
    assert said(pos, "BTB-60") == ["Bob rolls 2 blanks.", "There was no hit, so Ann’s Dynomite! does no damage."]


@pytest.mark.parametrize(
    ("card", "clause", "words"),
    [
        ("liquid-courage", "BTB-61", "Ann’s coward is brave and rolls a shooter die."),
        ("guns-akimbo", "BTB-58", "Ann rolls an extra shooter die in this shootout."),
        ("intimidation", "BTB-59", "Bob’s coward is scared off."),
        ("body-double", "BTB-57", "The next hit on Ann in this shootout costs nothing."),
    ],
)
def test_a_card_tells_what_it_did_and_to_whom(card: str, clause: str, words: str) -> None:
    pos = draw(f"A: {card}\nat bank: A shooter, A coward, B shooter, B coward\nnow: location", seats=2)
    do(pos, f"A: play {card}")
    assert said(pos, clause) == [words]


@pytest.mark.clause("BTB-54")
def test_a_move_is_told_under_the_clause_of_the_card_that_made_it() -> None:
    pos = draw("A: misdirection\nat bank: B shooter\nat train: C shooter\nnow: after-reveal")
    do(pos, "A: play misdirection", "A: at bank", "A: to saloon")
    assert said(pos, "BTB-54") == ["Bob’s shooter moves from the Bank to the Saloon."]


@pytest.mark.clause("BTB-66")
def test_a_token_that_gets_its_own_die_back_by_moving_is_told() -> None:
    crowd = "at bank: A shooter, B shooter\nat train: C shooter\nnow: location"
    pos = draw(f"A: sloppy-drunk\nB: whispered-plan\n{crowd}")
    do(pos, "A: play sloppy-drunk", "B: pass", "B: play whispered-plan", "B: to saloon")
    assert said(pos, "BTB-66") == ["Having moved, Bob’s shooter rolls its own die again."]


@pytest.mark.clause("BTB-7")
def test_a_player_is_told_the_token_it_placed_and_the_others_only_where() -> None:
    for letter, token in (("A", "coward"), ("B", "token"), (None, "token")):
        pos = draw("now: placement")
        do(pos, "A: place coward bank")
        assert said(pos, "BTB-7", letter) == [f"Ann places a {token} face down at the Bank."]


# The end.


@pytest.mark.clause("BTB-20")
def test_that_a_round_has_become_the_last_is_told_with_its_reason() -> None:
    pos = draw("A: safe-found\nat bank: A shooter\nnow: location")
    pos.stacks[BANK] &= 15
    do(pos, "A: pass", "A: claim")
    assert said(pos, "BTB-20") == ["The Bank has no loot left, so this is the last round."]


@pytest.mark.clause("BTB-42")
def test_that_round_sixty_is_the_last_is_told() -> None:
    pos = draw("now: round")
    assert said(pos, "BTB-42") == []
    pos.round = MOST_ROUNDS - 1
    begin_round(pos)
    assert said(pos, "BTB-42") == ["Round 60 is the last, however much loot is left."]


@pytest.mark.clause("BTB-21")
def test_who_gets_a_bonus_is_told_with_the_number_of_cards_that_earned_it() -> None:
    pos = draw(f"A: train-300 saloon-400\nB: train-500\nC: saloon-200 saloon-300\n{END}")
    assert said(pos, "BTB-21") == [
        "Ann and Bob have the most loot from the Train (1 card each): a bonus of $500 each.",
        "Cy has the most loot from the Saloon (2 cards): a bonus of $500.",
    ]


@pytest.mark.clause("BTB-23")
def test_what_everyone_has_is_told_by_loot_and_bonuses() -> None:
    pos = draw(f"A: train-300\nB: train-500 train-400\n{END}")
    assert said(pos, "BTB-23") == [
        "Ann has $300, all of it in loot.",
        "Bob has $1,400: $900 in loot and $500 in bonuses.",
        "Cy has no money.",
    ]


@pytest.mark.clause("BTB-19")
def test_the_hands_that_are_turned_over_at_the_end_are_told() -> None:
    pos = draw(f"A: train-300 misdirection\nA shown: saloon-400\n{END}")
    assert said(pos, "BTB-19") == ["Ann turns Misdirection and $300 (Train) face up."]


@pytest.mark.clause("BTB-23")
@pytest.mark.parametrize(
    ("finals", "words"),
    [
        (1, "Nobody is left standing, so Ann and Bob fight again."),
        (MOST_FINALS, "Nobody was left standing in 10 final shootouts, so Ann and Bob share the win."),
    ],
)
def test_what_comes_of_a_final_shootout_is_told(finals: int, words: str) -> None:
    pos = draw(f"A: train-300\nB: saloon-300\n{END}", dice="h - - - - - r0")
    final = "Ann and Bob are tied with $800 and fight with all their dice: final shootout 1."
    assert said(pos, "BTB-23")[-1] == final
    pos.finals = finals
    pos.at[FINAL] = 0
    end_final(pos)
    assert said(pos, "BTB-23") == [words]


# Prompts.


@pytest.mark.clause("BTB-36")
def test_a_seat_that_can_only_pass_in_a_window_is_told_so() -> None:
    crowd = "at bank: A shooter, B shooter\nnow: after-reveal"
    with_card, without = draw(f"A: tip-off-the-law\n{crowd}"), draw(f"A: saloon-200\n{crowd}")
    assert prompted(with_card, "A") == "Play a card after Reveal, or pass, now or for the round."
    assert prompted(without, "A").startswith("You have no card to play after Reveal:")
    assert seen(with_card, "B").prompt == seen(without, "B").prompt


@pytest.mark.clause("BTB-57")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("body-double", "You are the target. Play Body Double, or pass and lose a token."),
        (
            "body-double bank-300",
            "You are the target. Play Body Double, show another card, or pass and lose a token.",
        ),
        (
            "stagecoach-200",
            "You are the target, and you have no Body Double to play: show another card, or pass. " + WHY,
        ),
        (
            "intimidation",
            "You are the target, and you have no Body Double to play: pass. " + WHY,
        ),
    ],
)
def test_a_target_is_told_whether_it_has_a_body_double(card: str, words: str) -> None:
    pos = draw(f"B: {card}\nat bank: A shooter, B shooter, B coward\nnow: location", seats=2)
    rig(pos, "h - - r0")
    do(pos, "B: pass")
    assert prompted(pos, "B") == words


@pytest.mark.clause("BTB-15")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("big-score", "Bank: claim your loot, or play a card first."),
        ("big-score train-300", "Bank: claim your loot, or play or show a card first."),
        ("train-300", "Bank: claim your loot. You have no card to play first, but may show one."),
        ("whispered-plan", "Bank: claim your loot. You have no card to play first."),
    ],
)
def test_a_claimant_is_told_whether_it_has_a_card_to_play_first(card: str, words: str) -> None:
    pos = draw(f"A: {card}\nat bank: A shooter\nnow: location")
    pass_to(pos, "before-loot")
    assert prompted(pos, "A") == words


@pytest.mark.clause("BTB-7", "BTB-55")
def test_a_placing_player_is_told_what_it_may_do_first_and_why_it_places_face_up() -> None:
    pos = draw("now: placement")
    assert prompted(pos, "A") == "Place a token face down (shooters left: 2, cowards left: 1)."
    pos = draw("A: safe-found\nnow: placement")
    assert prompted(pos, "A").endswith("You may play a card first.")
    pos = draw("A: bank-300\nnow: placement")
    assert prompted(pos, "A").endswith("You may show a card first.")
    pos = draw("A: safe-found bank-300\nnow: placement")
    assert prompted(pos, "A").endswith("You may play or show a card first.")
    pos.watched = 1
    assert prompted(pos, "A").startswith("Your plans were overheard: place a token face up")


@pytest.mark.clause("BTB-36")
def test_a_card_asks_for_its_targets_in_its_own_words() -> None:
    pos = draw("A: tip-off-the-law\nat bank: B shooter, B coward\nat train: C shooter\nnow: after-reveal")
    do(pos, "A: play tip-off-the-law")
    assert asked(pos) == "A"
    assert prompted(pos, "A") == "Tip Off The Law: at which location is a token arrested?"
    do(pos, "A: at bank")
    assert prompted(pos, "A") == "Tip Off The Law: which token is arrested?"
    assert prompted(pos, "A", "de") == "Tip Off The Law: Welche Figur wird verhaftet?"


@pytest.mark.parametrize("code", ["saw-card", "drew"])
def test_a_card_whose_name_ends_in_an_exclamation_mark_does_not_end_a_sentence(code: str) -> None:
    for language in locales.LANGUAGES:
        params = {"hearer": 0, "card": "safe-found", "place": 1}
        assert "!." not in locales.event("boomtown-bandits", code, params, language)
