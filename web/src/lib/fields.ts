/** What a view of any game shows, as the game's own words label it: the fields that the game names, in few characters. */

import { isCard } from './cards.svelte';
import { gameInfo } from './catalogue.svelte';
import { words } from './language.svelte';
import type { AnyView, ShownField } from './protocol/types';

/** A part of a value, whose field does not say what its codes mean. */
const PART: ShownField = { name: '', seat: false, by_seat: false, rows_by_seat: false };

/** The fields of a view that have something to show. */
export function filledFields(view: AnyView): ShownField[] {
  return (gameInfo(view.game)?.fields ?? []).filter((field) => !isEmpty(valueOf(view, field)));
}

/** Whether a field has an entry for each seat. */
export function isBySeat(field: ShownField): boolean {
  return field.by_seat || field.rows_by_seat;
}

export function valueOf(view: AnyView, { name }: ShownField): unknown {
  return (view as unknown as { [field: string]: unknown })[name];
}

/** What a field says of a seat: its entry in the field, or its entry in each row. */
export function entryOf(view: AnyView, field: ShownField, seat: number): unknown {
  const value = valueOf(view, field) as unknown[];
  return field.by_seat ? value[seat] : value.map((row) => (row as unknown[])[seat]);
}

export function fieldLabel(game: string, { name }: ShownField): string {
  const key = `${game}-field-${name.replaceAll('_', '-')}`;
  return words().has(key) ? words().message(key) : name.replaceAll('_', ' ');
}

/** A value in few characters: lists with commas, lists of lists with bars, nothing as a dash. */
export function written(game: string, field: ShownField, value: unknown, names: readonly string[]): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field.seat) return names[Number(value)] ?? '';
  if (typeof value === 'boolean') return words().message(value ? 'yes' : 'no');
  if (typeof value === 'number') return words().number(value);
  if (typeof value === 'string') return said(game, field.name, value);
  const part = (each: unknown) => written(game, PART, each, names);
  if (Array.isArray(value)) {
    const between = value.some((each) => typeof each === 'object') ? ' | ' : ', ';
    return (
      value
        .map((each) => (Array.isArray(each) ? part(each) : written(game, field, each, names)))
        .join(between) || '–'
    );
  }
  const parts = Object.entries(value).map(([name, each]) => `${said(game, field.name, name)} ${part(each)}`);
  return parts.join(', ') || '–';
}

/** A code in the game's words for such a field, or for a card. */
function said(game: string, field: string, code: string): string {
  const inWords = String(words().worded(game, field, code));
  if (inWords !== code) return inWords;
  return isCard(code) ? words().term(game, 'card', code) : code.replaceAll('_', ' ');
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
