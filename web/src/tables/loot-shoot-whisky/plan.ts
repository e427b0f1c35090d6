/** A plan on the table: which of the player's action cards lie at the two framed slots. */

import { cardsOf } from '../../lib/cards.svelte';
import { letterOf, nameOf } from '../../lib/catalogue.svelte';

const GAME = 'loot-shoot-whisky';

export interface ActionCard {
  /** Letter and copy: `L1`, `L2`, `S1`, … */
  id: string;
  action: string;
  /** Used in the first phase of this round. */
  spent: boolean;
}

/** The ids of the cards at the nearer and the farther framed slot. */
export type Laid = readonly [string | null, string | null];
export const NOTHING: Laid = [null, null];

export function letterFor(action: string): string {
  return letterOf(GAME, action);
}

/** The action of a card, by the letter that its id begins with. */
export function actionOf(id: string): string {
  return nameOf(GAME, id.charAt(0));
}

/** A seat's copies of each action, and which of them were used this round. */
export function actionCards(spent: readonly string[]): ActionCard[] {
  return cardsOf('action').flatMap(({ code: action, copies }) => {
    const left = copies - spent.filter((each) => each === action).length;
    return Array.from({ length: copies }, (_, copy) => ({
      id: `${letterFor(action)}${copy + 1}`,
      action,
      spent: copy >= left,
    }));
  });
}

/** Lay a card at a place; it leaves the other place, and the card that lay here goes back to the hand. */
export function lay(laid: Laid, card: string, place: number): Laid {
  const without = laid.map((each) => (each === card ? null : each));
  without[place] = card;
  return [without[0] ?? null, without[1] ?? null];
}

export function takeUp(laid: Laid, place: number): Laid {
  return place === 0 ? [null, laid[1]] : [laid[0], null];
}

/** The first place without a card; -1 if both have one. */
export function firstFree(laid: Laid): number {
  return laid.indexOf(null);
}

/** A card of this action that can still be laid. */
export function freeCard(cards: readonly ActionCard[], laid: Laid, letter: string): string | null {
  const free = cards.find(({ id, spent }) => id.charAt(0) === letter && !spent && !laid.includes(id));
  return free?.id ?? null;
}

/** The plan in notation, once it is whole. */
export function moveOf(laid: Laid): string | null {
  return laid[0] && laid[1] ? laid[0].charAt(0) + laid[1].charAt(0) : null;
}

/** A plan in notation as cards on the table. */
export function laidFor(move: string, cards: readonly ActionCard[]): Laid {
  const first = freeCard(cards, NOTHING, move.charAt(0));
  return [first, freeCard(cards, [first, null], move.charAt(1))];
}
