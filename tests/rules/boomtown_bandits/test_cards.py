"""BTB-45…65: one example of each named card."""

from __future__ import annotations

import pytest

from fistful import locales
from fistful.games.boomtown_bandits.cards import NAMED, NamedCard
from fistful.games.boomtown_bandits.effect import NEVER_PLAYED
from tests.rules.boomtown_bandits.table import asked, cards_of, do, draw, imagine, options, pass_to, rig, seen, told


@pytest.mark.parametrize("card", NAMED, ids=lambda card: card.name)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_card_has_a_name_and_a_text(card: NamedCard, language: str) -> None:
    name = card.name
    assert locales.term("boomtown-bandits", "card", name, language).lower().rstrip("!").replace(" ", "-") == name
    texts = {locales.term("boomtown-bandits", "text", other.name, language) for other in NAMED}
    assert len(texts) == len(NAMED)


def test_every_card_that_can_be_played_has_an_effect_and_no_other_card_has_one() -> None:
    assert [card.name for card in NAMED if card.effect is NEVER_PLAYED] == ["inside-job"]
    assert [card.name for card in NAMED if not card.windows] == ["inside-job"]


@pytest.mark.clause("BTB-45")
def test_bank_holiday_closes_the_bank_for_this_round() -> None:
    pos = draw("A: bank-holiday\nsheriff: train\nnow: before-placement", seats=2)
    do(pos, "A: play bank-holiday")
    assert seen(pos, None).closed == ("bank", "train")
    assert "place shooter bank" not in options(pos, "A")


@pytest.mark.clause("BTB-46")
def test_inside_job_is_claimed_only_by_giving_another_card_out_of_the_game() -> None:
    pos = draw(
        "bank: inside-job bank-300\nA: train-300 train-500\nA face up: crab-season\nat bank: A shooter\nnow: location"
    )
    pass_to(pos, "before-loot")
    do(pos, "A: claim")
    assert options(pos, "A") == ["decline", "pay crab-season", "pay train-300", "pay train-500"]
    do(pos, "A: pay train-300")
    assert cards_of(pos, "out of the game") == ["train-300"]
    assert cards_of(pos, "hand A") == ["inside-job", "train-500"]
    assert seen(pos, "B").known[0] == ("inside-job",)


@pytest.mark.clause("BTB-46")
def test_an_inside_job_not_paid_for_stays_on_top_for_all_to_see() -> None:
    pos = draw("bank: inside-job bank-300\nA: saloon-200\nat bank: A shooter\nnow: location")
    do(pos, "A: pass")
    do(pos, "A: decline")
    assert cards_of(pos, "stack bank")[0] == "inside-job"
    assert seen(pos, "C").stack_tops[0] == ("inside-job",)
    assert imagine(pos, "C", 1).whereabouts()["stack bank"][0] == "inside-job"


@pytest.mark.clause("BTB-47")
def test_brothel_inspector_claims_one_of_three_and_puts_the_rest_back_in_any_order() -> None:
    pos = draw(
        "saloon: saloon-200 saloon-400 tip-off-the-law saloon-300\n"
        "A: brothel-inspector\nat saloon: A shooter\nnow: location"
    )
    pass_to(pos, "before-loot")
    do(pos, "A: play brothel-inspector")
    assert seen(pos, "A").stack_tops[4] == ("saloon-200", "saloon-400", "tip-off-the-law")
    assert seen(pos, "B").stack_tops[4] == ()
    assert options(pos, "A") == ["take tip-off-the-law", "take saloon-200", "take saloon-400"]
    do(pos, "A: take tip-off-the-law")
    assert options(pos, "A") == ["top saloon-200", "top saloon-400"]
    do(pos, "A: top saloon-400")
    assert cards_of(pos, "hand A") == ["tip-off-the-law"]
    assert cards_of(pos, "stack saloon")[:3] == ["saloon-400", "saloon-200", "saloon-300"]
    assert seen(pos, "A").stack_tops[4] == ("saloon-400", "saloon-200")


@pytest.mark.clause("BTB-48")
def test_distraction_keeps_one_die_from_being_rolled_until_the_first_stop() -> None:
    pos = draw("A: distraction\nat bank: A shooter, B shooter, B coward, C shooter\nnow: location")
    do(pos, "A: play distraction")
    assert options(pos, "A") == ["pick B shooter", "pick B coward"]
    rig(pos, "h h - r4 r4")
    do(pos, "A: pick B coward")
    threw = [event.public for event in pos.take_events() if event.code == "threw"]
    assert [(roll["seat"], len(roll["faces"])) for roll in threw[:4]] == [(0, 1), (1, 1), (2, 1), (0, 1)]  # type: ignore[arg-type]
    assert len(threw[4]["faces"]) == 2  # type: ignore[arg-type]


