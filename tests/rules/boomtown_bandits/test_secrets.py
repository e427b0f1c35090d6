"""BTB-24: what is public, what is secret, and what a player who looked still knows."""

from __future__ import annotations

import pytest

from fistful.games.boomtown_bandits.facts import LETTERS
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from tests.rules.boomtown_bandits.table import cards_of, do, draw, imagine, pass_to, seen

WORLDS = 60


def imagined(pos: BoomtownBanditsPosition, letter: str | None, place: str) -> set[tuple[str, ...]]:
    """What lies in a place in the worlds that a seat cannot tell apart."""
    return {tuple(imagine(pos, letter, seed).whereabouts()[place]) for seed in range(WORLDS)}


def inspected() -> BoomtownBanditsPosition:
    """A has put saloon-400 and tip-off-the-law back on the Saloon, in this order."""
    pos = draw(
        """
        saloon: saloon-200 tip-off-the-law saloon-400
        A: brothel-inspector
        at saloon: A shooter
        now: location
        """.replace("        ", "")
    )
    pass_to(pos, "before-loot")
    do(pos, "A: play brothel-inspector", "A: take saloon-200", "A: top saloon-400")
    return pos


@pytest.mark.clause("BTB-24")
def test_how_many_cards_of_each_location_everyone_holds_is_public_but_not_which() -> None:
    pos = draw("town: bank train saloon\nA: bank-800 bank-300 train-500\nA fresh: saloon-200\nnow: placement")
    assert seen(pos, "B").hidden[0] == (2, 1, 0)
    assert seen(pos, "B").hidden_fresh[0] == (0, 0, 1)
    assert len(imagined(pos, "B", "hand A")) > 10
    assert imagined(pos, "A", "hand A") == {("bank-300", "bank-800", "train-500")}


@pytest.mark.clause("BTB-24")
def test_no_imagined_hand_holds_an_inside_job_that_nobody_has_seen() -> None:
    pos = draw("town: bank train saloon\nA: bank-800 bank-300 bank-500 bank-400\nnow: placement")
    assert not any("inside-job" in hand for hand in imagined(pos, "B", "hand A"))
    assert all("inside-job" in stack for stack in imagined(pos, "B", "stack bank"))


@pytest.mark.clause("BTB-24")
def test_who_inspected_a_stack_keeps_knowing_its_order_and_others_do_not() -> None:
    pos = inspected()
    assert {stack[:2] for stack in imagined(pos, "A", "stack saloon")} == {("saloon-400", "tip-off-the-law")}
    assert len({stack[:2] for stack in imagined(pos, "B", "stack saloon")}) > 10


@pytest.mark.clause("BTB-24")
def test_a_player_who_inspected_a_stack_knows_the_card_in_the_hand_that_claims_it() -> None:
    pos = inspected()
    pos.hands[1] = 1 << 41  # another Saloon card of B: sloppy-drunk
    pos.stacks[4] = pos.stacks[4] & 255
    draw_for(pos, "B")
    assert "saloon-400" in cards_of(pos, "fresh B")
    assert imagined(pos, "A", "fresh B") == {("saloon-400",)}
    assert len(imagined(pos, "C", "fresh B")) > 3
    assert seen(pos, "B").trails[0].card == seen(pos, "A").trails[0].card == "saloon-400"
    assert seen(pos, "C").trails[0].card == ""


@pytest.mark.clause("BTB-24")
def test_what_the_looker_may_know_of_a_hand_is_guessed_among_the_cards_it_can_be() -> None:
    pos = inspected()
    draw_for(pos, "B")
    for seed in range(WORLDS):
        world = imagine(pos, "C", seed)
        assert seen(world, "A").trails[0].card in cards_of(world, "fresh B")


def draw_for(pos: BoomtownBanditsPosition, letter: str) -> None:
    """Let a seat take the top card of the Saloon."""
    from fistful.games.boomtown_bandits import loot

    loot.take_top(pos, LETTERS.index(letter), 4)


@pytest.mark.clause("BTB-24")
def test_an_inside_job_put_back_is_known_to_be_among_the_cards_on_top() -> None:
    pos = draw("bank: inside-job bank-300 bank-800\nA: brothel-inspector\nat bank: A shooter\nnow: location")
    pos.job_depth = 1
    pass_to(pos, "before-loot")
    do(pos, "A: play brothel-inspector", "A: take bank-300", "A: top bank-800")
    assert cards_of(pos, "stack bank")[:2] == ["bank-800", "inside-job"]
    assert seen(pos, "B").inside_job_within == 2
    assert {stack.index("inside-job") for stack in imagined(pos, "B", "stack bank")} == {0, 1}
    assert {stack.index("inside-job") for stack in imagined(pos, "A", "stack bank")} == {1}


@pytest.mark.clause("BTB-24")
def test_face_down_tokens_can_be_any_that_their_owner_has_and_peeked_ones_only_what_they_are() -> None:
    pos = draw("first: B\nA: loose-lips\nat bank: B shooter\nat train: C coward\nnow: placement")
    assert imagined(pos, "A", "at bank") == {("B shooter",), ("B coward",)}
    do(pos, "A: play loose-lips bank")
    assert imagined(pos, "A", "at bank") == {("B shooter",)}
    assert imagined(pos, "C", "at bank") == {("B shooter",), ("B coward",)}
    assert imagined(pos, "A", "at train") == {("C shooter",), ("C coward",)}


@pytest.mark.clause("BTB-24")
def test_after_two_shooters_were_seen_the_third_token_is_known_to_be_the_coward() -> None:
    pos = draw("A: loose-lips\nat bank: A shooter, B shooter, B shooter, A shooter, B coward\nnow: placement", seats=2)
    pos.peeker, pos.peeked = 0, 0b011000
    assert imagined(pos, "A", "at bank") == {("A shooter", "A shooter", "B shooter", "B shooter", "B coward")}


@pytest.mark.clause("BTB-24")
def test_sizes_of_stacks_tokens_after_reveal_and_cards_out_of_the_game_are_public() -> None:
    pos = draw("A: safe-found\nB face up: big-score\nat bank: B coward, C shooter\nnow: after-reveal")
    view = seen(pos, None)
    assert view.stack_sizes == (9, 9, 7, 9, 9)
    assert [view.tokens[seat][0].kind for seat in (1, 2)] == ["coward", "shooter"]
    assert view.face_up[1] == ("big-score",)
