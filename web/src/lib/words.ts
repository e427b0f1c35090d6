/**
 * All the words: the project's own Fluent catalogues, by the same rules as `fistful.locales`.
 *
 * Views, events and refusals carry codes with parameters; here they become sentences. A parameter that
 * names a seat becomes a player's name; one that names something of the game (a card, a symbol, …) is worded by
 * the message `<game>-<term>`. Which parameters do, the game says; all others are left as they are, so what a person
 * typed is never taken for a card. The page's own words have keys that begin with `page-`.
 *
 * The attributes of such a message are further forms of the word, if a language needs them: with `.the` in the message
 * `looterz-card`, a sentence about a parameter `card` can say `{ $the-card }`.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { namesSeats, seatLetter, termFor } from './catalogue.svelte';
import type { Language } from './languages';
import type { Outcome, Refusal, Told } from './protocol/types';

export type Value = number | string | boolean | (number | string)[];
export type Params = Readonly<{ [name: string]: Value | null | undefined }>;

const CARD = /^([A-Za-z-]*?)-?(\d*)$/;

/** Catalogues are parsed once, though every change of words makes a new bundle of all of them. */
const resources = new Map<string, FluentResource>();

function parsed(catalogue: string): FluentResource {
  const found = resources.get(catalogue) ?? new FluentResource(catalogue);
  resources.set(catalogue, found);
  return found;
}

/** The words of one language. More catalogues may be added as games are opened. */
export class Words {
  private readonly bundle: FluentBundle;
  /** Made when the first list is worded: the first of a browser takes 20 ms, and no list is needed to begin with. */
  private lists: Intl.ListFormat | undefined;

  constructor(
    readonly language: Language,
    catalogues: Iterable<string> = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.add(text);
  }

  add(catalogue: string): void {
    const problems = this.bundle.addResource(parsed(catalogue), { allowOverrides: true });
    if (problems.length > 0) throw problems[0]!;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** One message, filled in. A key without words shows itself, so that nothing is ever blank. */
  message(key: string, params: { [name: string]: FluentVariable } = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.bundle.formatPattern(pattern, params, []);
  }

  /** The words for a code of this kind (`event`, `prompt`, `refusal`, …): the game's own, else the engine's. */
  sentence(game: string, kind: string, code: string, params: Params, names?: readonly string[]): string {
    const own = `${game}-${kind}-${code}`;
    return this.message(this.has(own) ? own : `${kind}-${code}`, this.allWorded(game, params, names));
  }

  /**
   * An event in words: in the fuller ones (`<game>-open-<code>`) if all that they say was told. A whisper without fuller
   * words is told, where everything is open, with the name of the seat that heard it.
   */
  told(game: string, { code, params }: Told, names?: readonly string[]): string {
    const fuller = this.bundle.getMessage(`${game}-open-${code}`)?.value;
    if (fuller) {
      const missing: Error[] = [];
      const said = this.bundle.formatPattern(fuller, this.allWorded(game, params, names), missing);
      if (missing.length === 0) return said;
    }
    const said = this.sentence(game, 'event', code, params, names);
    const { hearer } = params;
    return typeof hearer === 'number'
      ? this.message('whispered', { hearer: this.seatName(hearer, names), said })
      : said;
  }

  /** Why something was refused; in English if this language has no words for it. */
  refusal(why: Refusal, names?: readonly string[]): string {
    const known = this.has(`${why.game}-${why.kind}-${why.code}`) || this.has(`${why.kind}-${why.code}`);
    return known ? this.sentence(why.game, why.kind, why.code, why.params, names) : why.text;
  }

  /** Who won and how, in one sentence. */
  outcome(game: string, outcome: Outcome, names?: readonly string[]): string {
    const winners = this.listing(outcome.winners.map((seat) => this.seatName(seat, names)));
    const how = this.sentence(game, 'outcome', outcome.reason, {});
    return this.message('ended', { count: outcome.winners.length, winners, how });
  }

  /** A player's name, or the letter of the seat. */
  seatName(seat: number, names?: readonly string[]): string {
    return names?.[seat] || this.message('seat', { letter: seatLetter(seat) });
  }

  /** Several words as a language lists them: one, two and three. */
  listing(words: Iterable<string>): string {
    this.lists ??= new Intl.ListFormat(this.language, { type: 'conjunction' });
    return this.lists.format(words);
  }

  /** Something of a game in words, by what it is (a card in notation, a symbol, a location), in this form if any. */
  term(game: string, kind: string, value: string, form?: string): string {
    const word = this.bundle.getMessage(`${game}-${kind}`);
    const pattern = form === undefined ? word?.value : word?.attributes[form];
    if (!pattern) return value;
    const [, letters, digits] = CARD.exec(value) ?? [value, value, ''];
    return this.bundle.formatPattern(pattern, { name: letters ?? value, number: Number(digits || 0) }, []);
  }

  /** A number as the language writes it, with this many digits after the point. */
  number(value: number, digits = 0): string {
    const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(this.language, exactly).format(value);
  }

  date(seconds: number): string {
    const format = new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' });
    return format.format(new Date(seconds * 1000));
  }

  /** Parameters of something said, in all the forms that this language has of them; a form is worded when it is read. */
  allWorded(game: string, params: Params, names?: readonly string[]): { [name: string]: FluentVariable } {
    const worded: { [name: string]: FluentVariable } = {};
    for (const [name, value] of Object.entries(params)) {
      if (value === null || value === undefined) continue;
      worded[name] = this.worded(game, name, value, names);
      for (const form of this.forms(game, termFor(game, name))) {
        const get = () => this.worded(game, name, value, names, form);
        Object.defineProperty(worded, `${form}-${name}`, { get, enumerable: true });
      }
    }
    return worded;
  }

  /** The further forms that this language has of such a term. */
  forms(game: string, kind: string | undefined): string[] {
    return Object.keys(this.bundle.getMessage(`${game}-${kind}`)?.attributes ?? {});
  }

  /** A parameter of something said, or a field of a view, as far as the game says what it means. */
  worded(game: string, name: string, value: Value, names?: readonly string[], form?: string): FluentVariable {
    if (Array.isArray(value)) {
      return this.listing(value.map((each) => String(this.worded(game, name, each, names, form))));
    }
    if (namesSeats(game, name) && typeof value === 'number') return this.seatName(value, names);
    if (typeof value === 'string') {
      const kind = termFor(game, name);
      return kind === undefined ? value : this.term(game, kind, value, form);
    }
    return typeof value === 'boolean' ? String(value) : value;
  }
}
