"""Leading, following, and who takes a trick."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import fistful
from fistful import locales
from fistful.games.wild_shots.wire import WildShotsView
from fistful.terminal.table import Writer, draw
from tests.rules.wild_shots.table import at, happened, legal, play

FOUR = """
    round 1, trump {trump}, A leads
    A: R5 R8 R2 G2
    B: R1 R3 R4 G4
    C: R7 R9 R10 G7
    D: {last} K7 K3 G10
"""


def winner(trump: str, cards: str, last: str = "R6") -> object:
    position = at(FOUR.format(trump=trump, last=last))
    play(position, *cards.split())
    return happened(position, "took")[0]["seat"]


def took(drawing: str, *cards: str) -> tuple[object, ...]:
    """The card that took the trick, why, and by which clause."""
    position = at(drawing)
    play(position, *cards)
    (event,) = [event for event in position.take_events() if event.code == "took"]
    return event.public["card"], event.public["why"], event.clause


@pytest.mark.clause("WSH-6")
def test_the_active_player_leads_any_card_and_the_others_add_one_each_clockwise() -> None:
    position = at("""
        round 1, trump star, B leads
        A: R5 K1
        B: R7 G2
        C: R8 B1
    """)
    assert legal(position) == ["R7", "G2"]
    order = []
    for card in ("G2", "R8", "R5"):
        order.append(position.to_act[0])
        play(position, card)
    assert order == [1, 2, 0]


@pytest.mark.clause("WSH-7")
def test_a_player_who_can_must_follow_the_colour_but_need_not_beat_it() -> None:
    position = at("""
        round 1, trump star, A leads
        A: R5 K1 G2
        B: R1 R9 K2
    """)
    play(position, "R5")
    assert legal(position) == ["R1", "R9"]


@pytest.mark.clause("WSH-7")
def test_a_player_who_cannot_follow_may_play_anything() -> None:
    position = at("""
        round 1, trump star, A leads
        A: R5 K1 G3
        B: K1 G2 B10
    """)
    play(position, "R5")
    assert legal(position) == ["K1", "G2", "B10"]


@pytest.mark.clause("WSH-7")
def test_refusing_to_follow_is_refused_in_words() -> None:
    position = at("""
        round 1, trump star, A leads
        A: R5 K1
        B: R1 K2
    """)
    play(position, "R5")
    with pytest.raises(fistful.IllegalMove) as refused:
        play(position, "K2")
    assert str(refused.value) == "You may not play black 2: you have red and must follow."
    assert refused.value.clause == "WSH-7"
    with pytest.raises(fistful.IllegalMove, match="You do not have green 9"):
        play(position, "G9")


@pytest.mark.clause("WSH-8")
def test_a_trump_of_another_colour_may_not_be_played_by_who_can_follow() -> None:
    position = at("""
        round 1, trump star, A leads
        A: R5 K2
        B: R1 K1
    """)
    play(position, "R5")
    assert legal(position) == ["R1"]


@pytest.mark.clause("WSH-10")
def test_worked_trick_one_without_trump_the_highest_of_the_colour_led_wins() -> None:
    assert winner("wanted", "R5 R1 R7 R2", last="R2") == 2


@pytest.mark.clause("WSH-10")
def test_a_higher_card_of_another_colour_does_not_win() -> None:
    position = at("""
        round 1, trump wanted, A leads
        A: R5 K1
        B: B9 K2
    """)
    play(position, "R5", "B9")
    assert happened(position, "took")[0]["seat"] == 0


@pytest.mark.clause("WSH-9")
def test_worked_trick_two_a_low_card_with_the_trump_symbol_wins() -> None:
    assert winner("star", "R8 R3 R9 R2", last="R2") == 1


@pytest.mark.clause("WSH-9")
def test_worked_trick_three_the_highest_trump_wins_whatever_its_colour() -> None:
    position = at("""
        round 1, trump revolver, A leads
        A: R2 G2
        B: R4 G4
        C: R10 G7
        D: K7 G10
    """)
    play(position, "R2", "R4", "R10", "K7")
    assert happened(position, "took")[0]["seat"] == 3


@pytest.mark.clause("WSH-9")
def test_a_trump_that_leads_loses_to_a_higher_trump_only() -> None:
    position = at("""
        round 1, trump hat, A leads
        A: R6 G2
        B: R10 G4
        C: K5 G7
    """)
    play(position, "R6", "R10", "K5")
    assert happened(position, "took")[0]["seat"] == 1


@pytest.mark.clause("WSH-9", "WSH-10")
@pytest.mark.parametrize(
    ("trump", "cards", "said"),
    [
        ("wanted", "R5 R1 R7", ("R7", "highest-led", "WSH-10")),
        ("wanted", "R5 K2 G7", ("R5", "only-led", "WSH-10")),
        ("star", "R5 R3 R7", ("R3", "only-trump", "WSH-9")),
        ("revolver", "R5 R4 K7", ("K7", "highest-trump", "WSH-9")),
    ],
)
def test_it_is_said_why_a_card_takes_the_trick(trump: str, cards: str, said: tuple[str, str, str]) -> None:
    first, second, third = cards.split()
    drawing = f"""
        round 1, trump {trump}, A leads
        A: {first} B1 B4
        B: {second} B5 B8
        C: {third} B9 B7
    """
    assert took(drawing, first, second, third) == said


@pytest.mark.clause("WSH-9", "WSH-10")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ann takes the trick with black 7, the highest trump. The trick: red 4 and black 7."),
        ("de", "Ann macht den Stich mit Schwarz 7, dem höchsten Trumpf. Der Stich: Rot 4 und Schwarz 7."),
        ("fr", "Ann remporte le pli avec le 7 noir, atout le plus fort. Le pli\N{NO-BREAK SPACE}: 4 rouge et 7 noir."),
    ],
)
def test_a_trick_is_told_with_its_reason_in_every_language(language: str, words: str) -> None:
    params = {"seat": 0, "card": "K7", "colour": "black", "why": "highest-trump", "cards": ("R4", "K7")}
    assert locales.sentence("wild-shots", "event", "took", params, language, ["Ann"]) == words


@pytest.mark.clause("WSH-6", "WSH-7")
def test_it_is_said_who_leads_who_follows_and_who_cannot() -> None:
    position = at("""
        round 1, trump star, A leads
        A: R5 K1
        B: R7 K2
        C: K3 G1
    """)
    play(position, "R5", "R7", "K3")
    played = [event for event in position.take_events() if event.code == "played"][:3]
    assert [(event.public["how"], event.clause) for event in played] == [
        ("lead", "WSH-6"),
        ("follow", "WSH-6"),
        ("discard", "WSH-7"),
    ]
    words = [locales.sentence("wild-shots", "event", "played", event.public) for event in played]
    assert words[2] == "Player C has no red and plays black 3."


@pytest.mark.clause("WSH-7")
@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("R1 K2 G3", "Follow red: play your only red card. Trump is the star."),
        ("R1 R2 G3", "Follow red: play one of your 2 red cards. Trump is the star."),
        ("K1 K2 G3", "You have no red: play any card, trump or not. Trump is the star."),
    ],
)
def test_a_prompt_says_what_may_be_played(hand: str, words: str) -> None:
    position = at(f"""
        round 1, trump star, A leads
        A: R5 K9 B5
        B: {hand}
    """)
    play(position, "R5")
    prompt = position.view(1).prompt
    assert locales.sentence("wild-shots", "prompt", prompt.code, prompt.params) == words


@pytest.mark.clause("WSH-12")
def test_the_winner_takes_the_cards_and_leads_the_next_trick() -> None:
    position = at("""
        round 1, trump wanted, A leads
        A: R5 K1 G1
        B: R7 K3 G5
    """)
    play(position, "R5", "R7")
    assert position.whereabouts()["taken 1"] == ["R5", "R7"]
    assert position.to_act == (1,)


@pytest.mark.clause("WSH-12")
def test_everyone_may_see_the_last_trick_again() -> None:
    position = at("""
        round 1, trump wanted, A leads
        A: R5 K1 G1
        B: R7 K3 G5
    """)
    play(position, "R5", "R7")
    for audience in (0, 1, None):
        view = position.view(audience)
        assert isinstance(view, WildShotsView)
        assert view.last_trick == ("R5", "R7")
        assert view.last_active == 0
        assert view.taken == ((), ("R5", "R7"))


TWO_TRICKS = """
    round 1, trump wanted, A leads
    A: R5 K1 G1 B1
    B: R7 K3 G5 B4
