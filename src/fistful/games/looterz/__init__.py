"""Looterz: a dungeon raid of cards, dice and triggers, by Fel Barros and Marco Portugal."""
