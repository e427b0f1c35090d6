/**
 * A graver for SVG. Every mark is a filled sliver, so that a whole tone is one path and costs one paint.
 *
 * Seeded, so that a drawing looks the same every time. Each function returns the `d` of a path; numbers are units of
 * the drawing, angles are degrees.
 */

/** How dense the marks are, 0 to 1, at a place of the box: `u` and `v` run from 0 to 1 across and down. */
export type Tone = (u: number, v: number) => number;
export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1 that look random and depend on the seed alone. */
export function numbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One stroke of the gouge, thin at both ends. */
export function gouge(x1: number, y1: number, x2: number, y2: number, fat: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [across, down] = [(-(y2 - y1) / length) * fat, ((x2 - x1) / length) * fat];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [from, to] = [`${round(x1)} ${round(y1)}`, `${round(x2)} ${round(y2)}`];
  return `M${from}Q${round(x + across)} ${round(y + down)} ${to}Q${round(x - across)} ${round(y - down)} ${from}Z`;
}

interface Hatching {
  gap?: number;
  /** The direction of the lines. */
  angle?: number;
  length?: number;
  fat?: number;
  seed?: number;
  tone?: Tone;
}

/** Broken, tapering lines over a box. */
export function hatch(x: number, y: number, width: number, height: number, how: Hatching = {}): string {
  const { gap = 7, angle = 0, length = 60, fat = 1.6, seed = 1, tone = () => 1 } = how;
  const next = numbers(seed);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const reach = Math.hypot(width, height) / 2;
  const inside = (px: number, py: number) => px >= x && px <= x + width && py >= y && py <= y + height;
  let drawn = '';
  for (let across = -reach; across < reach; across += gap) {
    for (let along = -reach + next() * length; along < reach; along += length * (0.25 + next() * 0.5)) {
      const long = length * (0.5 + next());
      const aside = across + (next() - 0.5) * gap * 0.5;
      const [x1, y1] = [
        x + width / 2 + along * cos - aside * sin,
        y + height / 2 + along * sin + aside * cos,
      ];
      const [x2, y2] = [x1 + long * cos, y1 + long * sin];
      along += long;
      if (!inside(x1, y1) || !inside(x2, y2)) continue;
      const dense = tone(((x1 + x2) / 2 - x) / width, ((y1 + y2) / 2 - y) / height);
      if (next() <= dense) drawn += gouge(x1, y1, x2, y2, fat * (0.5 + dense * 0.7));
    }
  }
  return drawn;
}

interface Rays {
  fat?: number;
  seed?: number;
  from?: number;
  to?: number;
}

/** Light that breaks out of a point: rows of slivers, as an engraver draws a sun. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  how: Rays = {},
): string {
  const { fat = 3, seed = 2, from = 0, to = 360 } = how;
  const next = numbers(seed);
  const depth = outer - inner;
  let drawn = '';
  for (let ray = 0; ray < count; ray++) {
    const angle = ((from + ((to - from) * (ray + 0.5)) / count + (next() - 0.5) * 1.5) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let at = inner * (1 + next() * 0.1); at < outer;) {
      const end = Math.min(outer, at + depth * (0.12 + next() * 0.25));
      drawn += gouge(
        x + cos * at,
        y + sin * at,
        x + cos * end,
        y + sin * end,
        fat * (0.4 + (at / outer) * 0.8),
      );
      at = end + depth * (0.02 + next() * 0.06);
    }
  }
  return drawn;
}

interface Specks {
  largest?: number;
  seed?: number;
  tone?: Tone;
}

/** Stars, dust, sparks. */
export function specks(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  how: Specks = {},
): string {
  const { largest = 1.6, seed = 4, tone = () => 1 } = how;
  const next = numbers(seed);
  let drawn = '';
  for (let speck = 0; speck < count; speck++) {
    const [u, v] = [next(), next()];
    const size = round((0.3 + next() * next()) * largest);
    if (next() > tone(u, v)) continue;
    const [px, py] = [round(x + u * width), round(y + v * height)];
    drawn += `M${round(px - size)} ${py}l${size} ${-size}l${size} ${size}l${-size} ${size}Z`;
  }
  return drawn;
}

/** A polygon with torn edges. */
export function torn(
  points: readonly Point[],
  how: { by?: number; step?: number; seed?: number } = {},
): string {
  const { by = 2, step = 7, seed = 5 } = how;
  const next = numbers(seed);
  const drawn = points.flatMap(([x1, y1], place) => {
    const [x2, y2] = points[(place + 1) % points.length]!;
    const pieces = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / step));
    return Array.from({ length: pieces }, (_, piece) => {
      const [part, wander] = [piece / pieces, piece > 0 ? 2 * by : 0];
      const x = x1 + (x2 - x1) * part + (next() - 0.5) * wander;
      const y = y1 + (y2 - y1) * part + (next() - 0.5) * wander;
      return `${round(x)} ${round(y)}`;
    });
  });
  return `M${drawn.join('L')}Z`;
}

/** A star with uneven points: a muzzle flash, "HIT!". */
export function burst(
  x: number,
  y: number,
  inner: number,
  outer: number,
  points: number,
  how: { seed?: number; squash?: number } = {},
): string {
  const { seed = 6, squash = 1 } = how;
  const next = numbers(seed);
  const drawn = Array.from({ length: points * 2 }, (_, point) => {
    const angle = (point / (points * 2)) * Math.PI * 2;
    const far = point % 2 ? inner * (0.85 + next() * 0.3) : outer * (0.7 + next() * 0.45);
    return `${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far * squash)}`;
  });
  return `M${drawn.join('L')}Z`;
}

/** A coin of a heap. */
export interface Coin {
  x: number;
  y: number;
  turned: number;
}

/**
 * A heap of coins seen from the side, those at the back first. `slope` is how many coins a row has fewer than the one
 * below it.
 */
export function heap(
  x: number,
  base: number,
  count: number,
  how: { width?: number; height?: number; seed?: number; slope?: number } = {},
): Coin[] {
  const { width = 17, height = 5.2, seed = 3, slope = 1 } = how;
  const next = numbers(seed);
  const rows: number[] = [];
  let row = Math.max(1, Math.round(Math.sqrt(2 * count * slope)));
  for (let left = count; left > 0; row = Math.max(1, row - slope)) {
    rows.push(Math.min(row, left));
    left -= row;
  }
  const levels = rows.map((coins, level) => ({ coins, y: base - level * height * 1.3 })).reverse();
  return levels.flatMap(({ coins, y }) =>
    Array.from({ length: coins }, (_, coin) => ({
      x: round(x + (coin - (coins - 1) / 2) * width * 0.84 + (next() - 0.5) * 8),
      y: round(y + (next() - 0.5) * 4),
      turned: round((next() - 0.5) * 30),
    })),
  );
}
