/** The page knows no game of its own, and nothing of a deck is built into it. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import catalogue from '../stories/games.json';

const SOURCES = join(process.cwd(), 'src');
const LOCALES = resolve(process.cwd(), '../src/fistful/locales');
/** What replaces the server in fixtures; `loading.ts` fetches it only where `__STORIES__` is set. */
const FIXTURES = ['lib/fixtures.ts', 'pages/Stories.svelte'];

interface Source {
  path: string;
  text: string;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

/** The files that are built in: neither tests nor what only tests use. */
const built: Source[] = files(SOURCES)
  .filter((path) => /\.(ts|svelte|css)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path: relative(SOURCES, path), text: readFileSync(path, 'utf-8') }))
  .filter(({ path }) => path !== 'tables/drawing.ts' && path !== 'lib/protocol/types.ts');

/** The code without its comments. */
function code(text: string): string {
  return text.replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function holding(wanted: (source: Source) => boolean): string[] {
  return built.filter(wanted).map(({ path }) => path);
}

test('there is something to read', () => {
  expect(built.length).toBeGreaterThan(100);
});

test.each(catalogue.games.map(({ title }) => title))('nothing says the title “%s”', (title) => {
  const whole = new RegExp(`(?<!\\w)${title.replace(/[^\w ]/g, '\\$&')}(?!\\w|!)`);
  expect(holding(({ text }) => whole.test(code(text)))).toEqual([]);
});

test('no file lists the games, and only what is in the folder of a game names one', () => {
  const slugs = catalogue.games.map(({ slug }) => slug);
  const naming = (text: string) =>
    slugs.filter((slug) => new RegExp(`['"\`]?${slug}['"\`]`).test(code(text)));
  expect(holding(({ path, text }) => !path.startsWith('tables/') && naming(text).length > 0)).toEqual([]);
  const foreign = ({ path, text }: Source) =>
    naming(text).some((slug) => !path.startsWith(`tables/${slug}/`));
  expect(holding((source) => source.path.startsWith('tables/') && foreign(source))).toEqual([]);
});

test('nothing spells the letters of seats, the levels of bots or a colour of a game', () => {
  expect(holding(({ text }) => /ABCDE|'RKGB'|'LSW'/.test(code(text)))).toEqual([]);
  const levels = new RegExp(`'(${catalogue.levels.join('|')})'`);
  expect(holding(({ path, text }) => path !== 'lib/story.svelte.ts' && levels.test(code(text)))).toEqual([]);
  const accents = catalogue.games.flatMap(({ accent }) => Object.values(accent));
  const shared = readFileSync(join(SOURCES, 'theme.css'), 'utf-8')
    .match(/--bad: #\w+/g)!
    .join();
  const own = accents.filter((accent) => !shared.includes(accent));
  expect(
    holding(({ path, text }) => path === 'theme.css' && own.some((each) => text.includes(each))),
  ).toEqual([]);
});

test('the words that all games share name no game and no choice of an option', () => {
  const shared = readFileSync(join(LOCALES, 'en/page.ftl'), 'utf-8');
  const choices = catalogue.games.flatMap(({ options }) =>
    options.flatMap((option): (boolean | number | string)[] => option.choices),
  );
  const variants = choices.filter((choice) => typeof choice === 'string').map((choice) => `[${choice}]`);
  expect(variants.length).toBeGreaterThan(0);
  const said = [...variants, ...catalogue.games.flatMap(({ slug, title }) => [slug, title])];
  expect(said.filter((each) => shared.includes(each))).toEqual([]);
});

test('nothing reads a deck file', () => {
  expect(holding(({ text }) => /\.toml|house/.test(code(text)))).toEqual([]);
});

test('nothing is built in from outside but the words', () => {
  const imported = built.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import|glob(?:<[^(]*>)?)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, found]) =>
      resolve(SOURCES, dirname(path), found!),
    ),
  );
  const outside = imported.filter((path) => relative(SOURCES, path).startsWith('..'));
  expect(outside.map((path) => relative(LOCALES, path))).toEqual(['*/*.ftl', '*/page-language.ftl']);
  expect(existsSync(LOCALES)).toBe(true);
});

test('fixtures are fetched only where there is no server', () => {
  const uses = ({ path, text }: Source) =>
    !FIXTURES.includes(path) && /stories\/|\/fixtures'/.test(code(text));
  expect(holding(uses)).toEqual(['lib/loading.ts']);
  expect(built.find(({ path }) => path === 'lib/loading.ts')!.text).toMatch(
    /__STORIES__ && table === STORY\s+\? \(await import\('\.\/fixtures'\)\)/,
  );
});
