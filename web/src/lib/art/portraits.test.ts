import { expect, test } from 'vitest';
import { BOTS, likeness, PEOPLE } from './portraits';

test('a bot looks the same whatever it is called, and each level looks different', () => {
  expect(likeness(1, 'a', 0)).toEqual(likeness(1, 'b', 0));
  expect(new Set(BOTS.map((_, level) => likeness(level, '', 0).figure)).size).toBe(BOTS.length);
});

test('a level that nobody drew looks like the nearest one', () => {
  expect(likeness(BOTS.length + 3, '', 0).figure).toBe(BOTS.at(-1)!.figure);
  expect(likeness(-1, '', 0).figure).toBe(BOTS[0]!.figure);
});

test('two bots of one level wear different colours', () => {
  expect(likeness(2, '', 0).spot).not.toBe(likeness(2, '', 1).spot);
});

test('people differ by seat, and any number of them can be drawn', () => {
  expect(new Set(PEOPLE.map((_, seat) => likeness(null, 'Ann', seat).figure)).size).toBe(PEOPLE.length);
  expect(likeness(null, 'Ann', PEOPLE.length + 1).figure).toBe(PEOPLE[1]!.figure);
});
