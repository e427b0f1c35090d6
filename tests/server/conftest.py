"""One server for the tests that need nothing special of theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fistful.server.people import kept_names
from tests.server.saloon import Saloon, saloon


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    """A server that many tests use, each at tables of its own."""
    with saloon(tmp_path_factory.mktemp("shared")) as made:
        yield made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a separate server keeps its tables."""
    return tmp_path / "data"


@pytest.fixture(scope="module")
def quick_hashes() -> Iterator[None]:
    """The real algorithm with little memory, so that tests with passwords take no time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept_names, "HASHER", type(kept_names.HASHER)(time_cost=1, memory_cost=64, parallelism=1))
        kept_names._decoy.cache_clear()
        yield
    kept_names._decoy.cache_clear()
