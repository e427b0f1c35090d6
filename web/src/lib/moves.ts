/** A move in words, for lists of moves and for those who listen. */

import type { FluentVariable } from '@fluent/bundle';
import { LETTERS, type Words } from './words';

/** What the arguments of a move are, by game and verb. */
const ARGUMENTS: { [game: string]: { [verb: string]: string[] } } = {
  'boomtown-bandits': {
    at: ['location'],
    hit: ['seat'],
    lose: ['token'],
    overhear: ['seat'],
    pay: ['card'],
    pick: ['seat', 'token'],
    place: ['token', 'location'],
    play: ['card', 'location'],
    sheriff: ['location'],
    show: ['card'],
    take: ['card'],
    to: ['location'],
    top: ['card'],
  },
  looterz: { discard: ['card'], pick: ['slot'], raise: ['card'], recruit: ['card'], steal: ['seat'] },
  shootout: {
    at: ['slot'],
    look: ['slot'],
    play: ['marksman'],
    return: ['slot'],
    rob: ['seat'],
    swap: ['slot'],
  },
};
const ACTIONS: { [letter: string]: string } = { L: 'loot', S: 'shoot', W: 'whisky' };
const PLACES = ['one', 'two', 'three', 'four'];

/** The words for a move; the notation itself where a game has none. */
export function moveInWords(words: Words, game: string, move: string, names?: readonly string[]): string {
  if (game === 'wild-shots') return words.term(game, 'card', move);
  const [verb, ...rest] = game === 'loot-shoot-whisky' ? ['plan', ...move] : move.split(' ');
  const kinds = ARGUMENTS[game]?.[verb ?? ''] ?? [];
  const params: { [name: string]: FluentVariable } = { verb: verb ?? '', count: rest.length };
  for (const [place, text] of rest.entries()) {
    params[PLACES[place] ?? 'more'] = argument(words, game, kinds[place] ?? '', text, names);
  }
  const key = `page-${game}-move`;
  return words.has(key) ? words.message(key, params) : move;
}

function argument(words: Words, game: string, kind: string, text: string, names?: readonly string[]): string {
  if (game === 'loot-shoot-whisky') return words.term(game, 'action', ACTIONS[text] ?? text);
  if (kind === 'seat') return words.seatName(LETTERS.indexOf(text), names);
  if (kind === 'slot') {
    const name = words.seatName(LETTERS.indexOf(text.charAt(0)), names);
    return words.message('page-slot', { name, number: Number(text.slice(1)) });
  }
  return kind ? words.term(game, kind, text) : text;
}
