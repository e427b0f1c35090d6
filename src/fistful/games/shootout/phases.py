"""The steps of Shootout!, and the names of those that ask somebody, as views carry them.

A step that asks leaves nothing below it on the agenda: what follows is in the fields of the position.
"""

from __future__ import annotations

from typing import Final

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

FIRST_OPEN: Final = 14
"""From here on everyone can see what there is to choose from."""
AIM: Final = 14
AIM_RICOCHET: Final = 15
AIM_STANDOFF: Final = 16
LOOK: Final = 17
LOOK_AGAIN: Final = 18
ROB: Final = 19
SWAP: Final = 20

NAMES: Final = {
    "lay": LAY,
    "turn": TURN,
    "second": SECOND,
    "armor": ARMOR,
    "armor-shootout": ARMOR_SHOOTOUT,
    "armor-return": ARMOR_RETURN,
    "ricochet": RICOCHET,
    "return": RETURN,
    "for": FOR,
    "add": ADD,
    "aim": AIM,
    "aim-ricochet": AIM_RICOCHET,
    "aim-standoff": AIM_STANDOFF,
    "look": LOOK,
    "look-again": LOOK_AGAIN,
    "rob": ROB,
    "swap": SWAP,
}
"""The phases that ask, by name."""
TEXTS: Final = {phase: name for name, phase in NAMES.items()}
