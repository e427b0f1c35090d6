import { beforeAll, expect, test } from 'vitest';
import { printed } from '../../lib/cards.svelte';
import type { BoomtownBanditsView, Told } from '../../lib/protocol/types';
import type { Story } from '../../lib/story.svelte';
import stories from '../../stories/boomtown-bandits.json';
import { know } from '../drawing';
import { count, sums } from './count';

beforeAll(() => know('boomtown-bandits'));

const moments = (stories as unknown as Story[]).map(({ moment }) => moment);

function told(code: string, params: Told['params']): Told {
  return { code, clause: '', params };
}

test('cards are worth what the server says', () => {
  expect(printed('bank-300')).toMatchObject({ value: 300, place: 'bank', text: '' });
  expect(printed('canary')).toMatchObject({ value: 200, place: 'mine', copies: 2 });
  expect(printed('loose-lips').text).not.toBe('');
});

test('the money of the locations makes up the scores', () => {
  const ended = moments.filter(({ view, told }) => view.outcome && told.some(({ code }) => code === 'bonus'));
  expect(ended.length).toBeGreaterThan(1);
  for (const { view, told } of ended) {
    expect(sums(count(view as BoomtownBanditsView, told))).toEqual(view.outcome!.scores);
  }
});

test('the money is what the server counted, and a location where nobody has a card has none', () => {
  const view = moments.find(({ view }) => view.outcome)!.view as BoomtownBanditsView;
  const nobody = [[], [], []];
  const here: BoomtownBanditsView = {
    ...view,
    town: ['bank', 'mine'],
    bonuses: [70, 90, 500],
    tokens: nobody,
    hidden: [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
    hidden_fresh: nobody,
    known: [[], ['bank-300'], []],
    known_fresh: nobody,
    face_up: nobody,
  };
  const columns = count(here, [
    told('bonus', { location: 'bank', seats: [1, 2], money: 70, loot: [11, 22, 33] }),
    told('own-this-town', { seat: 2, money: 500 }),
  ]);
  expect(columns).toEqual([
    { place: 'bank', money: [11, 22, 33], cards: [0, 2, 2], bonus: [0, 70, 70], card: 70 },
    { place: 'mine', money: [0, 0, 0], cards: [0, 0, 1], bonus: [0, 0, 0], card: 90 },
    { place: '', money: [0, 0, 0], cards: [0, 1, 2], bonus: [0, 0, 500], card: 500 },
  ]);
  expect(sums(columns)).toEqual([11, 92, 603]);
});
