"""The number of a person is never given to another, not even when the account with the highest one is deleted."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":  # others never give a number twice
        with op.batch_alter_table("people", recreate="always", table_kwargs={"sqlite_autoincrement": True}):
            pass


def downgrade() -> None:
    """An older edition does not mind."""
