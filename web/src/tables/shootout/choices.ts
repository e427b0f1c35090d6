/** What may be chosen on the table of Shootout!, read from the moves alone. */

const AIMS = ['at', 'return', 'look', 'swap'] as const;

/** The moves that name a Health slot now, by slot. */
export function marks(moves: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const move of moves) {
    const [verb, place] = move.split(' ');
    if (place && AIMS.some((aim) => aim === verb)) found.set(place, move);
  }
  return found;
}

/** The move made with a card in hand: `shoot 9`, `for 9`, or `lay 9` as an additional Health Card. */
export function cardMove(moves: readonly string[], value: number): string | null {
  return (
    ['shoot', 'for', 'lay'].map((verb) => `${verb} ${value}`).find((move) => moves.includes(move)) ?? null
  );
}

/** Whether Health Cards are to be laid, several at once, at the beginning of a round. */
export function laysSeveral(moves: readonly string[]): boolean {
  return laidBy(moves[0] ?? null).length > 1;
}

/** The values that may be laid. */
export function layable(moves: readonly string[]): Set<number> {
  return new Set(moves.flatMap((move) => move.split(' ').slice(1).map(Number)));
}

/** The move that lays these values. */
export function layingOf(values: readonly number[]): string {
  return ['lay', ...[...values].sort((one, other) => one - other)].join(' ');
}

/** The values of a laying. */
export function laidBy(move: string | null): number[] {
  return move?.startsWith('lay ') ? move.split(' ').slice(1).map(Number) : [];
}
