"""High Noon, a game that is not part of Fistful: the entry point `fistful.games` makes it known."""
