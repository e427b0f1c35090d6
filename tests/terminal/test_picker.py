"""Choosing one move out of many."""

from __future__ import annotations

from fistful.terminal.picker import END, Picker

PLANS = ("LL", "LS", "LW", "SL", "SS", "SW", "WL", "WS", "WW")
PLACES = tuple(f"place {kind} {place}" for kind in ("shooter", "coward") for place in "abcdef")


def test_few_moves_are_offered_whole() -> None:
    picker = Picker(("reload", "shoot 1", "shoot 13"))
    assert picker.options == ("reload", "shoot 1", "shoot 13")
    picker.turn(-1)
    assert picker.take() == "shoot 13"


def test_many_moves_are_chosen_word_by_word_and_what_is_clear_is_taken() -> None:
    picker = Picker(PLACES)
    assert (picker.path, picker.options) == (("place",), ("shooter", "coward"))
    picker.turn(1)
    assert picker.take() is None
    assert picker.options == tuple("abcdef")
    assert picker.go_to("c")
    assert picker.take() == "place coward c"


def test_the_last_word_can_be_taken_back() -> None:
    picker = Picker(PLACES)
    picker.turn(1)
    picker.take()
    assert picker.back()
    assert (picker.path, picker.option) == (("place",), "coward")
    assert not picker.back()
    assert picker.options == ("shooter", "coward")


def test_letters_are_words_where_a_move_is_spelled() -> None:
    picker = Picker(PLANS, spelled=True)
    assert picker.options == ("L", "S", "W")
    picker.go_to("S")
    assert picker.take() is None
    assert picker.said("W") == ("S", "W")
    picker.go_to("W")
    assert picker.take() == "SW"


def test_a_move_that_begins_another_can_be_ended() -> None:
    picker = Picker(("pass", "pass round", *PLACES))
    assert picker.options == ("pass", "place")
    assert picker.take() is None
    assert picker.options == (END, "round")
    assert picker.take() == "pass"


def test_a_thing_stands_for_the_option_most_like_the_one_in_question() -> None:
    picker = Picker(("search 1", "search 2", "attack 1", "attack 2"))
    assert picker.option_for("2") == "search 2"
    picker.go_to("attack 1")
    assert picker.option_for("2") == "attack 2"
    assert picker.option_for("3") is None


def test_nothing_can_be_taken_where_nothing_is_asked() -> None:
    picker = Picker(())
    picker.turn(1)
    assert picker.take() is None and not picker.back() and not picker.go_to("x")
