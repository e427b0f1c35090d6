/** The cards of Wild Shots: colour, value, and the symbols that the deck in use puts on them. */

import house from '../../../../src/fistful/games/wild_shots/decks/house.toml?raw';
import type { DeckNote } from '../../lib/protocol/types';

export const COLOURS = ['red', 'black', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const COLOUR_LETTERS = 'RKGB';
export const SYMBOLS = ['revolver', 'hat', 'star', 'wanted'] as const;
export type Mark = (typeof SYMBOLS)[number];
const SYMBOL_LETTERS = 'RHSW';

/** The symbols on each card; a card without any is not in it. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

export function colourOf(card: string): Colour {
  return COLOURS[COLOUR_LETTERS.indexOf(card.charAt(0))] ?? 'red';
}

export function valueOf(card: string): number {
  return Number(card.slice(1));
}

/** A hand by colour, and by value within a colour. */
export function sorted(hand: readonly string[]): string[] {
  const place = (card: string) => COLOUR_LETTERS.indexOf(card.charAt(0)) * 100 + valueOf(card);
  return [...hand].sort((one, other) => place(one) - place(other));
}

/** Which card bears which symbols: by the deck's own content, else by the house deck. */
export function marksOf(deck: DeckNote): Marks {
  const own = (deck.content as { cards?: { [colour: string]: string } } | null)?.cards;
  return readMarks((colour) => own?.[colour] ?? houseRow(colour));
}

function houseRow(colour: Colour): string {
  return new RegExp(`^${colour}\\s*=\\s*"(.*)"`, 'm').exec(house)?.[1] ?? '';
}

function readMarks(row: (colour: Colour) => string): Marks {
  const marks = new Map<string, Mark[]>();
  for (const [colour, name] of COLOURS.entries()) {
    for (const [place, text] of row(name).trim().split(/\s+/).entries()) {
      const symbols = [...text].flatMap((letter) => SYMBOLS[SYMBOL_LETTERS.indexOf(letter)] ?? []);
      if (symbols.length > 0) marks.set(`${COLOUR_LETTERS[colour]}${place + 1}`, symbols);
    }
  }
  return marks;
}
