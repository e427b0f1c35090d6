"""Several people at one table: by invitation, coming back, watching, and fighting in real time."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor, in_turns

KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    window.sockets.push(this);
  }
};
"""
IN_REAL_TIME = {"Shootouts": "real-time"}


def invited(
    come: Come, game: str, options: dict[str, str] | None = None, **how: object
) -> tuple[Visitor, Visitor, str]:
    """Two people at a table, the second through the link that the first was shown."""
    ann, bob = come(seed=1, **how), come(seed=2, **how)
    link = ann.invite(game, options, listed=True)
    bob.accept(link)
    ann.sees_table()
    return ann, bob, link


def test_two_people_play_and_one_comes_back_and_they_play_again(come: Come) -> None:
    ann, bob, link = invited(come, "wild-shots", moving=True)
    in_turns(ann, bob, until=lambda: ann.presses >= 5 and bob.presses >= 5)
    kept = bob.close()
    expect(ann.page.locator("[data-seat='1'] .away")).to_be_visible()

    back = come(kept=kept, seed=3)
    back.open(link.removeprefix(back.address))
    back.sees_table()
    expect(ann.page.locator("[data-seat='1'] .away")).to_have_count(0)
    expect(back.page.locator("[data-seat='1'] .tag")).to_have_text("you")
    in_turns(ann, back, until=lambda: ann.over and back.over)
    expect(ann.page.locator("#ask")).to_have_text(back.page.locator("#ask").inner_text())
    titles = sorted(each.page.locator("#end-title").inner_text() for each in (ann, back))
    assert titles[0] != titles[1] or titles[0].startswith("You share"), "the end speaks to each of them"

    back.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_text("Bob wants to play again.")).to_be_visible()
    ann.page.get_by_role("button", name="Play again").click()
    for each in (ann, back):
        expect(each.page).not_to_have_url(link)
        each.sees_table()
    assert ann.page.url == back.page.url
    ann.page.go_back()
    expect(ann.page.locator(".posters")).to_be_visible()


def test_a_lost_connection_says_so_and_comes_back(ann: Visitor) -> None:
    ann.context.add_init_script(KEEP_SOCKETS)
    ann.against_bots("loot-shoot-whisky")
    ann.context.set_offline(True)
    ann.page.evaluate("window.sockets.at(-1).close()")
    expect(ann.page.get_by_role("alert")).to_contain_text("Connection lost")
    ann.faults.clear()
    ann.context.set_offline(False)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    moment = ann.page.locator(".table-frame").get_attribute("data-moment")
    while ann.page.locator(".table-frame").get_attribute("data-moment") == moment:
        assert ann.press_next()


def test_somebody_watches_from_the_lobby(come: Come) -> None:
    ann, bob, link = invited(come, "wild-shots")
    eve = come()
    eve.open()
    eve.page.locator(f"section[aria-labelledby=open] a[href='{link.removeprefix(eve.address)}']").click()
    eve.sees_table()
    seen = eve.page.locator("section.log li").count()
    in_turns(ann, bob, until=lambda: ann.presses >= 3 and bob.presses >= 3)
    expect(eve.page.locator("section.log li").nth(seen + 3)).to_be_visible()
    assert not eve.press_lit()
    for other in (ann, bob):
        held = cards(other, "[data-region=hand]")
        assert held
        assert not held & cards(eve, "main")


def cards(visitor: Visitor, where: str) -> set[str]:
    shown = "where => [...document.querySelectorAll(`${where} [data-card]`)].map(each => each.dataset.card)"
    return set(visitor.page.evaluate(shown, where))


class Bandit:
    """Somebody in real-time shootouts, by keys alone: either holds Space down or presses it again and again."""

    def __init__(self, visitor: Visitor, *, holds: bool) -> None:
        self.visitor = visitor
        self.holds = holds
        self.holding = False

    @property
    def prompt(self) -> str:
        return self.visitor.page.locator(".table-frame").get_attribute("data-prompt") or ""

    @property
    def fights(self) -> bool:
        return self.visitor.page.locator(".guns").count() > 0

    def act(self) -> None:
        prompt = self.prompt
        if not prompt.startswith("tick"):
            self._release()
            self.visitor.press_lit()
        elif prompt == "tick-hit":
            self._release()
            self.visitor.page.keyboard.press("h")
        elif not self.holds:
            self.visitor.page.keyboard.press("Space")
        elif not self.holding:
            self.visitor.page.keyboard.down("Space")
            self.holding = True

    def _release(self) -> None:
        if self.holding:
            self.visitor.page.keyboard.up("Space")
            self.holding = False


def fought(visitor: Visitor) -> list[str]:
    """What the log says of shootouts: throws, calls, shots, and who ran."""
    told = r".*(?: rolls .*|\(tick \d+\)|no hit counts|scores a hit|shoots at .*|is shot|runs away|claims .*)\."
    return re.findall(told, log_of(visitor))


