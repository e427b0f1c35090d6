import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstLanguage, LANGUAGES, languageName } from './languages';

const LOCALES = join(process.cwd(), '../src/fistful/locales');

test('the languages are the folders of catalogues, English first', () => {
  const entries = readdirSync(LOCALES, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'));
  expect([...LANGUAGES].sort()).toEqual(folders.map(({ name }) => name).sort());
  expect(LANGUAGES[0]).toBe('en');
});

test('a language is called what it calls itself', () => {
  expect(languageName('de')).toBe('Deutsch');
});

test('a visitor gets the first language of the browser that there are words in', () => {
  expect(firstLanguage(['tlh', 'de-AT', 'en-US'])).toBe('de');
  expect(firstLanguage(['en-US', 'fr'])).toBe('en');
  expect(firstLanguage(['tlh'])).toBe('en');
});
