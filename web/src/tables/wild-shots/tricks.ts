/** What the view says of tricks. */

import type { WildShotsView } from '../../lib/protocol/types';

/** A whole trick: its cards from the leader clockwise. */
export interface Trick {
  leader: number;
  cards: readonly string[];
  winner: number | null;
  trump: string;
}

/** The cards in the tricks of a seat, as far as one may look through them: all lie open, or they are one's own. */
export function seenTricks(view: WildShotsView, seat: number): readonly string[] | null {
  return view.open_tricks[seat] ?? (seat === view.seat ? view.own_tricks : null);
}

/** How often each symbol that hurts is in the tricks of a seat, and what they cost together. */
export interface Hits {
  counts: { symbol: string; count: number }[];
  points: number;
}

/** What the server says of the tricks of a seat; null where one may not look through them. */
export function hitsOf({ hits, cost }: WildShotsView, seat: number): Hits | null {
  const points = cost[seat] ?? null;
  const counts = Object.entries(hits[seat]!).map(([symbol, count]) => ({ symbol, count }));
  return points === null ? null : { counts, points };
}

/** The card of a seat in a trick, if it has laid one. */
export function cardOf(trick: Trick, seat: number, seats: number): string | null {
  return trick.cards[(seat - trick.leader + seats) % seats] ?? null;
}

/** The trick that everyone may see again. */
export function lastTrick(view: WildShotsView): Trick | null {
  if (view.last_active === null || view.last_trick.length === 0) return null;
  const trump = view.oil_turned[sum(view.tricks) - 1] ?? '';
  return { leader: view.last_active, cards: view.last_trick, winner: view.active, trump };
}

/** The sum of each column of the sheet, of which the last row may still be in the writing. */
export function sumsOf({ hand_sizes, sheet }: WildShotsView): number[] {
  return hand_sizes.map((_, seat) => sum(sheet.map((row) => row[seat] ?? 0)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
