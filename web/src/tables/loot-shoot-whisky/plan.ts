/** A plan as it is laid on the table: which of the six action cards lie at the two framed slots. */

export const ACTIONS = ['loot', 'shoot', 'whisky'] as const;
export type Action = (typeof ACTIONS)[number];
export const LETTERS = 'LSW';

export interface ActionCard {
  /** Letter and copy: `L1`, `L2`, `S1`, … */
  id: string;
  action: Action;
  /** Used in the first phase of this round. */
  spent: boolean;
}

/** The ids of the cards at the nearer and the farther framed slot. */
export type Laid = readonly [string | null, string | null];
export const NOTHING: Laid = [null, null];

export function letterOf(action: string): string {
  return LETTERS[ACTIONS.indexOf(action as Action)] ?? '';
}

export function actionOf(letter: string): Action {
  return ACTIONS[LETTERS.indexOf(letter.charAt(0))] ?? 'loot';
}

/** A seat's two copies of each action, with those that this round has used. */
export function sixCards(spent: readonly string[]): ActionCard[] {
  return ACTIONS.flatMap((action) => {
    const used = spent.filter((each) => each === action).length;
    return [1, 2].map((copy) => ({ id: `${letterOf(action)}${copy}`, action, spent: copy > 2 - used }));
  });
}

/** Lay a card at a place; it leaves the other place, and what lay here goes back to hand. */
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

/** The notation of a choice by its number in the action table, as open views have it. */
export function choiceText(choice: number): string {
  return `${LETTERS[Math.floor(choice / LETTERS.length)]}${LETTERS[choice % LETTERS.length]}`;
}
