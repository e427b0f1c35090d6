"""The rules of thumb of the deputy, game by game."""

from __future__ import annotations

import random

import pytest

import fistful
from fistful.bots import bot
from fistful.engine.registry import setting
from fistful.games.boomtown_bandits.facts import BOT_DELAYS, CALL, LATE_TICKS, PASS, PASS_ROUND
from fistful.games.boomtown_bandits.reaction import fights
from fistful.games.boomtown_bandits.wire import BoomtownBanditsView
from fistful.games.wild_shots.deck import WildShotsDeck
from fistful.games.wild_shots.facts import SYMBOLS
from fistful.games.wild_shots.thumb import leading
from fistful.games.wild_shots.tricks import beats


def test_the_deputy_of_wild_shots_never_takes_a_trick_that_it_can_lose() -> None:
    game = fistful.game("wild-shots")
    deck = game.deck
    assert isinstance(deck, WildShotsDeck)
    player = bot("deputy", "wild-shots")
    position = game.new(4, 8)
    could = 0
    while not position.over:
        seat = position.to_act[0]
        view = position.view(seat)
        action = player.answer(view, 1)
        trumps = deck.bearers[SYMBOLS.index(view.trump)]
        lead = leading([game.action(text) for text in view.trick], trumps, False)
        if lead is not None and not all(beats(card, lead, trumps, False) for card in view.actions):
            could += 1
            assert not beats(action, lead, trumps, False)
        position.play(seat, action)
    assert could > 10


def test_the_deputy_of_loot_shoot_whisky_goes_for_a_win_at_hand() -> None:
    game = fistful.game("loot-shoot-whisky")
    view = game.new(seed=1).view(0)
    near = fistful.view_from_json(view.to_json().replace(b'"bullets":[0,0]', b'"bullets":[3,0]'))
    player = bot("deputy", "loot-shoot-whisky")
    shooting = sum("S" in game.text(player.answer(near, seed)) for seed in range(100))
    usual = sum("S" in game.text(player.answer(view, seed)) for seed in range(100))
    assert shooting > 90 > usual


def test_setting_is_found_from_a_view_that_came_as_json() -> None:
    view = fistful.game("wild-shots").new(3, 1).view(2)
    game, setup = setting(fistful.view_from_json(view.to_json()))
    assert game is fistful.game("wild-shots")
    assert setup.terms == view.terms


@pytest.mark.clause("BTB-31")
@pytest.mark.parametrize("level", ["deputy", "sheriff", "legend"])
def test_a_bot_lets_its_hit_lie_as_long_as_its_level_does(level: str) -> None:
    position = fistful.game("boomtown-bandits").new(3, 2, pace="real-time")
    brawler = bot("greenhorn", "boomtown-bandits")
    dice = random.Random(3)
    player = bot(level, "boomtown-bandits")
    fewest, most = BOT_DELAYS[level]
    calls = 0
    while calls < 5 and not position.over:
        for seat in position.to_act:
            view = position.view(seat)
            assert isinstance(view, BoomtownBanditsView)
            fighting = len(view.actions) > 1 and fights(view)
            answerer = player if fighting else brawler
            action = answerer.answer(view, dice.getrandbits(40))
            if fighting and action == CALL:
                calls += 1
                assert fewest <= view.tick - view.shown_at[seat] - LATE_TICKS <= most
            position.play(seat, action)
    assert calls >= 5


@pytest.mark.parametrize("level", ["deputy", "sheriff@0.002"])
def test_a_bot_passes_in_one_window_and_never_for_the_round(level: str) -> None:
    position = fistful.game("boomtown-bandits").new(3, 2)
    brawler = bot("greenhorn", "boomtown-bandits")
    dice = random.Random(3)
    player = bot(level, "boomtown-bandits")
    passes = 0
    while passes < 20 and not position.over:
        for seat in position.to_act:
            view = position.view(seat)
            if PASS_ROUND in view.actions:
                action = player.answer(view, dice.getrandbits(40))
                assert action != PASS_ROUND
                passes += action == PASS
            else:
                action = brawler.answer(view, dice.getrandbits(40))
            position.play(seat, action)
    assert passes >= 20
