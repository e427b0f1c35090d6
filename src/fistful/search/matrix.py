"""Matrix games for two, solved exactly: what the row player can guarantee, and how both mix."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

TINY: Final = 1e-11
MOST_PIVOTS: Final = 500


class Solution:
    """The value of a game to the row player, and a best mix for each."""

    def __init__(self, value: float, rows: vec[float], columns: vec[float]) -> None:
        self.value: Final = value
        self.rows: Final = rows
        self.columns: Final = columns


def solve(payoffs: vec[float], rows: i64, columns: i64) -> Solution:
    """The matrix game with these payoffs, row by row, by the simplex method.

    With every payoff made positive, the column player's weights y, as large as `payoffs @ y <= 1`
    allows, are a mix times one over the value; the prices of the rows are the row player's.
    """
    least = payoffs[0]
    for payoff in payoffs:
        least = min(least, payoff)
    lift = 1.0 - least
    width = columns + rows + 1
    table = vec[float]()
    basis = vec[i64]()
    for row in range(rows):
        for column in range(columns):
            table = append(table, payoffs[row * columns + column] + lift)
        for other in range(rows):
            table = append(table, 1.0 if other == row else 0.0)
        table = append(table, 1.0)
        basis = append(basis, columns + row)
    for column in range(width):
        table = append(table, -1.0 if column < columns else 0.0)
    _improve(table, basis, rows, width)
    return _read(table, basis, rows, columns, lift)


def _improve(table: vec[float], basis: vec[i64], rows: i64, width: i64) -> None:
    """Pivot until no column gains; the last row of the table holds the prices."""
    prices = rows * width
    for pivots in range(MOST_PIVOTS):
        entering: i64 = -1
        best = -TINY
        for column in range(width - 1):
            price = table[prices + column]
            if price < best:
                entering = column
                if pivots > MOST_PIVOTS // 2:
                    break  # Bland's rule: the first column that gains cannot cycle
                best = price
        if entering < 0:
            return
        leaving: i64 = -1
        smallest = 0.0
        for row in range(rows):
            entry = table[row * width + entering]
            if entry > TINY:
                ratio = table[row * width + width - 1] / entry
                if leaving < 0 or ratio < smallest or (ratio == smallest and basis[row] < basis[leaving]):
                    leaving = row
                    smallest = ratio
        _pivot(table, rows, width, leaving, entering)
        basis[leaving] = entering


def _pivot(table: vec[float], rows: i64, width: i64, leaving: i64, entering: i64) -> None:
    start = leaving * width
    divisor = table[start + entering]
    for column in range(width):
        table[start + column] /= divisor
    for row in range(rows + 1):
        factor = table[row * width + entering]
        if row != leaving and factor != 0.0:
            for column in range(width):
                table[row * width + column] -= factor * table[start + column]


def _read(table: vec[float], basis: vec[i64], rows: i64, columns: i64, lift: float) -> Solution:
    width = columns + rows + 1
    total = table[rows * width + width - 1]
    row_mix = vec[float]()
    for row in range(rows):
        row_mix = append(row_mix, max(0.0, table[rows * width + columns + row]) / total)
    column_mix = vec[float]([0.0 for _ in range(columns)])
    for row in range(rows):
        if basis[row] < columns:
            column_mix[basis[row]] = table[row * width + width - 1] / total
    return Solution(1.0 / total - lift, row_mix, column_mix)
