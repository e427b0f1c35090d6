/** The tunes at the beginning and at the end of a game: each once, however often the page is drawn. */

import { play } from './sound';

const played = new Set<string>();

function once(what: string, tune: () => void): boolean {
  if (played.has(what)) return false;
  played.add(what);
  tune();
  return true;
}

/** Played when the first moment of a game is shown. */
export function tuneOfBeginning(table: string): void {
  once(`${table} begins`, () => play('begin'));
}

/** Played when a game is over; whether this was the first time. */
export function tuneOfEnd(table: string, won: boolean): boolean {
  return once(`${table} ends`, () => play(won ? 'win' : 'lose'));
}
