import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holderAt, looseSeats } from './held';
import { keepMuted, mutedAt } from './muted';
import { keptSettings } from './settings.svelte';
import { keepShare, ownShare } from './shares';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a value is kept as long as the page where storage takes nothing', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepMuted('t1', [2]);
  expect(mutedAt('t1')).toEqual([2]);
  full.mockRestore();
  keepMuted('t2', [1]);
  expect([mutedAt('t1'), mutedAt('t2')]).toEqual([[2], [1]]);
  expect(localStorage.getItem('fistful-muted')).toContain('t1');
});

test('what does not belong into a list is passed over', () => {
  localStorage.setItem('fistful-seats', '[null, 5, {}, {"table": "t1", "token": "secret"}]');
  localStorage.setItem('fistful-muted', '[null, [1], {}, ["t1", "all"], ["t1", [2]]]');
  localStorage.setItem('fistful-shares', '[null, ["t1"], ["t1", {"share": "aa", "commitment": "bb"}]]');
  expect(looseSeats()).toEqual([{ table: 't1', token: 'secret' }]);
  expect(holderAt('t1').token).toBe('secret');
  expect(mutedAt('t1')).toEqual([2]);
  expect(ownShare('t1')).toEqual({ share: 'aa', commitment: 'bb' });
  keepMuted('t2', [1]);
  keepShare('t2', { share: 'cc', commitment: 'dd' });
  expect([mutedAt('t1'), mutedAt('t2')]).toEqual([[2], [1]]);
  expect(ownShare('t2')?.share).toBe('cc');
});

test('settings that cannot be are as usual, the others as they were kept', () => {
  const usual = keptSettings();
  const odd = {
    language: 'xx',
    theme: 'zz',
    speed: 'warp',
    level: 7,
    sound: 'yes',
    name: 'x'.repeat(25),
  };
  localStorage.setItem('fistful-settings', JSON.stringify({ ...odd, constructor: 1, onePress: true }));
  expect(keptSettings()).toEqual({ ...usual, onePress: true });
  for (const text of ['null', '[1, 2]', '"dark"', '{']) {
    localStorage.setItem('fistful-settings', text);
    expect(keptSettings()).toEqual(usual);
  }
  localStorage.setItem('fistful-settings', '{"language": "fr", "theme": "dark", "name": "Ann"}');
  expect(keptSettings()).toEqual({ ...usual, language: 'fr', theme: 'dark', name: 'Ann' });
});
