/** What the view says of tricks, and the tricks that events tell of. */

import type { Told, WildShotsView } from '../../lib/protocol/types';

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
