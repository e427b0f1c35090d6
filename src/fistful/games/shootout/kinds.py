"""The kinds of steps on the agenda of Shootout!

A step that asks leaves nothing below it on the agenda: what follows is in the fields of the state.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST_DEALER: Final = 0
ROUND: Final = 1
NEXT: Final = 2
ROUND_OVER: Final = 3

LAY: Final = 4
TURN: Final = 5
SECOND: Final = 6
"""Quick Draw: the second shot."""
ARMOR: Final = 7
"""Body Armor may be played against a shot, …"""
ARMOR_SHOOTOUT: Final = 8
"""… a lost Shootout!!! …"""
ARMOR_RETURN: Final = 9
"""… or a return shot."""
RICOCHET: Final = 10
RETURN: Final = 11
FOR: Final = 12
ADD: Final = 13
AIM: Final = 14
AIM_RICOCHET: Final = 15
AIM_STANDOFF: Final = 16
LOOK: Final = 17
LOOK_AGAIN: Final = 18
ROB: Final = 19
SWAP: Final = 20
KINDS: Final = 21


def is_window(kind: i64) -> bool:
    """SHO-32: whether the step is a secret window, in which a Marksman Card may be played out of turn."""
    return ARMOR <= kind <= RICOCHET
