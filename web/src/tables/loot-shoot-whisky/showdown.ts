/** What was told of slots that were resolved, slot by slot, so that it can be shown in that order. */

import type { LootShootWhiskyView, Told } from '../../lib/protocol/types';
import type { Action } from './plan';

export interface Reveal {
  /** 0 is the slot nearest the deck. */
  slot: number;
  card: string;
  /** The action of each seat. */
  actions: readonly Action[];
  /** Null where both played the same. */
  winner: number | null;
  /** Whether the saloon card leaves its slot. */
  leaves: boolean;
  /** What came of it. */
  told: readonly Told[];
}

/** What each seat has won so far. */
export type Standing = Pick<LootShootWhiskyView, 'nuggets' | 'bullets' | 'bottle' | 'bottle_full'>;

const BETWEEN_ROUNDS = new Set(['round', 'duel']);

/** The slots that were resolved, in order. */
export function reveals(told: readonly Told[]): Reveal[] {
  const found: (Reveal & { told: Told[] })[] = [];
  let open = false;
  for (const each of told) {
    if (each.code === 'turned') {
      found.push(revealed(each));
      open = true;
    } else if (BETWEEN_ROUNDS.has(each.code)) {
      open = false;
    } else if (open) {
      const reveal = found.at(-1)!;
      reveal.told.push(each);
      reveal.leaves ||= each.code === 'looted' || each.code === 'discarded';
      if (reveal.told.length === 1 && each.params.seat !== undefined)
        reveal.winner = Number(each.params.seat);
    }
  }
  return found;
}

function revealed({ params }: Told): Reveal & { told: Told[] } {
  const actions: Action[] = [];
  actions[Number(params.seat)] = params.action as Action;
  actions[Number(params.rival)] = params.other as Action;
  const slot = Number(params.slot) - 1;
  return { slot, card: String(params.card), actions, winner: null, leaves: false, told: [] };
}

/** How the seats stand after what was told: only for the moments between two views. */
export function follow(standing: Standing, told: readonly Told[]): Standing {
  let { nuggets, bullets, bottle, bottle_full } = standing;
  for (const { code, params } of told) {
    const seat = Number(params.seat);
    if (code === 'looted') nuggets = put(nuggets, seat, nuggets[seat]! + nuggetsOn(String(params.card)));
    else if (code === 'shot') bullets = put(bullets, seat, Number(params.count));
    else if (code === 'took-bottle') [bottle, bottle_full] = [seat, true];
    else if (code === 'turned-bottle') bottle_full = false;
  }
  return { nuggets, bullets, bottle, bottle_full };
}

/** How many nuggets a saloon card has; none on an extra. */
export function nuggetsOn(card: string): number {
  return card.startsWith('N') ? Number(card.slice(1)) : 0;
}

/** How near each seat is to winning, for the picture of the game: duels won, and the best of three ways. */
export function nearness(view: LootShootWhiskyView): number[] {
  return view.duels_won.map((won, seat) => {
    if (view.outcome?.winners.includes(seat)) return won;
    const bottle = view.bottle === seat ? (view.bottle_full ? 1 : 2) / 3 : 0;
    return won + Math.max(view.nuggets[seat]! / 9, view.bullets[seat]! / 4, bottle);
  });
}

function put(list: readonly number[], place: number, value: number): number[] {
  return list.map((each, here) => (here === place ? value : each));
}
