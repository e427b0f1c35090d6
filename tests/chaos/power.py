"""What may be on a disk after a power cut, by a recording of what a process did to its files (`recorder.c`).

POSIX promises only what was synced: the bytes of a file by `fsync` on the file, its name by `fsync` on its folder. Of
all that came later any part may be there, in any order, torn between sectors. A sector is written as a whole or not at
all, and the bytes beside those that are written stay as they were; SQLite takes that for granted too.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

HEADER: Final = struct.Struct("<c3xIQQQ")
SECTOR: Final = 512
Keep = Callable[[], bool]
"""Whether the next thing that was not synced is there nevertheless."""


class Note(NamedTuple):
    """One thing that the process did."""

    number: int
    kind: str
    thread: int
    file: int
    at: int
    data: bytes

    @property
    def paths(self) -> list[Path]:
        return [Path(path.decode()) for path in self.data.split(b"\0")]


def notes(recording: bytes) -> Iterator[Note]:
    """What a recording says, in order."""
    place = number = 0
    while place < len(recording):
        kind, thread, file, at, size = HEADER.unpack_from(recording, place)
        place += HEADER.size + size
        yield Note(number, kind.decode(), thread, file, at, recording[place - size : place])
        number += 1


class Content:
    """A file: the bytes that are on disk for certain, and what was written or cut off since."""

    def __init__(self) -> None:
        self.certain = bytearray()
        self.later: list[Note] = []

    def sync(self, before: int) -> None:
        """What was done before this is on disk."""
        for note in self.later:
            if note.number < before:
                apply(self.certain, note.kind, note.at, note.data)
        self.later = [note for note in self.later if note.number > before]

    def after_a_cut(self, keep: Keep, garbage: random.Random | None) -> bytes:
        """What may be there. Where the file grew, sectors that were not written hold zeros, or garbage."""
        found = bytearray(self.certain)
        for note in self.later:
            for at, sector in sectors(note):
                if keep():
                    apply(found, note.kind, at, sector)
                elif garbage is not None and at >= len(found):
                    apply(found, note.kind, at, garbage.randbytes(len(sector)))
        return bytes(found)


def apply(content: bytearray, kind: str, at: int, data: bytes) -> None:
    """Write to a file in memory, or cut it."""
    content.extend(bytes(max(0, at - len(content))))
    if kind == "T":
        del content[at:]
    else:
        content[at : at + len(data)] = data


def sectors(note: Note) -> Iterator[tuple[int, bytes]]:
    """The parts of a write that fall into different sectors; a cut is one part."""
    end = note.at + len(note.data)
    borders = [note.at, *range((note.at // SECTOR + 1) * SECTOR, end, SECTOR), end]
    for start, stop in pairwise(borders):
        yield start, note.data[start - note.at : stop - note.at]


class Names(dict[Path, int]):
    """The files and folders that can be found, with their inodes."""

    def apply(self, note: Note) -> None:
        """Make, remove or rename one."""
        first, *other = note.paths
        if note.kind in "CD":
            self[first] = note.file
        elif (inode := self.pop(first, None)) is not None and other:
            self[other[0]] = inode


class Disk:
    """The disk below a folder, which was there before."""

    def __init__(self, folder: Path) -> None:
        self.names = Names({folder: folder.stat().st_ino})
        """As the process sees them."""
        self._certain = Names(self.names)
        """Those that are on disk."""
        self._later: list[tuple[int, Note]] = []
        """What was done to names since, with the inode of the folder."""
        self._contents: dict[int, Content] = {}
        self._begun: dict[tuple[int, int], int] = {}
        """When each sync under way began, by thread and inode."""

    def follow(self, note: Note) -> None:
        """The process did one more thing."""
        if note.kind in "CDUR":
            self._later.append((self.names[note.paths[0].parent], note))
            self.names.apply(note)
            if note.kind == "C":
                self._contents[note.file] = Content()
        elif note.kind in "WT":
            self._contents[note.file].later.append(note)
        elif note.kind == "B":
            self._begun[note.thread, note.file] = note.number
        elif note.kind == "E":
            self._synced(note.file, self._begun.pop((note.thread, note.file)))

    def _synced(self, file: int, before: int) -> None:
        if file in self._contents:
            self._contents[file].sync(before)
        for folder, note in self._later:
            if folder == file and note.number < before:
                self._certain.apply(note)
        self._later = [(folder, note) for folder, note in self._later if folder != file or note.number > before]

    def after_a_cut(self, keep: Keep, garbage: random.Random | None = None) -> dict[Path, bytes]:
        """The files that may be found, with what may be in them."""
        names = Names(self._certain)
        for _, note in self._later:
            if keep():
                names.apply(note)
        return {
            path: self._contents[inode].after_a_cut(keep, garbage)
            for path, inode in names.items()
            if inode in self._contents and all(folder in names for folder in path.parents if folder in self.names)
        }
