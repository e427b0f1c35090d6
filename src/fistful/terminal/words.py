"""What the terminal says of a game, in one language: all of it is in the catalogues that the page has too."""

from __future__ import annotations

from collections.abc import Sequence

from fistful import locales
from fistful.engine.game import Game
from fistful.engine.seats import LETTERS
from fistful.engine.wire import CardFacts, Outcome, Told, View
from fistful.protocol.frames import Refusal
from fistful.terminal.picker import Picker

PLACES = ("one", "two", "three", "four")
"""The parameters of a move in words: its arguments."""


class Words:
    """Sentences and labels for one game at one table."""

    def __init__(
        self, game: Game, language: str, names: Sequence[str], cards: Sequence[CardFacts] | None = None
    ) -> None:
        """The cards are those of the game's deck, unless a table plays with others."""
        self.game = game
        self.language = language
        self.names = names
        self.cards = {card.code: card for card in (game.cards(language) if cards is None else cards)}

    def say(self, key: str, **params: object) -> str:
        """A message of any catalogue."""
        return locales.message(key, self.language, **params)

    def own(self, key: str, **params: object) -> str:
        """A message that the game's screens have, on the page as here."""
        return self.say(f"page-{self.game.slug}-{key}", **params)

    def label(self, text: str) -> str:
        """A text with a colon, as this language writes it."""
        return self.say("terminal-label", label=text)

    def term(self, kind: str, code: str) -> str:
        """Something of the game, by what it is."""
        return locales.term(self.game.slug, kind, code, self.language)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def prompt(self, view: View) -> str:
        asked = view.prompt
        return locales.sentence(self.game.slug, "prompt", asked.code, asked.params, self.language, self.names)

    def event(self, told: Told) -> str:
        return locales.event(self.game.slug, told.code, told.params, self.language, self.names)

    def refusal(self, why: Refusal) -> str:
        """Why something was refused, with the names of those whom it speaks of."""
        return locales.sentence(why.game, why.kind, why.code, why.params, self.language, self.names)

    def outcome(self, outcome: Outcome) -> str:
        return locales.outcome(self.game.slug, outcome.winners, outcome.reason, self.language, self.names)

    def move(self, move: str) -> str:
        """A move in words; its notation if the game has none."""
        grammar = self.game.about.grammar
        if grammar.argument:
            return self.argument(grammar.argument, move)
        key = f"page-{self.game.slug}-move"
        if not locales.bundle(self.language).has_message(key):
            return move
        verb, rest = "", [self.game.about.letters.get(letter, letter) for letter in move]
        if not grammar.letters:
            verb, *rest = move.split(" ")
        params: dict[str, object] = {"verb": verb, "count": len(rest)}
        for place, text, kind in zip(PLACES, rest, self.kinds(verb, len(rest)), strict=False):
            params[place] = self.argument(kind, text)
            for form in self.forms(kind):
                params[f"{form}-{place}"] = locales.term(self.game.slug, kind, text, self.language, form)
        return self.say(key, **params)

    def kinds(self, verb: str, count: int) -> list[str]:
        """What the arguments after this verb are."""
        grammar = self.game.about.grammar
        known = (grammar.letters,) * count if grammar.letters else grammar.verbs.get(verb, ())
        return [*known, *[""] * count][:count]

    def forms(self, kind: str) -> list[str]:
        """The further forms that words of this kind have in this language."""
        messages = locales.bundle(self.language)
        key = f"{self.game.slug}-{kind}"
        return list(messages.get_message(key).attributes) if kind and messages.has_message(key) else []

    def argument(self, kind: str, text: str) -> str:
        """One word of a move in words."""
        if kind == "seat":
            return self.name(LETTERS.index(text))
        if kind == "slot":
            return self.say("page-slot", name=self.name(LETTERS.index(text[0])), number=int(text[1:]))
        return self.term(kind, text) if kind else text

    def option(self, picker: Picker, option: str) -> str:
        """What is offered: the whole move, if it is known by now, else its next word."""
        move = picker.move(option)
        grammar = self.game.about.grammar
        if grammar.letters:
            return self.argument(grammar.letters, self.game.about.letters.get(option, option))
        if move is not None and (picker.whole or not picker.path):
            return self.move(move)
        if not picker.path:
            return option
        return self.argument(self.kinds(picker.path[0], len(picker.path))[-1], option)


def names_at(language: str, person: str | None, level: str, seats: int) -> list[str]:
    """The names at a table of one person and bots of one level, as the page has them."""
    bots = range(1, seats)
    numbered = [locales.message("page-bot-numbered", language, level=level, number=bot) for bot in bots]
    alone = [locales.message("page-bot", language, level=level)]
    return [person or locales.message("terminal-person", language), *(numbered if seats > 2 else alone)]
