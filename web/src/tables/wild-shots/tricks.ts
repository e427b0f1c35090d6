/** What the view says of tricks, and the tricks that events tell of. */

import type { Told, WildShotsView } from '../../lib/protocol/types';

/** A whole trick: its cards from the leader clockwise. */
export interface Trick {
  leader: number;
  cards: readonly string[];
  winner: number | null;
  trump: string;
}

/** How often each symbol that hurts is in the tricks of a seat, and what they cost together. */
export interface Hits {
  counts: { symbol: string; count: number }[];
  points: number;
}

export function hitsOf({ hits, cost }: WildShotsView, seat: number): Hits {
  const counts = Object.entries(hits[seat]!).map(([symbol, count]) => ({ symbol, count }));
  return { counts, points: cost[seat]! };
}

/** Whether a trick taken between two views of a round cost someone points. */
export function hurt(before: WildShotsView, after: WildShotsView): boolean {
  return before.round === after.round && after.cost.some((points, seat) => points > before.cost[seat]!);
}

/** The card of a seat in a trick, if it has laid one. */
export function cardOf(trick: Trick, seat: number, seats: number): string | null {
  return trick.cards[(seat - trick.leader + seats) % seats] ?? null;
}

/** The tricks that were taken, in order, the first under this leader and trump; each winner leads the next. */
export function takenTricks(told: readonly Told[], leader: number, trump: string): Trick[] {
  const tricks: Trick[] = [];
  for (const { code, params } of told) {
    if (code === 'turned') trump = String(params.symbol);
    if (code !== 'took') continue;
    const winner = Number(params.seat);
    tricks.push({ leader, cards: params.cards as string[], winner, trump });
    leader = winner;
  }
  return tricks;
}

/** The trick that everyone may see again. */
export function lastTrick(view: WildShotsView): Trick | null {
  if (view.last_active === null || view.last_trick.length === 0) return null;
  const trump = view.oil_turned.at(view.outcome ? -1 : -2) ?? '';
  return { leader: view.last_active, cards: view.last_trick, winner: view.active, trump };
}

/** The sum of each column of the sheet. */
export function sumsOf({ hand_sizes, sheet }: WildShotsView): number[] {
  return hand_sizes.map((_, seat) => sheet.reduce((sum, row) => sum + row[seat]!, 0));
}
