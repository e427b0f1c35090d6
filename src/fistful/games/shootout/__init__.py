"""Shootout!: bullets against hidden Health Cards, for two to five, by Justin McCormick."""

from fistful.games.shootout.wire import ShootoutView

__all__ = ["ShootoutView"]
