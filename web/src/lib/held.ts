/** The seats that this browser holds: a token each, kept so that one may come back. */

import type { Held, Seated } from './protocol/types';

const KEY = 'fistful-seats';
/** As many as the server tells about at once. */
const MOST = 50;

export function heldSeats(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Held[]) : [];
  } catch {
    return [];
  }
}

export function tokenFor(table: string): string | null {
  return heldSeats().find((held) => held.table === table)?.token ?? null;
}

/** Keep a seat, the newest first. */
export function hold({ table, token }: Pick<Seated, 'table' | 'token'>): void {
  const others = heldSeats().filter((held) => held.table !== table);
  keep([{ table, token }, ...others]);
}

export function letGo(table: string): void {
  keep(heldSeats().filter((held) => held.table !== table));
}

function keep(seats: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}
