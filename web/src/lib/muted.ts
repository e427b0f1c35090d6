/** Whom this person does not want to hear, by table, kept in the browser. */

const KEY = 'fistful-muted';
/** So many tables are remembered. */
const MOST = 50;

type Muted = [table: string, seats: number[]][];

function kept(): Muted {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Muted) : [];
  } catch {
    return [];
  }
}

/** The seats that are muted at a table. */
export function mutedAt(table: string): number[] {
  return kept().find(([id]) => id === table)?.[1] ?? [];
}

/** Keep who is muted at a table, the newest table first. */
export function keepMuted(table: string, seats: readonly number[]): void {
  const others = kept().filter(([id]) => id !== table);
  const now: Muted = seats.length > 0 ? [[table, [...seats]], ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(now.slice(0, MOST)));
  } catch {
    // Without storage they are muted as long as the page lasts.
  }
}
