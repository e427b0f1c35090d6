"""Compile the rules with mypyc where that is possible; everything else is in pyproject.toml.

FISTFUL_COMPILE=require   a failed compile is an error (what `make` sets)
FISTFUL_COMPILE=off       do not even try
unset                     compile if a C compiler is found, else install the same source interpreted
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/fistful")
COMPILED_PACKAGES = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["fistful"]["compiled"]
LEFT_OUT = {"__init__.py", "errors.py", "registry.py", "wire.py"}
"""Structs lose their tags when compiled; exceptions and the registry gain nothing."""

MODE = os.environ.get("FISTFUL_COMPILE", "try")
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
"""Lets the C compiler inline calls between the modules of the compiled unit."""


def compiled_sources() -> list[str]:
    files = [file for package in COMPILED_PACKAGES for file in (PACKAGE / package).rglob("*.py")]
    return sorted(str(file) for file in files if file.name not in LEFT_OUT)


def extensions() -> list[Extension]:
    if MODE == "off":
        return []
    try:
        from mypyc.build import mypycify

        made = mypycify(["--ignore-missing-imports", *compiled_sources()], opt_level="3")
    except (ImportError, SystemExit):
        if MODE == "require":
            raise
        return []
    found = [extension for extension in made if isinstance(extension, Extension)]
    for extension in found:
        extension.extra_compile_args += FLAGS
    return found


class BuildAllOrNothing(build_ext):
    """A half-compiled package would not import, so one failure leaves the whole interpreted."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if MODE == "require":
                raise
            print(f"warning: the rules could not be compiled, so they run interpreted: {error}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
