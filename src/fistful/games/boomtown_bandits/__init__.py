"""Boomtown Bandits: bluff, race the dice and rob a town, for two to five, by Isaac Epp."""
