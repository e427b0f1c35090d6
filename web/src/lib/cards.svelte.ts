/** What is printed on the cards of the table that is shown, in the language in use. */

import type { CardFacts } from './protocol/types';

const UNPRINTED: Omit<CardFacts, 'code'> = {
  place: '',
  value: 0,
  life: 0,
  power: 0,
  copies: 0,
  keywords: [],
  symbols: [],
  text: '',
};

let cards: readonly CardFacts[] = $state.raw([]);

/** Use these cards from now on. */
export function setCards(told: readonly CardFacts[]): void {
  cards = told;
}

export function isCard(code: string): boolean {
  return cards.some((card) => card.code === code);
}

/** A card as it is printed; blank while it is not known. */
export function printed(code: string): CardFacts {
  return cards.find((card) => card.code === code) ?? { code, ...UNPRINTED };
}

/** All cards that belong to a place, in the order of the deck. */
export function cardsOf(place: string): CardFacts[] {
  return cards.filter((card) => card.place === place);
}

/** Cards in the order of the deck. */
export function inDeckOrder(codes: readonly string[]): string[] {
  const order = cards.map(({ code }) => code);
  return [...codes].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}
