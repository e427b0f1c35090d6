/** What the picture of a game is drawn by: its scale, the places it shows, and where words have room. */

import type { TurningPoint } from '../../turning';

/** How many places a line shows if a game has no rounds. */
const USUAL = 14;
/** How many lines of the grid there may be. */
const GRID = 5;
/** Pixels between two words. */
const WORD = 30;
const ROW = 19;

/** A scale from and to round numbers that takes these scores in, and its steps. */
export function scale(scores: readonly number[]): { lowest: number; highest: number; steps: number[] } {
  const [least, most] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const rough = (most - least || 1) / (GRID - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 3, 5, 10].map((each) => each * power).find((each) => each >= rough * 0.999)!;
  const lowest = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - lowest) / step - 1e-9));
  const steps = Array.from({ length: count + 1 }, (_, nth) => lowest + nth * step);
  return { lowest, highest: steps.at(-1)!, steps };
}

/** The places that a line goes through: the ends of rounds, or places apart from one another; and every turning point. */
export function sampled(length: number, rounds: readonly number[], turns: readonly TurningPoint[]): number[] {
  const last = length - 1;
  const ends = [...rounds.keys()].filter((place) => rounds[place + 1] !== rounds[place]);
  const few = ends.length > 2 && ends.length <= 2 * USUAL;
  const apart = Array.from({ length: USUAL + 1 }, (_, nth) => Math.round((last * nth) / USUAL));
  const wanted = new Set([0, ...(few ? ends : apart), ...turns.map(({ place }) => place), last]);
  return [...wanted].filter((place) => place <= last).sort((one, other) => one - other);
}

/** The rounds that end at these places and have room for their number under the picture. */
export function marked(
  places: readonly number[],
  rounds: readonly number[],
  x: (place: number) => number,
): { place: number; round: number }[] {
  const found: { place: number; round: number }[] = [];
  for (const place of places) {
    const round = rounds[place] ?? 0;
    if (round === 0 || round === rounds[place + 1]) continue;
    const before = found.at(-1);
    if (!before || x(place) - x(before.place) >= WORD) found.push({ place, round });
  }
  return found;
}

/** Where words stand that belong at these heights, one below the other and above the lowest. */
export function labelled(heights: readonly number[], lowest: number): number[] {
  const order = [...heights.keys()].sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  let above = -Infinity;
  for (const each of order) above = placed[each] = Math.max(placed[each]!, above + ROW);
  let below = lowest + ROW;
  for (const each of order.toReversed()) below = placed[each] = Math.min(placed[each]!, below - ROW);
  return placed;
}
