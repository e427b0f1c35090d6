/** What a phone lets the hand feel: a shot, a blow, and one's own turn. */

import type { Noise } from './recipes';
import { settings } from './settings.svelte';

/** Milliseconds of trembling and of rest, in turn. */
const TREMBLES: { readonly [noise in Noise]?: readonly number[] } = {
  shot: [45, 30, 15],
  slam: [30],
  turn: [18, 70, 18],
  win: [25, 60, 25, 60, 60],
};

/** Whether this is a device that trembles: a desktop browser has the function and nothing to move. */
export function canTremble(): boolean {
  return 'vibrate' in navigator && (globalThis.matchMedia?.('(pointer: coarse)').matches ?? false);
}

export function buzz(noise: Noise): void {
  const tremble = TREMBLES[noise];
  if (settings.haptics && tremble && canTremble()) navigator.vibrate([...tremble]);
}
