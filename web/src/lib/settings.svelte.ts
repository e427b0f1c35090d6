/** What this person prefers, kept in the browser. */

import { firstLanguage, LANGUAGES, type Language } from './languages';
import { isObject, keep, kept } from './storage';

export const SPEEDS = ['none', 'fast', 'normal'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** One press makes even a move that cannot be taken back. */
  onePress: boolean;
  /** Tell outside the page when it is one's turn. */
  notices: boolean;
  /** How well bots play; empty is as well as usual. */
  level: string;
  name: string;
}

const KEY = 'fistful-settings';

const USUAL: Settings = {
  language: firstLanguage(globalThis.navigator?.languages ?? []),
  theme: 'system',
  speed: 'normal',
  sound: false,
  onePress: false,
  notices: false,
  level: '',
  name: '',
};
const CHOICES: { [name: string]: readonly unknown[] } = {
  language: LANGUAGES,
  theme: THEMES,
  speed: SPEEDS,
};
/** The longest name that a table takes. */
export const LONGEST_NAME = 24;

/** Whether a setting can have this value. */
function possible(name: string, value: unknown): boolean {
  if (name === 'name') return typeof value === 'string' && value.length <= LONGEST_NAME;
  return CHOICES[name]?.includes(value) ?? typeof value === typeof USUAL[name as keyof Settings];
}

/** The usual settings, but for those that were kept. */
export function keptSettings(): Settings {
  const found = kept(KEY);
  if (!isObject(found)) return { ...USUAL };
  const names = Object.keys(USUAL).filter((name) => possible(name, found[name]));
  return { ...USUAL, ...Object.fromEntries(names.map((name) => [name, found[name]])) };
}

export const settings: Settings = $state(keptSettings());

/** Keep them from now on; called once, where effects may run. */
export function keepSettings(): void {
  $effect(() => {
    keep(KEY, settings);
  });
}

/** Whether dark ink is on now, for the theme `system`. */
export function prefersDark(): boolean {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
}

/** Show the chosen theme. */
export function showTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && prefersDark());
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
