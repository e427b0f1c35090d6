/** The words in use: catalogues are fetched by language and, for games, when a game is opened. */

import type { FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';
import { Words } from './words';

const catalogues = import.meta.glob<string>('../../../src/fistful/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const SHARED = ['engine', 'terminal', 'server', 'page'];

let current = $state.raw(new Words('en'));
let wanted: Language = 'en';
let latest: Promise<void> = Promise.resolve();
let opened: string[] = [];

/** Speak this language from now on. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  const mine = change(language, [...SHARED, ...opened]);
  latest = mine;
  return mine;

  /** Of several changes under way the last one counts. */
  async function change(to: Language, names: string[]): Promise<void> {
    const texts = await Promise.all(names.map((name) => load(to, name)));
    if (latest !== mine) return latest;
    current = new Words(to, texts);
    document.documentElement.lang = to;
  }
}

/** Fetch the words of these games. */
export function openGames(...games: string[]): Promise<void> {
  return openCatalogues(...games.flatMap((game) => [game, `page-${game}`]));
}

/** Fetch more catalogues. */
export async function openCatalogues(...names: string[]): Promise<void> {
  if (names.every((name) => opened.includes(name))) return latest;
  opened = [...opened, ...names.filter((name) => !opened.includes(name))];
  await speak(wanted);
}

/** The words in use now; read in a template, they follow the language. */
export function words(): Words {
  return current;
}

/** One of the page's own messages: `t('close')` is `page-close`. */
export function t(key: string, params?: { [name: string]: FluentVariable }): string {
  return current.message(`page-${key}`, params);
}

function load(language: Language, name: string): Promise<string> {
  const found = catalogues[`../../../src/fistful/locales/${language}/${name}.ftl`];
  return found ? found() : Promise.resolve('');
}
