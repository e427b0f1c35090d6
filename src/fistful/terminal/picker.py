"""One move chosen out of the legal ones: from a short list at once, from a long one word by word."""

from __future__ import annotations

from collections.abc import Sequence

FEW = 9
"""Up to this many moves are offered whole, one for each digit key."""
END = ""
"""The choice to say no more, where a move is also the beginning of another."""


class Picker:
    """The words chosen so far, what may come next, and which of these is in question."""

    def __init__(self, moves: Sequence[str], spelled: bool = False) -> None:
        """Moves that are `spelled` have letters for words: `LW`."""
        self.moves = tuple(moves)
        self.spelled = spelled
        self.whole = len(moves) <= FEW and not spelled
        self.path: tuple[str, ...] = ()
        self.place = 0
        self.options: tuple[str, ...] = ()
        self._offer()
        self._take_what_is_clear()

    def parts(self, move: str) -> tuple[str, ...]:
        return tuple(move) if self.spelled else tuple(move.split())

    def _fitting(self, path: tuple[str, ...]) -> list[str]:
        """The moves that begin with these words."""
        return [move for move in self.moves if self.parts(move)[: len(path)] == path]

    def _offer(self) -> None:
        self.place = 0
        if self.whole:
            self.options = self.moves
            return
        depth = len(self.path)
        nexts = [(*self.parts(move), END)[depth] for move in self._fitting(self.path)]
        self.options = tuple(dict.fromkeys(nexts))

    def _take_what_is_clear(self) -> None:
        """A word that every move has here is no choice."""
        while len(self.options) == 1 and len(self._fitting(self.path)) > 1:
            self.path = (*self.path, self.options[0])
            self._offer()

    @property
    def option(self) -> str:
        """What is in question; nothing if nothing is asked."""
        return self.options[self.place] if self.options else END

    def said(self, option: str) -> tuple[str, ...]:
        """The words chosen so far, and these."""
        return (*self.path, *self.parts(option)) if self.whole or not self.spelled else (*self.path, *option)

    def move(self, option: str) -> str | None:
        """The move that this leads to, if no other begins with the same words."""
        said = self.said(option)
        left = self._fitting(said)
        if option == END or self.whole:
            left = [move for move in left if self.parts(move) == said]
        return left[0] if len(left) == 1 else None

    def turn(self, steps: int) -> None:
        """Go to another option."""
        if self.options:
            self.place = (self.place + steps) % len(self.options)

    def go_to(self, option: str) -> bool:
        """Go to this option, if it is offered."""
        if option not in self.options:
            return False
        self.place = self.options.index(option)
        return True

    def option_for(self, word: str) -> str | None:
        """The option that ends with this word: of several the one that otherwise says what is in question."""
        ending = [option for option in self.options if option != END and self.parts(option)[-1] == word]
        alike = [option for option in ending if self.parts(option)[:-1] == self.parts(self.option)[:-1]]
        return next(iter(alike or ending), None)

    def take(self) -> str | None:
        """Choose what is in question: the move, if that completes it."""
        if not self.options:
            return None
        move = self.move(self.option)
        if move is None:
            self.path = self.said(self.option)
            self._offer()
            self._take_what_is_clear()
        return move

    def back(self) -> bool:
        """Take back the last word that was a choice; whether there was one."""
        while self.path:
            word, self.path = self.path[-1], self.path[:-1]
            self._offer()
            if len(self.options) > 1:
                self.go_to(word)
                return True
        self._take_what_is_clear()
        return False
