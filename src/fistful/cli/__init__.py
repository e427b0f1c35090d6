"""The `fistful` command: one file a group of commands. Logic belongs in the packages it calls."""

from fistful.cli.main import main

__all__ = ["main"]
