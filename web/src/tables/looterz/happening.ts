/** What is going on, as the table draws it: who acts, on whom, and what comes of it. */

import type { Told } from '../../lib/protocol/types';
import { rollOf, type Roll } from './dungeon';

/** A Looter that has a part in what happens. */
export interface Part {
  card: string;
  seat: number;
  entry: number | null;
}

/** The sign between those who have a part in it. */
export type Sign =
  | 'attack'
  | 'search'
  | 'wish'
  | 'use'
  | 'destroy'
  | 'hurt'
  | 'heal'
  | 'borrow'
  | 'forbid'
  | 'steal'
  | 'gain'
  | 'enter'
  | 'die';

export interface Happening {
  sign: Sign;
  actor: Part | null;
  victim: Part | null;
  roll: Roll | null;
  /** Life lost or Loot found. */
  amount: number | null;
  /** The ability that takes effect. */
  keyword: string;
}

/** Loot on its way: out of the hoard, or out of another player's heap. */
export interface Haul {
  from: number | null;
  to: number;
  amount: number;
  /** It is rolled for first. */
  rolled: boolean;
}

function part(card: unknown, seat: unknown, entry: unknown): Part {
  return { card: String(card), seat: Number(seat), entry: entry === undefined ? null : Number(entry) };
}

const NOTHING: Omit<Happening, 'sign'> = { actor: null, victim: null, roll: null, amount: null, keyword: '' };

type Params = Told['params'];

/** Something that one Looter of a rival suffers. */
function suffers(sign: Sign): (params: Params) => Happening {
  return ({ card, rival, entry, amount }) => ({
    ...NOTHING,
    sign,
    victim: part(card, rival, entry),
    amount: amount === undefined ? null : Number(amount),
  });
}

/** Something that one's own Looter does, or that happens to it. */
function does(sign: Sign): (params: Params) => Happening {
  return ({ card, seat, entry, keyword }) => ({
    ...NOTHING,
    sign,
    actor: part(card, seat, entry),
    keyword: String(keyword ?? ''),
  });
}

const SIGNS: { readonly [code: string]: (params: Params) => Happening } = {
  attacked: ({ card, seat, entry, victim, rival, victim_entry }) => ({
    ...NOTHING,
    sign: 'attack',
    actor: part(card, seat, entry),
    victim: part(victim, rival, victim_entry),
  }),
  hit: ({ card, seat, entry, victim, rival, lost }) => ({
    ...NOTHING,
    sign: 'attack',
    actor: part(card, seat, entry),
    victim: part(victim, rival, undefined),
    amount: Number(lost),
  }),
  searched: ({ card, seat, entry, amount }) => ({
    ...NOTHING,
    sign: 'search',
    actor: part(card, seat, entry),
    amount: Number(amount),
  }),
  used: (params) => ({ ...does('use')(params), keyword: 'activation' }),
  trigger: does('wish'),
  entered: does('enter'),
  died: does('die'),
  destroyed: suffers('destroy'),
  hurt: suffers('hurt'),
  drained: suffers('hurt'),
  borrowed: suffers('borrow'),
  forbade: suffers('forbid'),
  stole: ({ amount }) => ({ ...NOTHING, sign: 'steal', amount: Number(amount) }),
  gained: ({ amount }) => ({ ...NOTHING, sign: 'gain', amount: Number(amount) }),
};

/** The last thing that these events tell and that can be drawn. */
export function happening(told: readonly Told[]): Happening | null {
  const last = told.findLast(({ code }) => code in SIGNS);
  if (!last) return null;
  const drawn = SIGNS[last.code]!(last.params);
  const struck = told.findLast(({ code }) => code === 'attacked');
  // A roll does not say which of several equal Looterz is hit; the attack did.
  if (last.code === 'hit' && struck && drawn.victim) {
    drawn.victim = { ...drawn.victim, entry: Number(struck.params.victim_entry) };
  }
  return { ...drawn, roll: rollOf(last) };
}

/** The Loot that these events move. */
export function hauls(told: readonly Told[]): Haul[] {
  return told.flatMap(({ code, params: { seat, rival, amount } }) => {
    if (!['searched', 'gained', 'stole'].includes(code) || Number(amount) <= 0) return [];
    return [
      {
        from: code === 'stole' ? Number(rival) : null,
        to: Number(seat),
        amount: Number(amount),
        rolled: code === 'searched',
      },
    ];
  });
}
