/** The page knows no game and no scoring of its own, and nothing of a deck is built into it. */

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

/** Signs of adding up, and of what points are made of: what is printed on cards, and the prices of symbols. */
const ADDING = /\breduce\b|\+=|[-+*] \(?(printed|(view\.)?hurting)\b/;
const WORTH = /\bprinted\b|\bhurting\b/;

/** Whether code adds up what cards are worth, or picks out the symbols that hurt: both are for the server to say. */
function scores(text: string): boolean {
  const read = code(text);
  return (ADDING.test(read) && WORTH.test(read)) || /\bin (view\.)?hurting\b/.test(read);
}

test.each([
  'cards.reduce((sum, card) => sum + printed(card).value, 0)',
  'cards.flatMap((card) => printed(card).symbols).reduce((sum, symbol) => sum + hurting[symbol]!, 0)',
  'const price = symbols.reduce((sum, symbol) => sum + (view.hurting[symbol] ?? 0), 0);',
  'for (const card of cards) if (printed(card).place === place) money += printed(card).value;',
  'nuggets = put(nuggets, seat, nuggets[seat]! + printed(String(params.card)).value);',
  'const hits = symbols.filter((symbol) => symbol in view.hurting).length;',
])('this would be scoring: %s', (text) => {
  expect(scores(text)).toBe(true);
});

test('nothing adds up what cards are worth, and nothing names a price or a bonus', () => {
  expect(holding(({ text }) => scores(text))).toEqual([]);
  const amount = /\b(price|bonus|points?|worth)\w*\s*[:=]\s*\[?[1-9]/i;
  expect(holding(({ text }) => amount.test(code(text)))).toEqual([]);
});

test('no table has a timer: the one clock says when what is shown', () => {
  const timed = /\bset(Timeout|Interval)\b|\brequestAnimationFrame\b/;
  expect(holding(({ path, text }) => path.startsWith('tables/') && timed.test(code(text)))).toEqual([]);
});

/** The classes that begin a selector of a style sheet, for which no component is named: they hold everywhere. */
function everywhere(text: string): string[] {
  const selectors = [...code(text).matchAll(/([^{};]+)\{/g)].flatMap(([, found]) => found!.split(','));
  return selectors.flatMap((selector) => /\.([a-z][\w-]*)/.exec(selector)?.[1] ?? []);
}

test('no drawing can style another by chance: classes that hold everywhere belong to one place', () => {
  const sheets = built.filter(({ path }) => path.endsWith('.css'));
  const names = sheets.flatMap(({ path, text }) =>
    everywhere(text).map((name) => [name, dirname(path)] as const),
  );
  const places = (name: string) => new Set(names.filter(([each]) => each === name).map(([, place]) => place));
  expect(names.filter(([name]) => places(name).size > 1)).toEqual([]);
  const wall = sheets.find(({ path }) => path === 'lib/art/wall.css')!.text;
  expect(everywhere(wall).filter((name) => !name.startsWith('wall-'))).toEqual([]);
  expect(holding(({ path, text }) => path.startsWith('tables/') && /[.\s"]wall-\w/.test(code(text)))).toEqual(
    [],
  );
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
