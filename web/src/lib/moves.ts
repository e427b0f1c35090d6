/** A move in words, for lists of moves and for screen readers. */

import type { FluentVariable } from '@fluent/bundle';
import { gameInfo, nameOf, seatOf } from './catalogue.svelte';
import type { Words } from './words';

const PLACES = ['one', 'two', 'three', 'four'];

/** The words for a move; the notation itself if a game has none. */
export function moveInWords(words: Words, game: string, move: string, names?: readonly string[]): string {
  const grammar = gameInfo(game)?.grammar;
  if (grammar?.argument) return argument(words, game, grammar.argument, move, names);
  const key = `page-${game}-move`;
  if (!grammar || !words.has(key)) return move;
  const [verb, ...rest] = grammar.letters
    ? ['', ...[...move].map((letter) => nameOf(game, letter))]
    : move.split(' ');
  const params: { [name: string]: FluentVariable } = { verb: verb ?? '', count: rest.length };
  for (const [place, text] of rest.entries()) {
    const kind = grammar.letters || grammar.verbs[verb ?? '']?.[place] || '';
    const name = PLACES[place] ?? 'more';
    params[name] = argument(words, game, kind, text, names);
    for (const form of words.forms(game, kind))
      params[`${form}-${name}`] = words.term(game, kind, text, form);
  }
  return words.message(key, params);
}

function argument(words: Words, game: string, kind: string, text: string, names?: readonly string[]): string {
  if (kind === 'seat') return words.seatName(seatOf(text), names);
  if (kind === 'slot') {
    const name = words.seatName(seatOf(text.charAt(0)), names);
    return words.message('page-slot', { name, number: Number(text.slice(1)) });
  }
  return kind ? words.term(game, kind, text) : text;
}
