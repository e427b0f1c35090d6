"""What kept names look like without their spaces and punctuation."""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SEPARATORS = re.compile(r"[ .'’_-]")
likenesses = sa.table("likenesses", sa.column("likeness", sa.Text), sa.column("person", sa.Integer))


def upgrade() -> None:
    """Where two people already keep such names, both keep them, and the first has what they share."""
    connection = op.get_bind()
    known = {row.likeness: row.person for row in connection.execute(sa.select(likenesses).order_by("person"))}
    more: dict[str, int] = {}
    for likeness, person in known.items():
        short = SEPARATORS.sub("", likeness)
        if short not in known:
            more.setdefault(short, person)
    if more:
        rows = [{"likeness": likeness, "person": person} for likeness, person in more.items()]
        connection.execute(sa.insert(likenesses), rows)


def downgrade() -> None:
    """An older edition ignores them."""
