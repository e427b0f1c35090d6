/** Muted seats by table, stored in the browser. */

import { isOfTable, keepList, keptList } from './storage';

const KEY = 'fistful-muted';
/** How many tables are remembered. */
const MOST = 50;

const isMuted = isOfTable(
  (seats): seats is number[] => Array.isArray(seats) && seats.every((seat) => Number.isInteger(seat)),
);

/** The seats that are muted at a table. */
export function mutedAt(table: string): number[] {
  return keptList(KEY, isMuted).find(([id]) => id === table)?.[1] ?? [];
}

/** Store who is muted at a table, the newest table first. */
export function keepMuted(table: string, seats: readonly number[]): void {
  const others = keptList(KEY, isMuted).filter(([id]) => id !== table);
  keepList(KEY, seats.length > 0 ? [[table, seats], ...others] : others, MOST);
}
