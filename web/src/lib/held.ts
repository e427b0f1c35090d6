/** The seats that this browser holds: a token for each, stored so that the player can come back. */

import { isObject, keepList, keptList } from './storage';
import type { Held, Seated } from './protocol/types';

const KEY = 'fistful-seats';
/** The most that the server answers for at once. */
const MOST = 50;

function isHeld(each: unknown): each is Held {
  return isObject(each) && typeof each.table === 'string' && typeof each.token === 'string';
}

export function heldSeats(): Held[] {
  return keptList(KEY, isHeld);
}

export function tokenFor(table: string): string | null {
  return heldSeats().find((held) => held.table === table)?.token ?? null;
}

/** Keep a seat, the newest first. */
export function hold({ table, token }: Pick<Seated, 'table' | 'token'>): void {
  const others = heldSeats().filter((held) => held.table !== table);
  keepList(KEY, [{ table, token }, ...others], MOST);
}

export function letGo(table: string): void {
  const others = heldSeats().filter((held) => held.table !== table);
  keepList(KEY, others, MOST);
}
