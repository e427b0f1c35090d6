/** What loot cards are worth and where they come from, by the deck in use. */

import house from '../../../../src/fistful/games/boomtown_bandits/decks/house.toml?raw';
import type { DeckNote } from '../../lib/protocol/types';

/** Each card with a name of its own; cards of money say theirs in their names. */
export type Prices = ReadonlyMap<string, { place: string; money: number }>;

const NO_CARDS = new Set(['cash', 'bonus']);

export const HOUSE: Prices = read(
  house.split(/^\[/m).map((part): [string, [string, string][]] => {
    const rows = [...part.matchAll(/^([a-z-]+)\s*=\s*\[?(\d+)/gm)];
    return [part.slice(0, part.indexOf(']')), rows.map(([, card, money]) => [card!, money!])];
  }),
);

/** The prices of a deck's own content, else of the house deck. */
export function pricesOf({ content }: DeckNote): Prices {
  if (!content) return HOUSE;
  return read(
    Object.entries(content).map(([place, cards]) => [
      place,
      Object.entries(cards as object).map(([card, money]) => [card, String([money].flat()[0])]),
    ]),
  );
}

function read(places: [string, [string, string][]][]): Prices {
  return new Map(
    places
      .filter(([place]) => !NO_CARDS.has(place))
      .flatMap(([place, cards]) =>
        cards
          .filter(([card]) => !NO_CARDS.has(card))
          .map(([card, money]) => [card, { place, money: Number(money) }]),
      ),
  );
}

/** The money printed on a card. */
export function worth(card: string, prices: Prices): number {
  return prices.get(card)?.money ?? Number(/-(\d+)$/.exec(card)?.[1] ?? 0);
}

/** The location that a card comes from. */
export function origin(card: string, prices: Prices): string {
  return prices.get(card)?.place ?? /^(.+)-\d+$/.exec(card)?.[1] ?? '';
}
