/** Life as hearts and Power as a die, as paths. */

const HEART = 'm6 11q-8 -6 -4.500 -9.500q2.500 -2.500 4.500 1q2 -3.500 4.500 -1q3.500 3.500 -4.500 9.500z';

/** A row of hearts, each 12 wide, from one place to another. */
export function hearts(from: number, to: number, step: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => {
    const x = (from + place) * step;
    return `M${x} 0${HEART}`;
  }).join('');
}

const [LOW, MID, HIGH] = [-4.5, 0, 4.5];
const SPOTS: { readonly [value: number]: readonly (readonly [number, number])[] } = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** The spots of a die's face, around its middle. */
export function spots(value: number): string {
  return (SPOTS[value] ?? [])
    .map(([x, y]) => `M${x - 2.1} ${y}a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0`)
    .join('');
}
