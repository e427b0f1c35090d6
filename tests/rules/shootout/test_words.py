"""What is told and asked in Shootout! says why it happened, and what one may really do."""

from __future__ import annotations

import random

import pytest

import fistful
from fistful import locales
from fistful.engine import bags
from fistful.engine.chance import fast
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import LETTERS, asked, hand, play, seen, table
from tests.tables import many, random_move


def told(pos: ShootoutPosition, code: str) -> fistful.Told:
    """The last event of this kind, as everyone heard it."""
    heard = [said for event in pos.take_events() if (said := event.to(None)) is not None and said.code == code]
    return heard[-1]


def words(said: fistful.Told) -> str:
    return locales.sentence("shootout", "event", said.code, said.params, "en", ("Ann", "Bob", "Cy"))


def duel(first: str = "ricochet", second: str = "pickpocket", own: str = "9 9", laid: str = "4 7!") -> ShootoutPosition:
    return table(f"""
        > A 0 | {own} | 3 5    | {first}
          B 0 | 2 2   | {laid} | {second}
    """)


@pytest.mark.clause("SHO-39")
def test_a_shot_says_what_steady_aim_added() -> None:
    pos = duel("steady-aim", own="7 4", laid="4 9")
    play(pos, "A play steady-aim", "A shoot 7", "A at B2")
    shot = told(pos, "shot")
    assert shot.clause == "SHO-39"
    assert words(shot) == "Ann shoots at Bob’s Health Card 2: 7 plus 2 for Steady Aim against 9."


@pytest.mark.clause("SHO-10")
def test_a_dud_says_that_it_is_one() -> None:
    pos = duel("eagle-eye*", own="1 4")
    play(pos, "A shoot 1", "A at B2")
    dud = told(pos, "dud")
    assert dud.clause == "SHO-10"
    assert words(dud) == "A 1 is a dud and never hits: Bob’s Health Card 2 is turned face down again."


@pytest.mark.clause("SHO-7", "SHO-16", "SHO-17")
def test_a_health_card_is_lost_by_the_clause_that_took_it() -> None:
    shot = duel("eagle-eye*", "body-armor*")
    play(shot, "A shoot 9", "A at B2")
    fought = duel("eagle-eye*", "body-armor*", own="7 9")
    play(fought, "A shoot 7", "A at B2")
    returned = duel("eagle-eye*", "body-armor*", own="7 2", laid="4 7!")
    returned.hands[1] = bags.add(0, 12)
    play(returned, "A shoot 7", "A at B2", "B return A1")
    assert [told(pos, "lost").clause for pos in (shot, fought, returned)] == ["SHO-7", "SHO-16", "SHO-17"]


@pytest.mark.clause("SHO-14")
@pytest.mark.parametrize(
    ("own", "other", "higher", "said"),
    [
        ("9", "2", "seat", "Ann turns over a 9, Bob a 2: Ann wins the Shootout!!!"),
        ("2", "8", "rival", "Ann turns over a 2, Bob an 8: Bob wins the Shootout!!!"),
        ("2", "2", "neither", "Ann turns over a 2, Bob a 2: equal, so nobody has won yet."),
    ],
)
def test_cards_turned_over_say_who_wins(own: str, other: str, higher: str, said: str) -> None:
    pos = table(f"""
        > A 0 | 7 {own} | 3 5
          B 0 | {other} | 4 7!
    """)
    play(pos, "A shoot 7", "A at B2")
    turned = told(pos, "turned")
    assert (turned.clause, turned.params["higher"], words(turned)) == ("SHO-14", higher, said)


@pytest.mark.clause("SHO-12")
@pytest.mark.parametrize(("count", "said"), [(1, "the one discarded card becomes"), (2, "the 2 discards are")])
def test_a_pile_of_one_card_is_not_called_several(count: int, said: str) -> None:
    assert said in locales.sentence("shootout", "event", "shuffled", {"count": count}, "en")


@pytest.mark.clause("SHO-42")
def test_a_standoff_is_not_said_to_come_before_a_shot() -> None:
    prompt = seen(duel("standoff"), "A").prompt
    asked_for = locales.sentence("shootout", "prompt", prompt.code, prompt.params, "en")
    assert asked_for == "Choose a bullet to shoot with, reload, or play Standoff."


@pytest.mark.clause("SHO-43")
def test_body_armor_says_that_the_health_card_stays() -> None:
    pos = duel("eagle-eye*", "body-armor")
    play(pos, "A shoot 9", "A at B2", "B play body-armor")
    assert told(pos, "saved").clause == "SHO-43"


@pytest.mark.clause("SHO-22")
def test_a_round_that_the_guard_ended_says_so() -> None:
    pos = table(
        """
        > A 0 | 2 2 | 9 9 8
          B 0 | 2 2 | 9 9
    """,
        turn=400,
    )
    play(pos, "A shoot 2", "A at B1")
    won = told(pos, "round-won-late")
    assert won.clause == "SHO-22"
    assert "four hundred turns" in words(won)


@pytest.mark.clause("SHO-31")
def test_the_last_possible_round_is_announced() -> None:
    drawing = """
        > A 0 | 2 2 | 9 9
          B 0 | 2 2 | 9 9
    """
    last = table(drawing, round=3, turn=400, rounds_to_win=1)
    play(last, "A shoot 2", "A at B1")
    assert told(last, "last-round").clause == "SHO-31"
    sooner = table(drawing, round=2, turn=400, rounds_to_win=1)
    play(sooner, "A shoot 2", "A at B1")
    assert not [event for event in sooner.take_events() if event.code == "last-round"]


