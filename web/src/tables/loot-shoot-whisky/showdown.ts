/** The events of resolved slots, slot by slot, so that they can be shown in that order. */

import type { LootShootWhiskyView, Told } from '../../lib/protocol/types';

/** Both action cards of a slot, turned over. */
export interface Reveal {
  /** 0 is the slot nearest the deck. */
  slot: number;
  card: string;
  /** The action of each seat. */
  actions: readonly string[];
  /** Null where both played the same. */
  winner: number | null;
}

/** A resolved slot with the events that followed. */
export interface Resolved extends Reveal {
  told: readonly Told[];
}

/** What a table without its cards in hand shows besides the deck. */
export type Standing = Pick<
  LootShootWhiskyView,
  'nuggets' | 'bullets' | 'bottle' | 'bottle_full' | 'row' | 'discards'
>;

/** The slots that were resolved, in order; what came before the first or after the last of them is left out. */
export function resolved(told: readonly Told[]): Resolved[] {
  const found: (Resolved & { told: Told[] })[] = [];
  for (const each of told) {
    const latest = found.at(-1);
    if (each.code === 'turned') found.push({ ...turned(each), told: [] });
    else if (latest && RESULTS.has(each.code)) {
      if (latest.told.length === 0 && each.params.seat !== undefined)
        latest.winner = Number(each.params.seat);
      latest.told.push(each);
    }
  }
  return found;
}

/** What can come of a slot. */
const RESULTS = new Set(['looted', 'discarded', 'shot', 'took-bottle', 'turned-bottle', 'emptied-bottle']);

function turned({ params }: Told): Reveal {
  const actions: string[] = [];
  actions[Number(params.seat)] = String(params.action);
  actions[Number(params.rival)] = String(params.other);
  return { slot: Number(params.slot) - 1, card: String(params.card), actions, winner: null };
}

/** How the table stands after an event: only for what is shown between two views. */
export function follow<S extends Standing>(standing: S, { code, params }: Told): S {
  const { nuggets, bullets, row, discards } = standing;
  const seat = Number(params.seat);
  const [slot, card] = [Number(params.slot) - 1, String(params.card)];
  switch (code) {
    case 'looted': {
      const mine = Number(params.nuggets);
      // An extra card is not kept: it changes no nuggets, and lies on the discard pile before it counts.
      const kept = mine !== nuggets[seat];
      return {
        ...standing,
        nuggets: put(nuggets, seat, mine),
        row: put(row, slot, ''),
        discards: kept ? discards : [...discards, card],
      };
    }
    case 'discarded':
      return { ...standing, row: put(row, slot, ''), discards: [...discards, card] };
    case 'shot':
      return { ...standing, bullets: put(bullets, seat, Number(params.count)) };
    case 'took-bottle':
      return { ...standing, bottle: seat, bottle_full: true };
    case 'turned-bottle':
      return { ...standing, bottle_full: false };
    default:
      return standing;
  }
}

function put<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((each, here) => (here === place ? value : each));
}
