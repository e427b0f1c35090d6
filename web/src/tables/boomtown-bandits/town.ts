/** What the table of Boomtown Bandits reads from the view and the moves. */

import { seatLetter } from '../../lib/catalogue.svelte';
import type { BoomtownBanditsView } from '../../lib/protocol/types';

export const KINDS = ['shooter', 'coward'] as const;
/** The kind of a token. */
export type Kind = (typeof KINDS)[number];

/** How many locations an upright screen has in one row. */
export const ROW = 4;

/** A token on the table: its owner, its number among the owner's tokens, and its kind if it is known. */
export interface Placed {
  seat: number;
  number: number;
  kind: string;
}

/** Tokens of one owner that look the same. */
export interface Pile {
  seat: number;
  kind: string;
  count: number;
}

/** A loot card in hand. */
export interface HandCard {
  card: string;
  key: string;
  /** Gained this round, so it cannot be played before the next. */
  fresh: boolean;
  /** Everyone has seen it. */
  seen: boolean;
}

/** The tokens at a location, by seat. */
export function tokensAt(view: BoomtownBanditsView, place: string): Placed[] {
  return view.tokens.flatMap((owned, seat) =>
    owned.flatMap(([where, kind], number) => (where === place ? [{ seat, number, kind }] : [])),
  );
}

/** The same, with equal ones together. */
export function pilesAt(view: BoomtownBanditsView, place: string): Pile[] {
  const piles = new Map<string, Pile>();
  for (const { seat, kind } of tokensAt(view, place)) {
    const pile = piles.get(`${seat} ${kind}`);
    piles.set(`${seat} ${kind}`, { seat, kind, count: (pile?.count ?? 0) + 1 });
  }
  return [...piles.values()];
}

/** The seats with a token where the table is now, in order of seats. */
export function fighters(view: BoomtownBanditsView): number[] {
  if (view.here === '') return [];
  return [...new Set(tokensAt(view, view.here).map(({ seat }) => seat))];
}

/** How many tokens of a kind the player may still place, as the question says. */
export function inCamp({ prompt }: BoomtownBanditsView, kind: Kind): number {
  return Number(prompt.params[`${kind}s`] ?? 0);
}

/** The player's own loot cards, or in an open view all cards of a seat. */
export function handOf(view: BoomtownBanditsView, seat: number): HandCard[] {
  const own = view.seat === seat;
  const old = own ? view.hand : (view.hands[seat] ?? []);
  const fresh = own ? view.hand_fresh : (view.hands_fresh[seat] ?? []);
  const groups: [readonly string[], boolean, boolean][] = [
    [old, false, false],
    [view.known[seat] ?? [], false, true],
    [fresh, true, false],
    [view.known_fresh[seat] ?? [], true, true],
  ];
  return groups.flatMap(([cards, isFresh, seen], group) =>
    cards.map((card, place) => ({ card, key: `${group} ${place} ${card}`, fresh: isFresh, seen })),
  );
}

/** How many cards of a seat are not known to everyone. */
export function hiddenCards(view: BoomtownBanditsView, seat: number): number {
  return [...(view.hidden[seat] ?? []), ...(view.hidden_fresh[seat] ?? [])].reduce((sum, n) => sum + n, 0);
}

/** The move made by pressing a location while holding this token or card. */
export function locationMove(moves: readonly string[], location: string, held: string): string | null {
  const wanted = [
    `sheriff ${location}`,
    `at ${location}`,
    `to ${location}`,
    `place ${held} ${location}`,
    `play ${held} ${location}`,
  ];
  return wanted.find((move) => moves.includes(move)) ?? null;
}

/** The move made by pressing a token or its die. */
export function tokenMove(moves: readonly string[], seat: number, kind: string, own: boolean): string | null {
  const wanted = [`pick ${seatLetter(seat)} ${kind}`, ...(own ? [`lose ${kind}`] : [])];
  return wanted.find((move) => moves.includes(move)) ?? null;
}

/** The move made by choosing a player. */
export function seatMove(moves: readonly string[], seat: number): string | null {
  const wanted = [`hit ${seatLetter(seat)}`, `overhear ${seatLetter(seat)}`];
  return wanted.find((move) => moves.includes(move)) ?? null;
}

/** The move made by pressing a card in hand; a card that needs a location is held first. */
export function cardMove(moves: readonly string[], card: string): string | null {
  const wanted = [`play ${card}`, `pay ${card}`];
  return wanted.find((move) => moves.includes(move)) ?? null;
}

/** The move that shows a card of one's hand to everyone. */
export function showMove(
  moves: readonly string[],
  { card, seen }: Pick<HandCard, 'card' | 'seen'>,
): string | null {
  return !seen && moves.includes(`show ${card}`) ? `show ${card}` : null;
}

/** Whether a card is played by naming a location. */
export function needsLocation(moves: readonly string[], card: string): boolean {
  return moves.some((move) => move.startsWith(`play ${card} `));
}

/** The cards on the table to choose from, with their moves. */
export function offered(moves: readonly string[]): { card: string; move: string }[] {
  return moves
    .filter((move) => /^(take|top|pay) /.test(move))
    .map((move) => ({ move, card: move.slice(move.indexOf(' ') + 1) }));
}

/** Moves that are neither on the street nor in the hand, drawn as buttons beside the hand. */
export function plain(moves: readonly string[]): string[] {
  return ['claim', 'decline', 'pass', 'pass round'].filter((move) => moves.includes(move));
}
