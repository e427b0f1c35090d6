/** The loot that everyone is known to have. */

import { printed } from '../../lib/cards.svelte';
import type { BoomtownBanditsView } from '../../lib/protocol/types';
import { hiddenCards } from './town';

/** How many loot cards of a location each seat has, as everyone may know. */
export function lootFrom(view: BoomtownBanditsView, place: string): number[] {
  const column = view.town.indexOf(place);
  return view.tokens.map((_, seat) => {
    const unseen = (view.hidden[seat]?.[column] ?? 0) + (view.hidden_fresh[seat]?.[column] ?? 0);
    const seen = [view.known, view.known_fresh, view.face_up].flatMap((cards) => cards[seat] ?? []);
    return unseen + seen.filter((card) => printed(card).place === place).length;
  });
}

/** How many loot cards a seat has, seen or not, played or not. */
export function lootOf(view: BoomtownBanditsView, seat: number): number {
  const seen = [view.known, view.known_fresh, view.face_up].flatMap((cards) => cards[seat] ?? []);
  return hiddenCards(view, seat) + seen.length;
}
