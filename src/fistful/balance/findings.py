"""What the games of a study say, as plain numbers with 95 % intervals."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from fistful.arena.statistics import share_interval
from fistful.balance.study import Study, Tale


def findings(study: Study) -> dict[str, Any]:
    """Everything a report shows about one deck."""
    terms, tales = study.terms, study.tales
    feats = terms.game.feats
    return {
        "deck": terms.game.deck.name,
        "games": len(tales),
        "endings": endings(tales),
        "seats": places(tales, [0] * len(tales)),
        "turn_order": places(tales, [tale.starter for tale in tales if tale.starter is not None]),
        "rounds": length([tale.rounds for tale in tales]),
        "decisions": length([tale.decisions for tale in tales]),
        "decides": decides(tales, feats.kinds, set(feats.possible(terms.game.deck, terms.options))),
        "cpu_ms_per_decision": round(study.cpu_ms_per_decision, 3),
    }


def estimate(samples: Sequence[float], equal: float) -> dict[str, Any]:
    """A share with its interval."""
    found = share_interval(samples, equal)
    return {"share": round(found.mean, 4), "interval": [round(end, 4) for end in found[1:]]}


def endings(tales: Sequence[Tale]) -> dict[str, Any]:
    """How games end, the usual way first."""
    reasons = Counter(tale.reason for tale in tales)
    return {
        reason: estimate([float(tale.reason == reason) for tale in tales], 0.5) for reason, _ in reasons.most_common()
    }


def places(tales: Sequence[Tale], first: Sequence[int]) -> list[dict[str, Any]]:
    """The share of wins by seat, counted from the first one of each game; nothing where nobody is first."""
    seats = len(tales[0].shares) if first else 0
    return [
        estimate(
            [tale.shares[(began + place) % seats] for tale, began in zip(tales, first, strict=True)],
            1 / seats,
        )
        for place in range(seats)
    ]


def length(counts: Sequence[int]) -> dict[str, Any]:
    """How long games are; `histogram` has how many games had each length."""
    return {
        "mean": round(statistics.fmean(counts), 1),
        "median": statistics.median(counts),
        "shortest": min(counts),
        "longest": max(counts),
        "histogram": dict(sorted(Counter(counts).items())),
    }


def decides(tales: Sequence[Tale], kinds: Iterable[str], known: set[tuple[str, str]]) -> dict[str, Any]:
    """By kind and name of feats: how often it is seen, and what those who had the most of it won."""
    names = known | {name for tale in tales for name in tale.feats}
    found: dict[str, Any] = {}
    for kind in kinds:
        rows = {name: decision(tales, (kind, name)) for each, name in names if each == kind}
        if rows:
            found[kind] = dict(sorted(rows.items(), key=order))
    return found


def order(row: tuple[str, dict[str, Any]]) -> tuple[float, str]:
    """Numbered things by their number, others by how much they swing."""
    name, found = row
    return (int(name) if name.isdigit() else -found["swing"], name)


def decision(tales: Sequence[Tale], feat: tuple[str, str]) -> dict[str, Any]:
    """What having the most of something goes with.

    Games in which some seats had more of it than others count; `won` is the share of the win of a seat that
    had the most. `swing` is how much more than an equal share those seats won, over all games.
    """
    seats = len(tales[0].shares)
    won: list[float] = []
    swings: list[float] = []
    for tale in tales:
        amounts = tale.feats.get(feat, [])
        most = [seat for seat, amount in enumerate(amounts) if amount == max(amounts)]
        if 0 < len(most) < seats:
            joint = sum(tale.shares[seat] for seat in most)
            won.append(joint / len(most))
            swings.append(joint - len(most) / seats)
    seen = sum(feat in tale.feats for tale in tales) / len(tales)
    out: dict[str, Any] = {"seen": round(seen, 4), "swing": round(sum(swings) / len(tales), 4)}
    if won:
        out["won"] = estimate(won, 1 / seats)
    return out


def apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two estimates from independent games differ by more than chance explains."""
    gap = abs(one["share"] - other["share"])
    return bool(gap > (half_width(one) ** 2 + half_width(other) ** 2) ** 0.5)


def half_width(found: dict[str, Any]) -> float:
    """Half of an interval, on the side where it is not cut off at 0 or 1."""
    low, high = found["interval"]
    return float(max(found["share"] - low, high - found["share"]))
