/** What is printed on the Looterz, in the language in use. */

import { api } from '../../lib/api';
import { words } from '../../lib/language.svelte';
import type { CardInfo } from '../../lib/protocol/types';
import type { Language } from '../../lib/words';

export interface Printed {
  life: number;
  power: number;
  /** What it can do, in a sentence. */
  text: string;
}

let printed: { readonly [card: string]: Printed } = $state.raw({});
let loaded: Language | null = null;

/** Fetch what is printed on the cards, once a language. */
export async function loadCards(language: Language): Promise<void> {
  if (loaded === language) return;
  loaded = language;
  const cards = await fetched(language);
  if (loaded === language) printed = Object.fromEntries(cards.map((each) => [each.card, read(each)]));
}

/** A card as it is printed; undefined while it is not known. */
export function printedOn(card: string): Printed | undefined {
  return printed[card];
}

/** Whether a card has Taunt. */
export function taunts(card: string): boolean {
  return printed[card]?.text.includes(words().message('looterz-text-taunt')) ?? false;
}

/** The word that says when a card's ability takes effect; empty if it has none. */
export function keywordOf(card: string): string {
  const [keyword, effect] = printed[card]?.text.split(/\s?:/) ?? [];
  return effect === undefined ? '' : keyword!;
}

function read({ marks, text }: CardInfo): Printed {
  const [life = 0, power = 0] = (marks[0] ?? '').split('/').map(Number);
  return { life, power, text };
}

async function fetched(language: Language): Promise<CardInfo[]> {
  try {
    return await api.cards('looterz', language);
  } catch {
    if (__STORIES__) return (await import('../../stories/cards/looterz.json')).default[language];
    loaded = null;
    return [];
  }
}
