import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bezier, countUp, deal, lasting, toss, VERBS } from './motion';
import { keptSettings, settings, SPEEDS } from './settings.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => vi.useRealTimers());

test('a verb has the same length and curve as a transition and as a class', () => {
  const plain = readFileSync('src/lib/motion.css', 'utf-8').replace(/\s+/g, ' ');
  for (const [verb, { ms, curve, apart }] of Object.entries(VERBS)) {
    const rule = plain.match(new RegExp(` \\.v-${verb} \\{([^}]*)\\}`))![1];
    expect(rule).toContain(`animation-duration: calc(${ms}ms * var(--hurry))`);
    expect(rule).toContain(`cubic-bezier(${curve.join(', ')})`);
    expect(rule!.includes(`--apart: ${apart}ms`)).toBe(apart > 0);
  }
});

test('the four speeds, and the old name of one', () => {
  const lengths = SPEEDS.map((speed) => {
    settings.speed = speed;
    return lasting(100);
  });
  expect(lengths).toEqual([160, 100, 50, 0]);
  localStorage.setItem('fistful-settings', '{"speed": "none"}');
  expect(keptSettings().speed).toBe('instant');
});

test('a curve begins and ends where CSS says, and may shoot beyond', () => {
  for (const { curve } of Object.values(VERBS)) {
    expect([bezier(curve)(0), bezier(curve)(1)]).toEqual([0, 1]);
  }
  expect(bezier([0, 0, 1, 1])(0.3)).toBeCloseTo(0.3, 4);
  expect(bezier(VERBS.slam.curve)(0.5)).toBeGreaterThan(1);
});

test('what is dealt ends in its place, and what is tossed begins there', () => {
  const node = document.createElement('p');
  expect(deal(node).css!(1, 0)).toContain('translate: 0px 0px; rotate: 0deg; opacity: 1');
  const { css, easing } = toss(node, { x: 10, y: 0 });
  expect(css!(easing!(1), 1 - easing!(1))).toContain('translate: 0px 0px');
  expect(css!(easing!(0), 1 - easing!(0))).toContain('translate: 10px 0px');
});

test('a small number is counted one by one, a large one in 900 ms, and none without motion', () => {
  const seen: number[] = [];
  countUp(0, 3, (value) => seen.push(value));
  vi.advanceTimersByTime(270);
  expect(seen).toEqual([1, 2, 3]);
  seen.length = 0;
  countUp(0, 4200, (value) => seen.push(value));
  vi.advanceTimersByTime(900);
  expect([seen.length, seen[0], seen.at(-1)]).toEqual([10, 420, 4200]);
  seen.length = 0;
  settings.speed = 'instant';
  countUp(0, 7, (value) => seen.push(value));
  expect(seen).toEqual([7]);
});
