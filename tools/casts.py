"""Film each game as the terminal shows it, into `docs/screenshots/terminal-<game>.svg`.

The games are played by deputies from fixed seeds, so that the same source gives the same films.
"""

from __future__ import annotations

import random
from pathlib import Path

import fistful
from fistful.bots import bot
from fistful.terminal.clock import Clock
from fistful.terminal.local import PERSON, LocalTable
from fistful.terminal.moments import beats, sentences
from fistful.terminal.picker import Picker
from fistful.terminal.screen import NOTHING, Frame, paint
from fistful.terminal.tables.scene import Scene
from fistful.terminal.themes import DARK, Theme
from tools.screen_cast import Shot, svg

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZE = (80, 24)
SEED = 7
SHOTS = 24
"""After how many screens a film ends, as soon as there is something to choose."""
THINKS, CHOOSES = 1.8, 0.7
"""How many seconds a question stands before something is done, and each word of the answer."""
LONGEST = 2.4
"""How many seconds a sentence is shown at most."""
GAMES: dict[str, tuple[int, int, dict[str, bool | int | str]]] = {
    "boomtown-bandits": (3, 90, {}),
    "loot-shoot-whisky": (2, 2, {}),
    "looterz": (3, 30, {}),
    "shootout": (4, 40, {"marksman": True}),
    "wild-shots": (4, 75, {}),
}
"""For each game how many play, after how many decisions the film begins, and the options."""


class Film:
    """A game among deputies, as the person at the terminal sees it."""

    def __init__(self, slug: str) -> None:
        seats, self.begins, options = GAMES[slug]
        game = fistful.game(slug)
        self.table = LocalTable(game, game.new(seats, SEED, **options), "deputy")
        self.words = self.table.words
        self.player, self.dice = bot("deputy", slug), random.Random(slug)
        self.clock = Clock()
        self.shots: list[Shot] = []

    def shoot(self) -> list[Shot]:
        """Play on until the film begins, and then until it is long enough."""
        while self.begins > 0:
            self.decide(False)
        while len(self.shots) < SHOTS and not self.table.position.over:
            self.decide(True)
        return self.shots

    def decide(self, filmed: bool) -> None:
        """Tell what has happened, and let everyone who is asked decide."""
        position = self.table.position
        before = self.clock.story[-1].view if self.clock.story else None
        told = beats(before, self.table.moment(), self.words)
        self.clock.push(told)
        for beat in told[:-1] if filmed and self.shots else ():
            self.clock.shown = self.clock.story.index(beat)
            self.screen(NOTHING, min(LONGEST, beat.least))
        self.clock.skip()
        if position.follow_orders():
            return
        self.begins -= 1
        for seat in position.to_act:
            action = self.player.answer(position.view(seat), self.dice.getrandbits(60))
            if filmed and seat == PERSON and self.table.only_pass is None:
                self.choose(self.table.game.text(action))
            position.play(seat, action)

    def choose(self, wanted: str) -> None:
        """Show the question, and how this move is chosen word by word."""
        game = self.table.game
        picker = Picker(
            [game.text(action) for action in self.clock.beat.view.actions], bool(game.about.grammar.letters)
        )
        if len(picker.options) < 2:
            return
        self.screen(picker, THINKS)
        move = None
        while move is None:
            place = picker.place
            picker.go_to(next(option for option in picker.options if leads(picker, option, wanted)))
            if picker.place != place:
                self.screen(picker, CHOOSES)
            move = picker.take()
            if move is None:
                self.screen(picker, CHOOSES)

    def screen(self, picker: Picker, seconds: float) -> None:
        """One screen of the film."""
        beat, before = self.clock.beat, self.clock.before
        now = Scene(beat.view, beat.told, self.words, picker)
        past = None if before is None else Scene(before.view, before.told, self.words, NOTHING)
        keys = self.words.say("terminal-keys-choose" if picker.options else "terminal-keys-wait")
        log = sentences(self.clock.story[: self.clock.place + 1])
        self.shots.append(Shot(paint(now, Frame(log, self.words.prompt(beat.view), keys), *SIZE, past), seconds))


def leads(picker: Picker, option: str, wanted: str) -> bool:
    """Whether this option is the next on the way to that move."""
    move = picker.move(option)
    said = picker.said(option)
    return move == wanted or (move is None and picker.parts(wanted)[: len(said)] == said)


def film(slug: str) -> str:
    """The film of one game."""
    theme = Theme(DARK, fistful.game(slug).about.accent)
    return svg(Film(slug).shoot(), theme, f"fistful play {slug}")


def main() -> None:
    for slug in GAMES:
        (FOLDER / f"terminal-{slug}.svg").write_text(film(slug), "utf-8")


if __name__ == "__main__":
    main()
