/** Fetching what games say about themselves, their words, and what is printed on cards, once each. */

import { api } from './api';
import { setCards } from './cards.svelte';
import { setCatalogue } from './catalogue.svelte';
import { STORY } from './contract';
import { hasCatalogue, openCatalogues, openWords } from './language.svelte';
import type { Language } from './languages';

let games: Promise<void> | null = null;
let cards = { of: '', loading: Promise.resolve() };
/** The words of games from other packages, by game and language. */
const foreign = new Map<string, Promise<string>>();

/** Load what the games say about themselves; tried again if it failed. */
export function loadGames(): Promise<void> {
  games ??= fetchGames().catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

async function fetchGames(): Promise<void> {
  setCatalogue(await api.games());
}

/** Load the words of these games: the page has those of our games, the server those of others. */
export async function openGames(...slugs: string[]): Promise<void> {
  const ours = slugs.filter(hasCatalogue);
  await openCatalogues(...ours.flatMap((slug) => [slug, `page-${slug}`]));
  const others = slugs.filter((slug) => !hasCatalogue(slug));
  const fetch = (slug: string) => (language: Language) => foreignWords(slug, language);
  await openWords(Object.fromEntries(others.map((slug) => [slug, fetch(slug)])));
}

/** Tried again if it failed. */
function foreignWords(slug: string, language: Language): Promise<string> {
  const key = `${slug} ${language}`;
  const found = foreign.get(key) ?? api.words(slug, language).then(({ fluent }) => fluent);
  foreign.set(key, found);
  found.catch(() => foreign.delete(key));
  return found;
}

/** Load the cards of a table in a language; tried again if it failed. */
export function loadCards(table: string, game: string, language: Language): Promise<void> {
  const of = `${table} ${game} ${language}`;
  if (cards.of === of) return cards.loading;
  const loading = fetchCards(table, game, language, () => cards.of === of);
  cards = { of, loading };
  loading.catch(() => {
    if (cards.of === of) cards = { of: '', loading: Promise.resolve() };
  });
  return loading;
}

async function fetchCards(
  table: string,
  game: string,
  language: Language,
  wanted: () => boolean,
): Promise<void> {
  const found =
    __STORIES__ && table === STORY
      ? (await import('./fixtures')).fixtureCards(game, language)
      : api.cards(table, language);
  const told = await found;
  if (wanted()) setCards(told);
}
