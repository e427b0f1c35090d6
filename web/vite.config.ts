import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

import { precompress } from './precompress.ts';

/** Which file of words a catalogue goes into: what is fetched together is one file, as requests are dear. */
function wordsFile(path: string): string | null {
  const [, language, name] = /locales\/(\w+)\/(?:page-)?(.+)\.ftl/.exec(path) ?? [];
  if (!name || !language) return null;
  if (name === 'language') return 'languages';
  return `${SHARED.includes(name) ? 'words' : name}-${language}`;
}
const SHARED = ['engine', 'terminal', 'server', 'page'];

const server = process.env.FISTFUL_SERVER ?? 'http://127.0.0.1:8000';

/** The operator's page is built by itself: nothing of it is where players load theirs. */
const OPERATOR = 'operator';

export default defineConfig(({ mode }) => ({
  root: mode === OPERATOR ? 'operator' : '.',
  publicDir: mode === OPERATOR ? false : 'public',
  // Relative addresses: behind a proxy the page may lie under a path. The server completes those of the index.
  base: './',
  plugins: [
    svelte({ configFile: join(import.meta.dirname, 'svelte.config.js') }),
    Icons({ compiler: 'svelte', scale: 1 }),
    svelteTesting(),
    precompress(),
  ],
  define: {
    // Tables drawn from fixtures are for building and testing only.
    __STORIES__: JSON.stringify(mode !== 'production' && mode !== OPERATOR),
  },
  build: {
    outDir: join(import.meta.dirname, '../src/fistful/server', mode === OPERATOR ? 'operator_page' : 'page'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: wordsFile }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000, // a busy machine is slow, and that proves nothing
  },
}));
