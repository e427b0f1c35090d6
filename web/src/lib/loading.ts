/** Fetching what games say about themselves and what is printed on cards, once each. */

import { api } from './api';
import { setCards } from './cards.svelte';
import { setCatalogue } from './catalogue.svelte';
import { STORY } from './contract';
import type { Language } from './languages';

let games: Promise<void> | null = null;
let cards = { of: '', loading: Promise.resolve() };

/** Know the games; asked for again if it failed. */
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

/** Know the cards of a table in a language; asked for again if it failed. */
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
