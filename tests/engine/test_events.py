"""One event and its audiences: a seat, a spectator, and a replay with everything open."""

from __future__ import annotations

from fistful import Event, Told

PUBLIC: dict[str, int | str | tuple[int | str, ...]] = {"seat": 0, "count": 2}


def test_a_secret_part_is_told_to_its_seat_only() -> None:
    event = Event("drew", "ABC-1", PUBLIC, {0: {"cards": (3, 5)}}, False)
    assert event.to(0) == Told("drew", "ABC-1", {**PUBLIC, "cards": (3, 5)})
    assert event.to(1) == event.to(None) == Told("drew", "ABC-1", PUBLIC)


def test_an_event_with_one_secret_part_is_told_once_with_it() -> None:
    event = Event("drew", "ABC-1", PUBLIC, {0: {"cards": (3, 5)}}, False)
    assert event.everything() == (Told("drew", "ABC-1", {**PUBLIC, "cards": (3, 5)}),)


def test_parts_of_several_seats_that_fit_together_are_told_at_once() -> None:
    event = Event("robbed", "ABC-2", {"seat": 0}, {0: {"card": 7}, 1: {"card": 7, "left": 2}}, False)
    assert event.everything() == (Told("robbed", "ABC-2", {"seat": 0, "card": 7, "left": 2}),)


def test_parts_that_contradict_each_other_are_told_for_each_seat() -> None:
    event = Event("dealt", "ABC-3", {"count": 1}, {0: {"card": 7}, 1: {"card": 9}}, False)
    assert event.everything() == (
        Told("dealt", "ABC-3", {"count": 1, "card": 7, "hearer": 0}),
        Told("dealt", "ABC-3", {"count": 1, "card": 9, "hearer": 1}),
    )


def test_a_whisper_is_told_with_the_seat_that_heard_it() -> None:
    event = Event("saw", "ABC-4", {}, {2: {"card": 7}}, True)
    assert event.to(0) is None and event.to(None) is None
    assert event.everything() == (Told("saw", "ABC-4", {"card": 7, "hearer": 2}),)
