/** The rounds of a game as they were scored, for the end. */

import type { Told, WildShotsView } from '../../lib/protocol/types';

export interface ScoredRound {
  /** Minus points by seat. */
  points: readonly number[];
  /** What hurt; empty if it was not told. */
  symbols: readonly string[];
  /** The cards that cost them, by seat. */
  hits: readonly (readonly string[])[];
}

export function roundsOf({ sheet }: WildShotsView, told: readonly Told[]): ScoredRound[] {
  return sheet.map((points, place) => {
    const of = (code: string) =>
      told
        .filter(({ code: each, params }) => each === code && params.number === place + 1)
        .map(({ params }) => params);
    const scored = of('scored');
    return {
      points,
      symbols: (of('round').at(-1)?.symbols ?? []) as string[],
      hits: points.map((_, seat) => (scored.find((each) => each.seat === seat)?.cards ?? []) as string[]),
    };
  });
}
