/** The languages: one for each folder of catalogues, English first. Each is named in its own catalogue. */

import { Words } from './words';

/** The code of a language, such as `en`. */
export type Language = string;

const ENGLISH: Language = 'en';
const NAMES = import.meta.glob<string>('../../../src/fistful/locales/*/page-language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const catalogues = new Map(Object.entries(NAMES).map(([path, text]) => [path.split('/').at(-2)!, text]));

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...[...catalogues.keys()].filter((code) => code !== ENGLISH).sort(),
];

/** What a language calls itself. */
export function languageName(language: Language): string {
  return new Words(language, [catalogues.get(language) ?? '']).message('page-language-name');
}

/** The first of the browser's languages that there are words in. */
export function firstLanguage(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.split('-')[0]!);
  return codes.find((code) => LANGUAGES.includes(code)) ?? ENGLISH;
}
