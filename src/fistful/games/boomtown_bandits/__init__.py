"""Boomtown Bandits: bluff, race the dice and rob a town, for two to five, by Isaac Epp."""

from fistful.games.boomtown_bandits.wire import BoomtownBanditsView, Token, Trail

__all__ = ["BoomtownBanditsView", "Token", "Trail"]
