/** What the games say about themselves, as the server sends it; the page knows nothing else about any game. */

import type { Catalogue, GameInfo } from './protocol/types';

export type Level = Catalogue['usual_level'];

const UNTOLD: Catalogue = {
  games: [],
  levels: [],
  usual_level: '' as Level,
  seat_letters: '',
  meanings: { seats: [], terms: {} },
};

let current = $state.raw(UNTOLD);
const accents = new CSSStyleSheet();

/** Use this catalogue from now on. */
export function setCatalogue(told: Catalogue): void {
  current = told;
  accents.replaceSync(told.games.map(accentOf).join('\n'));
  if (!document.adoptedStyleSheets.includes(accents)) document.adoptedStyleSheets.push(accents);
}

/** The spot colour of a game, for everything marked as belonging to it. On paper and on buttons it never changes. */
function accentOf({ slug, accent }: GameInfo): string {
  const own = `[data-game='${slug}']`;
  const paper = `:is(${own} .daylight, .daylight${own}, .daylight ${own})`;
  return `${own} { --spot: ${accent.shape}; --spot-ink: ${accent.text}; --press: ${accent.text}; }
    [data-theme='dark'] ${own} { --spot: ${accent.dark_shape}; --spot-ink: ${accent.dark_text}; }
    [data-theme] ${paper} { --spot: ${accent.shape}; --spot-ink: ${accent.text}; }`;
}

/** The games in the order of the lobby; none while they are not known yet. */
export function games(): readonly GameInfo[] {
  return current.games;
}

export function gameInfo(game: string): GameInfo | undefined {
  return current.games.find(({ slug }) => slug === game);
}

/** A game's title, which is the same in every language. */
export function titleOf(game: string): string {
  return gameInfo(game)?.title ?? game;
}

/** A number of a game's rules. */
export function numberIn(game: string, name: string): number {
  return gameInfo(game)?.numbers[name] ?? 0;
}

/** What a letter of a game's notation stands for. */
export function nameOf(game: string, letter: string): string {
  return gameInfo(game)?.letters[letter] ?? letter;
}

/** The letter that a game's notation has for something. */
export function letterOf(game: string, name: string): string {
  const letters = Object.entries(gameInfo(game)?.letters ?? {});
  return letters.find(([, each]) => each === name)?.[0] ?? '';
}

/** A seat in notation. */
export function seatLetter(seat: number): string {
  return current.seat_letters[seat] ?? '?';
}

/** The seat that a letter of notation names. */
export function seatOf(letter: string): number {
  return letter === '' ? -1 : current.seat_letters.indexOf(letter);
}

/** The bots, the weakest first. */
export function levels(): readonly Level[] {
  return current.levels;
}

export function isLevel(name: string): name is Level {
  return levels().some((level) => level === name);
}

/** This level if it exists, otherwise the usual one. */
export function levelOr(wanted: string): Level {
  return isLevel(wanted) ? wanted : current.usual_level;
}

/** Whether a parameter of a game's messages names seats. */
export function namesSeats(game: string, parameter: string): boolean {
  const own = gameInfo(game)?.meanings.seats ?? [];
  return current.meanings.seats.includes(parameter) || own.includes(parameter);
}

/** The term that words a parameter of what a game says, if it names something of the game. */
export function termFor(game: string, parameter: string): string | undefined {
  return gameInfo(game)?.meanings.terms[parameter];
}
