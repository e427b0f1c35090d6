import { beforeAll, expect, test, vi } from 'vitest';
import { printed } from '../../lib/cards.svelte';
import type { BoomtownBanditsView, Told } from '../../lib/protocol/types';
import { settings } from '../../lib/settings.svelte';
import type { Story } from '../../lib/story.svelte';
import stories from '../../stories/boomtown-bandits.json';
import { know } from '../drawing';
import { count, upTo } from './count';
import { framesOf } from './fight';
import { Playback } from './playback.svelte';

beforeAll(() => know('boomtown-bandits'));

const moments = (stories as unknown as Story[]).map(({ moment }) => moment);

function told(code: string, params: Told['params']): Told {
  return { code, clause: '', params };
}

test('a shootout is played throw by throw, with what comes of it', () => {
  const frames = framesOf(
    [
      told('location', { location: 'train' }),
      told('fight', { seats: [0, 2] }),
      told('threw', { seat: 0, faces: ['blank', 'blank'] }),
      told('threw', { seat: 2, faces: ['blank'] }),
      told('threw', { seat: 0, faces: ['blank', 'hit'] }),
      told('threw', { seat: 2, faces: ['hit'] }),
      told('quicker', { seat: 0, seats: [2] }),
      told('forgotten', { seats: [2], count: 1 }),
      told('hit', { seat: 0 }),
      told('window-here', { window: 'named-target', location: 'train' }),
      told('shot', { seat: 2, token: 'shooter' }),
    ],
    'bank',
  );
  expect(frames.map(({ told }) => told.map(({ code }) => code))).toEqual([
    ['fight'],
    ['threw', 'threw'],
    ['threw', 'threw'],
    ['quicker'],
    ['forgotten'],
    ['hit'],
    ['shot'],
  ]);
  expect(new Set(frames.map(({ place }) => place))).toEqual(new Set(['train']));
  expect(frames[1]!.faces.get(0)).toEqual(['blank', 'blank']);
  expect(frames[6]!.faces.get(0)).toEqual(['blank', 'hit']);
});

test('a fight that goes on names those who throw, and where nobody threw there is nothing to play', () => {
  const [frame] = framesOf([told('threw', { seat: 1, faces: ['hit'] })], 'mine');
  expect(frame).toMatchObject({ place: 'mine', seats: [1] });
  expect(framesOf([told('location', { location: 'bank' }), told('claimed', { seat: 0 })], '')).toEqual([]);
});

test('cards are worth what the server says', () => {
  expect(printed('bank-300')).toMatchObject({ value: 300, place: 'bank', text: '' });
  expect(printed('canary')).toMatchObject({ value: 200, place: 'mine', copies: 2 });
  expect(printed('loose-lips').text).not.toBe('');
});

test('the money of the locations makes up the scores', () => {
  const ended = moments.filter(({ view, told }) => view.outcome && told.some(({ code }) => code === 'bonus'));
  expect(ended.length).toBeGreaterThan(1);
  for (const { view, told } of ended) {
    const columns = count(view as BoomtownBanditsView, told);
    expect(upTo(columns, columns.length)).toEqual(view.outcome!.scores);
  }
  const counted = ended.find(({ told }) => told.some(({ code }) => code === 'own-this-town'))!;
  const rest = count(counted.view as BoomtownBanditsView, counted.told).at(-1)!;
  const owners = counted.told.filter(({ code }) => code === 'own-this-town');
  expect(rest.money.filter((money) => money > 0)).toEqual(owners.map(({ params }) => params.money));
});

test('the money is what the server counted, and a location where nobody has a card has none', () => {
  const view = moments.find(({ view }) => view.outcome)!.view as BoomtownBanditsView;
  const here = { ...view, town: ['bank', 'mine'], tokens: [[], [], []] };
  const columns = count(here, [
    told('bonus', { location: 'bank', seats: [1, 2], money: 70, loot: [11, 22, 33] }),
    told('own-this-town', { seat: 2, money: 500 }),
  ]);
  expect(columns).toEqual([
    { place: 'bank', money: [11, 22, 33], bonus: [0, 70, 70] },
    { place: 'mine', money: [0, 0, 0], bonus: [0, 0, 0] },
    { place: '', money: [0, 0, 500], bonus: [0, 0, 0] },
  ]);
  expect(upTo(columns, 1)).toEqual([11, 92, 103]);
});

test('frames that come while others are played wait for their turn', () => {
  settings.speed = 'normal';
  vi.useFakeTimers();
  const playback = new Playback();
  const [first, second, third] = ['bank', 'mine', 'train'].map((place) =>
    framesOf([told('threw', { seat: 0, faces: ['hit'] })], place),
  );
  playback.add([...first!, ...second!], false);
  expect(playback.frame?.place).toBe('bank');
  playback.add(third!, false);
  playback.add([], true);
  vi.advanceTimersByTime(900);
  expect(playback.frame?.place).toBe('mine');
  vi.advanceTimersByTime(900);
  expect(playback.frame?.place).toBe('train');
  vi.advanceTimersByTime(900);
  expect(playback.frame).toBeNull();
  vi.useRealTimers();
});
