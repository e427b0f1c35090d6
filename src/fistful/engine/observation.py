"""What a seat sees, as a row of small integers of a fixed length: for learning, where a view is too rich.

A game declares its fields, each with its shape, its range, what it means, and how it is read from a view. Nothing else
is looked at, so an observation tells no more than a view does. Seats are turned so that the one that looks on is
first, and the others follow clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from fistful.engine.wire import View

LARGEST: Final = 32767
"""No number is larger, so 16 bits hold each."""

Read = Callable[[Any], Sequence[int]]
"""From a view of the game, the numbers of a field in a row."""


class Field:
    """A part of an observation: numbers in a range, and what they mean."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        highest: int,
        meaning: str,
        read: Read,
        codes: tuple[str, ...] = (),
        lowest: int = 0,
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        """How many numbers there are, by whatever they are about: seats, then cards."""
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.meaning: Final = meaning
        self.codes: Final = codes
        """If the numbers stand for something, what 1, 2, 3, … stand for; 0 is nothing."""
        self.read: Final = read
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size

    def __repr__(self) -> str:
        return f"<field {self.name}, {self.shape}, {self.lowest}…{self.highest}>"


class Layout:
    """The fields of an observation, one after the other: fixed for a game, its deck, its seats and its options."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Final = tuple(fields)
        begins: dict[str, int] = {}
        size = 0
        for field in fields:
            assert field.name not in begins, field.name
            assert -LARGEST <= field.lowest < field.highest <= LARGEST, field.name
            begins[field.name] = size
            size += field.size
        self.begins: Final = begins
        """Where each field begins."""
        self.size: Final = size
        """How many numbers an observation has."""

    def numbers(self, view: View) -> list[int]:
        """The observation of the seat that this view is for; a spectator looks on from seat A."""
        out: list[int] = []
        for field in self.fields:
            read = field.read(view)
            assert len(read) == field.size, field.name
            out.extend(read)
        return out


# The usual kinds of fields, each read from what a view has under the same name.


def number(name: str, highest: int, meaning: str, lowest: int = 0) -> Field:
    """A number, or whether something is so."""

    def read(view: Any) -> list[int]:
        return [int(getattr(view, name))]

    return Field(name, (1,), highest, meaning, read, lowest=lowest)


def by_seat(name: str, seats: int, highest: int, meaning: str, lowest: int = 0) -> Field:
    """A number for each seat."""

    def read(view: Any) -> list[int]:
        return turned(view, getattr(view, name))

    return Field(name, (seats,), highest, meaning, read, lowest=lowest)


def one_seat(name: str, seats: int, meaning: str) -> Field:
    """Which seat something is, if any."""

    def read(view: Any) -> list[int]:
        seat = getattr(view, name)
        return seat_flags(view, () if seat is None else (seat,))

    return Field(name, (seats,), 1, meaning, read)


def some_seats(name: str, seats: int, meaning: str) -> Field:
    """For which seats something is so."""

    def read(view: Any) -> list[int]:
        return seat_flags(view, getattr(view, name))

    return Field(name, (seats,), 1, meaning, read)


def counts(name: str, ids: Mapping[str, int], highest: int, meaning: str) -> Field:
    """How many there are of each of the things with these numbers."""

    def read(view: Any) -> list[int]:
        return counted(getattr(view, name), ids)

    return Field(name, (len(ids),), highest, meaning, read)


def counts_by_seat(name: str, ids: Mapping[str, int], seats: int, highest: int, meaning: str) -> Field:
    """The same for each seat."""

    def read(view: Any) -> list[int]:
        return turned_rows(view, [counted(texts, ids) for texts in getattr(view, name)])

    return Field(name, (seats, len(ids)), highest, meaning, read)


def code(name: str, codes: Sequence[str], meaning: str) -> Field:
    """One of several things, or none."""
    ids = numbered(codes)

    def read(view: Any) -> list[int]:
        return [ids[getattr(view, name)]]

    return Field(name, (1,), len(codes), meaning, read, tuple(codes))


def row_of_codes(name: str, length: int, codes: Sequence[str], meaning: str) -> Field:
    """Things in their order, that many places long; zeros follow if there are fewer."""
    ids = numbered(codes)

    def read(view: Any) -> list[int]:
        return padded([ids[text] for text in getattr(view, name)], length)

    return Field(name, (length,), len(codes), meaning, read, tuple(codes))


def shared_fields(seats: int, action_count: int) -> list[Field]:
    """What there is to see in every game: who one is, and who chooses."""
    return [
        Field("seat", (seats,), 1, "Which seat one has, A first: moves name seats by letter.", own_seat),
        some_seats("to_act", seats, "By seat: it still has to choose, as far as one knows."),
        some_seats("have_chosen", seats, "By seat: it is known to have made its sealed choice."),
        Field("chosen", (1,), action_count, "One's own sealed choice, its action plus 1; 0: none.", chosen),
    ]


def own_seat(view: View) -> list[int]:
    return [int(seat == view.seat) for seat in range(view.terms.seats)]


def chosen(view: View) -> list[int]:
    return [0 if view.chosen is None else view.chosen + 1]


# What fields are read with.


def viewpoint(view: View) -> int:
    """The seat from which a view is looked at."""
    return 0 if view.seat is None else view.seat


def turned(view: View, by_seat: Sequence[int]) -> list[int]:
    """Numbers by seat, one's own first."""
    first = viewpoint(view)
    return [*by_seat[first:], *by_seat[:first]]


def turned_rows(view: View, by_seat: Iterable[Sequence[int]]) -> list[int]:
    """Rows of numbers by seat, one's own first, in one row."""
    rows = list(by_seat)
    first = viewpoint(view)
    out: list[int] = []
    for row in rows[first:]:
        out.extend(row)
    for row in rows[:first]:
        out.extend(row)
    return out


def seat_flags(view: View, seats: Iterable[int]) -> list[int]:
    """By seat, one's own first: 1 for these seats."""
    count = view.terms.seats
    first = viewpoint(view)
    out = [0] * count
    for seat in seats:
        out[(seat - first) % count] = 1
    return out


def seat_code(view: View, seat: int | None) -> int:
    """A seat as a number: 1 for one's own, 2 for the next clockwise, …; 0 for none."""
    return 0 if seat is None else (seat - viewpoint(view)) % view.terms.seats + 1


def counted(texts: Iterable[str], ids: Mapping[str, int]) -> list[int]:
    """How often each of the things with these numbers, which count from 0, is there."""
    out = [0] * len(ids)
    for text in texts:
        out[ids[text]] += 1
    return out


def padded(numbers: Sequence[int], length: int) -> list[int]:
    """As many numbers as there is room for, and zeros after them."""
    return [*numbers[:length], *([0] * (length - len(numbers)))]


def numbered(codes: Iterable[str]) -> dict[str, int]:
    """The codes of a field by name: 1, 2, 3, …, and 0 for an empty text."""
    return {"": 0, **{code: number for number, code in enumerate(codes, 1)}}
