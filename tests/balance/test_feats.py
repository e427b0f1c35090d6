"""What is read from the story of a game: told events in, feats out."""

from __future__ import annotations

from collections import Counter

import pytest

import fistful
from fistful.bots.thinking import think
from fistful.engine.feats import NO_FEATS, Feat, FeatHooks
from fistful.engine.wire import OptionValue, Told, View
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView


def told(code: str, **params: int | str | tuple[int | str, ...]) -> Told:
    return Told(code, "", params)


def beginning(slug: str) -> View:
    return fistful.game(slug).new(2, 1).reveal()


def hooks(slug: str) -> FeatHooks:
    return fistful.game(slug).feats


def read(slug: str, *story: Told) -> list[Feat]:
    return list(hooks(slug).read(story, beginning(slug)))


def whole_game(slug: str, seats: int, seed: int, **options: OptionValue) -> tuple[list[Told], View]:
    """A game between deputies, as a spectator is told it."""
    position = fistful.game(slug).new(seats, seed, **options)
    story: list[Told] = []
    while True:
        story += [seen for event in position.take_events() if (seen := event.to(None)) is not None]
        if position.over:
            return story, position.reveal()
        for seat in position.to_act:
            position.play(seat, think("deputy", position.view(seat).to_json(), 10 * len(story) + seat).action)


def test_a_saloon_card_belongs_to_its_looter_and_every_sip_and_bullet_to_its_taker() -> None:
    assert read(
        "loot-shoot-whisky",
        told("looted", seat=1, slot=1, card="N4"),
        told("shot", seat=0, count=1),
        told("took-bottle", seat=1),
        told("discarded", slot=2, card="sip"),
    ) == [Feat("looted", "N4", 1), Feat("taken", "bullet", 0), Feat("taken", "sip", 1)]


def test_a_bullet_belongs_to_the_shooter_and_a_health_card_that_stands_to_the_target() -> None:
    assert read(
        "shootout",
        told("shot", seat=0, target=1, slot=2, card=5, health=9),
        told("missed", target=1, slot=2),
        told("played", seat=1, marksman="eagle-eye"),
    ) == [Feat("fired", "5", 0), Feat("stood", "9", 1), Feat("played", "eagle-eye", 1)]


def test_a_bonus_belongs_to_all_who_share_it() -> None:
    feats = read("boomtown-bandits", told("bonus", seats=(0, 1), location="bank", money=300))
    assert feats == [Feat("bonus", "bank", 0), Feat("bonus", "bank", 1)]


def test_loot_found_counts_as_much_as_it_is() -> None:
    feats = read("looterz", told("searched", seat=1, card="goblin", entry=3, dice=(1, 2), amount=2))
    assert feats == [Feat("searched", "goblin", 1, 2)]


def test_a_trick_counts_for_its_trump_and_its_cards_and_points_count_against() -> None:
    feats = read(
        "wild-shots",
        told("turned", seat=0, symbol="hat"),
        told("took", seat=1, cards=("R5", "R8")),
        told("scored", seat=0, number=2, points=3),
        told("scored", seat=1, number=2, points=0),
    )
    assert feats == [
        Feat("tricks", "hat", 1),
        Feat("took", "R5", 1),
        Feat("took", "R8", 1),
        Feat("spared", "round 2", 0, -3),
        Feat("spared", "round 2", 1, 0),
    ]


def test_all_loot_of_boomtown_is_owned_by_someone_at_the_end() -> None:
    story, end = whole_game("boomtown-bandits", 2, 3)
    assert isinstance(end, BoomtownBanditsView)
    owned = Counter(feat.kind for feat in hooks("boomtown-bandits").read(story, end))["owned"]
    cards = 9 * len(end.town)
    assert owned == cards - sum(end.stack_sizes) - len(end.out_of_game) > 0


@pytest.mark.parametrize("slug", fistful.games())
def test_every_feat_of_a_game_is_of_a_kind_that_reports_know(slug: str) -> None:
    options: dict[str, OptionValue] = {"marksman": True} if slug == "shootout" else {}
    story, end = whole_game(slug, 2, 1, **options)
    feats = list(hooks(slug).read(story, end))
    assert feats
    assert {feat.kind for feat in feats} <= set(hooks(slug).kinds)
    assert {feat.seat for feat in feats} <= {0, 1}
    known = set(hooks(slug).possible(fistful.game(slug).deck, options))
    foreseen = {kind for kind, _ in known}
    assert {(feat.kind, feat.name) for feat in feats if feat.kind in foreseen} <= known
    assert hooks(slug).rounds(story) > 0


def test_who_starts_is_read_from_what_is_told() -> None:
    assert hooks("wild-shots").starter([told("first-player", seat=2)], 4) == 2
    assert hooks("looterz").starter([told("starting-player", seat=1, goal=15)], 2) == 1
    assert hooks("shootout").starter([told("round", number=1, seat=3), told("round", number=2, seat=0)], 4) == 0
    assert hooks("loot-shoot-whisky").starter([told("round", number=1, cards=())], 2) is None


def test_turns_are_the_length_of_looterz_and_rounds_that_of_others() -> None:
    story = [told("round", number=1), told("turn", number=1), told("turn", number=2)]
    assert hooks("looterz").rounds(story) == 2
    assert hooks("shootout").rounds(story) == 1


def test_a_game_without_feats_still_has_rounds_and_a_starter() -> None:
    story = [told("first-player", seat=1), told("round", number=1)]
    assert list(NO_FEATS.read(story, beginning("wild-shots"))) == []
    assert list(NO_FEATS.possible(fistful.game("wild-shots").deck, {})) == []
    assert (NO_FEATS.rounds(story), NO_FEATS.starter(story, 2)) == (1, 1)
