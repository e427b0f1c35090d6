"""What a seat of Wild Shots may know, as JSON and back."""

from __future__ import annotations

from fistful.engine.wire import BySeat, Internal, Seat, View


class WildShotsView(View, frozen=True, tag="wild-shots"):
    """Cards are in notation (`R5`), symbols by name; lists by seat have one entry a seat."""

    round: int
    """1…4; after the last round it stays 4."""
    hurting: dict[str, int]
    """The symbols that hurt in this round, with their prices."""
    trick_number: int
    """1…10."""
    active: Seat
    """The seat that leads this trick."""
    trump: str
    trick: tuple[str, ...]
    """The cards of this trick, from the active seat clockwise."""
    last_trick: tuple[str, ...]
    last_active: Seat | None
    """The seat that led the last trick; None in the first of a round."""
    hand: tuple[str, ...]
    """One's own cards."""
    hand_sizes: BySeat[int]
    hands: BySeat[tuple[str, ...]]
    """Everyone's cards, in the open view only."""
    tricks: BySeat[int]
    """How many tricks everyone has taken in this round."""
    own_tricks: tuple[str, ...]
    """The cards in one's own tricks, unless everybody's lie open."""
    open_tricks: BySeat[tuple[str, ...]]
    """The cards in everybody's tricks where they lie open: in games with that option, and in the open view."""
    taken: Internal[tuple[tuple[str, ...], ...]]
    """The cards in everyone's tricks, as an attentive player remembers them."""
    lacks: BySeat[tuple[str, ...]]
    """The colours that each seat has shown not to have."""
    oil_turned: tuple[str, ...]
    """The Snake Oil cards turned up in this round, this trick's last."""
    sheet: tuple[BySeat[int], ...]
    """Minus points by round and seat."""
    aside: int
    """How many cards nobody was dealt."""
