import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buzz } from './haptics';
import { kindOf, lengthOf, RECIPES, type Noise, type Recipe } from './recipes';
import { settings } from './settings.svelte';
import { play } from './sound';

const NOISES = Object.keys(RECIPES) as Noise[];
const EFFECTS: readonly Noise[] = [
  'card',
  'deal',
  'coin',
  'dice',
  'shot',
  'ricochet',
  'slam',
  'bottle',
  'glass',
  'door',
  'fuse',
];
const opened = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'AudioContext',
    vi.fn(function () {
      opened();
      throw new Error('This test has no loudspeaker.');
    }),
  );
  settings.sound = false;
  settings.volume = 70;
  settings.haptics = false;
});
afterEach(() => {
  opened.mockClear();
  vi.unstubAllGlobals();
});

test('an effect is short, and a tune is a short tune', () => {
  expect(NOISES.filter((noise) => kindOf(noise) === 'effects')).toEqual(EFFECTS);
  expect(NOISES.filter((noise) => kindOf(noise) === 'tunes')).toEqual(['begin', 'win', 'lose']);
  for (const noise of NOISES) {
    expect(lengthOf(RECIPES[noise]), noise).toBeLessThanOrEqual(kindOf(noise) === 'tunes' ? 4 : 1.2);
  }
});

test.each(NOISES)('what %s is made of can be performed', (noise) => {
  const recipe: Recipe = RECIPES[noise];
  expect(recipe.length).toBeGreaterThan(0);
  for (const { at, length, loud, from, to, attack = 0.002, hold = 0 } of recipe) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(attack + hold).toBeLessThan(length);
    expect(loud).toBeGreaterThan(0.0001);
    expect(loud).toBeLessThanOrEqual(1);
    for (const pitch of [from, to]) {
      expect(pitch).toBeGreaterThanOrEqual(40);
      expect(pitch).toBeLessThan(12_000);
    }
  }
});

test('nothing sounds unless it was asked for, by the whole or by its kind', () => {
  play('shot');
  settings.sound = true;
  settings.volume = 0;
  play('shot');
  settings.volume = 70;
  settings.soundKinds.tunes = false;
  play('win');
  settings.soundKinds.tunes = true;
  expect(opened).not.toHaveBeenCalled();
  expect(() => play('win')).toThrow('no loudspeaker');
});

test('a phone trembles at a shot if that was asked for, and not at a card', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  buzz('shot');
  settings.haptics = true;
  buzz('card');
  expect(vibrate).not.toHaveBeenCalled();
  buzz('shot');
  expect(vibrate).toHaveBeenCalledOnce();
});
