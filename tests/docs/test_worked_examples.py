"""The drawn examples on the rules pages, played by the rules: what a page says happens, happens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

import fistful
from fistful.engine import bitset
from fistful.games.boomtown_bandits import facts as boomtown
from fistful.games.looterz.facts import GOAL_BY_SEATS
from fistful.games.wild_shots import facts as wild_shots
from fistful.games.wild_shots.wire import WildShotsView
from tests.docs.people import Column, columns, drawings, margins, people, prose
from tests.rules.boomtown_bandits import table as boomtown_table
from tests.rules.loot_shoot_whisky import table as saloon
from tests.rules.looterz import table as dungeon
from tests.rules.shootout import table as street
from tests.rules.wild_shots import table as tricks


def in_table(slug: str) -> list[list[str]]:
    """The rows of the table in the page for people, without its rule."""
    rows = [line for line in people(slug).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def trick(drawing: str) -> tuple[str, list[Column]]:
    (trump,) = margins(drawing)
    letter = trump.strip("()")
    return wild_shots.SYMBOLS[wild_shots.SYMBOL_LETTERS.index(letter)], columns(drawing)


def test_wild_shots_draws_cards_of_the_house_deck_with_their_symbols() -> None:
    position = tricks.at("round 1, trump star, A leads\nA: R1 R2\nB: R3 R4")
    drawn = [column.card for drawing in drawings("wild-shots") for column in columns(drawing)]
    assert len({card for card, _ in drawn}) == 12
    for card, symbol in drawn:
        number = wild_shots.CARD_TEXTS.index(card)
        borne = [
            f"({letter})"
            for letter, bearers in zip(wild_shots.SYMBOL_LETTERS, position.setup.bearers, strict=True)
            if bitset.has(bearers, number)
        ]
        assert borne == ([symbol] if symbol else []), card


def test_wild_shots_plays_its_three_tricks_as_drawn_and_counts_them() -> None:
    drawn = [trick(drawing) for drawing in drawings("wild-shots")]
    hands: dict[str, list[str]] = {letter: [] for letter in "ABCD"}
    for _, cards in drawn:
        for column in cards:
            hands[column.over].append(column.card[0])
    taken: dict[str, list[str]] = {letter: [] for letter in "ABCD"}
    leader = "A"
    for number, (trump, cards) in enumerate(drawn):
        assert cards[0].over == leader
        lines = [f"round 2, trump {trump}, {leader} leads"]
        lines += [f"taken {letter}: {' '.join(won)}" for letter, won in taken.items()]
        lines += [f"{letter}: {' '.join(held[number:])}" for letter, held in hands.items()]
        position = tricks.at("\n".join(lines))
        if number < len(drawn) - 1:
            tricks.play(position, *[column.card[0] for column in cards])
        (leader,) = [column.over for column in cards if column.under == ["^"]]
        assert tricks.happened(position, "took")[0]["seat"] == "ABCD".index(leader)
        taken[leader] += [column.card[0] for column in cards]
    view = position.view(None)
    assert isinstance(view, WildShotsView)
    a, b, c, d = view.sheet[-1]
    assert (a, c) == (0, 0)
    assert f"D got {d} minus points and B {b}; A and C got none." in prose("wild-shots")
    assert view.active == "ABCD".index(leader)


def test_wild_shots_states_the_prices_and_counts_of_the_house_deck() -> None:
    setup = tricks.at("round 1, trump star, A leads\nA: R1 R2\nB: R3 R4").setup
    rounds, symbols, counts, prices = in_table("wild-shots")
    assert rounds[1:] == ["1", "2", "3", "4"]
    assert [symbol.split()[0] for symbol in symbols[1:]] == list(wild_shots.SYMBOLS)
    assert counts[1:] == [str(bitset.count(bearers)) for bearers in setup.bearers]
    assert prices[1:] == [str(price) for price in wild_shots.PRICES]
    oil = Counter(wild_shots.SYMBOLS[symbol] for symbol in setup.oil)
    words = {2: "two", 3: "three", 4: "four", 5: "five"}
    revolvers, hats, stars, posters = [words[oil[symbol]] for symbol in wild_shots.SYMBOLS]
    assert f"{revolvers} revolvers, {hats} hats, {stars} stars and {posters} posters" in prose("wild-shots")


def test_loot_shoot_whisky_draws_what_beats_what() -> None:
    letters = re.findall(r"\b[LSW]\b", drawings("loot-shoot-whisky")[0])
    assert letters == ["L", "S", "W"]
    assert ">│ L │" in drawings("loot-shoot-whisky")[0] and "│ S │<" in drawings("loot-shoot-whisky")[0]
    for winner, loser in ("LW", "WS", "SL"):
        assert re.search(rf"- \w+ \(`{winner}`\) beats \w+ \(`{loser}`\)", people("loot-shoot-whisky"))
        position = saloon.at("row: N2 N3 sip shot")
        saloon.plan(position, winner + winner, loser + loser)
        assert "discarded" not in saloon.codes(position)
        assert position.nuggets[1] == position.bullets[1] == 0
        assert position.bottle != 1


def test_loot_shoot_whisky_plays_its_round_as_drawn() -> None:
    _, drawn, after = drawings("loot-shoot-whisky")
    cards = columns(drawn)
    assert margins(drawn) == ["A", "B"]
    names = {"+W": "sip", "+S": "shot"}
    row = [names.get(column.card[0], f"N{column.card[0]}") for column in cards]
    position = saloon.at(f"row: {' '.join(row)}\ndeck: N2 N2 N3")
    plans = ["".join(column.under[seat] for column in cards) for seat in range(2)]
    won = []
    for phase in (slice(0, 2), slice(2, 4)):
        saloon.plan(position, plans[0][phase], plans[1][phase])
        for event in position.take_events():
            if event.code in {"looted", "took-bottle", "shot", "discarded"}:
                won.append("=" if event.code == "discarded" else ">" + "AB"[int(str(event.public["seat"]))])
    assert won == [column.under[2] for column in cards]
    assert list(position.nuggets) == [3, 0]
    assert list(position.bullets) == [0, 1]
    assert (position.bottle, position.bottle_full) == (0, True)
    left = [names.get(column.card[0], f"N{column.card[0]}") for column in columns(after)]
    assert left[2:] == ["N?", "N?"]
    assert list(position.row) == list(saloon.kinds(" ".join([*left[:2], "N2", "N2"])))


SHOTS = """
    > A 0 | 9 3 4 10 11 13 | 12 9 6 5
      B 0 | 6 2 3 7 12 13  | 10 8 4 3
      C 0 | 8 5 10 2 4 1   | 11 9 7 6
      D 0 | 5 12 1 9 6 2   | {health}
