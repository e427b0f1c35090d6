"""Who knows what."""

from __future__ import annotations

import pytest

import fistful
from fistful.games.shootout.position import ShootoutPosition
from tests.rules.shootout.table import (
    LETTERS,
    asked,
    hand,
    health,
    lay_lowest,
    options,
    play,
    seen,
    story,
    table,
)


@pytest.mark.clause("SHO-23")
def test_hand_sizes_pile_size_discards_and_revealed_health_cards_are_public() -> None:
    pos = table("""
        > A 0 | 9 6 4 | 3 5
          B 0 | 2 2   | 4 7!
          pile 10 11 12
          discards 1 8
    """)
    view = seen(pos)
    assert (view.hand_sizes, view.pile_size, view.discards) == ((3, 2), 3, (1, 8))
    assert view.health == (("?", "?", "", "", ""), ("?", "7", "", "", ""))
    assert (view.hand, view.hands, view.pile) == ((), (), ())


@pytest.mark.clause("SHO-23")
def test_own_hand_and_health_cards_are_known_to_their_owner_alone() -> None:
    pos = table("""
        > A 0 | 9 6 4 | 3 5
          B 0 | 2 2   | 4 7!
    """)
    own, other = seen(pos, "A"), seen(pos, "B")
    assert (own.hand, own.health[0]) == ((4, 6, 9), ("3", "5", "", "", ""))
    assert (other.hand, other.health[0]) == ((2, 2), ("?", "?", "", "", ""))
    assert own.hands == other.hands == ()


@pytest.mark.clause("SHO-23")
def test_the_cards_of_a_reload_are_told_to_their_owner_alone() -> None:
    pos = table("""
        > A 0 | 9 6 4 | 3 5
          B 0 | 2 2   | 4 7!
          pile 10 11 12
    """)
    play(pos, "A reload")
    (drew,) = [event for event in pos.take_events() if event.code == "drew"]
    told = [drew.to(seat) for seat in (0, 1, None)]
    assert [said is not None and said.params.get("cards") for said in told] == [(10, 11, 12), None, None]


@pytest.mark.clause("SHO-23")
def test_an_imagined_world_keeps_every_health_card_ever_revealed() -> None:
    pos = fistful.game("shootout").new(3, 4)
    assert isinstance(pos, ShootoutPosition)
    for seat in range(3):
        pos.play(seat, pos.actions(seat)[-1])
    while len(seen(pos).exposed) < 3:
        shooter = LETTERS[pos.to_act[0]]
        play(pos, f"{shooter} shoot {hand(pos, shooter)[0]}")
        places = options(pos)
        play(pos, f"{shooter} {places[pos.turn % len(places)]}")
    exposed = seen(pos).exposed
    for viewer in (0, 1, 2, None):
        view = pos.view(viewer)
        for seed in range(10):
            world = view.imagine(seed)
            assert isinstance(world, ShootoutPosition)
            assert seen(world).exposed == exposed
            assert seen(world).health == seen(pos).health


@pytest.mark.clause("SHO-33")
def test_cards_looked_at_stay_known_to_the_looker_alone() -> None:
    pos = table("""
        > A 0 | 2 6 4 | 3 5   | eagle-eye
          B 0 | 2 2   | 4 7 9 | ricochet
          C 0 | 3 3   | 8 8   | body-armor
    """)
    play(pos, "A play eagle-eye", "A look B1", "A look B3", "A reload", "B reload", "C reload")
    assert seen(pos, "A").health[1] == ("4", "?", "9", "", "")
    assert seen(pos, "C").health[1] == seen(pos).health[1] == ("?", "?", "?", "", "")
    assert seen(pos, "C").looked == ("B1", "B3")


@pytest.mark.clause("SHO-33")
def test_thief_and_victim_know_the_card_that_was_taken_and_nobody_else() -> None:
    pos = table("""
        > A 0 | 6 4 | 3 5 | pickpocket
          B 0 | 2 2 | 4 7 | ricochet
          C 0 | 3 3 | 8 8 | body-armor
    """)
    play(pos, "A play pickpocket", "A rob B")
    events = [event for event in pos.take_events() if event.code in ("took", "was-robbed")]
    told = [[said.params["card"] for event in events if (said := event.to(seat))] for seat in (0, 1, 2, None)]
    assert told == [[2], [2], [], []]


def robbed() -> tuple[ShootoutPosition, str, str, int]:
    """Someone has just picked a pocket: the position, the thief, the victim, and the value of the card taken."""
    for seed in range(2000):
        pos = fistful.game("shootout").new(3, seed, marksman=True)
        assert isinstance(pos, ShootoutPosition)
        lay_lowest(pos)
        while pos.round == 1:
            texts = options(pos)
            wanted = [text for text in texts if text in ("pass", "play pickpocket")] or texts
            play(pos, f"{LETTERS[pos.to_act[0]]} {wanted[0]}")
            for event in pos.take_events():
                if event.code == "was-robbed":
                    ((victim, params),) = event.secret.items()
                    thief, card = params["rival"], params["card"]
                    assert isinstance(thief, int) and isinstance(card, int)
                    return pos, LETTERS[thief], LETTERS[victim], card
    raise AssertionError("no such game")


@pytest.mark.clause("SHO-33")
def test_worlds_that_thief_and_victim_imagine_have_the_card_taken_in_the_thiefs_hand() -> None:
    pos, thief, victim, card = robbed()
    for letter in (thief, victim):
        for seed in range(20):
            world = pos.view(LETTERS.index(letter)).imagine(seed)
            assert isinstance(world, ShootoutPosition)
            assert card in hand(world, thief)


@pytest.mark.clause("SHO-33")
def test_ones_own_exchange_stays_known_to_oneself_alone() -> None:
    pos = table("""
        > A 0 | 6 4 | 3! 5 | switcheroo
          B 0 | 2 2 | 4 7  | ricochet
    """)
    play(pos, "A play switcheroo", "A swap A1", "A for 6", "A reload", "B reload")
    assert (seen(pos, "A").health[0], seen(pos, "B").health[0]) == (("6", "5", "", "", ""), ("?", "?", "", "", ""))


def exchanged_after_being_revealed() -> tuple[ShootoutPosition, str, int]:
    """Someone has exchanged a Health Card that all had seen: the position, who, and the card's value."""
    for seed in range(2000):
        pos = fistful.game("shootout").new(2, seed, marksman=True)
        assert isinstance(pos, ShootoutPosition)
        lay_lowest(pos)
        shooter, owner = LETTERS[pos.to_act[0]], LETTERS[1 - pos.to_act[0]]
        revealed = int(health(pos, owner).split()[0])
        bullet = hand(pos, shooter)[0]
        if seen(pos, owner).marksman != "switcheroo" or not bullet < revealed or hand(pos, owner)[0] == revealed:
            continue
        play(pos, f"{shooter} shoot {bullet}", f"{shooter} at {owner}1", f"{shooter} pass")
        play(pos, f"{owner} play switcheroo", f"{owner} swap {owner}1", f"{owner} for {hand(pos, owner)[0]}")
        return pos, owner, revealed
    raise AssertionError("no such game")


@pytest.mark.clause("SHO-33")
def test_a_public_health_card_that_is_exchanged_is_known_to_be_in_that_hand() -> None:
    pos, owner, revealed = exchanged_after_being_revealed()
    assert asked(pos)[0] == owner
    assert story(pos)[-1] == f"swapped {owner}1"
    for seat in (0, 1, None):
        for seed in range(20):
            world = pos.view(seat).imagine(seed)
            assert isinstance(world, ShootoutPosition)
            assert revealed in hand(world, owner)
