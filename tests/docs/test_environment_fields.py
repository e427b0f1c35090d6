"""The tables of what learners see are those that the games declare."""

from __future__ import annotations

from tools.environment_fields import PAGE, written


def test_the_tables_of_fields_are_as_the_code_has_them() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "run `make fields`"
    assert page.count("| field | shape | range | meaning |") == 6
