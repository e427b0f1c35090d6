/** Where a line from one box to another leaves the first and meets the second. */

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

function middle(box: Box): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Where the line from the middle of a box to a point crosses its edge. */
export function edge(box: Box, toward: Point): Point {
  const from = middle(box);
  const [dx, dy] = [toward.x - from.x, toward.y - from.y];
  if (dx === 0 && dy === 0) return from;
  const part = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** The visible part of the line between the middles of two boxes. */
export function between(from: Box, to: Box): [Point, Point] {
  return [edge(from, middle(to)), edge(to, middle(from))];
}
