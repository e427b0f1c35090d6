"""Moves made by dragging: in every game with the mouse, and with a finger on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor, middle_of

LIT = "[data-drop]"
PLANNED = ".mine .row .poster.up"
"""Health Cards of Shootout! that are about to be laid."""


def now(visitor: Visitor) -> int:
    """The number of the moment that the table shows."""
    return int(visitor.page.locator(".table-frame").get_attribute("data-moment") or -1)


def goes_on(visitor: Visitor, since: int) -> None:
    """The table took the move."""
    visitor.page.wait_for_function("was => +document.querySelector('.table-frame').dataset.moment > was", arg=since)


def playable(visitor: Visitor) -> Locator:
    return visitor.page.locator(".hand button.playable").first


def confirm(visitor: Visitor) -> None:
    visitor.page.locator("[data-confirm]").click()


def test_action_cards_are_dragged_to_slots_and_back(ann: Visitor) -> None:
    ann.against_bots("loot-shoot-whisky")
    assert ann.my_turn()
    start, page = now(ann), ann.page
    slots = page.locator(".slot .place:not(.far)")
    ann.drag(page.locator("[data-card=L1]"), slots.nth(0))
    ann.drag(page.locator("[data-card=S1]"), slots.nth(1))
    expect(page.locator("button[data-card=plan-1]")).to_contain_text("Loot")
    ann.drag(page.locator("button[data-card=plan-1]"), slots.nth(1))
    expect(page.locator("button[data-card=plan-1]")).to_have_count(0)
    expect(page.locator("button[data-card=plan-2]")).to_contain_text("Loot")
    ann.drag(page.locator("button[data-card=plan-2]"), page.locator(".near .hand"))
    expect(page.locator(".slot .place:not(.far) [data-card]")).to_have_count(0)

    ann.drag(page.locator("[data-card=W1]"), slots.nth(0))
    ann.drag(page.locator("[data-card=S1]"), slots.nth(1))
    page.get_by_role("button", name="Seal").click()
    goes_on(ann, start)


def test_a_card_is_dragged_into_the_trick(ann: Visitor) -> None:
    ann.against_bots("wild-shots")
    assert ann.my_turn()
    start, page = now(ann), ann.page
    card = playable(ann).get_attribute("data-card")
    ann.drag(playable(ann), page.locator(".cross"), let_go=False)
    expect(page.locator(LIT)).to_have_count(1)
    expect(page.locator(".cross[data-drop=over]")).to_be_visible()
    page.mouse.up()
    goes_on(ann, start)
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator(f".hand [data-card={card}]")).to_have_count(0)


def test_escape_ends_a_drag(ann: Visitor) -> None:
    ann.against_bots("wild-shots")
    assert ann.my_turn()
    start, page = now(ann), ann.page
    ann.drag(playable(ann), page.locator(".cross"), let_go=False)
    expect(page.locator("[data-ghost]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-ghost], [data-lifted], {LIT}")).to_have_count(0)
    page.mouse.up()
    ann.drag(playable(ann), page.locator("h1"))
    assert now(ann) == start
    playable(ann).click()
    goes_on(ann, start)


def test_what_may_not_be_dragged_there_says_why(ann: Visitor) -> None:
    ann.against_bots("wild-shots")
    barred = ann.page.locator(".hand button.dimmed")
    while ann.my_turn() and barred.count() == 0:
        ann.press_lit()
    ann.drag(barred.first, ann.page.locator(".cross"), let_go=False)
    expect(ann.page.locator(LIT)).to_have_count(0)
    ann.page.mouse.up()
    expect(ann.page.get_by_role("alert")).to_contain_text("follow")


def test_health_cards_are_laid_and_bullets_fired_by_dragging(ann: Visitor) -> None:
    ann.against_bots("shootout")
    assert ann.my_turn()
    start, page = now(ann), ann.page
    for slot in range(1, 5):
        ann.drag(page.locator(".hand button.playable[aria-pressed=false]").first, page.locator(f"[data-card=A{slot}]"))
    expect(page.locator(PLANNED)).to_have_count(4)
    page.locator("[data-move=lay]").click()
    goes_on(ann, start)

    come_to(ann, "shoot")
    turn = now(ann)
    ann.drag(playable(ann), page.locator("[data-card=B2]"), let_go=False)
    expect(page.locator(".others [data-drop]")).to_have_count(4)
    expect(page.locator(".mine [data-drop]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-card=B2]")).to_have_attribute("aria-pressed", "true")
    confirm(ann)
    goes_on(ann, turn)
    expect(page.locator("section.log")).to_contain_text(re.compile(r"Ann shoots at .+’s Health Card 2: \d+ against"))


def test_looterz_are_recruited_and_sent_by_dragging(ann: Visitor) -> None:
    ann.against_bots("looterz")
    page = ann.page
    searched = attacked = recruited = False
    while not (searched and attacked and recruited):
        assert ann.my_turn()
        turn = now(ann)
        moves = legal(ann)
        searcher = next((move for move in moves if move.startswith("search ")), None)
        attacker = next((move for move in moves if move.startswith("attack ")), None)
        if not recruited and any(move.startswith("recruit ") for move in moves):
            ann.drag(playable(ann), page.locator(".cavern .own"))
            confirm(ann)
            recruited = True
        elif not searched and searcher:
            ann.drag(page.locator(f"[data-card=A{searcher[-1]}]"), page.locator(".dungeon"))
            searched = True
        elif not attacked and attacker and page.locator("[data-card=B1]").count() > 0:
            ann.drag(page.locator(f"[data-card=A{attacker[-1]}]"), page.locator("[data-card=B1]"))
            attacked = True
        elif not ann.press_lit():
            continue
        else:
            page.wait_for_timeout(20)
            continue
        goes_on(ann, turn)
    expect(page.locator("section.log")).to_contain_text(re.compile(r"Ann’s .* searches"))
    expect(page.locator("section.log")).to_contain_text(re.compile(r"Ann’s .* attacks Greenhorn"))


def legal(visitor: Visitor) -> list[str]:
    """The moves of this seat now, as the list in words has them."""
    bar = visitor.page.locator("header.beam")
    opener = bar.locator("[data-opens=moves]:visible")
    if opener.count() == 0:
        bar.locator("summary").click()
    opener.click()
    moves: list[str] = visitor.page.evaluate(
        "[...document.querySelectorAll('.all [data-move]')].map(each => each.dataset.move)"
    )
    visitor.page.locator(".side .shut").click()
    return moves


def come_to(visitor: Visitor, verb: str) -> None:
    """Play until this may be done."""
    while not any(move.startswith(f"{verb} ") for move in legal(visitor)):
        assert visitor.my_turn()
        visitor.press_lit()


def test_tokens_are_dragged_to_the_street(ann: Visitor) -> None:
    ann.against_bots("boomtown-bandits")
    page = ann.page
    while ann.my_turn() and page.locator(".tray [data-carry]").count() == 0:
        ann.press_lit()
    turn = now(ann)
    open_place = page.locator(".location.open").first
    ann.drag(page.locator(".tray [data-carry]").first, open_place)
    goes_on(ann, turn)
    expect(page.locator(".location .token")).not_to_have_count(0)


def test_a_finger_lays_cards_by_dragging_but_lifts_none_sideways(come: Come) -> None:
    phone = come(width=390)
    phone.against_bots("shootout")
    assert phone.my_turn()
    start, page = now(phone), phone.page
    for slot in range(1, 5):
        card = page.locator(".hand button.playable[aria-pressed=false]").first
        page.wait_for_timeout(150)  # until everything lies where it will lie
        phone.swipe(card, way(card, page.locator(f"[data-card=A{slot}]")))
        expect(page.locator(PLANNED)).to_have_count(slot)
    page.locator("[data-move=lay]").tap()
    goes_on(phone, start)

    assert phone.my_turn()
    turn = now(phone)
    cards = page.locator(".hand [data-card]")
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    phone.swipe(cards.nth(4), (-150, 4))
    expect(page.locator("[data-ghost], .hand [aria-pressed=true]")).to_have_count(0)
    assert now(phone) == turn


def test_a_finger_that_rests_on_a_looter_lifts_it(come: Come) -> None:
    phone = come(width=390)
    phone.against_bots("looterz")
    page = phone.page
    come_to(phone, "search")
    turn = now(phone)
    number = next(move for move in legal(phone) if move.startswith("search "))[-1]
    looter = page.locator(f"[data-card=A{number}]")
    phone.swipe(looter, way(looter, page.locator(".dungeon")), rest=450)
    goes_on(phone, turn)


def way(what: Locator, where: Locator) -> tuple[float, float]:
    """How far it is from one thing to another."""
    to_x, to_y = middle_of(where)
    x, y = middle_of(what)
    return to_x - x, to_y - y
