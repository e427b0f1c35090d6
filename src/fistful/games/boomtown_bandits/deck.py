"""BTB-44: the loot cards of every location and the money on them, read from a deck file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fistful.engine import bitset
from fistful.engine.deck import Deck
from fistful.games.boomtown_bandits.facts import (
    DIE_KINDS,
    LETTERS,
    LOCATIONS,
    MOST_CARDS,
    PLAY,
    SLUG,
    TOKEN_KINDS,
    WINDOWS,
)

OWN_THIS_TOWN: Final = "own-this-town"
MOST_MONEY: Final = 100_000
CASH: Final = -1
"""What a card with only money has instead of the number of a named card."""


@dataclass(frozen=True)
class PrintedCard:
    """A named loot card as it is printed: where it comes from, and when it is played."""

    name: str
    clause: str
    location: int
    windows: tuple[int, ...] = ()
    """When it may be played; a card without windows never is."""
    first_windows: tuple[int, ...] | None = None
    """When it could be played under version 1 of the rules, if that has changed."""
    token_here: bool = False
    """BTB-39: it acts on a fight, so its player needs a token there."""
    names_location: bool = False
    """Its action names the location it acts at: `play loose-lips bank`. One card may do so."""
    copies: int = 1
    """BTB-44: how many a deck may have."""


class LootDeck(Deck):
    """Loot cards are numbered by location; cards with the same text are of one kind and cannot be told apart.

    Named cards are numbered in the order in which they are declared.
    """

    def __init__(self, name: str, content: dict[str, Any], cards: tuple[PrintedCard, ...]) -> None:
        super().__init__(SLUG, name, content)
        self.cards: Final = cards
        """The named cards."""
        plays = [number for number, card in enumerate(cards) if card.windows and not card.names_location]
        self.plays: Final = vec[i64](plays)
        """The numbers of the cards that `play <card>` names, in the order of those actions."""
        actions = {number: PLAY + place for place, number in enumerate(plays)}
        self.play_action: Final = vec[i64]([actions.get(number, -1) for number in range(len(cards))])
        """The action that plays each named card, or -1."""
        for entry in content:
            if entry not in LOCATIONS and entry != "bonus":
                raise self.refuse("unknown-entry", "BTB-44", entry=entry)
        self.texts: Final[list[str]] = []
        """The notation of each kind: the name of a named card, else its location and money (`bank-300`)."""
        self.kind_cards = vec[i64]()
        """The cards of each kind."""
        self.kind_numbers = vec[i64]()
        """The number of the named card that each kind is, or `CASH`."""
        self.kind_of: Final = vec[i64]([-1 for _ in range(MOST_CARDS * len(LOCATIONS))])
        self.number_of: Final = vec[i64]([CASH for _ in range(MOST_CARDS * len(LOCATIONS))])
        self.money: Final = vec[i64]([0 for _ in range(MOST_CARDS * len(LOCATIONS))])
        sizes = [self._read_location(location, content.get(name)) for location, name in enumerate(LOCATIONS)]
        self.size: Final = self._one_size(sizes)
        """How many loot cards every location has."""
        self.kind_ids: Final = {text: kind for kind, text in enumerate(self.texts)}
        self.bonuses: Final = self._read_bonuses(content.get("bonus"))
        """The money on the bonus card of each location, and last on *Own This Town*."""
        self.named: Final = vec[i64]([self._cards_named(number) for number in range(len(cards))])
        """The copies of each named card."""
        self.for_window: Final = vec[i64]([self._cards_for(window, False) for window in range(len(WINDOWS))])
        """The cards that may be played in each window."""
        self.first_for_window: Final = vec[i64]([self._cards_for(window, True) for window in range(len(WINDOWS))])
        """The same under version 1 of the rules."""

    def _read_location(self, location: int, table: object) -> int:
        """Number the cards of one location, named ones first; how many there are."""
        if not isinstance(table, dict):
            raise self.refuse("locations", "BTB-44", entries=LOCATIONS)
        here = [number for number in range(len(self.cards)) if self.cards[number].location == location]
        for entry in table:
            if entry != "cash" and entry not in [self.cards[number].name for number in here]:
                raise self.refuse("unknown-entry", "BTB-44", entry=f"{LOCATIONS[location]}.{entry}")
        card: i64 = location * MOST_CARDS
        for number in here:
            printed = self.cards[number]
            moneys = self._moneys(f"{LOCATIONS[location]}.{printed.name}", table.get(printed.name, []))
            if len(moneys) > printed.copies or len(set(moneys)) > 1:
                raise self.refuse("copies", "BTB-44", card=printed.name, copies=printed.copies)
            card = self._number_cards(card, location, number, printed.name, moneys)
        cash = self._moneys(f"{LOCATIONS[location]}.cash", table.get("cash", []))
        for money in sorted(set(cash)):
            text = f"{LOCATIONS[location]}-{money}"
            card = self._number_cards(card, location, CASH, text, [each for each in cash if each == money])
        return card - location * MOST_CARDS

    def _number_cards(self, card: i64, location: int, number: int, text: str, moneys: list[int]) -> i64:
        """Give the copies of one kind their numbers, from this one on; the next free number."""
        if not moneys:
            return card
        if card + len(moneys) > (location + 1) * MOST_CARDS:
            raise self.refuse("too-many", "BTB-44", entry=LOCATIONS[location], most=MOST_CARDS)
        copies: i64 = 0
        for money in moneys:
            self.kind_of[card] = len(self.texts)
            self.number_of[card] = number
            self.money[card] = money
            copies = bitset.add(copies, card)
            card += 1
        self.texts.append(text)
        self.kind_cards = append(self.kind_cards, copies)
        self.kind_numbers = append(self.kind_numbers, number)
        return card

    def _moneys(self, entry: str, value: object) -> list[int]:
        """An amount of money, or a list of them."""
        amounts: list[object] = value if isinstance(value, list) else [value]
        return [self._money(entry, amount) for amount in amounts]

    def _money(self, entry: str, amount: object) -> int:
        if not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount <= MOST_MONEY:
            raise self.refuse("money", "BTB-44", entry=entry, value=str(amount), most=MOST_MONEY)
        return amount

    def _one_size(self, sizes: list[int]) -> int:
        if min(sizes) == 0 or min(sizes) != max(sizes):
            counts = tuple([f"{name} {size}" for name, size in zip(LOCATIONS, sizes, strict=True)])
            raise self.refuse("card-count", "BTB-44", counts=counts)
        return sizes[0]

    def _read_bonuses(self, table: object) -> vec[i64]:
        wanted = (*LOCATIONS, OWN_THIS_TOWN)
        if not isinstance(table, dict) or sorted(table) != sorted(wanted):
            raise self.refuse("bonuses", "BTB-44", entries=wanted)
        return vec[i64]([self._money(f"bonus.{name}", table[name]) for name in wanted])

    def _cards_named(self, number: i64) -> i64:
        found: i64 = 0
        for card in range(len(self.number_of)):
            if self.number_of[card] == number:
                found = bitset.add(found, card)
        return found

    def _cards_for(self, window: int, first_edition: bool) -> i64:
        found: i64 = 0
        for number, printed in enumerate(self.cards):
            changed = printed.first_windows if first_edition else None
            if window in (printed.windows if changed is None else changed):
                found |= self.named[number]
        return found

    def notation(self) -> list[str]:
        """The action table: the fixed groups of `facts`, then pay, take and top by kind, and show by cash card."""
        out = ["pass", "pass round", "roll", "call", "wait", "claim", "decline"]
        located = [f"play {card.name}" for card in self.cards if card.names_location]
        groups = ("sheriff", "place shooter", "place coward", "at", "to", *located)
        out += [f"{group} {location}" for group in groups for location in LOCATIONS]
        out += [f"{group} {letter}" for group in ("hit", "overhear") for letter in LETTERS]
        out += [f"lose {kind}" for kind in TOKEN_KINDS]
        out += [f"pick {letter} {kind}" for letter in LETTERS for kind in DIE_KINDS]
        out += [f"play {self.cards[number].name}" for number in self.plays]
        out += [f"{group} {text}" for group in ("pay", "take", "top") for text in self.texts]
        return out + [f"show {self.texts[kind]}" for kind in range(len(self.texts)) if self.kind_numbers[kind] == CASH]
