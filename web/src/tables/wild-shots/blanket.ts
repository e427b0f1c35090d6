/** A blanket woven in squares, `u` across and `v` towards you, and laid on the table in perspective. */

import { hatch } from '../../lib/art/cut';

type Stitch = readonly [u: number, v: number];

function place(u: number, v: number): readonly [x: number, y: number] {
  const width = 770 + 300 * v;
  return [
    Math.round((640 + (u - 0.5) * width) * 10) / 10,
    Math.round((18 + 354 * (0.86 * v + 0.14 * v * v)) * 10) / 10,
  ];
}

function shape(stitches: readonly Stitch[]): string {
  return `M${stitches.map(([u, v]) => place(u, v).join(' ')).join('L')}Z`;
}

function band(from: number, to: number): string {
  return shape([
    [from, 0],
    [to, 0],
    [to, 1],
    [from, 1],
  ]);
}

/** A stepped diamond. */
function steps(u: number, v: number, count: number, wide = 0.0125, high = 0.031): string {
  const corner = Array.from({ length: count }, (_, step): Stitch[] => [
    [u + step * wide, v - (count - step) * high],
    [u + (step + 1) * wide, v - (count - step) * high],
  ]).flat();
  const right = [...corner, ...corner.toReversed().map(([x, y]): Stitch => [x, 2 * v - y])];
  return shape([...right, ...right.toReversed().map(([x, y]): Stitch => [2 * u - x, y])]);
}

function zigzag(u: number, wide: number, count: number): string {
  const left = Array.from({ length: count + 1 }, (_, step): Stitch => [
    u + (step % 2 ? wide : 0),
    step / count,
  ]);
  return shape([...left, ...left.toReversed().map(([x, y]): Stitch => [x + 0.008, y])]);
}

function diamonds(u: number, size: number): string {
  return [0, 1, 2, 3].map((row) => steps(u, (row + 0.5) / 4, size)).join('');
}

/** The threads at both ends. */
function threads(count: number): string {
  let drawn = '';
  for (let thread = 0; thread < count; thread++) {
    for (const end of [0, 1]) {
      const [x, y] = place(end, (thread + 0.5) / count);
      const out = (end ? 1 : -1) * (19 + (thread % 3) * 4);
      drawn += `M${x} ${(y - 2.4).toFixed(1)}L${(x + out).toFixed(1)} ${(y + 4 + (thread % 2) * 2).toFixed(1)}L${x} ${(y + 2.4).toFixed(1)}Z`;
    }
  }
  return drawn;
}

/** The pattern along one end, as ink and path; `mirrored` for the right one. */
function border(mirrored: boolean): readonly (readonly [ink: string, path: string])[] {
  const at = (u: number) => (mirrored ? 1 - u : u);
  const stripe = (from: number, to: number) => band(Math.min(at(from), at(to)), Math.max(at(from), at(to)));
  return [
    ['red', stripe(0, 0.022)],
    ['pale', stripe(0.022, 0.03)],
    ['deep', stripe(0.03, 0.138)],
    ['pale', stripe(0.138, 0.146)],
    ['amber', stripe(0.146, 0.16)],
    ['pale', diamonds(at(0.084), 4)],
    ['red', diamonds(at(0.084), 3)],
    ['pale', diamonds(at(0.084), 1)],
    ['pale', zigzag(mirrored ? at(0.178) : 0.17, 0.01, 26)],
  ];
}

export const cloth = band(0, 1);
export const fringe = threads(46);
/** The plain middle has a stepped star in its own colour. */
export const star = [steps(0.5, 0.52, 11, 0.02, 0.039), steps(0.5, 0.52, 10, 0.02, 0.039)] as const;
export const borders = [...border(false), ...border(true)];
export const weft = [
  hatch(110, 16, 1060, 358, { gap: 4.4, length: 36, fat: 0.9, seed: 7, tone: () => 0.7 }),
  hatch(110, 16, 1060, 358, { gap: 8.8, length: 26, fat: 0.9, seed: 17, tone: () => 0.5 }),
] as const;
export const grain = hatch(60, 10, 1160, 396, { gap: 8, length: 150, fat: 1.6, seed: 5, tone: () => 0.75 });
