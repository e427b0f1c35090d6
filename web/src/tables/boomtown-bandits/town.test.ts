import { beforeAll, expect, test } from 'vitest';
import type { BoomtownBanditsView } from '../../lib/protocol/types';
import type { Story } from '../../lib/story.svelte';
import stories from '../../stories/boomtown-bandits.json';
import { know } from '../drawing';
import {
  cardMove,
  fighters,
  handOf,
  hiddenCards,
  inCamp,
  locationMove,
  needsLocation,
  offered,
  plain,
} from './town';
import { seatMove, showMove, tokenMove, tokensAt } from './town';

beforeAll(() => know('boomtown-bandits'));

const moments = (stories as unknown as Story[]).map(({ moment }) => moment);
const views = moments.map(({ view }) => view as BoomtownBanditsView);

test('every token of everyone is in camp, in town or in a fight', () => {
  for (const view of views) {
    const places = ['', 'final', ...view.town];
    const found = places.flatMap((place) => tokensAt(view, place));
    expect(found).toHaveLength(3 * view.terms.seats);
  }
});

test('one who is asked to place has what the question says in camp', () => {
  const asked = views.filter(({ prompt }) => prompt.code === 'place');
  expect(asked.length).toBeGreaterThan(2);
  for (const view of asked) {
    const waiting = view.tokens[view.seat!]!.filter(([place]) => place === '');
    expect(inCamp(view, 'shooter') + inCamp(view, 'coward')).toBe(waiting.length);
  }
});

test('every move of every fixture is drawn on the table', () => {
  for (const [number, { moves }] of moments.entries()) {
    const view = views[number]!;
    const cards = handOf(view, view.seat!).map(({ card }) => card);
    const drawn = new Set([
      'roll',
      'call',
      'wait',
      ...plain(moves),
      ...offered(moves).map(({ move }) => move),
    ]);
    const holding = ['shooter', 'coward', ...cards.filter((card) => needsLocation(moves, card))];
    for (const location of view.town) {
      for (const held of holding) drawn.add(locationMove(moves, location, held) ?? '');
    }
    for (const card of cards) drawn.add(cardMove(moves, card) ?? '');
    for (const held of handOf(view, view.seat!)) drawn.add(showMove(moves, held) ?? '');
    for (let seat = 0; seat < view.terms.seats; seat++) {
      drawn.add(seatMove(moves, seat) ?? '');
      for (const kind of ['shooter', 'drunk', 'coward', 'brave', 'extra']) {
        drawn.add(tokenMove(moves, seat, kind, seat === view.seat) ?? '');
      }
    }
    expect(moves.filter((move) => !drawn.has(move))).toEqual([]);
  }
});

test('cards that not everyone has seen are counted', () => {
  const view = { ...views[0]!, hidden: [[1], [2]], hidden_fresh: [[0], [1]] };
  expect(hiddenCards(view, 1)).toBe(3);
});

test('those with a token where the table is fight there', () => {
  for (const view of views) {
    for (const seat of fighters(view))
      expect(view.tokens[seat]!.some(([place]) => place === view.here)).toBe(true);
  }
});
