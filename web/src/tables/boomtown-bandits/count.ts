/** The money at the end of the game, location by location. */

import type { BoomtownBanditsView, Told } from '../../lib/protocol/types';
import { lootFrom } from './loot';

/** Everyone's money from one location: in cards, and as the bonus for having the most of them. */
export interface Column {
  /** The location; empty for owning a card of each. */
  place: string;
  money: readonly number[];
  /** How many loot cards of it everyone has. */
  cards: readonly number[];
  bonus: readonly number[];
  /** What the bonus card says. */
  card: number;
}

/** One column per location of the town, and one for owning a card of each; all as it was told. */
export function count(view: BoomtownBanditsView, told: readonly Told[]): Column[] {
  const seats = view.tokens.map((_, seat) => seat);
  const nothing = seats.map(() => 0);
  const columns = view.town.map((place, number): Column => {
    const paid = told.findLast(({ code, params }) => code === 'bonus' && params.location === place)?.params;
    const leaders = [paid?.seats ?? []].flat();
    return {
      place,
      money: paid ? [paid.loot!].flat().map(Number) : nothing,
      cards: lootFrom(view, place),
      bonus: seats.map((seat) => (leaders.includes(seat) ? Number(paid!.money) : 0)),
      card: view.bonuses[number] ?? 0,
    };
  });
  const owners = told.filter(({ code }) => code === 'own-this-town');
  const owning = seats.map((seat) =>
    Number(owners.find(({ params }) => params.seat === seat)?.params.money ?? 0),
  );
  const held = seats.map((seat) => columns.filter(({ cards }) => cards[seat]! > 0).length);
  return [
    ...columns,
    { place: '', money: nothing, cards: held, bonus: owning, card: view.bonuses.at(-1) ?? 0 },
  ];
}

/** Everyone's money in these columns. */
export function sums(columns: readonly Column[]): number[] {
  const seats = columns[0]?.money.map((_, seat) => seat) ?? [];
  return seats.map((seat) => columns.reduce((sum, { money, bonus }) => sum + money[seat]! + bonus[seat]!, 0));
}
