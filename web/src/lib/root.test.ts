/** The page works at the root of a site and under a path of it: every address goes through `at`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const SOURCES = join(process.cwd(), 'src');

/** The module as a page finds it whose manifest is here. */
async function rootBeside(manifest: string | null) {
  vi.resetModules();
  document.head.innerHTML = manifest === null ? '' : `<link rel="manifest" href="${manifest}">`;
  return import('./root');
}

afterEach(() => {
  document.head.innerHTML = '';
});

test('at the root of a site, addresses are paths', async () => {
  const { at, pathIn } = await rootBeside('http://saloon.example/manifest.webmanifest');
  expect(at('/')).toBe('/');
  expect(at('/api/games')).toBe('/api/games');
  expect(pathIn('/rules/wild-shots')).toBe('/rules/wild-shots');
});

test('under a path, addresses begin with it, and other pages of the site are not ours', async () => {
  const { at, pathIn } = await rootBeside('https://club.example/games/fistful/manifest.webmanifest');
  expect(at('/')).toBe('/games/fistful/');
  expect(at('/api/games')).toBe('/games/fistful/api/games');
  expect(pathIn('/games/fistful/')).toBe('/');
  expect(pathIn('/games/fistful/table/abc')).toBe('/table/abc');
  expect(pathIn('/games/')).toBeNull();
  expect(pathIn('/wiki/table/abc')).toBeNull();
});

test('icon and manifest keep their addresses when the address of the page changes', async () => {
  await rootBeside('../manifest.webmanifest');
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
  expect(link.getAttribute('href')).toBe(new URL('../manifest.webmanifest', location.href).href);
});

test('the server’s own pages are not ours', async () => {
  const { pathIn } = await rootBeside(null);
  expect(pathIn('/api/records/abc')).toBeNull();
  expect(pathIn('/docs')).toBeNull();
  expect(pathIn('/docs/bots/')).toBeNull();
  expect(pathIn('/documents')).toBe('/documents');
});

test('no address in the page begins at the root of the site', () => {
  const rooted = /href="\/|href=\{[`'"]\/|fetch\([`'"]\/|\$\{(host|location\.\w+)\}\/|src="\//;
  const files = readdirSync(SOURCES, { encoding: 'utf8', recursive: true });
  const code = files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'));
  expect(code.length).toBeGreaterThan(100);
  const found = code.filter((name) => rooted.test(readFileSync(join(SOURCES, name), 'utf-8')));
  expect(found.map((name) => relative('', name))).toEqual([]);
  expect(readFileSync('public/manifest.webmanifest', 'utf-8')).not.toMatch(/": "\//);
});
