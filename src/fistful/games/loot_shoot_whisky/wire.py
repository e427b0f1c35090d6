"""What a seat of Loot Shoot Whisky may know, as JSON and back."""

from __future__ import annotations

from fistful.engine.wire import BySeat, Seat, View


class LootShootWhiskyView(View, frozen=True, tag="loot-shoot-whisky"):
    """Saloon cards are `N1`…`N8`, `sip` and `shot`; lists by seat have one entry a seat."""

    duel: int
    """1 in a single duel, up to 7 in a match."""
    duels_won: BySeat[int]
    round: int
    phase: int
    """1 for slots 1 and 2, 2 for slots 3 and 4."""
    row: tuple[str, ...]
    """The four slots, the one nearest the deck first; an empty text is an empty slot."""
    deck_size: int
    deck: tuple[str, ...]
    """The cards still in the deck, in the open view only, the next one first."""
    discards: tuple[str, ...]
    looted: BySeat[tuple[str, ...]]
    """The nugget cards in front of each seat."""
    nuggets: BySeat[int]
    bullets: BySeat[int]
    bottle: Seat | None
    """The seat that holds the bottle."""
    bottle_full: bool | None
    """Its full side is up; false is almost empty, None in the middle of the table."""
    spent: BySeat[tuple[str, ...]]
    """The actions that each seat used in the first phase of this round."""
