"""Bans and mutes, and what operators did, which can only be added to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sanctions",
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("whom", sa.String(80), primary_key=True),
        sa.Column("shown", sa.String(80), nullable=False),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("whom", sa.String(80), nullable=False),
        sa.Column("why", sa.String(400), nullable=False),
        sa.Column("refused", sa.String(40), nullable=False),
    )
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER audit_refuses_{change.lower()} BEFORE {change} ON audit "
            "BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END"
        )


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_table("sanctions")
