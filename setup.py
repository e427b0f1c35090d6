"""Compile the rules with mypyc, and build the page; everything else is in pyproject.toml.

FISTFUL_COMPILE=off       install the same source interpreted; without it a failed compile is an error
FISTFUL_PAGE=off          leave the page as it is; without it the page is built if it is not there
FISTFUL_OPTIMISE=0        how hard the C compiler works, 0 to 3; at 0 nothing is optimised across modules either
FISTFUL_PROGRESS=FILE     where the compile writes how far it is: "37 305 162"; after 162 of 305 these are optimised
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import page
from tools.docstrings import add_docstrings

PACKAGE = Path("src/fistful")
COMPILED_PACKAGES = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["fistful"]["compiled"]
LEFT_OUT = {"__init__.py", "errors.py", "registry.py", "wire.py"}
"""Structs lose their tags when compiled; exceptions and the registry gain nothing."""

COMPILES = os.environ.get("FISTFUL_COMPILE") != "off"
LEVEL = os.environ.get("FISTFUL_OPTIMISE", "3")
WORKERS = os.cpu_count() or 1
HOW_TO_DO_WITHOUT = (
    "Install a C compiler and Python's headers, or set FISTFUL_COMPILE=off for rules about 50 times slower."
)


def compiled_sources() -> list[str]:
    files = [file for package in COMPILED_PACKAGES for file in (PACKAGE / package).rglob("*.py")]
    return sorted(str(file) for file in files if file.name not in LEFT_OUT)


def extensions() -> list[Extension]:
    if not COMPILES or not {"bdist_wheel", "build_ext", "build", "install"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    made = mypycify(["--ignore-missing-imports", *compiled_sources()], opt_level=LEVEL, multi_file=True)
    found = [extension for extension in made if isinstance(extension, Extension)]
    add_docstrings(compiled_sources(), [source for extension in found for source in extension.sources])
    return found


def is_unit(extension: Extension) -> bool:
    """Whether this holds all the code; the others, one a module, only point to it."""
    return extension.name.endswith("__mypyc")


class Progress:
    """How many C files of all are compiled, in a file for whoever waits."""

    def __init__(self, of: int, apart: int) -> None:
        self.of = of
        self.apart = apart
        self.done = 0
        self.path = os.environ.get("FISTFUL_PROGRESS")
        self.lock = threading.Lock()

    def step(self) -> None:
        with self.lock:
            self.done += 1
            if self.path:
                Path(self.path).write_text(f"{self.done} {self.of} {self.apart}")


class BuildInParallel(build_ext):
    """The unit's C files are compiled on all cores, then optimised together; then come the modules that point to it."""

    def build_extensions(self) -> None:
        units = [extension for extension in self.extensions if is_unit(extension)]
        others = [extension for extension in self.extensions if not is_unit(extension)]
        apart = sum(len(unit.sources) for unit in units)
        progress = Progress(apart + len(others), apart)
        try:
            flags = self.flags()
            for unit in units:
                unit.extra_compile_args += flags
                unit.extra_link_args += [*flags, f"-O{LEVEL}"] if flags else []
            plain = self.compiler.compile
            self.compiler.compile = spread(plain, progress)
            for unit in units:
                self.build_extension(unit)
            self.compiler.compile = plain
            with ThreadPoolExecutor(WORKERS) as pool:
                for _ in pool.map(self.build_extension, others):
                    progress.step()
        except Exception as error:
            raise SystemExit(f"The rules could not be compiled: {error}\n{HOW_TO_DO_WITHOUT}") from error

    def flags(self) -> list[str]:
        """What lets the compiler inline calls between modules, if it can do that: a quarter of the speed."""
        if sys.platform == "win32" or LEVEL == "0":
            return []
        together = "-flto=thin" if sys.platform == "darwin" else "-flto=auto"
        wanted = ["-fno-semantic-interposition", together]
        return wanted if self.takes(wanted) else []

    def takes(self, flags: list[str]) -> bool:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text("int probe(void) { return 0; }\n")
            try:
                objects = self.compiler.compile([str(source)], output_dir=folder, extra_postargs=flags)
                self.compiler.link_shared_object(objects, str(Path(folder, "probe.so")), extra_postargs=flags)
            except Exception:
                return False
            return True


def spread(compile_one: Callable[..., list[str]], progress: Progress) -> Callable[..., list[str]]:
    """The compiler's own `compile`, a source a thread."""

    def compile_all(sources: list[str], **settings: Any) -> list[str]:
        def compiled(source: str) -> list[str]:
            objects = compile_one([source], **settings)
            progress.step()
            return objects

        with ThreadPoolExecutor(WORKERS) as pool:
            return [file for files in pool.map(compiled, sources) for file in files]

    return compile_all


def build_page() -> None:
    if os.environ.get("FISTFUL_PAGE") != "off":
        page.build()


class WithPage(build_py):
    def run(self) -> None:
        build_page()
        self.data_files = self._get_data_files()
        super().run()


class SourceWithPage(sdist):
    """A source distribution carries the built page, so that installing it needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildInParallel, "build_py": WithPage, "sdist": SourceWithPage},
)
