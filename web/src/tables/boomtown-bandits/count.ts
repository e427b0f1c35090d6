/** The money at the end of the game, location by location. */

import { printed } from '../../lib/cards.svelte';
import type { BoomtownBanditsView, Told } from '../../lib/protocol/types';
import { ownedBy } from './town';

/** Everyone's money from one location: in cards, and as the bonus for having the most of them. */
export interface Column {
  /** The location; empty for money that belongs to no single one. */
  place: string;
  money: readonly number[];
  bonus: readonly number[];
}

/** One column per location of the town, and one for what is left of the scores, if anything is. */
export function count(view: BoomtownBanditsView, told: readonly Told[]): Column[] {
  const seats = view.tokens.map((_, seat) => seat);
  const bonuses = told.filter(({ code }) => code === 'bonus');
  const columns = view.town.map((place): Column => {
    const paid = bonuses.filter(({ params }) => params.location === place);
    return {
      place,
      money: seats.map((seat) =>
        ownedBy(view, seat)
          .map(printed)
          .reduce((sum, card) => (card.place === place ? sum + card.value : sum), 0),
      ),
      bonus: seats.map((seat) =>
        paid
          .filter(({ params }) => [params.seats ?? []].flat().includes(seat))
          .reduce((sum, { params }) => sum + Number(params.money), 0),
      ),
    };
  });
  const sums = upTo(columns, columns.length);
  const rest = seats.map((seat) => (view.outcome?.scores[seat] ?? 0) - (sums[seat] ?? 0));
  return rest.some((money) => money !== 0)
    ? [...columns, { place: '', money: rest, bonus: seats.map(() => 0) }]
    : columns;
}

/** Everyone's money in the first `many` columns. */
export function upTo(columns: readonly Column[], many: number): number[] {
  const seats = columns[0]?.money.map((_, seat) => seat) ?? [];
  return seats.map((seat) =>
    columns.slice(0, many).reduce((sum, { money, bonus }) => sum + money[seat]! + bonus[seat]!, 0),
  );
}