@pytest.mark.clause("BTB-49")
def test_good_times_takes_one_opposing_token_of_ones_choice_out_of_the_fight() -> None:
    pos = draw("A: good-times\nat bank: A shooter, B shooter, B coward\nat train: B shooter\nnow: location")
    do(pos, "A: play good-times")
    assert options(pos, "A") == ["pick B shooter", "pick B coward"]
    pos.take_events()
    do(pos, "A: pick B shooter")
    assert [event.public for event in pos.take_events() if event.code == "lured-away"] == [
        {"seat": 1, "token": "shooter"}
    ]


@pytest.mark.clause("BTB-50")
def test_whispered_plan_moves_ones_own_token_from_here_or_to_here() -> None:
    pos = draw(
        "sheriff: saloon\nA: whispered-plan\nat bank: A shooter, B shooter\nat train: A coward, B coward\nnow: location"
    )
    do(pos, "A: play whispered-plan")
    assert options(pos, "A") == ["at bank", "at train"]
    away, back = pos.copy(), pos.copy()
    do(away, "A: at bank")
    assert options(away, "A") == ["to brothel", "to train", "to stagecoach"]
    for world, moves in ((away, ["A: to brothel"]), (back, ["A: at train"])):
        world.telling = True
        do(world, *moves)
    goals = [[said.public["goal"] for said in world.take_events() if said.code == "moved"] for world in (away, back)]
    assert goals == [["brothel"], ["bank"]]


@pytest.mark.clause("BTB-51")
def test_crab_season_sends_all_tokens_at_the_brothel_home() -> None:
    pos = draw("A: crab-season\nat brothel: A shooter, B coward, C shooter\nat train: B shooter\nnow: after-reveal")
    do(pos, "A: play crab-season")
    codes = told(pos)
    assert codes.count("sent-home") == 3
    assert codes.count("claimed") == 1
    assert len(cards_of(pos, "stack brothel")) == 8


@pytest.mark.clause("BTB-52")
def test_big_score_leaves_the_game_for_two_cards_one_after_the_other() -> None:
    pos = draw("bank: bank-300 bank-800 bank-600\nA: big-score\nat bank: A shooter\nnow: location")
    pass_to(pos, "before-loot")
    do(pos, "A: play big-score")
    assert cards_of(pos, "out of the game") == ["big-score"]
    while seen(pos, None).round == 1 and asked(pos) == "A" and "claim" in options(pos, "A"):
        do(pos, "A: claim")
    assert cards_of(pos, "hand A") == ["bank-300", "bank-800"]


@pytest.mark.clause("BTB-53")
def test_loose_lips_shows_its_player_alone_the_tokens_placed_so_far_at_one_location() -> None:
    pos = draw("first: B\nA: loose-lips\nat bank: B coward, C shooter\nnow: placement")
    assert [option for option in options(pos, "A") if "lips" in option] == ["play loose-lips bank"]
    do(pos, "A: play loose-lips bank")
    assert [seen(pos, "A").tokens[seat][0].kind for seat in (1, 2)] == ["coward", "shooter"]
    assert [seen(pos, "C").tokens[seat][0].kind for seat in (1, 2)] == ["", "shooter"]
    assert asked(pos) == "A"
    do(pos, "A: place shooter bank", "B: place shooter bank")
    assert [token.kind for token in seen(pos, "A").tokens[1]] == ["coward", "", ""]


@pytest.mark.clause("BTB-54")
def test_misdirection_moves_any_one_token_of_anyone_to_another_open_location() -> None:
    pos = draw("sheriff: saloon\nA: misdirection\nat bank: B shooter, C coward\nat train: A shooter\nnow: after-reveal")
    do(pos, "A: play misdirection")
    assert options(pos, "A") == ["at bank", "at train"]
    do(pos, "A: at bank")
    assert options(pos, "A") == ["pick B shooter", "pick C coward"]
    do(pos, "A: pick C coward")
    assert options(pos, "A") == ["to brothel", "to train", "to stagecoach"]
    do(pos, "A: to stagecoach")
    assert [event.public["goal"] for event in pos.take_events() if event.code == "moved"] == ["stagecoach"]


@pytest.mark.clause("BTB-55")
def test_overheard_plans_makes_one_opponent_place_face_up() -> None:
    pos = draw("first: B\nA: overheard-plans\nnow: before-placement")
    do(pos, "A: play overheard-plans")
    assert options(pos, "A") == ["overhear B", "overhear C"]
    do(pos, "A: overhear B", "B: place coward bank", "C: place shooter bank")
    assert [seen(pos, None).tokens[seat][0].kind for seat in (1, 2)] == ["coward", ""]


