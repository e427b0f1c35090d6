"""Record the examples of the OpenAPI and AsyncAPI documents: `src/fistful/server/net/examples.json`.

They are taken from a whole session at a server of this checkout, and change with every recording, as ids and tokens
do. Of a long list only the beginning is kept.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.described import Strict  # noqa: E402
from tests.server.recording import Recording, record  # noqa: E402
from tests.server.saloon import saloon  # noqa: E402

from fistful.server.net import openapi  # noqa: E402

TARGET: Final = ROOT / "src" / "fistful" / "server" / "net" / openapi.EXAMPLES
MOST_IN_A_LIST: Final = 2
LONGEST_TEXT: Final = 400
SHORT_LISTS: Final = ("moments", "games", "decisions", "draws", "drawn", "past", "told", "fields", "moves", "actions")
"""Lists that may be shortened and still are what their type says."""


def http_examples(recording: Recording, description: Strict) -> dict[str, dict[str, Any]]:
    """One answer of each operation with each status, and one body that was accepted; none is empty that need not be."""
    found: dict[str, dict[str, Any]] = {}
    for each in recording.exchanges:
        kept = found.setdefault(description.operation(each.method, each.path)["operationId"], {})
        if not kept.get(str(each.status)):
            kept[str(each.status)] = shortened(each.said)
        if each.status < 300 and each.asked:
            kept.setdefault("request", shortened(each.asked))
    return {operation: dict(sorted(kept.items())) for operation, kept in sorted(found.items())}


def socket_examples(recording: Recording) -> dict[str, Any]:
    """One message of each kind."""
    kept: dict[str, Any] = {}
    for message in (*recording.sent, *recording.told):
        kept.setdefault(message.get("do") or message["is"], shortened(message))
    kept.pop("dance")
    return kept


def shortened(value: Any, name: str = "") -> Any:
    """The same with the beginnings of long lists and texts."""
    if isinstance(value, dict):
        return {key: shortened(each, key) for key, each in value.items()}
    if isinstance(value, list):
        kept = value[:MOST_IN_A_LIST] if name in ("", *SHORT_LISTS) else value
        return [shortened(each, "-") for each in kept]
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return value[:LONGEST_TEXT] + "…"
    return value


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with saloon(Path(folder, "described")) as made:
            description = Strict(made.get("/schema/openapi.json"))
        recording = record(Path(folder))
    examples = {"http": http_examples(recording, description), "socket": socket_examples(recording)}
    TARGET.write_bytes(msgspec.json.format(msgspec.json.encode(examples), indent=1) + b"\n")


if __name__ == "__main__":
    main()
