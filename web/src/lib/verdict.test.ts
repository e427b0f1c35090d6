import { beforeAll, expect, test } from 'vitest';
import { openCatalogues, speak } from './language.svelte';
import type { Language } from './languages';
import type { AnyView } from './protocol/types';
import { ranking, scoreInWords, verdict } from './verdict';

const NAMES = ['Ann', 'Bea', 'Doc'];

function view(winners: number[], scores: number[], more: object = {}): AnyView {
  return { outcome: { winners, scores, reason: 'goal' }, ...more } as unknown as AnyView;
}
function said(seat: number | null, shown: AnyView, game = 'any'): string[] {
  const { title, came } = verdict({ game, seat, names: NAMES }, shown);
  return came ? [title, came] : [title];
}

beforeAll(async () => {
  await speak('en');
  await openCatalogues('page-looterz', 'page-loot-shoot-whisky', 'page-boomtown-bandits');
});

test('the winner is told by how much, the others who won and where they came', () => {
  const shown = view([2], [8, 7, 11]);
  expect(said(2, shown)).toEqual(['You win by 3 points!']);
  expect(said(0, shown)).toEqual(['Doc wins by 3 points.', 'You came second.']);
  expect(said(1, shown)).toEqual(['Doc wins by 3 points.', 'You came third.']);
  expect(said(null, shown)).toEqual(['Doc wins by 3 points.']);
});

test('against one other, the loser is told so, and coming second goes without saying', () => {
  expect(said(0, view([1], [0, 1]))).toEqual(['Bea beats you by one point.']);
  expect(said(0, view([1], [5, 5]))).toEqual(['Bea beats you.']);
  expect(said(null, view([1], [0, 1]))).toEqual(['Bea wins by one point.']);
});

test('a shared win, and a draw', () => {
  const shared = view([0, 1], [5, 5, 2]);
  expect(said(0, shared)).toEqual(['You share the win!']);
  expect(said(2, shared)).toEqual(['Ann and Bea share the win.', 'You came third.']);
  expect(said(0, view([], [1, 1]))).toEqual(['It’s a draw.']);
});

test('a win that the scores do not show is a win all the same', () => {
  expect(said(0, view([0], [5, 5, 2]))).toEqual(['You win!']);
  expect(ranking(view([1], [5, 5, 2]).outcome!).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});

test('a game has a unit of its own, and may count what its view shows', () => {
  expect(said(2, view([2], [8, 7, 11]), 'looterz')).toEqual(['You win by 3 Loot!']);
  expect(said(0, view([0], [4800, 3600]), 'boomtown-bandits')).toEqual(['You win by $1,200!']);
  const duel = {
    outcome: { winners: [0], scores: [1, 0], reason: 'nuggets' },
    nuggets: [9, 7],
    bullets: [2, 3],
  };
  expect(said(0, duel as never, 'loot-shoot-whisky')).toEqual(['You win by two nuggets!']);
  expect(scoreInWords('loot-shoot-whisky', duel as never, 1, 0)).toContain('7 nuggets');
});

test.each([
  [
    'de',
    'Du gewinnst mit 3 Punkten Vorsprung!',
    'Du belegst den zweiten Platz.',
    'Bea schlägt dich mit einem Punkt Vorsprung.',
  ],
  [
    'fr',
    'Vous gagnez avec 3 points d’avance !',
    'Vous finissez à la deuxième place.',
    'Bea vous bat avec un point d’avance.',
  ],
] as [Language, string, string, string][])('it is said in %s', async (language, won, came, beaten) => {
  await speak(language);
  const shown = view([2], [8, 7, 11]);
  expect(said(2, shown)).toEqual([won]);
  expect(said(0, shown)[1]).toBe(came);
  expect(said(0, view([1], [0, 1]))).toEqual([beaten]);
});