@pytest.mark.clause("BTB-56")
def test_safe_found_takes_the_top_card_of_any_location_also_a_closed_one() -> None:
    pos = draw("town: bank train saloon\nsheriff: bank\nbank: bank-800\nA: safe-found\nnow: before-placement")
    do(pos, "A: play safe-found")
    assert options(pos, "A") == ["at bank", "at train", "at saloon"]
    do(pos, "A: at bank")
    assert cards_of(pos, "fresh A") == ["bank-800"]


@pytest.mark.clause("BTB-56")
def test_safe_found_pays_for_an_inside_job_as_in_a_claim() -> None:
    pos = draw("bank: inside-job\nA: safe-found train-300\nnow: before-placement")
    do(pos, "A: play safe-found", "A: at bank")
    assert options(pos, "A") == ["decline", "pay safe-found", "pay train-300"]


@pytest.mark.clause("BTB-57")
def test_body_double_makes_the_hit_cost_nothing() -> None:
    pos = draw("B: body-double\nat bank: A shooter, B shooter, B coward\nnow: location")
    pass_to(pos, "named-target", dice="h - - r0")
    assert options(pos, "B") == ["pass", "play body-double"]
    rig(pos, "- - - - - -")
    pos.take_events()
    do(pos, "B: play body-double")
    events = pos.take_events()
    assert [event.code for event in events][:3] == ["played", "dodged", "threw"]
    assert len(events[3].public["faces"]) == 2  # type: ignore[arg-type]


BOTH_SHOOT = "B: body-double\nat bank: A shooter, A shooter, B shooter, B shooter\nnow: location"


@pytest.mark.clause("BTB-57")
def test_a_body_double_played_before_the_shootout_takes_the_next_hit_on_its_player() -> None:
    pos = draw(BOTH_SHOOT, seats=2)
    assert seen(pos, None).window == "before-shootout"
    rig(pos, "h - - - r0 h - - - r0")
    do(pos, "B: play body-double")
    came = [code for code in told(pos) if code in ("targeted", "dodged", "shot")]
    assert came[:4] == ["targeted", "dodged", "targeted", "shot"]


@pytest.mark.clause("BTB-57")
def test_a_body_double_played_during_the_shootout_takes_the_next_hit_and_no_window_opens_after_it() -> None:
    pos = draw(BOTH_SHOOT, seats=2)
    rig(pos, "h - - - r0")
    do(pos, "B: pass", "B: pass")
    assert seen(pos, None).window == "during-shootout"
    told(pos)
    rig(pos, "h - - r0 - - h r0")
    do(pos, "B: play body-double")
    codes = told(pos)
    assert codes[codes.index("targeted") :][:3] == ["targeted", "dodged", "threw"]


@pytest.mark.clause("BTB-57")
def test_a_body_double_is_for_one_shootout() -> None:
    later = "at train: A shooter, A shooter, B shooter, B coward"
    pos = draw(f"B: body-double\nat bank: A shooter, B shooter\n{later}\nnow: location", seats=2)
    rig(pos, "- h r0 h - - - r0")
    do(pos, "B: play body-double")
    while "shot" not in (codes := told(pos)) or seen(pos, None).here == "bank":
        do(pos, f"{asked(pos)[0]}: {options(pos, asked(pos)[0])[0]}")
    assert "dodged" not in codes


@pytest.mark.clause("BTB-57", "BTB-39")
def test_a_body_double_needs_a_token_in_the_fight() -> None:
    pos = draw("C: body-double\nat bank: A shooter, B shooter\nnow: location", dice="h - r0")
    assert seen(pos, None).here != "bank"
    assert cards_of(pos, "hand C") == ["body-double"]


@pytest.mark.clause("BTB-58")
def test_guns_akimbo_adds_a_shooter_die_for_this_shootout() -> None:
    pos = draw("A: guns-akimbo\nat bank: A shooter, B shooter\nat train: A shooter, B coward\nnow: location")
    rig(pos, "- h - r0 h - r0")
    do(pos, "A: play guns-akimbo")
    dice = [len(event.public["faces"]) for event in pos.take_events() if event.code == "threw"]  # type: ignore[arg-type]
    assert dice == [2, 1, 1, 1]


@pytest.mark.clause("BTB-58")
def test_the_extra_die_counts_only_while_its_owner_has_a_token_there() -> None:
    pos = draw("A: guns-akimbo\nat bank: A shooter, B shooter, B shooter, C shooter\nnow: location")
    rig(pos, "- - h - - r0")
    do(pos, "A: play guns-akimbo")
    do(pos, "B: hit A")
    rest = [event.public["seat"] for event in pos.take_events() if event.code == "threw"][3:]
    assert 0 not in rest


