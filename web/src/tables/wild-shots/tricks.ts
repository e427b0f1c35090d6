/** What tricks hold and cost, and the tricks that events tell of. */

import { printed } from '../../lib/cards.svelte';
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

/** The symbols that hurt in a heap of cards, how often, and what they cost together. */
export function hits(cards: readonly string[], hurting: { [symbol: string]: number }) {
  const symbols = cards.flatMap((card) => printed(card).symbols).filter((symbol) => symbol in hurting);
  const counts = Object.keys(hurting).map((symbol) => ({
    symbol,
    count: symbols.filter((each) => each === symbol).length,
  }));
  return { counts, points: symbols.reduce((sum, symbol) => sum + hurting[symbol]!, 0) };
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

/** Everyone's minus points in all rounds on the sheet. */
export function totals(view: WildShotsView): number[] {
  return view.hand_sizes.map((_, seat) => view.sheet.reduce((sum, row) => sum + row[seat]!, 0));
}