"""


@pytest.mark.clause("WSH-12", "WSH-16")
def test_one_may_look_through_ones_own_tricks_and_count_the_others() -> None:
    position = at(TWO_TRICKS)
    play(position, "R5", "R7", "K3", "K1")
    for audience, own in ((0, ()), (1, ("R5", "R7", "K1", "K3")), (None, ())):
        view = position.view(audience)
        assert isinstance(view, WildShotsView)
        assert view.tricks == (0, 2)
        assert view.own_tricks == own
        assert view.open_tricks == ()
        assert view.taken == ((), ("R5", "R7", "K1", "K3")), "remembered all the same"


@pytest.mark.clause("WSH-12")
@pytest.mark.parametrize(("rules", "options"), [(2, {"open_tricks": True}), (1, {})])
def test_everybodys_tricks_lie_open_by_that_option_and_under_the_first_rules(
    rules: int, options: dict[str, bool]
) -> None:
    position = at(TWO_TRICKS, None, None, rules, **options)
    play(position, "R5", "R7")
    for audience in (0, 1, None):
        view = position.view(audience)
        assert isinstance(view, WildShotsView)
        assert view.open_tricks == ((), ("R5", "R7"))
        assert view.own_tricks == ()


@pytest.mark.clause("WSH-12")
def test_all_tricks_are_in_the_open_view() -> None:
    position = at(TWO_TRICKS)
    play(position, "R5", "R7")
    view = position.reveal()
    assert isinstance(view, WildShotsView)
    assert view.open_tricks == ((), ("R5", "R7"))


@pytest.mark.clause("WSH-12")
@pytest.mark.parametrize(
    ("audience", "open_tricks", "shown"), [(0, False, False), (1, False, True), (None, False, False), (0, True, True)]
)
def test_a_terminal_shows_the_tricks_that_one_may_look_through(
    audience: int | None, open_tricks: bool, shown: bool
) -> None:
    """B has taken two tricks; the first, red 5 and red 7, is no longer the last."""
    position = at(TWO_TRICKS, open_tricks=open_tricks)
    play(position, "R5", "R7", "K3", "K1")
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(draw(position.view(audience), Writer("wild-shots", "en", {}), ["Ann", "Bob"]))
    text = console.export_text()
    assert ("R5, R7" in text) == shown
    assert "K3, K1" in text, "the last trick"


@pytest.mark.clause("WSH-12")
def test_open_tricks_is_an_option_of_the_second_rules_that_is_off_by_default() -> None:
    game = fistful.game("wild-shots")
    _, option = game.options
    assert (option.name, option.default, option.choices, option.since) == ("open_tricks", False, (False, True), 2)
    assert game.setup(2, {}, 1).terms.options == {"piatnik_scoring": False}
    with pytest.raises(fistful.BadSetup):
        game.setup(2, {"open_tricks": True}, 1)


@pytest.mark.clause("WSH-16")
def test_who_does_not_follow_is_known_to_lack_the_colour() -> None:
    position = at("""
        round 1, trump wanted, A leads
        A: R5 K1 G1
        B: K3 G5 B1
        C: R7 K9 B5
    """)
    play(position, "R5", "K3", "R7")
    view = position.view(0)
    assert isinstance(view, WildShotsView)
    assert view.lacks == ((), ("red",), ())
    for seed in range(50):
        hand = view.imagine(seed).whereabouts()["hand 1"]
        assert not [card for card in hand if card.startswith("R")]


@pytest.mark.clause("WSH-16")
def test_imagined_hands_reach_every_deal_that_play_leaves_possible() -> None:
    """Two unseen cards each; B is known to lack red, so ten pairs for B, then six for C, the rest for D."""
    drawing = """
        round 1, trump wanted, A leads
        A: R5 K1 G1
        B: K3 G5 B1
        C: R7 K9 B5
        D: R9 R10 K10
    """
    position = at(drawing, others_taken_by=0)
    play(position, "R5", "K3", "R7", "R9")
    view = position.view(0)
    worlds = [view.imagine(seed).whereabouts() for seed in range(1500)]
    deals = [str([world[f"hand {seat}"] for seat in (1, 2, 3)]) for world in worlds]
    assert len(set(deals)) == 10 * 6
    assert max(deals.count(deal) for deal in set(deals)) < 60
