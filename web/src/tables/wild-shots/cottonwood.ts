/** The leaves of the cottonwood: clumps of heart shapes, a whole ink in one path. */

import { hatch, numbers } from '../../lib/art/cut';

type Clump = readonly [x: number, y: number, across: number, down: number];

const CROWN: readonly Clump[] = [
  [40, 30, 150, 74],
  [200, 6, 150, 60],
  [360, 10, 130, 46],
  [-10, 110, 110, 60],
  [520, -8, 120, 34],
  [150, 76, 90, 36],
];
const BOUGH: readonly Clump[] = [
  [-60, 0, 150, 46],
  [60, 26, 120, 60],
  [-190, -8, 110, 32],
];

function leaf(x: number, y: number, size: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const at = (u: number, v: number) =>
    `${Math.round((x + u * cos - v * sin) * 10) / 10} ${Math.round((y + u * sin + v * cos) * 10) / 10}`;
  const [tip, notch] = [at(1, 0), at(-0.5, 0)];
  const lower = `Q${at(0.5, 0.72)} ${at(-0.35, 0.62)}Q${at(-0.75, 0.4)} ${notch}`;
  const upper = `Q${at(-0.75, -0.4)} ${at(-0.35, -0.62)}Q${at(0.5, -0.72)} ${tip}`;
  return `M${tip}${lower}${upper}Z`;
}

/** `picks` says which leaves are lit, by their place in the clump, from -1 to 1. */
function leaves(
  clumps: readonly Clump[],
  count: number,
  size: number,
  seed: number,
  picks: (u: number, v: number, chance: number) => boolean,
): string {
  const next = numbers(seed);
  let drawn = '';
  for (const [x, y, across, down] of clumps) {
    for (let each = 0; each < count * (across / 90); each++) {
      const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next())];
      const [u, v] = [Math.cos(angle) * far, Math.sin(angle) * far];
      if (!picks(u, v, next())) continue;
      drawn += leaf(x + u * across, y + v * down, size * (0.7 + next() * 0.6), next() * 1.6 + 0.6);
    }
  }
  return drawn;
}

/** Dark leaves, leaves, and those in the light. */
function foliage(clumps: readonly Clump[], seed: number): readonly [string, string, string] {
  return [
    leaves(clumps, 130, 18, seed, () => true),
    leaves(clumps, 62, 13, seed + 1, (_u, v, chance) => v < 0.5 && chance < 0.62),
    leaves(clumps, 34, 10, seed + 2, (u, v, chance) => u - v > 0.1 && chance < 0.6),
  ];
}

export const crown = foliage(CROWN, 31);
export const bough = foliage(BOUGH, 55);
export const furrows = hatch(14, 150, 100, 450, { gap: 10, angle: 86, length: 70, fat: 2.6, seed: 8 });
