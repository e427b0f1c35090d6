"""Positions of Boomtown Bandits drawn as a few lines of text, dice that fall as told, and moves in notation.

A drawing has one thing a line; what it leaves out is as at the start of a round:

    town: bank brothel train        left to right
    first: B                        the first player
    sheriff: bank                   a closed location
    A: safe-found bank-300          cards in hand, of earlier rounds
    A fresh: canary                 cards gained in this round
    A shown: bank-300               cards in hand that everyone has seen
    A face up: canary               cards played
    bank: inside-job bank-300       the top of a stack; the cards left over lie under it
    bank is empty
    at bank: A shooter, B coward    tokens, in the order of placing
    now: location                   what comes next: see `MOMENTS`
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import fistful
from fistful.engine import bitset
from fistful.engine.agenda import step
from fistful.engine.chance import fast
from fistful.games.boomtown_bandits import kinds, stacks
from fistful.games.boomtown_bandits.facts import (
    AFTER_REVEAL,
    BEFORE_PLACEMENT,
    CARDS_OF,
    LETTERS,
    LOCATIONS,
    MOST_CARDS,
    PLACES,
)
from fistful.games.boomtown_bandits.position import BoomtownBanditsPosition
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView

GAME = fistful.game("boomtown-bandits")

MOMENTS: Final = {
    "round": [step(kinds.ROUND)],
    "placement": [step(kinds.END_ROUND), step(kinds.LOCATION), step(kinds.WINDOW, AFTER_REVEAL), step(kinds.REVEAL)],
    "before-placement": [
        step(kinds.END_ROUND),
        step(kinds.LOCATION),
        step(kinds.WINDOW, AFTER_REVEAL),
        step(kinds.REVEAL),
        step(kinds.PLACE),
        step(kinds.WINDOW, BEFORE_PLACEMENT),
    ],
    "after-reveal": [step(kinds.END_ROUND), step(kinds.LOCATION), step(kinds.WINDOW, AFTER_REVEAL)],
    "location": [step(kinds.END_ROUND), step(kinds.LOCATION)],
    "end": [step(kinds.END_ROUND)],
}


def draw(
    text: str, seats: int = 3, pace: str = "automatic", dice: str = "", rules: int | None = None
) -> BoomtownBanditsPosition:
    """The position of a drawing, settled; `dice` are those that fall from now on (see `rig`)."""
    pos = GAME.begin(GAME.setup(seats, {"pace": pace, "mine": True}, rules), 1)
    assert isinstance(pos, BoomtownBanditsPosition)
    lines = dict(line.split(":", 1) for line in text.strip().splitlines() if ":" in line)
    lines = {key.strip(): value.strip() for key, value in lines.items()}
    now = lines.pop("now")
    clear(pos, lines.pop("town", "bank brothel train stagecoach saloon").split())
    pos.first = LETTERS.index(lines.pop("first", "A"))
    if "sheriff" in lines:
        pos.sheriff = LOCATIONS.index(lines.pop("sheriff"))
        pos.closed = bitset.only(pos.sheriff)
    placed = 0
    for key, value in lines.items():
        if key.startswith("at "):
            placed += put_tokens(pos, LOCATIONS.index(key[3:]), value)
        elif key.split()[0] in LETTERS:
            give_cards(pos, key, value)
    for location in pos.town:
        name = LOCATIONS[location]
        fill_stack(pos, location, lines.get(name, "").split(), f"{name} is empty" in text)
    pos.agenda = vec[i64](MOMENTS[now])
    if now == "placement":
        pos.push(step(kinds.PLACE, placed))
    pos.revealed = now in ("after-reveal", "location")
    if dice:
        rig(pos, dice)
    pos.telling = True
    pos.recorded = False
    pos.take_events()
    pos.settle()
    return pos


def clear(pos: BoomtownBanditsPosition, town: list[str]) -> None:
    pos.waiting = 0
    pos.sealed = vec[i64]()
    pos.town = vec[i64]([LOCATIONS.index(name) for name in town])
    pos.stacks = vec[i64]([0 for _ in LOCATIONS])
    pos.at = vec[i64]([0 for _ in range(PLACES)])
    pos.closed = 0
    pos.cowards = 0


def put_tokens(pos: BoomtownBanditsPosition, location: int, value: str) -> int:
    """Tokens such as `A shooter, B coward`; each is the next its owner places."""
    names = [name.split() for name in value.split(",")]
    for letter, kind in names:
        seat = LETTERS.index(letter)
        token = seat * 3 + sum(bin(there >> seat * 3 & 7).count("1") for there in pos.at)
        pos.at[location] = bitset.add(pos.at[location], token)
        if kind == "coward":
            pos.cowards = bitset.add(pos.cowards, token)
    return len(names)


def give_cards(pos: BoomtownBanditsPosition, key: str, value: str) -> None:
    seat = LETTERS.index(key[0])
    for text in value.split():
        card = free_card(pos, text)
        if key[1:] == " face up":
            pos.played[seat] = bitset.add(pos.played[seat], card)
            continue
        pos.hands[seat] = bitset.add(pos.hands[seat], card)
        if key[1:] == " fresh":
            pos.fresh[seat] = bitset.add(pos.fresh[seat], card)
        if key[1:] == " shown":
            pos.known[seat] = bitset.add(pos.known[seat], card)


def owned_by_all(pos: BoomtownBanditsPosition) -> i64:
    owned: i64 = 0
    for seat in range(pos.seats):
        owned |= pos.hands[seat] | pos.played[seat]
    return owned


def free_card(pos: BoomtownBanditsPosition, text: str) -> i64:
    deck = pos.setup.loot
    return bitset.lowest(deck.kind_cards[deck.kind_ids[text]] & ~owned_by_all(pos))


def fill_stack(pos: BoomtownBanditsPosition, location: int, top: list[str], empty: bool) -> None:
    left = CARDS_OF[location] & bitset.first(location * MOST_CARDS + pos.setup.size) & ~owned_by_all(pos)
    order: list[i64] = []
    for text in top:
        order.append(bitset.lowest(left & pos.setup.kind_cards[pos.setup.loot.kind_ids[text]]))
        left = bitset.remove(left, order[-1])
    if empty:
        pos.removed |= left
    else:
        order += list(bitset.listed(left))
    pos.stacks[location] = stacks.pack_stack(vec[i64](order))


WANTED: Final = {
    "h": (6, range(2)),
    "1": (6, range(1)),
    "2": (6, range(1, 2)),
    "-": (6, range(2, 5)),
    "6": (6, range(5, 6)),
}


def rig(pos: BoomtownBanditsPosition, dice: str) -> None:
    """Let the next draws be these: `h` a shooter's hit (`1` or `2`), `1` a hit with any die, `-` a blank, `6` a
    coward's runaway, `r0`…`r7` a reaction.
    """
    wanted = [WANTED[word] if word in WANTED else (8, range(int(word[1]), int(word[1]) + 1)) for word in dice.split()]
    for seed in range(1_000_000):
        chance = fast(seed)
        if all(chance.below(bound, "search") in results for bound, results in wanted):
            pos.chance = fast(seed)
            return
    raise AssertionError(f"no seed rolls {dice}")


def do(pos: BoomtownBanditsPosition, *moves: str) -> None:
    """Moves such as `A: place shooter bank`, or `A: pass` for several seats with `AB: pass`."""
    for move in moves:
        letters, _, text = move.partition(": ")
        for letter in letters:
            pos.play(LETTERS.index(letter), GAME.action(text))


def pass_to(pos: BoomtownBanditsPosition, window: str, dice: str = "") -> None:
    """Everyone passes until this window is open; then these dice fall in each fight on the way."""
    while seen(pos, None).window != window:
        if dice:
            rig(pos, dice)
        do(pos, f"{asked(pos)[0]}: pass")


def options(pos: BoomtownBanditsPosition, letter: str) -> list[str]:
    """What a seat may do, in notation."""
    return [GAME.text(action) for action in pos.actions(LETTERS.index(letter))]


def asked(pos: BoomtownBanditsPosition) -> str:
    """The letters of the seats that are asked."""
    return "".join(LETTERS[seat] for seat in pos.to_act)


def told(pos: BoomtownBanditsPosition, letter: str | None = None) -> list[str]:
    """The codes of what a seat, or a spectator, was told since last asked."""
    seat = None if letter is None else LETTERS.index(letter)
    return [said.code for event in pos.take_events() if (said := event.to(seat)) is not None]


def seen(pos: BoomtownBanditsPosition, letter: str | None) -> BoomtownBanditsView:
    view = pos.view(None if letter is None else LETTERS.index(letter))
    assert isinstance(view, BoomtownBanditsView)
    return view


def imagine(pos: BoomtownBanditsPosition, letter: str | None, seed: int) -> BoomtownBanditsPosition:
    """A world that a seat, or a spectator, cannot tell from this one."""
    world = seen(pos, letter).imagine(seed)
    assert isinstance(world, BoomtownBanditsPosition)
    return world


def lying(pos: BoomtownBanditsPosition, location: str) -> list[str]:
    """The tokens at a location, such as `A shooter`."""
    return pos.whereabouts().get(f"at {location}", [])


def cards_of(pos: BoomtownBanditsPosition, place: str) -> list[str]:
    """The cards in a place of `whereabouts`: `hand A`, `fresh A`, `face up A`, `stack bank`, `out of the game`."""
    return pos.whereabouts()[place]
