/** Where a line of fire begins. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** The middle of the upper edge of a box, or of the lower one for a goal that lies below. */
export function muzzle({ left, top, width, height }: Box, goal: Point): Point {
  return { x: left + width / 2, y: goal.y < top + height / 2 ? top : top + height };
}
