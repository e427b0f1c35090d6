/** What the table of Boomtown Bandits reads out of a view and out of the moves. */

import { printed } from '../../lib/cards.svelte';
import { seatLetter } from '../../lib/catalogue.svelte';
import type { BoomtownBanditsView } from '../../lib/protocol/types';

/** Milliseconds that each location takes when the money is counted. */
export const COLUMN_TIME = 700;

export const KINDS = ['shooter', 'coward'] as const;
/** What a token is that is placed. */
export type Kind = (typeof KINDS)[number];

/** A token somewhere: whose, which of its owner's, and what kind if one knows. */
export interface Placed {
  seat: number;
  number: number;
  kind: string;
}

/** A loot card in one's hand. */
export interface Held {
  card: string;
  key: string;
  /** Gained this round: not to be played before the next. */
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

/** The seats with a token where the table is now, in order of seats. */
export function fighters(view: BoomtownBanditsView): number[] {
  if (view.here === '') return [];
  return [...new Set(tokensAt(view, view.here).map(({ seat }) => seat))];
}

/** How many tokens of a kind one may still place, as the question says it. */
export function inCamp({ prompt }: BoomtownBanditsView, kind: Kind): number {
  return Number(prompt.params[`${kind}s`] ?? 0);
}

/** One's own loot cards; of a seat in an open view, all of its cards. */
export function handOf(view: BoomtownBanditsView, seat: number): Held[] {
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

/** How many cards of a seat not everyone has seen. */
export function hiddenCards(view: BoomtownBanditsView, seat: number): number {
  return [...(view.hidden[seat] ?? []), ...(view.hidden_fresh[seat] ?? [])].reduce((sum, n) => sum + n, 0);
}

/** The money that one can see a seat to have; cards that were played are still its own. */
export function moneyOf(view: BoomtownBanditsView, seat: number): number {
  return ownedBy(view, seat).reduce((sum, card) => sum + printed(card).value, 0);
}

/** The cards that one can see a seat to own, played or not. */
export function ownedBy(view: BoomtownBanditsView, seat: number): string[] {
  return [...handOf(view, seat).map(({ card }) => card), ...(view.face_up[seat] ?? [])];
}

/** The move that pressing a location makes, with the token or the card that one holds. */
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

/** The move that pressing a token or its die makes. */
export function tokenMove(moves: readonly string[], seat: number, kind: string, own: boolean): string | null {
  const wanted = [`pick ${seatLetter(seat)} ${kind}`, ...(own ? [`lose ${kind}`] : [])];
  return wanted.find((move) => moves.includes(move)) ?? null;
}

/** The move that choosing a player makes. */
export function seatMove(moves: readonly string[], seat: number): string | null {
  const wanted = [`hit ${seatLetter(seat)}`, `overhear ${seatLetter(seat)}`];
  return wanted.find((move) => moves.includes(move)) ?? null;
}

/** The move that pressing a card of one's hand makes; one that needs a location is held first. */
export function cardMove(moves: readonly string[], card: string): string | null {
  const wanted = [`play ${card}`, `pay ${card}`];
  return wanted.find((move) => moves.includes(move)) ?? null;
}

/** The move that shows a card of one's hand to everyone. */
export function showMove(
  moves: readonly string[],
  { card, seen }: Pick<Held, 'card' | 'seen'>,
): string | null {
  return !seen && moves.includes(`show ${card}`) ? `show ${card}` : null;
}

/** Whether a card is played by naming a location. */
export function needsLocation(moves: readonly string[], card: string): boolean {
  return moves.some((move) => move.startsWith(`play ${card} `));
}

/** The cards that one chooses from on the table, with their moves. */
export function offered(moves: readonly string[]): { card: string; move: string }[] {
  return moves
    .filter((move) => /^(take|top|pay) /.test(move))
    .map((move) => ({ move, card: move.slice(move.indexOf(' ') + 1) }));
}

/** Moves that are neither on the street nor in the hand, drawn as buttons beside the hand. */
export function plain(moves: readonly string[]): string[] {
  return ['claim', 'decline', 'pass', 'pass round'].filter((move) => moves.includes(move));
}
