/** The words in use: catalogues are fetched by language and, for games, when a game is opened. */

import type { FluentVariable } from '@fluent/bundle';
import { Words, type Language } from './words';

const catalogues = import.meta.glob<string>('../../../src/fistful/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const SHARED = ['engine', 'terminal', 'page'];

let current = $state.raw(new Words('en'));
const opened = new Set<string>();

/** Speak this language from now on. */
export async function speak(language: Language): Promise<void> {
  const names = [...SHARED, ...[...opened].flatMap((game) => [game, `page-${game}`])];
  const texts = await Promise.all(names.map((name) => load(language, name)));
  current = new Words(language, texts);
  document.documentElement.lang = language;
}

/** Fetch the words of these games. */
export async function openGames(...games: string[]): Promise<void> {
  if (games.every((game) => opened.has(game))) return;
  for (const game of games) opened.add(game);
  await speak(current.language);
}

/** The words in use now; read in a template, they follow the language. */
export function words(): Words {
  return current;
}

/** One of the page's own messages: `t('play-now')` is `page-play-now`. */
export function t(key: string, params?: { [name: string]: FluentVariable }): string {
  return current.message(`page-${key}`, params);
}

function load(language: Language, name: string): Promise<string> {
  const found = catalogues[`../../../src/fistful/locales/${language}/${name}.ftl`];
  return found ? found() : Promise.resolve('');
}
