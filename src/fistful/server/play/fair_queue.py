"""A queue that serves people in turn, however much each of them asks for.

Start-time fair queueing (Goyal, Vin and Cheng 1996) on two levels: the payer who has been served the least comes next,
and of that payer's tables the one that has been served the least. The measure is seconds of thinking. Somebody who was
idle saves up nothing, and somebody who had much still owes it after a short pause.
"""

from __future__ import annotations

from collections import deque
from typing import Generic, Protocol, TypeVar


class Queued(Protocol):
    """What waits: it says who pays for it, and at which table."""

    @property
    def payer(self) -> str: ...

    @property
    def table(self) -> str: ...


Item = TypeVar("Item", bound=Queued)


class Flow(Generic[Item]):
    """What one table has waiting, and how much it was served."""

    def __init__(self, served: float) -> None:
        self.served = served
        self.items: deque[Item] = deque()
        self.running = 0
        """How many of its items were taken and are not done."""


class Payer(Generic[Item]):
    """The tables of one payer."""

    def __init__(self, served: float) -> None:
        self.served = served
        self.now = 0.0
        """How much the table was served that had its turn last; a table that comes back starts from there."""
        self.tables: dict[str, Flow[Item]] = {}
        self.waiting = 0
        self.running = 0


class FairQueue(Generic[Item]):
    """What waits, by payer and table."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._now = 0.0
        self._payers: dict[str, Payer[Item]] = {}
        """Those who came last are last, and so are their tables: of two who were served as much, the first is next."""
        self._length = 0
        self._done = 0
        """How many items were done since somebody was last forgotten."""

    def __len__(self) -> int:
        return self._length

    def payers(self, also: str) -> int:
        """How many payers have something waiting, this one counted in any case."""
        return len({name for name, payer in self._payers.items() if payer.waiting} | {also})

    def waiting(self, payer: str) -> int:
        """How much this payer has waiting."""
        return self._payers[payer].waiting if payer in self._payers else 0

    def put(self, item: Item) -> Item | None:
        """Queue an item; if there is no room, what had to go: the newest of the payer with the most waiting."""
        payer = self._payers.get(item.payer) or Payer(self._now)
        if not payer.waiting:
            self._payers.pop(item.payer, None)
            self._payers[item.payer] = payer
            payer.served = max(payer.served, self._now)
        flow = payer.tables.get(item.table) or Flow(payer.now)
        if not flow.items:
            payer.tables.pop(item.table, None)
            payer.tables[item.table] = flow
            flow.served = max(flow.served, payer.now)
        flow.items.append(item)
        payer.waiting += 1
        self._length += 1
        return self._displace() if self._length > self.most else None

    def _displace(self) -> Item:
        payer = max(self._payers.values(), key=lambda each: each.waiting)
        flow = max(payer.tables.values(), key=lambda each: len(each.items))
        return self._removed(payer, flow, flow.items[-1])

    def take(self) -> Item:
        """The item whose turn it is; there must be one. Say when it is done."""
        payer = min((each for each in self._payers.values() if each.waiting), key=lambda each: each.served)
        flow = min((each for each in payer.tables.values() if each.items), key=lambda each: each.served)
        self._now, payer.now = payer.served, flow.served
        payer.running += 1
        flow.running += 1
        return self._removed(payer, flow, flow.items[0])

    def remove(self, item: Item) -> bool:
        """Take an item out of turn; False if it is not here."""
        payer = self._payers.get(item.payer)
        flow = None if payer is None else payer.tables.get(item.table)
        if payer is None or flow is None or item not in flow.items:
            return False
        self._removed(payer, flow, item)
        return True

    def _removed(self, payer: Payer[Item], flow: Flow[Item], item: Item) -> Item:
        flow.items.remove(item)
        payer.waiting -= 1
        self._length -= 1
        return item

    def charge(self, item: Item, seconds: float) -> None:
        """Count what an item that was taken and is not done needs; its payer and its table are next that much later."""
        payer = self._payers[item.payer]
        payer.served += seconds
        payer.tables[item.table].served += seconds

    def done(self, item: Item) -> None:
        """An item that was taken is done."""
        payer = self._payers[item.payer]
        payer.running -= 1
        payer.tables[item.table].running -= 1
        self._done += 1
        if not self._length and not any(each.running for each in self._payers.values()):
            self._payers.clear()
            self._now = 0.0
        elif self._done > sum(len(each.tables) for each in self._payers.values()):
            self._forget()

    def _forget(self) -> None:
        """Forget everybody who has nothing here and owes nothing. It takes time, so it is done now and then."""
        self._done = 0
        for name, payer in list(self._payers.items()):
            for table, flow in list(payer.tables.items()):
                if not flow.items and not flow.running and flow.served <= payer.now:
                    del payer.tables[table]
            if not payer.waiting and not payer.running and payer.served <= self._now:
                del self._payers[name]