@pytest.mark.clause("SHO-11")
def test_a_player_without_bullets_is_said_to_have_to_reload() -> None:
    pos = table("""
        > A 0 | 2 2 | 3 5
          B 0 |     | 4 7
    """)
    play(pos, "A shoot 2", "A at B2")
    assert told(pos, "must-reload").params == {"seat": 1}


@pytest.mark.clause("SHO-25")
@pytest.mark.parametrize("own", ["2 2 6 8 8 9", "2 2", ""])
@pytest.mark.parametrize("marksman", ["eagle-eye", "ricochet", "quick-draw", "speedloader", "eagle-eye*", "pickpocket"])
def test_a_turn_mentions_the_marksman_card_exactly_when_it_can_be_played(marksman: str, own: str) -> None:
    pos = duel(marksman, "field-medic", own=own)
    if pos.to_act == (0,):
        playable = any(fistful.game("shootout").text(action).startswith("play") for action in pos.actions(0))
        assert asked(pos).endswith("-marksman") == playable
        assert ("marksman" in pos.prompt(0).params) == playable


@pytest.mark.clause("SHO-32")
def test_a_window_says_whether_there_is_a_card_to_play_or_why_one_is_asked() -> None:
    without = duel("eagle-eye*", "pickpocket")
    play(without, "A shoot 9", "A at B2")
    with_it = duel("eagle-eye*", "body-armor")
    play(with_it, "A shoot 9", "A at B2")
    assert (asked(without), without.prompt(1).clause) == ("B armor-none", "SHO-32")
    assert (asked(with_it), with_it.prompt(1).clause) == ("B armor", "SHO-43")


@pytest.mark.clause("SHO-3")
def test_health_cards_to_lay_may_be_named_in_any_order() -> None:
    game = fistful.game("shootout")
    assert game.action("lay 12 9 5 3") == game.action(" Lay 9 3  12 5") == game.action("lay 3 5 9 12")
    with pytest.raises(fistful.BadNotation):
        game.action("lay 12 9 5 x")
    with pytest.raises(fistful.BadNotation):
        game.action("")


# What one knows of other hands.


@pytest.mark.clause("SHO-33", "SHO-40")
def test_a_card_taken_from_oneself_is_known_to_be_in_that_hand_until_one_like_it_is_spent() -> None:
    pos = table("""
        > A 0 | 2 2 | 3 5 | pickpocket
          B 0 | 9   | 4 7 | ricochet
          C 0 | 3 3 | 8 8 | standoff
    """)
    play(pos, "A play pickpocket", "A rob B")
    assert seen(pos, "B").known_in_hands == ((9,), (), ())
    assert seen(pos, "C").known_in_hands == ((), (), ())
    play(pos, "A shoot 9", "A at B1")
    assert seen(pos, "B").known_in_hands == ((), (), ())


@pytest.mark.clause("SHO-33", "SHO-41")
def test_a_health_card_that_all_have_seen_is_known_to_be_in_the_hand_that_took_it_up() -> None:
    pos = table("""
        > A 0 | 2 2 | 3! 5 | switcheroo
          B 0 | 9   | 4 7  | ricochet
    """)
    play(pos, "A play switcheroo", "A swap A1", "A for 2")
    assert seen(pos, "B").known_in_hands == seen(pos).known_in_hands == ((3,), ())


@pytest.mark.clause("SHO-12", "SHO-33")
def test_a_pile_that_is_known_and_drawn_whole_is_known_to_be_in_that_hand() -> None:
    pos = table(
        """
        > A 0 | 2 2 2 2 | 3 5
          B 0 | 9       | 4 7
          pile
          discards 11 12
    """,
        deck={"cards": {"2": 9, "3": 1, "4": 1, "5": 1, "7": 1, "9": 5, "11": 1, "12": 1}},
    )
    play(pos, "A reload")
    assert seen(pos, "B").known_in_hands == ((11, 12), ())


@pytest.mark.clause("SHO-33")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_known_of_a_hand_is_in_it_in_every_world(seats: int) -> None:
    known = 0
    for seed in range(many(6, 60)):
        dice = random.Random(seed)
        pos = fistful.game("shootout").new(seats, seed, marksman=True, rounds_to_win=1)
        while not pos.over:
            if dice.random() < 0.1:
                for viewer in [*range(seats), None]:
                    view = seen(pos, None if viewer is None else LETTERS[viewer])
                    world = view.imagine(seed)
                    assert isinstance(world, ShootoutPosition)
                    for seat in range(seats):
                        held = hand(world, LETTERS[seat])
                        for card in view.known_in_hands[seat]:
                            known += 1
                            held.remove(card)
            pos.play(*random_move(pos, dice))
    assert known > 0 or seats < 5


def test_every_way_to_lay_is_as_likely_as_the_others_in_random_play() -> None:
    pos = fistful.game("shootout").new(2, 3)
    legal = pos.actions(0)
    drawn = [0] * len(legal)
    for seed in range(len(legal) * 40):
        drawn[legal.index(int(pos.pick(0, fast(seed))))] += 1
    assert min(drawn) > 10 and max(drawn) < 90


def test_french_does_not_put_que_before_a_name_that_may_begin_with_a_vowel() -> None:
    params = {"hearer": 1, "rival": 0, "card": 8}
    assert "que Ann" not in locales.event("shootout", "was-robbed", params, "fr", ("Ann", "Bob"))