"""


def test_shootout_shoots_as_drawn() -> None:
    row, turned = drawings("shootout")
    cards = columns(row)
    target, *shooters = margins(row)
    assert (target, shooters) == ("D", ["A", "B", "C"])
    unseen = {"?": "10"}
    pos = street.table(SHOTS.format(health=" ".join(unseen.get(each.card[0], each.card[0]) for each in cards)))
    stacks = {line.split()[0]: line.split()[1:] for line in turned.splitlines()[:2]}
    for number, shooter in enumerate(shooters):
        bullet = cards[number].under[number]
        street.play(pos, f"{shooter} shoot {bullet}")
        if shooter == "C":
            street.turning(pos, f"C {' '.join(stacks['C'][1:])}", f"D {' '.join(stacks['D'][1:])}")
        street.play(pos, f"{shooter} at D{number + 1}")
    assert [column.under[3] for column in cards] == ["X", "-", "=", ""]
    assert street.health(pos, "D") == "- 11! 8! 10"
    assert street.asked(pos) == "D return"
    shown = [(event.public["card"], event.public["answer"]) for event in pos.take_events() if event.code == "turned"]
    assert shown == [(int(c), int(d)) for c, d in zip(stacks["C"][1:], stacks["D"][1:], strict=True)]
    assert stacks["C"][0] == stacks["D"][0] == cards[2].card[0]
    assert turned.splitlines()[2].split() == ["=", "=", "<"]
    street.play(pos, "D return C2")
    assert street.health(pos, "C") == "11 - 7 6"
    assert street.asked(pos).startswith("D turn")
    assert "D fires the 12 at C’s second Health Card. It is a 9 and is lost." in prose("shootout")


def test_shootout_hints_at_the_truth_about_an_empty_hand_and_a_12() -> None:
    pos = street.table("""
        > A 0 | 12 13 2 | 3 5
          B 0 |         | 12 12
    """)
    street.play(pos, "A shoot 12", "A at B1")
    assert street.health(pos, "B") == "- 12"
    pos = street.table("""
        > A 0 | 11 13 2 | 3 5
          B 0 | 3 4     | 12 12
    """)
    street.play(pos, "A shoot 11", "A at B1")
    assert street.health(pos, "B") == "12! 12"


TOWN = ("bank", "saloon", "train", "stagecoach")
KINDS = {"s": "shooter", "c": "coward"}
FACES = {"blank": "-", "hit": "*", "runaway": "~"}
DICE = {"-": "-", "*": "h", "~": "6"}
"""The faces of the drawing as `rig` has them."""


def test_boomtown_bandits_plays_its_round_as_drawn() -> None:
    town, thrown = drawings("boomtown-bandits")
    places = dict(zip(TOWN, columns(town), strict=True))
    for number, name in enumerate(TOWN, 1):
        assert places[name].over == str(number)
        assert re.search(rf"\b{number} the {name}\b", prose("boomtown-bandits"), re.IGNORECASE)
    assert [name for name in TOWN if "####" in places[name].card] == ["bank"]
    tokens: dict[str, list[str]] = {letter: [] for letter in "ABC"}
    for name in TOWN[1:]:
        for mark in filter(None, places[name].card):
            tokens[mark[0]].append(f"place {KINDS[mark[1]]} {name}")
    faces = re.findall(r"([ABC]): ([-*~](?: [-*~])*)", thrown)
    dice = [DICE[face] for _, shown in faces for face in shown.split()]
    dice.insert(dice.index("h") + 3, "r0")  # after the throw with the hit
    pos = boomtown_table.draw(f"town: {' '.join(TOWN)}\nfirst: A\nnow: round")
    boomtown_table.do(pos, "A: sheriff bank")
    boomtown_table.rig(pos, " ".join(dice))
    for turn in range(3):
        boomtown_table.do(pos, *[f"{letter}: {moves[turn]}" for letter, moves in tokens.items()])
    events = [event.public for event in pos.take_events() if event.code in {"threw", "claimed"}]
    threw = [event for event in events if "faces" in event]
    assert [(letter_of(event), shown_by(event)) for event in threw] == faces
    claimed = {str(event["location"]): letter_of(event) for event in events if "location" in event}
    assert {name: f">{letter}" for name, letter in claimed.items()} == {
        name: places[name].under[0] for name in TOWN if places[name].under[0]
    }


def letter_of(event: Mapping[str, object]) -> str:
    return boomtown.LETTERS[int(str(event["seat"]))]


def shown_by(event: Mapping[str, object]) -> str:
    """The faces of a throw as they are drawn."""
    faces = event["faces"]
    assert isinstance(faces, tuple)
    return " ".join(FACES[face] for face in faces)


def test_boomtown_bandits_states_the_house_bonuses_and_the_chances_of_the_dice() -> None:
    loot = boomtown_table.draw("now: round").setup.loot
    *bonuses, own_this_town = loot.bonuses
    bank = boomtown.LOCATIONS.index("bank")
    assert (bonuses.pop(bank), set(bonuses), own_this_town) == (300, {500}, 800)
    said = prose("boomtown-bandits")
    assert "300 for the Bank, 500 for any other" in said and "*Own This Town*, worth 800" in said
    hit, scared = boomtown.SHOOTER_HITS / boomtown.FACES, boomtown.COWARD_HITS / boomtown.FACES
    assert (round(9 * (1 - (1 - hit) ** 2), 9), 9 * hit, 6 * scared) == (5, 3, 1)
    assert "in five of nine throws, one in three of nine, a coward in one of six" in said


def test_looterz_plays_its_turn_as_drawn() -> None:
    (drawn,) = drawings("looterz")
    (first, second, other) = columns(drawn)
    assert [column.over for column in (first, second, other)] == ["A1", "A2", "B1"]
    pos = dungeon.table(
        """
        > A 0 | dragonling | goblin orc
          B 0 | king | orc king
          pile bard ...
        """,
        phase="first",
    )
    dungeon.play(pos, "A recruit goblin")
    shown = [looter for band in dungeon.seen(pos).in_play for looter in band]
    powers = dict(zip(pos.setup.names, pos.setup.power, strict=True))
    for looter, column in zip(shown, (first, second, other), strict=True):
        assert column.card == ["o" * looter.life, str(powers[looter.card])]
    dungeon.rolling(pos, *[int(face) for column in (first, second) for face in column.under[0].split()])
    dungeon.play(pos, "A search 1")
    assert pos.loot[0] == first.under[1].count("+") == 2
    dungeon.play(pos, "A attack 2")
    dungeon.play(pos, "A pick B1")
    assert dungeon.party(pos, "B") == [f"king:{len(other.card[0]) - second.under[1].count('+')}"]
    dungeon.play(pos, "A draw")
    assert dungeon.asked(pos).startswith("B ")
    assert dungeon.party(pos, "A") == ["dragonling:3", "goblin:1"]


def test_looterz_states_the_goals_and_what_a_search_finds_on_average() -> None:
    said = prose("looterz")
    two, three, four, five, six = [GOAL_BY_SEATS[seats] for seats in range(2, 7)]
    assert (three, five) == (four, six)
    assert f"{two} with two players, {three} with three or four, {five} with five or six" in said
    setup = dungeon.table("> A 0 | | orc king\n B 0 | | orc king\n pile bard ...", phase="first").setup
    found = {}
    for name in ("dragonling", "scarecrow"):
        kind = setup.names.index(name)
        found[name] = setup.life[kind] * setup.power[kind] / 6
        assert f"({setup.life[kind]} Life, Power {setup.power[kind]})" in said
    assert (found["dragonling"], round(3 * found["scarecrow"], 9)) == (1.5, 2)


def test_every_game_has_a_drawn_example() -> None:
    assert [slug for slug in fistful.games() if not drawings(slug)] == []
