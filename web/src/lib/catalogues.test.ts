/** The page's words: complete in every language, all of them used, and really translated. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { Words } from './words';

const LOCALES = join(process.cwd(), '../src/fistful/locales');
const SOURCES = join(process.cwd(), 'src');

/** Messages that are the same word in English, by language. */
const SAME: { [language: string]: string[] } = {
  de: [
    'page-boomtown-bandits-move',
    'page-chat',
    'page-shootout-bonus',
    'page-shootout-duel',
    'page-wild-shots-laid',
    'page-wild-shots-oil-title',
  ],
  fr: [
    'page-loot-shoot-whisky-duels-short',
    'page-shootout-bonus',
    'page-shootout-duel',
    'page-wild-shots-oil-title',
  ],
};

function messages(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(join(LOCALES, language)).filter((name) => /^page.*\.ftl$/.test(name));
  for (const file of files) {
    const text = readFileSync(join(LOCALES, language, file), 'utf-8');
    for (const { id, value } of new FluentResource(text).body) found.set(id, JSON.stringify(value));
  }
  return found;
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts')
        ? readFileSync(path, 'utf-8')
        : '';
    })
    .join('\n');
}

const english = messages('en');
const code = sources(SOURCES);

test('there are words to check', () => {
  expect(english.size).toBeGreaterThan(100);
});

test.each(LANGUAGES.slice(1))('%s has the same messages as English', (language) => {
  expect([...messages(language).keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(LANGUAGES.slice(1))('no message of %s is left in English', (language) => {
  const same = [...messages(language)]
    .filter(([key, value]) => english.get(key) === value)
    .map(([key]) => key);
  expect(same.filter((key) => !(SAME[language] ?? []).includes(key))).toEqual([]);
});

test('every message is used, and every message used is there', () => {
  const written = new Set([...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, key]) => `page-${key}`));
  const keys = [...written].filter((key) => !english.has(key));
  expect(keys).toEqual([]);
  const patterns = [...code.matchAll(/`(?:page-)?([a-z-]*\$\{[^`]*)`/g)].map(([, text]) => pattern(text!));
  const unused = [...english.keys()].filter(
    (key) =>
      !written.has(key) &&
      !code.includes(`'${key}'`) &&
      !code.includes(`'${key.slice(5)}'`) &&
      !patterns.some((each) => each.test(key)),
  );
  expect(unused).toEqual([]);
});

/** A key that is put together, as a pattern: `timing-${kind}`. */
function pattern(text: string): RegExp {
  const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^a-z-]/g, ''));
  return parts.join('').length < 4 ? /^$/ : new RegExp(`^page-${parts.join('[a-z0-9-]+')}$`);
}

test.each(LANGUAGES)('every message of %s can be said', (language) => {
  for (const file of readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.ftl'))) {
    const words = new Words(language, [readFileSync(join(LOCALES, language, file), 'utf-8')]);
    expect(words.language).toBe(language);
  }
});
