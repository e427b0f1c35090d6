"""What sets off what, in which order: small positions, moves, and exactly what everyone is told."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

import pytest

from fistful.games.looterz import dungeon
from tests.rules.looterz.table import asked, party, play, rolling, story, table


def house_with(*lines: str) -> dict[str, Any]:
    """The house deck with more kinds."""
    text = files("fistful.games").joinpath("looterz", "decks", "house.toml").read_text("utf-8")
    return tomllib.loads("\n".join([text, *lines]))


HERALDS = house_with(
    'herald = { life = 1, power = 1, copies = 6, last_wish = "top-card" }',
    'heir = { life = 1, power = 1, copies = 3, last_wish = "steal" }',
    'siren = { life = 1, power = 1, copies = 3, last_wish = "borrow" }',
)


class Case(NamedTuple):
    """A drawing, what is rolled and played in it, what is told, and who is asked for what then."""

    drawing: str
    moves: str
    told: str
    then: str
    phase: str = "first"
    dice: tuple[int, ...] = ()
    deck: dict[str, Any] | None = None


CASES = {
    "the hydra kills a death knight, which destroys the hydra, and there is no second attack": Case(
        """
        > A 0 | hydra:1 | orc
          B 0 | death-knight:1 king |
        """,
        "A attack 1, A pick B1, B pick A1",
        """
        attacked A hydra B death-knight
        hit A hydra B death-knight 1
        died B death-knight
        trigger B death-knight last_wish
        destroyed B A hydra
        died A hydra
        attack-lost A gone
        """,
        "A recruit",
        "dungeon",
        (1,),
    ),
    "the hydra kills a goblin, whose draw comes before the second attack": Case(
        """
        > A 0 | hydra:1 | orc
          B 0 | goblin king |
          pile zombie
        """,
        "A attack 1, A pick B1, A pick B1",
        """
        attacked A hydra B goblin
        hit A hydra B goblin 1
        died B goblin
        trigger B goblin last_wish
        drew B
        attacked A hydra B king
        hit A hydra B king 0
        """,
        "A recruit",
        "dungeon",
        (1, 6),
    ),
    "the death knight sacrificed to one's own orc has its wish before the next player sacrifices": Case(
        """
        > A 0 | death-knight | orc
          B 0 | king zombie |
          pile king
        """,
        "A recruit orc, A pick B2",
        """
        recruited A orc
        entered A orc
        trigger A orc recruitment
        sacrificed A death-knight
        died A death-knight
        trigger A death-knight last_wish
        destroyed A B zombie
        died B zombie
        trigger B zombie last_wish
        returned B zombie
        sacrificed B king
        died B king
        """,
        "A dungeon",
    ),
    "the wish of one's own death knight beside a demon takes an opponent's looter before the demon does": Case(
        """
        > A 0 | death-knight | demon
          B 0 | king |
          C 0 | goblin |
          pile dragonling
        """,
        "A recruit demon, A pick C1",
        """
        recruited A demon
        entered A demon
        trigger A demon recruitment
        all-destroyed A
        died A death-knight
        trigger A death-knight last_wish
        destroyed A C goblin
        died C goblin
        trigger C goblin last_wish
        drew C
        all-destroyed B
        died B king
        """,
        "A dungeon",
    ),
    "the demon destroyed by its first victim still destroys the others": Case(
        """
        > A 0 | death-knight | demon orc
          B 0 | king |
        """,
        "A recruit demon, A pick A1",
        """
        recruited A demon
        entered A demon
        trigger A demon recruitment
        all-destroyed A
        died A death-knight
        trigger A death-knight last_wish
        destroyed A A demon
        died A demon
        all-destroyed B
        died B king
        """,
        "A recruit",
    ),
    "two whom the witch kills together have their wishes in the order of entry": Case(
        """
        > A 0 | | witch king
          B 0 | goblin death-knight:1 king |
          pile zombie
        """,
        "A recruit witch, B pick A1",
        """
        recruited A witch
        entered A witch
        trigger A witch recruitment
        all-hurt B 1
        died B goblin
        died B death-knight
        wishes goblin death-knight
        trigger B goblin last_wish
        drew B
        trigger B death-knight last_wish
        destroyed B A witch
        died A witch
        """,
        "A recruit",
    ),
    "the same two the other way round": Case(
        """
        > A 0 | | witch king
          B 0 | death-knight:1 goblin king |
          pile zombie
        """,
        "A recruit witch, B pick A1",
        """
        recruited A witch
        entered A witch
        trigger A witch recruitment
        all-hurt B 1
        died B death-knight
        died B goblin
        wishes death-knight goblin
        trigger B death-knight last_wish
        destroyed B A witch
        died A witch
        trigger B goblin last_wish
        drew B
        """,
        "A recruit",
    ),
    "the witch hurts player after player, her own first, with all wishes in between": Case(
        """
          A 0 | goblin |
        > B 0 | goblin | witch
          C 0 | goblin king |
          pile orc orc orc
        """,
        "B recruit witch",
        """
        recruited B witch
        entered B witch
        trigger B witch recruitment
        all-hurt B 1
        died B goblin
        trigger B goblin last_wish
        drew B
        all-hurt C 1
        died C goblin
        trigger C goblin last_wish
        drew C
        all-hurt A 1
        died A goblin
        trigger A goblin last_wish
        drew A
        """,
        "B dungeon",
    ),
    "the witch destroyed by her first victim still hurts the next player": Case(
        """
        > A 0 | | witch orc
          B 0 | death-knight:1 |
          C 0 | king:1 |
        """,
        "A recruit witch, B pick A1",
        """
        recruited A witch
        entered A witch
        trigger A witch recruitment
        all-hurt B 1
        died B death-knight
        trigger B death-knight last_wish
        destroyed B A witch
        died A witch
        all-hurt C 1
        died C king
        """,
        "A recruit",
    ),
    "the goblin's draw reshuffles the zombie away before its wish": Case(
        """
        > A 0 | | witch king
          B 0 | goblin zombie:1 |
        """,
        "A recruit witch",
        """
        recruited A witch
        entered A witch
        trigger A witch recruitment
        all-hurt B 1
        died B goblin
        died B zombie
        wishes goblin zombie
        trigger B goblin last_wish
        reshuffled 2
        drew B
        trigger B zombie last_wish
        no-effect B zombie last_wish no-grave
        """,
        "A dungeon",
    ),
    "the zombie that entered before the goblin returns before the reshuffle": Case(
        """
        > A 0 | | witch king
          B 0 | zombie:1 goblin |
        """,
        "A recruit witch",
        """
        recruited A witch
        entered A witch
        trigger A witch recruitment
        all-hurt B 1
        died B zombie
        died B goblin
        wishes zombie goblin
        trigger B zombie last_wish
        returned B zombie
        trigger B goblin last_wish
        reshuffled 1
        drew B
        """,
        "A dungeon",
    ),
    "a borrowed zombie that a cultist sacrifices returns to the borrower": Case(
        """
        > A 0 | mermaid cultist | orc
          B 0 | zombie king |
        """,
        "A use 1, A pick B1, A use 2, A sacrifice 3",
        """
        used A mermaid
        borrowed A B zombie
        used A cultist
        sacrificed A zombie
        died A zombie
        gained A 1
        trigger A zombie last_wish
        returned A zombie
        """,
        "A recruit",
        "dungeon",
    ),
    "bard, bard, demon": Case(
        """
        > A 0 | | bard
          B 0 | king |
          pile bard demon ...
        """,
        "A recruit bard",
        """
        recruited A bard
        entered A bard
        trigger A bard recruitment
        entered A bard
        trigger A bard recruitment
        entered A demon
        trigger A demon recruitment
        all-destroyed A
        died A bard
        died A bard
        all-destroyed B
        died B king
        """,
        "A dungeon",
    ),
    "of five in the sacrifice phase a death knight goes first, and its wish saves the others": Case(
        """
        > A 0 | death-knight king orc goblin zombie |
          B 0 | king | orc
        """,
        "A sacrifice 1, A pick A1",
        """
        sacrificed A death-knight
        died A death-knight
        trigger A death-knight last_wish
        destroyed A A king
        died A king
        turn B
        """,
        "B recruit",
        "sacrifice",
    ),
    "of five in the sacrifice phase a death knight whose wish hits an opponent leaves one too many": Case(
        """
        > A 0 | death-knight king orc goblin zombie |
          B 0 | king | orc
        """,
        "A sacrifice 1, A pick B1",
        """
        sacrificed A death-knight
        died A death-knight
        trigger A death-knight last_wish
        destroyed A B king
        died B king
        """,
        "A sacrifice",
        "sacrifice",
    ),
    "a last wish inside a recruitment inside an activation": Case(
        """
        > A 0 | necromancer | orc
          B 0 | goblin |
          pile king
          graveyard wizard
        """,
        "A use 1, A pick B1",
        """
        used A necromancer
        entered A wizard
        trigger A wizard recruitment
        hurt A B goblin 1
        died B goblin
        trigger B goblin last_wish
        drew B
        """,
        "A dungeon",
        "dungeon",
    ),
    "a death knight kills a death knight, which kills the assassin": Case(
        """
        > A 0 | assassin | orc
          B 0 | death-knight |
          C 0 | death-knight goblin |
        """,
        "A use 1, A pick B1, B pick C1, C pick A1",
        """
        used A assassin
        destroyed A B death-knight
        died B death-knight
        trigger B death-knight last_wish
        destroyed B C death-knight
        died C death-knight
        trigger C death-knight last_wish
        destroyed C A assassin
        died A assassin
        """,
        "A recruit",
        "dungeon",
    ),
    "the necromancer is sacrificed to the orc it raised": Case(
        """
        > A 0 | necromancer | king
          B 0 | zombie king |
          graveyard orc
        """,
        "A use 1, B sacrifice 1",
        """
        used A necromancer
        entered A orc
        trigger A orc recruitment
        sacrificed A necromancer
        died A necromancer
        sacrificed B zombie
        died B zombie
        trigger B zombie last_wish
        returned B zombie
        """,
        "A dungeon",
        "dungeon",
    ),
    "the vampire drains a death knight dry, which destroys it": Case(
        """
        > A 0 | vampire | orc
          B 0 | death-knight:1 king |
        """,
        "A use 1, A pick B1, B pick A1",
        """
        used A vampire
        drained A B death-knight 1
        died B death-knight
        trigger B death-knight last_wish
        destroyed B A vampire
        died A vampire
        """,
        "A recruit",
        "dungeon",
    ),
    "the wizard must hit one's own death knight, which must hit the wizard": Case(
        """
        > A 0 | death-knight | wizard king
          B 0 | |
        """,
        "A recruit wizard",
        """
        recruited A wizard
        entered A wizard
        trigger A wizard recruitment
        hurt A A death-knight 2
        died A death-knight
        trigger A death-knight last_wish
        destroyed A A wizard
        died A wizard
        """,
        "A recruit",
    ),
    "a borrowed goblin that one destroys draws for the borrower": Case(
        """
        > A 0 | mermaid assassin | orc
          B 0 | goblin |
          pile king
        """,
        "A use 1, A use 2, A pick A3",
        """
        used A mermaid
        borrowed A B goblin
        used A assassin
        destroyed A A goblin
        died A goblin
        trigger A goblin last_wish
        drew A
        """,
        "A recruit",
        "dungeon",
    ),
    "an orc that enters in another's turn begins with its controller": Case(
        """
        > A 0 | assassin | zombie
          B 0 | herald king |
          C 0 | zombie king |
          pile orc
        """,
        "A use 1, A pick B1, C sacrifice 2",
        """
        used A assassin
        destroyed A B herald
        died B herald
        trigger B herald last_wish
        entered B orc
        trigger B orc recruitment
        sacrificed B king
        died B king
        sacrificed C king
        died C king
        sacrificed A assassin
        died A assassin
        """,
        "A recruit",
        "dungeon",
        (),
        HERALDS,
    ),
    "the last loot for a sacrifice wins before the wish of the sacrificed": Case(
        """
        > A 14 | cultist death-knight | orc
          B 0 | king |
        """,
        "A use 1",
        """
        used A cultist
        sacrificed A death-knight
        died A death-knight
        gained A 1
        won A
        """,
        "",
        "dungeon",
    ),
    "a thief that a bard turns up wins in the middle of the recruitment": Case(
        """
        > A 14 | | bard
          B 14 | |
          pile thief king
        """,
        "A recruit bard",
        """
        recruited A bard
        entered A bard
        trigger A bard recruitment
        entered A thief
        trigger A thief recruitment
        stole A B 1
        won A
        """,
        "",
    ),
    "a last wish wins in another's turn, and the witch goes no further": Case(
        """
        > A 9 | | witch orc
          B 9 | heir |
          C 0 | king:1 |
        """,
        "A recruit witch",
        """
        recruited A witch
        entered A witch
        trigger A witch recruitment
        all-hurt B 1
        died B heir
        trigger B heir last_wish
        stole B A 1
        won B
        """,
        "",
        "first",
        (),
        HERALDS,
    ),
    "a looter borrowed from the borrower goes back to the player who had it when the turn began": Case(
        """
        > A 0 | mermaid assassin | orc
          B 0 | siren | orc
          C 0 | king |
          pile king king
        """,
        "A use 1, A pick C1, A use 2, A pick B1, B pick A3, A draw",
        """
        used A mermaid
        borrowed A C king
        used A assassin
        destroyed A B siren
        died B siren
        trigger B siren last_wish
        borrowed B A king
        drew A
        went-back B C king
        turn B
        """,
        "B recruit",
        "dungeon",
        (),
        HERALDS,
    ),
    "a loan taken in another's turn goes back when that turn ends": Case(
        """
        > A 0 | assassin king | orc
          B 0 | siren | orc
          pile king king
        """,
        "A use 1, A pick B1, B pick A2, A draw",
        """
        used A assassin
        destroyed A B siren
        died B siren
        trigger B siren last_wish
        borrowed B A king
        drew A
        went-back B A king
        turn B
        """,
        "B recruit",
        "dungeon",
        (),
        HERALDS,
    ),
}


@pytest.mark.clause("LTZ-25", "LTZ-21", "LTZ-26", "LTZ-32")
@pytest.mark.parametrize("name", CASES)
def test_triggers_come_in_order(name: str) -> None:
    case = CASES[name]
    pos = rolling(table(case.drawing, case.phase, deck=case.deck), *case.dice)
    play(pos, *[move.strip() for move in case.moves.split(",")])
    assert story(pos) == [line.strip() for line in case.told.strip().splitlines()]
    assert ("" if pos.over else asked(pos)) == case.then


@pytest.mark.clause("LTZ-25")
def test_of_wishes_that_arise_together_the_active_players_come_first_then_clockwise() -> None:
    pos = table(
        """
          A 0 | goblin king |
        > B 0 | king goblin goblin | orc
          C 0 | goblin |
          pile orc orc orc orc
        """
    )
    for seat, slot in ((0, 0), (1, 1), (1, 2), (2, 0)):
        dungeon.doom(pos, dungeon.place_of(seat, slot))
    pos.waiting = 0
    dungeon.bury(pos, "LTZ-10")
    pos.settle()
    wishes = [event for event in story(pos) if event.startswith("drew")]
    assert wishes == ["drew B", "drew B", "drew C", "drew A"]
    assert party(pos, "A") == party(pos, "B") == ["king:3"]
