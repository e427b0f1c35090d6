/** Coins as few paths: those of one layer do not touch, so a layer is three paths, however many coins it has. */

import { numbers, type Coin } from '../../lib/art/cut';

export interface Layer {
  edge: string;
  face: string;
  shine: string;
}

/** How wide a coin is and how flat it lies. */
export interface Cast {
  width: number;
  height: number;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function ellipse(x: number, y: number, turned: number, { width, height }: Cast): string {
  const angle = (turned * Math.PI) / 180;
  const [dx, dy] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * width) / 2];
  const arc = `a${width / 2} ${height} ${turned} 1 0 `;
  const [across, down] = [round(2 * dx), round(2 * dy)];
  return `M${round(x - dx)} ${round(y - dy)}${arc}${across} ${down}${arc}${-across} ${-down}`;
}

function drawn(coins: readonly Coin[], cast: Cast): Layer {
  const layer: Layer = { edge: '', face: '', shine: '' };
  for (const { x, y, turned } of coins) {
    layer.edge += ellipse(x, y + cast.height * 0.46, turned, cast);
    layer.face += ellipse(x, y, turned, cast);
    const [reach, rise] = [round(cast.width * 0.3), round(cast.height * 0.65)];
    layer.shine += `M${round(x - reach)} ${round(y - 1)}q${reach} ${-rise} ${round(2 * reach)} 0`;
  }
  return layer;
}

/** The layers of a heap, from the back: each of its rows in two, every other coin. */
export function layers(coins: readonly Coin[], cast: Cast): Layer[] {
  const rows: Coin[][] = [];
  coins.forEach((coin, place) => {
    const before = coins[place - 1];
    if (!before || coin.x < before.x) rows.push([]);
    rows.at(-1)!.push(coin);
  });
  return rows
    .flatMap((row) => [0, 1].map((odd) => row.filter((_, place) => place % 2 === odd)))
    .filter((row) => row.length > 0)
    .map((row) => drawn(row, cast));
}

/** A heap of this many coins, by rows from the top: each has one more than the one above, and the bottom row takes the rest. */
export function heapRows(goal: number): number[] {
  const rows: number[] = [];
  let left = goal;
  for (let width = 1; left > 0; width++) {
    const row = left - width > width ? width : left;
    rows.push(row);
    left -= row;
  }
  return rows;
}

/** Where a player's coins lie: from the bottom row up, so that the heap grows towards its flag as it is counted. */
export function pyramid(goal: number, loot: number, cast: Cast, seed: number): Coin[] {
  const next = numbers(seed);
  const rows = heapRows(goal).toReversed();
  // More than the goal is put on top.
  for (let extra = loot - goal; extra > 0; extra -= 1) rows.push(1);
  const coins = rows.map((count, level) =>
    Array.from({ length: count }, (_, place) => ({
      x: round((place - (count - 1) / 2) * cast.width * 0.96 + (next() - 0.5) * 2),
      y: round(-level * cast.height * 1.55 + (next() - 0.5) * 1.2),
      turned: round((next() - 0.5) * 16),
    })),
  );
  let left = loot;
  const kept = coins.map((row) => {
    const some = row.slice(0, left);
    left -= some.length;
    return some;
  });
  return kept.toReversed().flat();
}

/** How much is left of the hoard, from 0 to 1: it shrinks as the heaps grow. */
export function leftOfHoard(loot: readonly number[], goal: number): number {
  const taken = loot.reduce((sum, each) => sum + each, 0);
  return Math.max(0, 1 - taken / (goal * loot.length));
}
