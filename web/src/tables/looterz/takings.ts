/** How each player's Loot came together over the game. */

export interface Taking {
  /** When it happened, from 0 at the beginning of the game to 1 at its end. */
  when: number;
  /** How much was won, or lost to a thief. */
  change: number;
  /** What the player had then. */
  loot: number;
}

export function takings(standings: readonly (readonly number[])[], seat: number): Taking[] {
  const last = Math.max(1, standings.length - 1);
  return standings.flatMap((standing, moment) => {
    const [loot, before] = [standing[seat] ?? 0, standings[moment - 1]?.[seat] ?? 0];
    return loot === before ? [] : [{ when: moment / last, change: loot - before, loot }];
  });
}
