"""What a seat of Loot Shoot Whisky may know, and worlds that look the same from there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fistful.engine import bags
from fistful.engine.chance import Chance
from fistful.engine.view_head import view_head
from fistful.games.loot_shoot_whisky import steps
from fistful.games.loot_shoot_whisky.facts import (
    ACTIONS,
    EMPTY,
    LETTERS,
    NOBODY,
    SALOON_TEXTS,
    UNPLANNED,
    action_in,
)
from fistful.games.loot_shoot_whisky.state import LootShootWhiskyState
from fistful.games.loot_shoot_whisky.wire import LootShootWhiskyView

_KINDS: Final = {text: kind for kind, text in enumerate(SALOON_TEXTS)}
_ACTIONS: Final = {name: action for action, name in enumerate(ACTIONS)}


def look(pos: LootShootWhiskyState, seat: i64, everything: bool) -> LootShootWhiskyView:
    """LSW-18, LSW-19: all but the order of the deck and the sealed choices."""
    middle = pos.bottle == NOBODY
    return LootShootWhiskyView(
        *view_head(pos, seat, everything),
        *progress(pos),
        *saloon(pos, everything),
        *winnings(pos),
        None if middle else pos.bottle,
        None if middle else pos.bottle_full,
        tuple([pair_names(pair) for pair in pos.first_plans]),
    )


def progress(pos: LootShootWhiskyState) -> tuple[int, tuple[int, ...], int, int]:
    """`duel`, `duels_won`, `round` and `phase`."""
    return pos.duel, tuple(list(pos.duels_won)), pos.round, steps.phase_of(pos) + 1


def saloon(
    pos: LootShootWhiskyState, everything: bool
) -> tuple[tuple[str, ...], int, tuple[str, ...], tuple[str, ...]]:
    """`row`, `deck_size`, `deck` and `discards`."""
    deck = tuple(reversed([SALOON_TEXTS[kind] for kind in pos.deck])) if everything else ()
    return steps.row_texts(pos), len(pos.deck), deck, tuple(bag_texts(pos.discards))


def winnings(pos: LootShootWhiskyState) -> tuple[tuple[tuple[str, ...], ...], tuple[int, ...], tuple[int, ...]]:
    """`looted`, `nuggets` and `bullets`."""
    looted = tuple([tuple(bag_texts(bag)) for bag in pos.looted])
    return looted, tuple(list(pos.nuggets)), tuple(list(pos.bullets))


def bag_texts(bag: i64) -> list[str]:
    """The notation of each saloon card in a bag."""
    return [SALOON_TEXTS[kind] for kind in bags.listed(bag)]


def pair_names(pair: i64) -> tuple[str, ...]:
    if pair == UNPLANNED:
        return ()
    return (ACTIONS[action_in(pair, 0)], ACTIONS[action_in(pair, 1)])


def restore(pos: LootShootWhiskyState, seen: LootShootWhiskyView, chance: Chance) -> None:
    """Turn a position about to begin into one that looks like this view from its seat."""
    pos.duel = seen.duel
    pos.round = seen.round
    pos.discards = bags.bag_of(kinds(seen.discards))
    pos.bottle = NOBODY if seen.bottle is None else seen.bottle
    pos.bottle_full = seen.bottle_full is True
    for slot, text in enumerate(seen.row):
        pos.row[slot] = _KINDS[text]
    for seat in range(pos.setup.seats):
        pos.duels_won[seat] = seen.duels_won[seat]
        pos.looted[seat] = bags.bag_of(kinds(seen.looted[seat]))
        pos.nuggets[seat] = seen.nuggets[seat]
        pos.bullets[seat] = seen.bullets[seat]
        pos.first_plans[seat] = pair_of(seen.spent[seat])
        pos.plans[seat] = pos.first_plans[seat]
    pos.deck = imagine_deck(pos, seen, chance)
    pos.agenda = vec[i64]()
    if seen.outcome is None:
        steps.push_phases(pos, seen.phase - 1)
        pos.settle()
        pos.restore_choices(seen, chance)
    else:
        pos.reason = seen.outcome.reason


def kinds(texts: tuple[str, ...]) -> vec[i64]:
    return vec[i64]([_KINDS[text] for text in texts])


def pair_of(names: tuple[str, ...]) -> i64:
    if len(names) == 0:
        return UNPLANNED
    return _ACTIONS[names[0]] * len(LETTERS) + _ACTIONS[names[1]]


def imagine_deck(pos: LootShootWhiskyState, seen: LootShootWhiskyView, chance: Chance) -> vec[i64]:
    """LSW-18: the cards that lie nowhere else, in any order (in the open view, in theirs)."""
    if seen.open:
        return kinds(tuple(reversed(seen.deck)))
    hidden = bags.bag_of(pos.setup.saloon)
    hidden -= pos.discards + pos.looted[0] + pos.looted[1]
    for card in pos.row:
        if card != EMPTY:
            hidden = bags.remove(hidden, card)
    deck = bags.listed(hidden)
    chance.shuffle(deck, "imagine")
    return deck


def whereabouts(pos: LootShootWhiskyState) -> dict[str, list[str]]:
    """Every card by the place where it lies, secret ones included. For checking: none of it leaves the table."""
    places = {
        "deck": [SALOON_TEXTS[kind] for kind in pos.deck],
        "row": [SALOON_TEXTS[kind] for kind in pos.row if kind != EMPTY],
        "discards": bag_texts(pos.discards),
    }
    for seat in range(pos.setup.seats):
        places[f"looted {seat}"] = bag_texts(pos.looted[seat])
    return places
