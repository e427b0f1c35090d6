"""What a perfect memory keeps of a round: every movement of a card, in order.

Everyone sees that a card moves, not everyone sees which. SHO-12 and SHO-23 make much of it public: a
new draw pile is made of discards that all have seen, so that a player who draws from it is known to
hold some of these; SHO-33 adds what single seats have seen. A movement is two numbers, so that noting one
is cheap: who and where, and a bag of the cards. `view` shows each seat the cards that it saw, and
`deduction` works out what they tell.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from fistful.engine import bags
from fistful.games.shootout.facts import SEAT_OF
from fistful.games.shootout.state import ShootoutState

DEAL: Final = 1
"""A seat is dealt its cards; it alone sees them."""
LAY: Final = 2
"""A seat lays some of them as Health Cards; where is a set of slots."""
DRAW: Final = 3
"""A seat draws from the pile; it alone sees what."""
SHUFFLE: Final = 4
"""The discards, known to all, become the draw pile."""
SPEND: Final = 5
"""Cards leave a hand for all to see; where is `CHOSEN` or `NOT_CHOSEN`."""
SHOW: Final = 6
"""A Health Card is revealed to all."""
LOOK: Final = 7
"""SHO-37: a seat looks at a Health Card of another."""
ADD: Final = 8
"""SHO-35: a seat lays a hand card as a Health Card."""
SWAP: Final = 9
"""SHO-41: a seat exchanges a Health Card for a hand card; the card is the one that is laid."""
TAKE: Final = 10
"""SHO-40: a seat takes a card from the hand of another; both know it."""

CHOSEN: Final = 0
"""A bullet, …"""
NOT_CHOSEN: Final = 1
"""… or a card turned in a Shootout!!! and the hand of one who is out, which tell nothing of a choice."""

_SEAT: Final = 4
_WHERE: Final = 7
_COUNT: Final = 12
_SHOWN: Final = 1 << 24
"""In a view: the cards follow."""


def note(pos: ShootoutState, what: i64, seat: i64, where: i64, bag: i64) -> None:
    """Add a movement.

    `where` is a place, for `LAY` a set of slots, for `TAKE` the seat that is robbed, for `SPEND` whether it was chosen.
    """
    pos.memory = append(pos.memory, what | seat << _SEAT | where << _WHERE | bags.size(bag) << _COUNT)
    pos.memory = append(pos.memory, bag)


def what_of(movement: i64) -> i64:
    return movement & 15


def seat_of(movement: i64) -> i64:
    return movement >> _SEAT & 7


def where_of(movement: i64) -> i64:
    return movement >> _WHERE & 31


def count_of(movement: i64) -> i64:
    return movement >> _COUNT


def saw(viewer: i64, movement: i64) -> bool:
    """Whether this seat (-1: a spectator) knows the cards of a movement. SHO-33: what one has seen stays known.

    A player who is looked at knows their own Health Card, and one who is robbed the card that they held.
    """
    what = what_of(movement)
    if what in (SPEND, SHOW, SHUFFLE) or viewer == seat_of(movement):
        return True
    if what == LOOK:
        return viewer == SEAT_OF[where_of(movement)]
    return what == TAKE and viewer == where_of(movement)


def told(pos: ShootoutState, viewer: i64, everything: bool) -> tuple[int, ...]:
    """The memory as a view carries it: each movement as a number, followed by its cards if the viewer saw them."""
    out: list[int] = []
    for entry in range(0, len(pos.memory), 2):
        movement = pos.memory[entry]
        if everything or saw(viewer, movement):
            out.append(movement | _SHOWN)
            for number in range(count_of(movement)):
                out.append(bags.nth(pos.memory[entry + 1], number))
        else:
            out.append(movement)
    return tuple(out)


def read(pos: ShootoutState, numbers: tuple[int, ...]) -> None:
    """Take over the memory that `told` wrote; cards that its viewer did not see are missing."""
    place = 0
    while place < len(numbers):
        movement: i64 = numbers[place]
        place += 1
        bag: i64 = 0
        if movement & _SHOWN:
            movement -= _SHOWN
            for _ in range(count_of(movement)):
                bag = bags.add(bag, numbers[place])
                place += 1
        pos.memory = append(pos.memory, movement)
        pos.memory = append(pos.memory, bag)
