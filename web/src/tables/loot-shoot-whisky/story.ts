/** The story of a game out of its log: what each seat won in each round, and what lay on the counter at the end. */

import type { LogEntry } from '../../lib/table.svelte';
import { resolved, type Reveal } from './showdown';

/** Something that was won: a looted card with nuggets in notation, a bullet, or a sip. */
export type Gain = string;
export const BULLET = 'bullet';
export const SIP = 'bottle';

export interface Round {
  duel: number;
  round: number;
  /** By seat, in the order in which they were won. */
  gains: readonly (readonly Gain[])[];
}

const GAINS: { [code: string]: Gain } = {
  shot: BULLET,
  'took-bottle': SIP,
  'turned-bottle': SIP,
  'emptied-bottle': SIP,
};

/** Every round with what was won in it; `keeps` says whether a looted card is kept. */
export function rounds(log: readonly LogEntry[], keeps: (card: string) => boolean): Round[] {
  const found: { duel: number; round: number; gains: Gain[][] }[] = [];
  let duel = 1;
  for (const { code, params } of log.flatMap(({ told }) => told)) {
    if (code === 'duel') duel = Number(params.number);
    else if (code === 'round') found.push({ duel, round: Number(params.number), gains: [[], []] });
    const gain = code === 'looted' && keeps(String(params.card)) ? String(params.card) : GAINS[code];
    if (gain) found.at(-1)?.gains[Number(params.seat)]?.push(gain);
  }
  return found;
}

/** The slots of the last plan that were turned over. */
export function lastPlan(log: readonly LogEntry[]): Reveal[] {
  return log.map(({ told }) => resolved(told)).findLast((slots) => slots.length > 0) ?? [];
}
