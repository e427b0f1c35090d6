/** Whom this person does not want to hear, by table, kept in the browser. */

import { keepList, keptList } from './kept';

const KEY = 'fistful-muted';
/** So many tables are remembered. */
const MOST = 50;

type Muted = [table: string, seats: number[]];

/** The seats that are muted at a table. */
export function mutedAt(table: string): number[] {
  return keptList<Muted>(KEY).find(([id]) => id === table)?.[1] ?? [];
}

/** Keep who is muted at a table, the newest table first. */
export function keepMuted(table: string, seats: readonly number[]): void {
  const others = keptList<Muted>(KEY).filter(([id]) => id !== table);
  keepList(KEY, seats.length > 0 ? [[table, seats], ...others] : others, MOST);
}
