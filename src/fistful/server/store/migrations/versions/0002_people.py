"""Kept names, sessions and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "likenesses",
        sa.Column("likeness", sa.Text, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_expiry", "sessions", ["expires"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "judged",
        sa.Column("table_id", sa.String(12), primary_key=True),
        sa.Column("counted", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for table in ("judged", "ratings", "sessions", "likenesses", "people"):
        op.drop_table(table)
