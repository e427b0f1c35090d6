"""A table that waits for players: who sits where, what the deal still waits for, and the link to send."""

from __future__ import annotations

from fistful import locales
from fistful.bots import USUAL_LEVEL, levels
from fistful.client.sitting import Sitting
from fistful.engine.seats import LETTERS
from fistful.protocol.tables import Chair
from fistful.terminal.canvas import Canvas, clipped
from fistful.terminal.words import Words

SEAT = "seat:"
"""How the target of a seat begins."""


class Room:
    """What is drawn of such a table, and the seat that one has in view."""

    def __init__(self) -> None:
        self.place = 0
        self.level = USUAL_LEVEL
        """Of the bot that would be seated."""

    def turn(self, steps: int, seats: int) -> None:
        """Go to another seat."""
        self.place = (self.place + steps) % seats

    def turn_level(self, steps: int) -> None:
        """Another level for the bot."""
        known = levels()
        self.level = known[(known.index(self.level) + steps) % len(known)]

    def draw(self, sitting: Sitting, words: Words, notice: str, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        canvas.put(1, 0, words.game.title, "title")
        canvas.right(width - 1, 0, terms(sitting, words), "dim")
        canvas.rule(1)
        y = 3
        for chair in sitting.table.chairs:
            self._seat(canvas, y, chair, sitting, words)
            y += 1
        y += 1
        y += canvas.wrapped(1, y, width - 2, 2, waiting(sitting, words), "ask")
        for line in (given_up(sitting, words), notice):
            if line:
                y += canvas.wrapped(1, y, width - 2, 3, line, "bad" if line is notice else "dim")
        y += 1
        canvas.put(1, y, words.say("page-room-link"), "dim")
        canvas.put(1, y + 1, sitting.link_to_send, "bold")
        keys = [words.say(key, level=locales.message("page-bot", words.language, level=self.level))
                for key in self.keys(sitting)]  # fmt: skip
        canvas.rule(height - 2)
        canvas.put(1, height - 1, clipped(" · ".join(keys), width - 2), "dim")
        return canvas

    def _seat(self, canvas: Canvas, y: int, chair: Chair, sitting: Sitting, words: Words) -> None:
        """One seat: its letter, who is in it, and where they are."""
        picked = chair.seat == self.place
        name = words.names[chair.seat] or words.say("page-room-free")
        style = "picked" if picked else "bold" if chair.name else "dim"
        mark = "▸" if picked else " "
        x = canvas.put(2, y, f"{mark} {LETTERS[chair.seat]} {name} ", style, f"{SEAT}{chair.seat}")
        canvas.put(max(x + 1, 30), y, ", ".join(whereabouts(chair, sitting, words)), "dim", f"{SEAT}{chair.seat}")

    def keys(self, sitting: Sitting) -> list[str]:
        """What the keys do at the seat in view."""
        chair = sitting.table.chairs[min(self.place, len(sitting.table.chairs) - 1)]
        out = ["terminal-key-seats"]
        if not chair.name and sitting.watching:
            out.append("terminal-key-sit")
        elif not chair.name and sitting.host:
            out += ["terminal-key-bot", "terminal-key-level"]
        if self.removable(sitting, chair):
            out.append("terminal-key-unseat")
        return [*out, "terminal-key-chat", "terminal-key-leave"]

    def removable(self, sitting: Sitting, chair: Chair) -> bool:
        """Whether one may ask somebody to leave: as the host, or because the deal has waited for them too long."""
        if sitting.watching or not chair.name or chair.seat == sitting.held.seat:
            return False
        full = all(each.name for each in sitting.table.chairs)
        return chair in sitting.owing if full else sitting.host


def terms(sitting: Sitting, words: Words) -> str:
    """How long one has for a decision, and whether the table is listed."""
    clock = sitting.table.clock
    if clock.hours is not None:
        return words.say("page-time-hours", hours=clock.hours)
    return words.say("page-clock", kind=clock.kind)


def whereabouts(chair: Chair, sitting: Sitting, words: Words) -> list[str]:
    """What is to be said of somebody in a seat."""
    out = []
    if chair.name and chair.seat == sitting.held.seat:
        out.append(words.say("page-seat-you"))
    elif chair.name and chair.level is None:
        out.append(words.say("page-seat-here" if chair.connected else "page-seat-away"))
    if chair in sitting.owing:
        out.append(words.say("terminal-room-owes"))
    return out


def waiting(sitting: Sitting, words: Words) -> str:
    """What the table waits for."""
    owing = sitting.owing
    if owing:
        names = locales.listing([words.names[chair.seat] for chair in owing], words.language)
        hours = sitting.table.clock.hours or 0
        return words.say("page-room-shares", names=names, hours=hours)
    free = sum(not chair.name for chair in sitting.table.chairs)
    return words.say("page-room-waiting", count=free)


def given_up(sitting: Sitting, words: Words) -> str:
    """Who left just before the deal, so that it was begun again."""
    dealing = sitting.table.dealing
    if dealing is None or not dealing.given_up:
        return ""
    names = locales.listing(dealing.given_up, words.language)
    return words.say("page-room-given-up", count=len(dealing.given_up), names=names)