@pytest.mark.clause("BTB-59")
def test_intimidation_drives_off_every_opposing_coward_whatever_die_it_rolls() -> None:
    pos = draw(
        "A: intimidation\nB: liquid-courage\nat bank: A coward, A shooter, B coward, B shooter, C coward\nnow: location"
    )
    do(pos, "A: pass", "B: play liquid-courage")
    rig(pos, "- - -")
    do(pos, "A: play intimidation")
    gone = [(event.public["seat"], event.public["token"]) for event in pos.take_events() if event.code == "scared-off"]
    assert gone == [(1, "brave"), (2, "coward")]


@pytest.mark.clause("BTB-60")
def test_dynomite_rolls_the_dice_of_the_others_once_and_each_hit_removes_a_token() -> None:
    pos = draw("A: dynomite\nat bank: A shooter, B shooter, B shooter, B coward, C coward\nnow: location")
    rig(pos, "h - 6 1 - -")
    do(pos, "A: play dynomite")
    events = pos.take_events()
    gone = [(event.public["seat"], event.public["token"]) for event in events if event.code == "blown-up"]
    assert gone == [(1, "shooter"), (2, "coward")]
    assert "ran-away" not in [event.code for event in events][: [event.code for event in events].index("fight")]


@pytest.mark.clause("BTB-60")
def test_dynomite_takes_an_extra_die_alone() -> None:
    pos = draw("A: dynomite\nB: guns-akimbo\nat bank: A shooter, B shooter\nnow: location", seats=2)
    do(pos, "A: pass", "B: play guns-akimbo")
    assert seen(pos, None).extra == (1,)
    rig(pos, "- h - - - -")
    do(pos, "A: play dynomite")
    events = pos.take_events()
    assert "blown-up" not in [event.code for event in events]
    assert [len(event.public["faces"]) for event in events if event.code == "threw"][:3] == [2, 1, 1]  # type: ignore[arg-type]


@pytest.mark.clause("BTB-61")
def test_liquid_courage_lets_ones_coward_roll_a_shooter_die() -> None:
    pos = draw("A: liquid-courage\nat bank: A coward, B shooter\nnow: location", seats=2)
    rig(pos, "2 - r0")
    do(pos, "A: play liquid-courage")
    assert next(event.public["faces"] for event in pos.take_events() if event.code == "threw") == ("hit",)


@pytest.mark.clause("BTB-62")
def test_sloppy_drunk_lets_an_opposing_shooter_roll_a_coward_die_whose_runaway_counts() -> None:
    pos = draw("A: sloppy-drunk\nat bank: A shooter, B shooter, B coward\nnow: location", seats=2)
    rig(pos, "- 6 -")
    do(pos, "A: play sloppy-drunk")
    events = pos.take_events()
    assert next(event.public["token"] for event in events if event.code == "ran-away") == "drunk"


@pytest.mark.clause("BTB-63")
def test_sneaky_bastard_puts_ones_coward_at_a_location_not_yet_resolved() -> None:
    pos = draw("A: sneaky-bastard\nat bank: A coward, B shooter\nat train: C shooter\nnow: after-reveal")
    do(pos, "A: play sneaky-bastard")
    assert options(pos, "A") == ["to brothel", "to train", "to stagecoach", "to saloon"]
    do(pos, "A: to saloon")
    assert [event.public["goal"] for event in pos.take_events() if event.code == "moved"] == ["saloon"]


@pytest.mark.clause("BTB-64")
def test_tip_off_the_law_arrests_one_token_of_anyone_for_this_round() -> None:
    pos = draw("A: tip-off-the-law\nat bank: A shooter, B shooter, B coward\nat train: C shooter\nnow: after-reveal")
    do(pos, "A: play tip-off-the-law")
    assert options(pos, "A") == ["at bank", "at train"]
    do(pos, "A: at bank")
    assert options(pos, "A") == ["pick A shooter", "pick B shooter", "pick B coward"]
    rig(pos, "- -")
    do(pos, "A: pick B shooter")
    arrested = [event.public for event in pos.take_events() if event.code == "arrested"]
    assert arrested == [{"seat": 1, "token": "shooter"}]


@pytest.mark.clause("BTB-65")
def test_canary_closes_the_mine_and_sends_tokens_there_home() -> None:
    pos = draw("town: bank train mine\nA: canary\nat mine: B coward, C shooter\nat bank: A shooter\nnow: after-reveal")
    do(pos, "A: play canary")
    codes = told(pos)
    assert codes.count("sent-home") == 2
    assert "closed" in codes
    assert len(cards_of(pos, "stack mine")) == 8
    assert codes.count("claimed") == 1
