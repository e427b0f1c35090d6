/**
 * The seats that this browser keeps. Their tokens are in cookies that no script can read; here is only which seat each
 * tab plays. Earlier versions stored the tokens themselves: those are handed over to cookies, once.
 */

import { api, takesCookies } from './api';
import { forget, isObject, isOfTable, keep, keepList, kept, keptList } from './storage';
import type { Held, MyTable, Seated } from './protocol/types';

/** Who enters a table: with a token, or else with a seat that the browser keeps, this one if it keeps several. */
export interface Holder {
  token: string | null;
  seat: number | null;
}

/** Where earlier versions stored tokens. */
const TOKENS = 'fistful-seats';
/** Whether this browser has ever kept a seat. */
const SEATED = 'fistful-seated';
/** The seats that this tab plays, by table. */
const PLAYED = 'fistful-played';
const MOST_PLAYED = 50;
const TAB = true;
/** How many seats the server takes into cookies at once. */
const AT_ONCE = 10;
/** How often the seats of a rematch are asked for, and milliseconds in between. */
const TRIES = 4;
const AGAIN = 500;

/** Tokens of a browser that takes no cookies; they last as long as the page. */
const loose = new Map<string, string>();
/** Seats that were given up here; the server may not have noted it yet. */
const left = new Set<string>();
let handing: Promise<void> | null = null;

const isPlayed = isOfTable((seat): seat is number => Number.isInteger(seat));

function isHeld(each: unknown): each is Held {
  return isObject(each) && typeof each.table === 'string' && typeof each.token === 'string';
}

/** Seats whose tokens are not in cookies. */
export function looseSeats(): Held[] {
  const stored = keptList(TOKENS, isHeld);
  return [...[...loose].map(([table, token]) => ({ table, token })), ...stored];
}

/** Whether this browser may have seats. */
export function hasSeats(): boolean {
  return kept(SEATED) === true || looseSeats().length > 0;
}

/** Hand over the tokens that an earlier version stored; what could not be handed over stays for another time. */
export function handOver(): Promise<void> {
  handing ??= handAll().finally(() => (handing = null));
  return handing;
}

async function handAll(): Promise<void> {
  if (!takesCookies()) return;
  for (;;) {
    const stored = keptList(TOKENS, isHeld);
    const oldest = stored.slice(-AT_ONCE).reverse();
    if (oldest.length > 0) {
      try {
        await api.keepSeats(oldest.map(({ table, token }) => ({ table, token })));
      } catch {
        return;
      }
      keep(SEATED, true);
    }
    if (stored.length <= AT_ONCE) return forget(TOKENS);
    keepList(TOKENS, stored.slice(0, -AT_ONCE), stored.length);
  }
}

export function holderAt(table: string): Holder {
  const token = looseSeats().find((held) => held.table === table)?.token ?? null;
  const seat = keptList(PLAYED, isPlayed, TAB).find(([id]) => id === table)?.[1] ?? null;
  return { token, seat };
}

/** Keep a seat that was just taken: the cookie came with the answer, unless there is a token. */
export function hold({ table, seat, token }: Seated): void {
  if (token) loose.set(table, token);
  else keep(SEATED, true);
  left.delete(`${table} ${seat}`);
  plays(table, seat);
}

/** This tab plays a seat, also after a reload. */
export function plays(table: string, seat: number): void {
  const others = keptList(PLAYED, isPlayed, TAB).filter(([id]) => id !== table);
  keepList(PLAYED, [[table, seat], ...others], MOST_PLAYED, TAB);
}

/** Everybody sits one seat further on at a rematch, with the token of the table before. */
export async function holdRematch(before: string, next: string, seat: number, seats: number): Promise<void> {
  const { token } = holderAt(before);
  const further = (seat + 1) % seats;
  plays(next, further);
  if (token) {
    loose.set(next, token);
    return;
  }
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      await api.keepSeats([{ table: next, rematch_of: before }]);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN * tries));
    }
  }
}

export function letGo(table: string, seat: number): void {
  loose.delete(table);
  left.add(`${table} ${seat}`);
  const others = keptList(TOKENS, isHeld).filter((held) => held.table !== table);
  if (keptList(TOKENS, isHeld).length > others.length) keepList(TOKENS, others, others.length);
}

/** The player's own tables, each once, without those that were left. */
export async function ownTables(): Promise<MyTable[]> {
  await handOver();
  if (!hasSeats()) return [];
  const mine = (await api.mine(looseSeats())).filter(({ id, seat }) => !left.has(`${id} ${seat}`));
  return mine.filter(({ id }, place) => mine.findIndex((other) => other.id === id) === place);
}
