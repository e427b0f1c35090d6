/** What the server would tell, for tables that are drawn without one. */

import catalogue from '../stories/games.json';
import { setCatalogue } from './catalogue.svelte';
import type { CardFacts, Catalogue } from './protocol/types';
import type { Language } from './languages';

type Cards = { [language: Language]: CardFacts[] };
const CARDS = import.meta.glob<Cards>('../stories/cards/*.json', { import: 'default' });

export function useFixtures(): void {
  setCatalogue(catalogue as unknown as Catalogue);
}

export async function fixtureCards(game: string, language: Language): Promise<CardFacts[]> {
  const found = await CARDS[`../stories/cards/${game}.json`]?.();
  return found?.[language] ?? [];
}
