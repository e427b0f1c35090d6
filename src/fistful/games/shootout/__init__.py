"""Shootout!: bullets against hidden Health Cards, for two to five, by Justin McCormick."""
