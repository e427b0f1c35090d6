/** What the stage of a shootout shows: each gang's people and dice, and what just happened to them. */

import { seatLetter } from '../../lib/catalogue.svelte';
import type { BoomtownBanditsView, Told } from '../../lib/protocol/types';
import { tokensAt } from './town';

export interface Fighter {
  number: number;
  kind: string;
  /** Has just been shot, or has just run. */
  gone: '' | 'shot' | 'ran';
}

export interface Gang {
  seat: number;
  people: readonly Fighter[];
  /** The dice: those of the tokens here, and an extra one. */
  dice: readonly { number: number; kind: string }[];
}

const GONE: { readonly [code: string]: Fighter['gone'] } = {
  shot: 'shot',
  'blown-up': 'shot',
  arrested: 'ran',
  'lured-away': 'ran',
  'ran-away': 'ran',
  'scared-off': 'ran',
};

/** Whether a shootout is on: from its first bout until its loot is claimed. */
export function isFight(view: BoomtownBanditsView): boolean {
  return view.fighting && view.here !== '';
}

/** Whether a card asks for something that is not on the stage: a location, or a token or die of another one. */
export function asksOutside(view: BoomtownBanditsView, moves: readonly string[]): boolean {
  const tokens = tokensAt(view, view.here).map(({ seat, kind }) => `pick ${seatLetter(seat)} ${kind}`);
  const extras = view.extra.map((seat) => `pick ${seatLetter(seat)} extra`);
  const there = new Set([...tokens, ...extras]);
  return moves.some((move) => /^(at|to) /.test(move) || (move.startsWith('pick ') && !there.has(move)));
}

/** The gangs of the shootout in order of seats, the near one first; those who have just lost their last, too. */
export function gangsOf(view: BoomtownBanditsView, told: readonly Told[], near: number): Gang[] {
  const here = tokensAt(view, view.here);
  const lost = told.flatMap(({ code, params }) =>
    GONE[code] ? [{ seat: Number(params.seat), kind: String(params.token), gone: GONE[code] }] : [],
  );
  const seats = view.tokens.map((_, step) => (near + step) % view.tokens.length);
  return seats.flatMap((seat) => {
    const own = here.filter((token) => token.seat === seat);
    const gone = lost.filter((token) => token.seat === seat);
    if (own.length + gone.length === 0) return [];
    const people = [
      ...own.map(({ number, kind }): Fighter => ({ number, kind, gone: '' })),
      ...gone.map(({ kind, gone }, number): Fighter => ({ number: -1 - number, kind, gone })),
    ];
    const extra = view.extra.includes(seat) ? [{ number: view.tokens[seat]!.length, kind: 'extra' }] : [];
    return [{ seat, people, dice: [...own.map(({ number, kind }) => ({ number, kind })), ...extra] }];
  });
}

/** Half of the gangs are on the left, the near one among them; those who had a side before keep it. */
export function sidesFor(gangs: readonly Gang[], before: ReadonlyMap<number, boolean>): Map<number, boolean> {
  if (gangs.every(({ seat }) => before.has(seat))) return new Map(before);
  const left = Math.max(1, Math.floor(gangs.length / 2));
  return new Map(gangs.map(({ seat }, place) => [seat, place < left]));
}
