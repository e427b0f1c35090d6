/** The player's own shares of seeds, stored so that a deal can be verified without trusting the server. */

import { isObject, isOfTable, keepList, keptList } from './storage';
import { randomHex } from './random';

export interface OwnShare {
  share: string;
  /** What the server had committed to when this share was sent. */
  commitment: string;
}

const KEY = 'fistful-shares';
const MOST = 50;

const isKept = isOfTable(
  (own): own is OwnShare & { [name: string]: unknown } =>
    isObject(own) && typeof own.share === 'string' && typeof own.commitment === 'string',
);

export function keepShare(table: string, own: OwnShare): void {
  const others = keptList(KEY, isKept).filter(([id]) => id !== table);
  keepList(KEY, [[table, own], ...others], MOST);
}

/** Draw a share for the rematch of a table, after the server has committed to its own for it. */
export function shareForRematch(table: string, commitment: string | null): { share: string } | object {
  if (!commitment) return {};
  const share = randomHex(32);
  keepShare(rematchOf(table), { share, commitment });
  return { share };
}

/** The rematch has begun: the share that was sent for it belongs to the new table. */
export function keepRematchShare(table: string, next: string): void {
  const own = ownShare(rematchOf(table));
  if (own) keepShare(next, own);
}

function rematchOf(table: string): string {
  return `rematch of ${table}`;
}

export function ownShare(table: string): OwnShare | null {
  return keptList(KEY, isKept).find(([id]) => id === table)?.[1] ?? null;
}
