/** What this person prefers, kept in the browser. */

import { LANGUAGES, type Language } from './words';

export const SPEEDS = ['none', 'fast', 'normal'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Level = 'greenhorn' | 'deputy' | 'sheriff' | 'legend';

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** One press makes even a move that cannot be taken back. */
  onePress: boolean;
  /** Tell outside the page when it is one's turn. */
  notices: boolean;
  level: Level;
  name: string;
}

const KEY = 'fistful-settings';

function firstLanguage(): Language {
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: firstLanguage(),
  theme: 'system',
  speed: 'normal',
  sound: false,
  onePress: false,
  notices: false,
  level: 'deputy',
  name: '',
  ...kept(),
});

/** Keep them from now on; called once, where effects may run. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing plays all the same.
    }
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
