/** The slivers of a card's picture, cut once for each kind. */

import { hatch, rays } from '../../lib/art/cut';

export interface Cuts {
  /** Light that breaks out behind the figure. */
  rays: string;
  /** Shade over the lower half of the light. */
  shade: string;
  /** The grain of the frame. */
  frame: string;
  /** Shade over the ground. */
  ground: string;
}

const known = new Map<number, Cuts>();

export function cutsOf(seed: number): Cuts {
  const before = known.get(seed);
  if (before) return before;
  const cuts: Cuts = {
    rays: rays(75, 70, 30, 104, 44, { fat: 2.8, seed }),
    shade: hatch(28, 72, 94, 46, { gap: 5, length: 40, fat: 1.2, seed, tone: (_, v) => v }),
    frame: hatch(4, 146, 142, 60, { gap: 7, angle: 90, length: 40, fat: 1.1, seed }),
    ground: hatch(12, 112, 126, 20, { gap: 4, length: 30, fat: 1.3, seed: seed + 1 }),
  };
  known.set(seed, cuts);
  return cuts;
}
