"""The `fistful` command: one file per group of commands. Logic belongs in the packages it calls."""

from fistful.cli.main import main

__all__ = ["main"]
