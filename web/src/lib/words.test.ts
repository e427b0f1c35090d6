import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { useFixtures } from './fixtures';
import { moveInWords } from './moves';
import type { Language } from './languages';
import { Words } from './words';

function speaking(language: Language, ...names: string[]): Words {
  const folder = join(process.cwd(), '../src/fistful/locales', language);
  const texts = ['engine', 'terminal', 'page', ...names].map((name) =>
    readFileSync(join(folder, `${name}.ftl`), 'utf-8'),
  );
  return new Words(language, texts);
}

beforeAll(useFixtures);

const NAMES = ['Ann', 'Bea', 'Cal'];

test('an event names seats and cards', () => {
  const words = speaking('en', 'wild-shots');
  const told = {
    code: 'played',
    clause: 'WSH-6',
    params: { seat: 1, card: 'R5', how: 'lead', colour: 'red' },
  };
  expect(words.told('wild-shots', told, NAMES)).toBe('Bea leads red 5.');
});

test('lists are joined as the language joins them', () => {
  expect(speaking('en').sentence('x', 'prompt', 'waiting', { seats: [0, 1, 2] }, NAMES)).toBe(
    'Waiting for Ann, Bea, and Cal.',
  );
  expect(speaking('de').listing(NAMES)).toBe('Ann, Bea und Cal');
});

test('a seat without a name is called by its letter', () => {
  expect(speaking('en').seatName(2)).toBe('Player C');
});

test('an outcome is one sentence', () => {
  const outcome = { winners: [0], scores: [1, 0], reason: 'nuggets' };
  expect(speaking('en', 'loot-shoot-whisky').outcome('loot-shoot-whisky', outcome, NAMES)).toBe(
    'Ann wins: at least nine nuggets.',
  );
});

test('a refusal without words in this language is said in English', () => {
  const why = { kind: 'table', code: 'unheard-of', game: '', clause: '', params: {}, text: 'No such thing.' };
  expect(speaking('fr').refusal(why)).toBe('No such thing.');
});

test('moves are put into words', () => {
  const words = speaking('en', 'boomtown-bandits', 'page-boomtown-bandits', 'shootout', 'page-shootout');
  expect(moveInWords(words, 'boomtown-bandits', 'place coward bank', NAMES)).toBe('Place a coward: Bank');
  expect(moveInWords(words, 'shootout', 'at B3', NAMES)).toBe('Aim at Bea, no. 3');
  expect(moveInWords(words, 'shootout', 'lay 1 4 7 12', NAMES)).toBe('Lay 1, 4, 7, 12');
  const german = speaking('de', 'loot-shoot-whisky', 'page-loot-shoot-whisky');
  expect(moveInWords(german, 'loot-shoot-whisky', 'LS')).toBe('Plündern, dann Schießen');
});
