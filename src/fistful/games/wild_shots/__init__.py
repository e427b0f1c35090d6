"""Wild Shots: a trick-taking game for two to four, by Dennis Kirps and Christian Kruchten."""

from fistful.games.wild_shots.wire import WildShotsView

__all__ = ["WildShotsView"]
