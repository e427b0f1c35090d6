/** The engraving of the fronts; cut once, for all houses of a kind. */

import { hatch } from '../../../lib/art/cut';

/** Clapboards. */
export function siding(x: number, y: number, width: number, height: number, seed: number, gap = 9): string {
  return hatch(x, y, width, height, { gap, length: 46, fat: 1.1, seed });
}

/** A star with a ball on each point, as on a badge. */
export function star(radius: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const ball = round(radius * 0.1);
  const points = Array.from({ length: 10 }, (_, point) => {
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    const far = point % 2 ? radius * 0.46 : radius;
    return [round(Math.cos(angle) * far), round(Math.sin(angle) * far)] as const;
  });
  const balls = points
    .filter((_, point) => point % 2 === 0)
    .map(
      ([x, y]) =>
        `M${round(x - ball)} ${y}a${ball} ${ball} 0 1 0 ${2 * ball} 0a${ball} ${ball} 0 1 0 ${-2 * ball} 0Z`,
    );
  return `M${points.map((point) => point.join(' ')).join('L')}Z${balls.join('')}`;
}