def has_called(visitor: Visitor, name: str) -> bool:
    """Whether a call of theirs counted: one that comes when the other's has ended the bout does not."""
    return any(f"{name} calls a hit (tick" in line for line in fought(visitor))


def play_on(*bandits: Bandit, until: Callable[[], bool]) -> None:
    while not until() and not bandits[0].visitor.over:
        for bandit in bandits:
            bandit.act()


def rounds_begun(visitor: Visitor) -> int:
    return len(re.findall(r"Round \d+ begins", log_of(visitor)))


def test_rounds_of_shootouts_in_real_time_are_fought_by_two_browsers(come: Come) -> None:
    ann, bob, link = invited(come, "boomtown-bandits", IN_REAL_TIME)
    holder, presser = Bandit(ann, holds=True), Bandit(bob, holds=False)
    play_on(holder, presser, until=lambda: has_called(ann, "Ann") and has_called(ann, "Bob"))
    begun = rounds_begun(ann)
    play_on(holder, presser, until=lambda: rounds_begun(ann) > begun and rounds_begun(bob) > begun)
    seen = fought(ann)
    for name in ("Ann", "Bob"):
        assert has_called(bob, name)
        assert any(re.match(rf"{name} rolls (?!\(tick)", line) for line in seen)
    assert fought(bob) == seen

    play_on(holder, presser, until=lambda: holder.prompt.startswith("tick"))
    kept = bob.close()
    expect(ann.page.locator("[data-seat='1'] .away")).to_be_visible()
    before = len(fought(ann))
    play_on(holder, until=lambda: len(fought(ann)) > before)

    back = come(kept=kept, seed=3)
    back.open(link.removeprefix(back.address))
    back.sees_table()
    begun = rounds_begun(ann)
    play_on(holder, Bandit(back, holds=True), until=lambda: rounds_begun(ann) > begun and rounds_begun(back) > begun)
    assert fought(back) == fought(ann)


def log_of(visitor: Visitor) -> str:
    return visitor.page.locator("section.log").inner_text()


def test_a_muted_seat_stays_muted_after_a_reload(come: Come) -> None:
    ann, bob, _ = invited(come, "wild-shots")
    talk(ann)
    talk(bob)
    say(bob, "Howdy, Ann.")
    ann.page.get_by_role("button", name="Mute Bob").click()
    expect(chat_of(ann)).not_to_contain_text("Howdy, Ann.")
    ann.page.reload()
    ann.sees_table()
    talk(ann)
    say(bob, "Anybody there?")
    say(ann, "Just me.")
    expect(chat_of(bob)).to_contain_text("Just me.")
    expect(chat_of(ann)).to_contain_text("Just me.")
    expect(chat_of(ann)).not_to_contain_text("Anybody there?")

    ann.page.get_by_role("button", name="Unmute Bob").click()
    say(bob, "Hello again.")
    expect(chat_of(ann)).to_contain_text("Hello again.")


def chat_of(visitor: Visitor) -> Locator:
    return visitor.page.locator("section.chat ol")


def talk(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Chat").click()


def say(visitor: Visitor, words: str) -> None:
    visitor.page.get_by_label("Say something").fill(words)
    visitor.page.get_by_role("button", name="Send", exact=True).click()


def test_games_of_kept_names_are_rated_and_listed(come: Come) -> None:
    ann, bob = come(seed=1), come(seed=2)
    for visitor, name in ((ann, "Calamity"), (bob, "Wyatt")):
        visitor.open("/settings")
        visitor.page.get_by_label("Name", exact=True).fill(name)
        visitor.page.get_by_label("Password").fill("six-shooters")
        visitor.page.get_by_role("button", name="Reserve this name").click()
        expect(visitor.page.get_by_text(f"You are {name}.")).to_be_visible()
    link = ann.invite("shootout", {"Rounds to win": "1"}, name="Calamity")
    bob.accept(link, "Wyatt")
    ann.sees_table()
    in_turns(ann, bob, until=lambda: ann.over and bob.over)

    ann.open()
    ann.page.get_by_role("link", name="Ratings").click()
    ann.page.get_by_role("link", name="Shootout!").click()
    rows = ann.page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Calamity")).to_have_text(re.compile(r"[12]\s*Calamity\s*-?\d+\.\d\s*1$"))
    ann.page.locator("header select").select_option("de")
    expect(rows.filter(has_text="Wyatt")).to_have_text(re.compile(r"[12]\s*Wyatt\s*-?\d+,\d\s*1$"))
    ann.page.get_by_role("link", name="Looterz").click()
    expect(ann.page.locator("h2")).to_have_text("Looterz")
    expect(rows).to_have_count(0)
