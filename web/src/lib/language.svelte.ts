/** The words in use: catalogues are fetched by language, the shared ones at once and the others when they are opened. */

import type { FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';
import { Words } from './words';

const FILES = import.meta.glob<string>('../../../src/fistful/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const SHARED = ['engine', 'terminal', 'server', 'page'];

/** Fetches a catalogue in a language. */
type Fetch = (language: Language) => Promise<string>;
export type Fetches = { [name: string]: Fetch };

let current = $state.raw(new Words('en'));
let wanted: Language = 'en';
let latest: Promise<void> = Promise.resolve();
let opened = fromFiles(SHARED);

/** Speak this language from now on. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  const mine = change(language, Object.values(opened));
  latest = mine;
  return mine;

  /** If several changes are under way, the last one counts. */
  async function change(to: Language, catalogues: Fetch[]): Promise<void> {
    const texts = await Promise.all(catalogues.map((fetch) => fetch(to)));
    if (latest !== mine) return latest;
    current = new Words(to, texts);
    document.documentElement.lang = to;
  }
}

/** Whether the page has a catalogue of this name. */
export function hasCatalogue(name: string): boolean {
  return fileOf('en', name) !== undefined;
}

/** Fetch more catalogues. */
export function openCatalogues(...names: string[]): Promise<void> {
  return openWords(fromFiles(names));
}

/** Fetch more words, each in its own way; what failed before is tried again. */
export async function openWords(more: Fetches): Promise<void> {
  if (Object.keys(more).every((name) => name in opened)) return latest.catch(() => speak(wanted));
  opened = { ...opened, ...more };
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

function fromFiles(names: readonly string[]): Fetches {
  const fetch = (name: string) => async (language: Language) => (await fileOf(language, name)?.()) ?? '';
  return Object.fromEntries(names.map((name) => [name, fetch(name)]));
}

function fileOf(language: Language, name: string): (() => Promise<string>) | undefined {
  return FILES[`../../../src/fistful/locales/${language}/${name}.ftl`];
}
