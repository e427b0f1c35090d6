"""The writer: what a table wrote after a write that failed is refused, and no other table is hindered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fistful.server.store.storage import Storage
from fistful.server.store.writing import Write, WriteChain, Writer
from fistful.server.tables.log import Logged, Said


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    yield made
    made.engine.dispose()


@pytest.fixture
def writer(storage: Storage) -> Iterator[Writer]:
    made = Writer(storage.engine)
    yield made
    made.close()


def said(table: str, chain: WriteChain, seq: int, command: str) -> Write:
    """A write of one entry."""
    return Write(table, chain, [Logged(seq, command, 1.0, Said(0, text=command))], None, lambda _: None)


def stored(storage: Storage, table: str) -> list[str]:
    return [logged.command for logged in storage.read(table)]


def test_what_follows_a_failed_write_in_the_same_batch_is_refused(storage: Storage, writer: Writer) -> None:
    chain = WriteChain()
    writer.commit([said("ann", chain, 0, "first")])
    twice, after = said("ann", chain, 1, "first"), said("ann", chain, 2, "second")
    errors = writer.commit([twice, after, said("bob", WriteChain(), 0, "hello")])
    assert [error is None for error in errors] == [False, False, True]
    assert stored(storage, "ann") == ["first"], "the log would have a gap"
    assert stored(storage, "bob") == ["hello"]


def test_a_broken_chain_stays_broken_in_later_batches(storage: Storage, writer: Writer) -> None:
    chain = WriteChain()
    writer.commit([said("ann", chain, 0, "first")])
    writer.commit([said("ann", chain, 1, "first")])
    (refused,) = writer.commit([said("ann", chain, 2, "second")])
    assert str(refused) == "an earlier write was not stored"
    assert stored(storage, "ann") == ["first"]


def test_a_table_that_was_folded_again_writes_on(storage: Storage, writer: Writer) -> None:
    chain = WriteChain()
    writer.commit([said("ann", chain, 0, "first")])
    writer.commit([said("ann", chain, 1, "first")])
    assert writer.commit([said("ann", WriteChain(), 1, "second")]) == [None]
    assert stored(storage, "ann") == ["first", "second"]
