/** The player's settings, stored in the browser. */

import { firstLanguage, LANGUAGES, type Language } from './languages';
import { isObject, keep, kept } from './storage';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** What a sound is for: each kind has a switch of its own. */
export const SOUND_KINDS = ['effects', 'turn', 'tunes'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  /** Which kinds of sound are made. */
  soundKinds: Record<SoundKind, boolean>;
  /** A phone trembles at a shot. */
  haptics: boolean;
  /** The player has been asked whether they want sound. */
  soundAsked: boolean;
  /** One press makes even a move that cannot be taken back. */
  onePress: boolean;
  /** Notify the player of their turn while the page is hidden. */
  notices: boolean;
  /** The level of bots; empty for the usual one. */
  level: string;
  name: string;
}

const KEY = 'fistful-settings';

const USUAL: Settings = {
  language: firstLanguage(globalThis.navigator?.languages ?? []),
  theme: 'system',
  speed: 'normal',
  sound: false,
  volume: 70,
  soundKinds: { effects: true, turn: true, tunes: true },
  haptics: false,
  soundAsked: false,
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
  if (name === 'volume') return typeof value === 'number' && value >= 0 && value <= 100;
  if (name === 'soundKinds')
    return isObject(value) && SOUND_KINDS.every((kind) => typeof value[kind] === 'boolean');
  return CHOICES[name]?.includes(value) ?? typeof value === typeof USUAL[name as keyof Settings];
}

/** The usual settings, overridden by those that were stored. */
export function keptSettings(): Settings {
  const found = kept(KEY);
  if (!isObject(found)) return { ...USUAL };
  // 'instant' used to be called 'none'.
  if (found.speed === 'none') found.speed = 'instant';
  const names = Object.keys(USUAL).filter((name) => possible(name, found[name]));
  return { ...USUAL, ...Object.fromEntries(names.map((name) => [name, found[name]])) };
}

export const settings: Settings = $state(keptSettings());

/** Store them from now on; called once, where effects may run. */
export function keepSettings(): void {
  $effect(() => {
    keep(KEY, settings);
  });
}

/** Whether the dark theme is on, for the theme `system`. */
export function prefersDark(): boolean {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
}

/** Show the chosen theme. */
export function showTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && prefersDark());
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
