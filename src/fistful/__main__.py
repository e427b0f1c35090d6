"""`python -m fistful` is the `fistful` command."""

from fistful.cli import main

main()
