/** What the moves and events of Looterz mean on the table. */

import { seatLetter } from '../../lib/catalogue.svelte';
import type { LooterInPlay, Told } from '../../lib/protocol/types';

export const ACTIONS = ['search', 'attack', 'use'] as const;
export type Action = (typeof ACTIONS)[number];

/** A Looter's place in notation: the seat's letter and its number, from 1. */
export function placeOf(seat: number, number: number): string {
  return `${seatLetter(seat)}${number}`;
}

/** The moves that choose one Looter, by its place. `near` is the seat that sacrifices. */
export function marks(moves: readonly string[], near: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const move of moves) {
    const [verb, what] = move.split(' ');
    if (verb === 'pick') found.set(what!, move);
    if (verb === 'sacrifice') found.set(placeOf(near, Number(what)), move);
  }
  return found;
}

/** The numbers of the player's Looterz that may still act. */
export function actors(moves: readonly string[]): Set<number> {
  const acting = moves
    .map((move) => move.split(' '))
    .filter(([verb]) => ACTIONS.some((each) => each === verb));
  return new Set(acting.map(([, number]) => Number(number)));
}

/** The move of this verb that names something: `steal` and a seat, `recruit` and a card. */
export function seatMove(moves: readonly string[], verb: string, seat: number): string | undefined {
  return moves.find((move) => move === `${verb} ${seatLetter(seat)}`);
}

/** Dice that were rolled for a Looter. */
export interface Roll {
  seat: number;
  card: string;
  entry: number;
  dice: number[];
  /** How many of them succeeded. */
  amount: number;
}

/** The dice of an event, if any were rolled. */
export function rollOf({ code, params }: Told): Roll | null {
  if (code !== 'searched' && code !== 'hit') return null;
  const { seat, card, entry, dice, amount } = params;
  return {
    seat: Number(seat),
    card: String(card),
    entry: Number(entry),
    dice: [dice ?? []].flat().map(Number),
    amount: Number(amount),
  };
}

/** Which dice succeeded: as many as there were successes, the lowest first. */
export function successes({ dice, amount }: Roll): boolean[] {
  const order = dice.map((_, place) => place).sort((one, other) => dice[one]! - dice[other]!);
  const lucky = new Set(order.slice(0, amount));
  return dice.map((_, place) => lucky.has(place));
}

/** How many cards there are of each kind, in the order in which the kinds first appear. */
export function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** How a Looter looks while something is chosen. */
export interface ChoiceState {
  playable: boolean;
  dimmed: boolean;
  selected: boolean;
  /** It is for this one that something is chosen. */
  asks: boolean;
}

/** What can be done with the Looterz on the table. */
export interface Choosing {
  state: (place: string) => ChoiceState;
  press: (place: string, looter: LooterInPlay) => void;
  /** Whether what is dragged may be put on a Looter, and how to put it there. */
  fits: (place: string, what: string) => boolean;
  put: (place: string, what: string) => void;
  /** What is dragged with a Looter. */
  drag: (place: string) => string | undefined;
}
