/** The events of resolved slots, slot by slot, so that they can be shown in that order. */

import { printed } from '../../lib/cards.svelte';
import type { LootShootWhiskyView, Told } from '../../lib/protocol/types';

export interface Reveal {
  /** 0 is the slot nearest the deck. */
  slot: number;
  card: string;
  /** The action of each seat. */
  actions: readonly string[];
  /** Null where both played the same. */
  winner: number | null;
  /** Whether the saloon card leaves its slot. */
  leaves: boolean;
  /** The events that followed. */
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
  const actions: string[] = [];
  actions[Number(params.seat)] = String(params.action);
  actions[Number(params.rival)] = String(params.other);
  const slot = Number(params.slot) - 1;
  return { slot, card: String(params.card), actions, winner: null, leaves: false, told: [] };
}

/** How the seats stand after these events: only for what is shown between two views. */
export function follow(standing: Standing, told: readonly Told[]): Standing {
  let { nuggets, bullets, bottle, bottle_full } = standing;
  for (const { code, params } of told) {
    const seat = Number(params.seat);
    if (code === 'looted') nuggets = put(nuggets, seat, nuggets[seat]! + printed(String(params.card)).value);
    else if (code === 'shot') bullets = put(bullets, seat, Number(params.count));
    else if (code === 'took-bottle') [bottle, bottle_full] = [seat, true];
    else if (code === 'turned-bottle') bottle_full = false;
  }
  return { nuggets, bullets, bottle, bottle_full };
}

function put(list: readonly number[], place: number, value: number): number[] {
  return list.map((each, here) => (here === place ? value : each));
}
