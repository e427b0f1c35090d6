/** The player's own shares of seeds, stored so that a deal can be verified without trusting the server. */

import { isObject, isOfTable, keepList, keptList } from './storage';
import { randomHex } from './random';

export interface OwnShare {
  share: string;
  /** What the server had committed to when this share was drawn. */
  commitment: string;
  /** The round of commitments that the share is for. */
  round?: number;
  /** The hash of the commitments for which the share was shown. */
  seen?: string;
}

const KEY = 'fistful-shares';
const MOST = 50;

const isKept = isOfTable(
  (own): own is OwnShare & { [name: string]: unknown } =>
    isObject(own) && typeof own.share === 'string' && typeof own.commitment === 'string',
);

/** Keep a share; a table may have several, of other rounds and of other seats in this browser. */
export function keepShare(table: string, own: OwnShare): void {
  const others = keptList(KEY, isKept).filter(([id, each]) => id !== table || each.share !== own.share);
  keepList(KEY, [[table, own], ...others], MOST);
}

/** Commit to a share for the rematch of a table, after the server has committed to its own for it. */
export async function shareForRematch(table: string, commitment: string): Promise<{ share_hash: string }> {
  const { shareHash } = await import('./dealing');
  const share = randomHex(32);
  keepShare(rematchOf(table), { share, commitment, round: 1 });
  return { share_hash: shareHash(commitment, 1, share) };
}

/** The rematch has begun: the shares that were drawn for it belong to the new table. */
export function keepRematchShare(table: string, next: string): void {
  for (const own of ownShares(rematchOf(table)).reverse()) keepShare(next, own);
}

/** The last round of a table for which this browser showed a share; 0 if it showed none. */
export function lastShown(table: string): number {
  const shown = ownShares(table).filter(({ seen }) => seen !== undefined);
  return Math.max(0, ...shown.map(({ round }) => round ?? 1));
}

/**
 * Whether the deal that a record tells of is the only one for which this browser showed a share: the record has every
 * round in which it did. Null if it showed none.
 */
export function dealtOnce(table: string, rounds: readonly string[]): boolean | null {
  const shown = ownShares(table).flatMap(({ seen }) => seen ?? []);
  return shown.length && rounds.length ? shown.every((seen) => rounds.includes(seen)) : null;
}

function rematchOf(table: string): string {
  return `rematch of ${table}`;
}

/** The shares that this browser drew for a table, the newest first. */
export function ownShares(table: string): OwnShare[] {
  return keptList(KEY, isKept)
    .filter(([id]) => id === table)
    .map(([, own]) => own);
}

/** The one of them that a game was dealt from; the newest if none was. */
export function ownShare(table: string, dealt: readonly string[] = []): OwnShare | null {
  const own = ownShares(table);
  return own.find(({ share }) => dealt.includes(share)) ?? own[0] ?? null;
}
