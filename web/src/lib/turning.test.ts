import { beforeAll, expect, test } from 'vitest';
import { setCatalogue } from './catalogue.svelte';
import { labelled, marked, sampled, scale } from './parts/end/chart';
import type { Catalogue, PastMoment, Told } from './protocol/types';
import { roundsOf, standingsOf, turningPoints } from './turning';
import catalogue from '../stories/games.json';

const GAME = catalogue.games[0]!.slug;

function moment(number: number, standing: number[], told: Told[] = []): PastMoment {
  return { number, standing, told } as unknown as PastMoment;
}
function told(code: string, params: Told['params'] = {}): Told {
  return { code, clause: '', params };
}

beforeAll(() => setCatalogue(catalogue as unknown as Catalogue));

test('a game turns where the lead changes and where much is won at once', () => {
  const moments = [
    moment(0, [0, 0], [told('round', { number: 1 })]),
    moment(1, [1, 0], [told('wins', { seat: 0 })]),
    moment(2, [1, 0]),
    moment(3, [1, 6], [told('round', { number: 2 }), told('wins', { seat: 1 }), told('loses', { seat: 0 })]),
    ...Array.from({ length: 20 }, (_, nth) => moment(4 + nth, [1, 6])),
    moment(24, [9, 6], [told('wins', { seat: 0 }), told('round', { number: 3 }), told('deals', { seat: 0 })]),
  ];
  const turns = turningPoints(GAME, moments);
  expect(turns.map(({ number, round, seat, leads }) => [number, round, seat, leads])).toEqual([
    [3, 2, 1, true],
    [24, 2, 0, true],
  ]);
  expect(turns.map((turn) => turn.told)).toEqual([told('wins', { seat: 1 }), told('wins', { seat: 0 })]);
});

test('neither the first lead nor a tie between two leads of the same seat is a change of lead', () => {
  const moments = [
    [0, 0],
    [2, 0],
    [2, 2],
    [4, 2],
  ].map((standing, number) => moment(number, standing, [told('wins', { seat: standing[1]! > 1 ? 1 : 0 })]));
  const leads = turningPoints(GAME, moments).filter((turn) => turn.leads);
  expect(leads).toEqual([]);
});

test('a game in which nobody scored has no turning points', () => {
  expect(
    turningPoints(
      GAME,
      [0, 1, 2, 3].map((number) => moment(number, [0, 0])),
    ),
  ).toEqual([]);
});

test('what is counted at the very end ends the lines, if it is counted alike', () => {
  const outcome = { winners: [1], scores: [3, 5], reason: '' };
  expect(standingsOf([moment(0, [0, 0]), moment(1, [2, 4])], outcome)).toEqual([
    [0, 0],
    [2, 4],
    [3, 5],
  ]);
  expect(standingsOf([moment(0, [0, 0]), moment(1, [3, 5])], outcome)).toHaveLength(2);
  expect(standingsOf([moment(0, [0, 0]), moment(1, [0.5, 4])], outcome)).toHaveLength(2);
});

test('rounds go on until the next one begins', () => {
  const begins = (number: number) => [told('round', { number })];
  expect(roundsOf([moment(0, [], begins(1)), moment(1, []), moment(2, [], begins(2))])).toEqual([1, 1, 2]);
});

test('a scale has round steps and takes all scores in', () => {
  expect(scale([0, 9])).toEqual({ lowest: 0, highest: 9, steps: [0, 3, 6, 9] });
  expect(scale([0, 4800])).toEqual({ lowest: 0, highest: 6000, steps: [0, 2000, 4000, 6000] });
  expect(scale([-27, 0]).steps).toEqual([-30, -20, -10, 0]);
  expect(scale([0, 0]).highest).toBeGreaterThan(0);
});

test('lines go through the ends of rounds and through the turning points', () => {
  const rounds = [1, 1, 2, 2, 3, 3];
  const turn = { place: 2 } as never;
  expect(sampled(7, rounds, [turn])).toEqual([0, 1, 2, 3, 5, 6]);
  expect(sampled(100, Array(100).fill(0), [])).toHaveLength(15);
});

test('numbers and names have room', () => {
  expect(marked([0, 1, 3, 4], [1, 2, 2, 3, 4], (place) => place * 20).map(({ round }) => round)).toEqual([
    1, 3,
  ]);
  expect(labelled([100, 100, 40], 110)).toEqual([91, 110, 40]);
});
