import { expect, test } from 'vitest';
import { burst, hatch, heap, rays, specks, torn } from './cut';

const strokes = (drawn: string) => drawn.split('M').length - 1;
const places = (drawn: string) =>
  [...drawn.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test('a drawing looks the same every time, and another seed gives another', () => {
  expect(hatch(0, 0, 200, 80, { seed: 4 })).toBe(hatch(0, 0, 200, 80, { seed: 4 }));
  expect(hatch(0, 0, 200, 80, { seed: 4 })).not.toBe(hatch(0, 0, 200, 80, { seed: 5 }));
});

test('hatching stays in its box and is thinner where the tone is', () => {
  const drawn = places(hatch(10, 20, 300, 100, { angle: 30, length: 20, tone: (u) => u }));
  expect(drawn.every(([x, y]) => x >= 10 && x <= 310 && y >= 20 && y <= 120)).toBe(true);
  const left = drawn.filter(([x]) => x < 160).length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(drawn.length / 2);
});

test('rays start outside the inner circle', () => {
  const drawn = places(rays(0, 0, 50, 100, 40));
  expect(drawn.length).toBeGreaterThan(40);
  expect(Math.min(...drawn.map(([x, y]) => Math.hypot(x, y)))).toBeGreaterThan(49);
});

test('a heap has as many coins as it is told, in rows that get shorter upwards', () => {
  const coins = heap(0, 0, 20);
  expect(coins).toHaveLength(20);
  expect(heap(0, 0, 0)).toEqual([]);
  const low = coins.filter(({ y }) => y > -4).length;
  const high = coins.filter(({ y }) => y < -20).length;
  expect(low).toBeGreaterThan(high);
});

test('a torn edge and a burst are one closed line, specks are many', () => {
  for (const drawn of [
    torn([
      [0, 0],
      [90, 0],
      [90, 60],
      [0, 60],
    ]),
    burst(0, 0, 10, 30, 9),
  ]) {
    expect(strokes(drawn)).toBe(1);
    expect(drawn.endsWith('Z')).toBe(true);
  }
  expect(strokes(specks(0, 0, 100, 100, 50))).toBe(50);
});
