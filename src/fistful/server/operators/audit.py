"""What operators did: a table that is only added to, and a line in the server's log.

The line names tables, but neither people nor addresses: it has the number of the row that does.
"""

from __future__ import annotations

import re
import time
from typing import Any, Final

import sqlalchemy as sa
import structlog

from fistful.server.operators.messages import AuditRow
from fistful.server.store.schema import METADATA

AUDIT: Final = sa.Table(
    "audit",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("who", sa.String(80), nullable=False),
    sa.Column("what", sa.String(20), nullable=False),
    sa.Column("whom", sa.String(80), nullable=False),
    sa.Column("why", sa.String(400), nullable=False),
    sa.Column("refused", sa.String(40), nullable=False),
)
"""The migration that makes it also makes triggers, by which the database itself refuses to change or delete a row."""
TABLE: Final = re.compile(r"[a-z0-9]{12}(/[A-Z])?")
logger = structlog.get_logger()


def write(engine: sa.Engine, who: str, what: str, whom: str, why: str, refused: str = "") -> AuditRow:
    """Write down what an operator is about to do, or that it was refused."""
    row: dict[str, Any] = {"at": time.time(), "who": who, "what": what, "whom": whom, "why": why, "refused": refused}
    with engine.begin() as connection:
        number: int = connection.execute(sa.insert(AUDIT).values(row).returning(AUDIT.c.id)).scalar_one()
    return AuditRow(id=number, **row)


def say(row: AuditRow) -> None:
    """Log the same in one line."""
    more = {"table": row.whom} if TABLE.fullmatch(row.whom) else {}
    if row.refused:
        more["refused"] = row.refused
    logger.info("operator", audit=row.id, who=row.who, what=row.what, why=row.why, **more)


def say_look(who: str, what: str) -> None:
    """Log that an operator looked something up; the table would be full of it."""
    logger.info("operator", who=who, what=what)


def latest(connection: sa.Connection, most: int) -> list[AuditRow]:
    """What operators did, the last first."""
    rows = connection.execute(sa.select(AUDIT).order_by(AUDIT.c.id.desc()).limit(most))
    return [AuditRow(**row._mapping) for row in rows]
