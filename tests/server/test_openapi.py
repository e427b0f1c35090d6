"""Whatever the OpenAPI description allows or forbids, the server answers as described and never breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok

from tests.server.house import House, house
from tests.tables import many

EXAMPLES = many(12, 100)
"""Requests tried for each operation."""
NOT_OURS = ("ignored_auth", "missing_required_header", "unsupported_method", "positive_data_acceptance")
"""Checks of headers that no operation has, of methods, which the page's own paths answer, and that whatever
has the right shape is accepted: there are only five games, and names have rules beyond their shape."""


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("saloon")) as running:
        yield running


# The sockets of other tests' servers draw random numbers for their pings meanwhile.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_every_operation_is_what_its_description_says(saloon: House) -> None:
    schema = schemathesis.openapi.from_url(f"http://{saloon.base}/schema/openapi.json")
    schema.validate()
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 15
    for operation in operations:
        try_out(operation)


def try_out(operation: Any) -> None:
    """Send many requests to one operation, those that it describes and those that it forbids."""

    @hypothesis.given(case=operation.as_strategy())
    @hypothesis.settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Any) -> None:
        case.call_and_validate(excluded_checks=CHECKS.get_by_names(NOT_OURS))

    check()
