/** The money at the end of the game, location by location. */

import type { BoomtownBanditsView, Told } from '../../lib/protocol/types';

/** Everyone's money from one location: in cards, and as the bonus for having the most of them. */
export interface Column {
  /** The location; empty for money that belongs to no single one. */
  place: string;
  money: readonly number[];
  bonus: readonly number[];
}

/** One column per location of the town, and one for owning a card of each, if anyone does; all as it was told. */
export function count(view: BoomtownBanditsView, told: readonly Told[]): Column[] {
  const seats = view.tokens.map((_, seat) => seat);
  const nothing = seats.map(() => 0);
  const columns = view.town.map((place): Column => {
    const paid = told.find(({ code, params }) => code === 'bonus' && params.location === place)?.params;
    const leaders = [paid?.seats ?? []].flat();
    return {
      place,
      money: paid ? [paid.loot!].flat().map(Number) : nothing,
      bonus: seats.map((seat) => (leaders.includes(seat) ? Number(paid!.money) : 0)),
    };
  });
  const owners = told.filter(({ code }) => code === 'own-this-town');
  if (owners.length === 0) return columns;
  const owning = seats.map((seat) =>
    Number(owners.find(({ params }) => params.seat === seat)?.params.money ?? 0),
  );
  return [...columns, { place: '', money: owning, bonus: nothing }];
}

/** Everyone's money in the first `many` columns. */
export function upTo(columns: readonly Column[], many: number): number[] {
  const seats = columns[0]?.money.map((_, seat) => seat) ?? [];
  return seats.map((seat) =>
    columns.slice(0, many).reduce((sum, { money, bonus }) => sum + money[seat]! + bonus[seat]!, 0),
  );
}
