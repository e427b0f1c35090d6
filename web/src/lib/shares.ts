/** One's own part in the seeds of games, kept so that the proof of a deal needs no word of the server's. */

export interface OwnShare {
  share: string;
  /** What the server had committed to when this share was sent. */
  commitment: string;
}

const KEY = 'fistful-shares';
const MOST = 50;

function kept(): [string, OwnShare][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, OwnShare][]) : [];
  } catch {
    return [];
  }
}

export function keepShare(table: string, own: OwnShare): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, own], ...others].slice(0, MOST)));
  } catch {
    // Without storage the proof rests on what the record says.
  }
}

export function ownShare(table: string): OwnShare | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}
