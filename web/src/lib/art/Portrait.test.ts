/** Who is drawn at a seat. */

import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { levels } from '../catalogue.svelte';
import { useFixtures } from '../fixtures';
import Portrait from './Portrait.svelte';
import { BOTS, PEOPLE } from './portraits';

useFixtures();

function drawn(level: string | null, seat: number, name = 'Ann'): (string | null)[] {
  const { container } = render(Portrait, { level, name, seat });
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
}

test('each level of bots has the likeness that is drawn for it', () => {
  expect(levels().length).toBeGreaterThan(0);
  for (const [order, level] of levels().entries()) {
    expect(drawn(level, 0, level)).toEqual(BOTS[order]!.figure.map(([, d]) => d));
  }
});

test('a person looks like nobody else at the table, and like no bot', () => {
  const people = PEOPLE.map((_, seat) => drawn(null, seat).join());
  const bots = levels().map((level) => drawn(level, 0).join());
  expect(new Set([...people, ...bots]).size).toBe(people.length + bots.length);
});

test('a bot of a level that the page does not know is drawn all the same', () => {
  expect(drawn('stranger', 0)).toEqual(BOTS[0]!.figure.map(([, d]) => d));
});

test('a portrait is as large as it is asked to be, and says nothing of its own', () => {
  const { container } = render(Portrait, { level: null, name: 'Ann', seat: 0, size: 40 });
  const svg = container.querySelector('svg')!;
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['40', '36']);
  expect(svg.getAttribute('aria-hidden')).toBe('true');
});
