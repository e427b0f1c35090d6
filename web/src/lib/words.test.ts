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

test('a card and a place are said in the form that German needs', () => {
  const words = speaking('de', 'looterz', 'page-looterz', 'boomtown-bandits', 'page-boomtown-bandits');
  const fell = { code: 'sacrificed', clause: 'LTZ-18', params: { seat: 1, card: 'cultist' } };
  expect(words.told('looterz', fell, NAMES)).toBe('Bea opfert den Kultisten.');
  const hidden = { code: 'placed', clause: 'BTB-7', params: { seat: 0, token: 'hidden', location: 'train' } };
  expect(words.told('boomtown-bandits', hidden, NAMES)).toBe('Ann setzt eine Figur verdeckt in den Zug.');
  expect(moveInWords(words, 'boomtown-bandits', 'place shooter brothel', NAMES)).toBe(
    'Einen Schützen ins Bordell setzen',
  );
  expect(moveInWords(words, 'boomtown-bandits', 'sheriff stagecoach', NAMES)).toBe(
    'Den Sheriff zur Postkutsche stellen',
  );
  expect(moveInWords(words, 'looterz', 'recruit witch', NAMES)).toBe('Eine Hexe rekrutieren');
  expect(words.message('page-looterz-sure-sacrifice', words.allWorded('looterz', { card: 'bard' }))).toBe(
    'Du opferst den Barden: Die Karte kommt auf den Friedhof.',
  );
});

test('a seat without a name is called by its letter', () => {
  expect(speaking('en').seatName(2)).toBe('Player C');
});

test('a language can have further forms of a word', () => {
  const words = speaking('fr', 'looterz', 'boomtown-bandits');
  const attacked = {
    code: 'attacked',
    clause: 'LTZ-9',
    params: { seat: 0, card: 'orc', rival: 1, victim: 'witch' },
  };
  expect(words.told('looterz', attacked, NAMES)).toBe('L’Orque (Ann) attaque la Sorcière (Bea).');
  const town = { code: 'town', clause: 'BTB-2', params: { locations: ['bank', 'train'] } };
  expect(words.told('boomtown-bandits', town, NAMES)).toBe(
    'La ville, de gauche à droite\u00a0: la Banque et le Train.',
  );
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

test('what somebody typed is said as it was typed', () => {
  for (const game of ['boomtown-bandits', 'loot-shoot-whisky', 'looterz', 'shootout', 'wild-shots']) {
    const why = {
      kind: 'notation',
      code: 'unknown',
      game,
      clause: '',
      params: { typed: 'inside-job', example: 'pass' },
      text: '',
    };
    expect(speaking('en', game).refusal(why)).toBe(
      '“inside-job” is not a move in this game; a move looks like “pass”.',
    );
  }
});

test('an event says more to the seat that was told more', () => {
  const words = speaking('en', 'shootout');
  const drew = { code: 'drew', clause: 'SHO-11', params: { seat: 0, count: 2 } };
  expect(words.told('shootout', drew, NAMES)).toBe('Ann draws 2 cards.');
  expect(words.told('shootout', { ...drew, params: { ...drew.params, cards: [4, 8] } }, NAMES)).toBe(
    'Ann draws 2 cards: 4 and 8.',
  );
});

test('where everything is open a whisper names the seat that heard it', () => {
  const words = speaking('en', 'shootout');
  const took = { code: 'took', clause: 'SHO-33', params: { card: 8, target: 1 } };
  expect(words.told('shootout', took, NAMES)).toBe('You take an 8 from Bea.');
  const open = { ...took, params: { ...took.params, hearer: 0 } };
  expect(words.told('shootout', open, NAMES)).toBe('Ann takes an 8 from Bea.');
  const chosen = { code: 'chosen', clause: '', params: { seat: 1, hearer: 2 } };
  expect(words.told('shootout', chosen, NAMES)).toBe('To Cal alone: Bea has chosen.');
});

test('moves are put into words', () => {
  const words = speaking('en', 'boomtown-bandits', 'page-boomtown-bandits', 'shootout', 'page-shootout');
  expect(moveInWords(words, 'boomtown-bandits', 'place coward bank', NAMES)).toBe('Place a coward: Bank');
  expect(moveInWords(words, 'shootout', 'at B3', NAMES)).toBe('Aim at Bea, no. 3');
  expect(moveInWords(words, 'shootout', 'lay 1 4 7 12', NAMES)).toBe('Lay 1, 4, 7, 12');
  const french = speaking('fr', 'boomtown-bandits', 'page-boomtown-bandits', 'looterz', 'page-looterz');
  expect(moveInWords(french, 'boomtown-bandits', 'place coward train', NAMES)).toBe(
    'Placer un froussard au Train',
  );
  expect(moveInWords(french, 'boomtown-bandits', 'pay bank-300', NAMES)).toBe(
    'Payer avec la carte de 300\u00a0$ (Banque)',
  );
  expect(moveInWords(french, 'looterz', 'recruit witch', NAMES)).toBe('Recruter une Sorcière');
  const german = speaking('de', 'loot-shoot-whisky', 'page-loot-shoot-whisky');
  expect(moveInWords(german, 'loot-shoot-whisky', 'LS')).toBe('Plündern, dann Schießen');
});
