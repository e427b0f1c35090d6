/**
 * What each sound is made of: layers of filtered noise and of tone, each with a pitch that may glide. Nothing here needs
 * a browser; `sound.ts` performs it.
 */

import type { SoundKind } from './settings.svelte';

interface Layer {
  /** Seconds from the beginning of the sound. */
  at: number;
  /** Seconds until it has died away. */
  length: number;
  /** Its peak, 0 to 1. */
  loud: number;
  /** Hertz at its beginning and its end: of the tone, or of the filter that the noise goes through. */
  from: number;
  to: number;
  /** Seconds until its peak. */
  attack?: number;
  /** Seconds at its peak. */
  hold?: number;
}
export interface Tone extends Layer {
  kind: 'tone';
  shape: OscillatorType;
  /** Hertz by which the pitch wavers, six times a second. */
  waver?: number;
}
export interface Hiss extends Layer {
  kind: 'noise';
  filter: 'lowpass' | 'highpass' | 'bandpass';
  q: number;
}
export type Recipe = readonly (Tone | Hiss)[];

type More<L> = Partial<Omit<L, 'kind' | keyof Layer>> & Pick<Layer, 'attack' | 'hold'>;

function tone(
  at: number,
  length: number,
  loud: number,
  from: number,
  to = from,
  more: More<Tone> = {},
): Tone {
  return { kind: 'tone', at, length, loud, from, to, shape: 'sine', ...more };
}
function low(at: number, length: number, loud: number, from: number, to = from, more: More<Hiss> = {}): Hiss {
  return { kind: 'noise', at, length, loud, from, to, filter: 'lowpass', q: 0.7, ...more };
}
function high(
  at: number,
  length: number,
  loud: number,
  from: number,
  to = from,
  more: More<Hiss> = {},
): Hiss {
  return { kind: 'noise', at, length, loud, from, to, filter: 'highpass', q: 0.7, ...more };
}
function band(
  at: number,
  length: number,
  loud: number,
  from: number,
  to = from,
  more: More<Hiss> = {},
): Hiss {
  return { kind: 'noise', at, length, loud, from, to, filter: 'bandpass', q: 0.9, ...more };
}

/** A die that hits wood: mostly the click of the die, little of the table. */
function knock(at: number, loud: number, pitch: number): Recipe {
  return [
    band(at, 0.035, loud, pitch, pitch * 0.7, { q: 2 }),
    band(at, 0.012, loud * 0.7, pitch * 2.3, pitch * 2, { q: 1 }),
    tone(at, 0.045, loud * 0.12, pitch * 0.24, pitch * 0.17),
  ];
}

/** A steel string, plucked near its bridge: upper partials die away first. */
function string(at: number, pitch: number, length: number, loud: number): Recipe {
  return [
    tone(at, length, loud, pitch, pitch, { shape: 'triangle' }),
    tone(at, length * 0.6, loud * 0.4, pitch * 2.001),
    tone(at, length * 0.35, loud * 0.28, pitch * 3.004),
    tone(at, length * 0.2, loud * 0.18, pitch * 4.01),
    band(at, 0.02, loud * 0.8, pitch * 5, pitch * 4),
  ];
}
/** Strings one just after the other. */
function strum(at: number, pitches: readonly number[], length: number, loud: number): Recipe {
  return pitches.flatMap((pitch, place) => string(at + place * 0.022, pitch, length, loud));
}
/** Somebody whistles: nearly a pure tone, with breath around it. */
function whistle(at: number, pitch: number, length: number, loud: number, to = pitch): Recipe {
  return [
    tone(at, length, loud, pitch, to, { attack: 0.05, hold: length * 0.45, waver: pitch * 0.008 }),
    band(at, length * 0.8, loud * 0.35, pitch, to, { q: 9, attack: 0.04, hold: length * 0.3 }),
  ];
}

const [D3, A3, D4, F4, FS4, A4, B4, D5, E5, F5, FS5, A5] = [
  146.8, 220, 293.7, 349.2, 370, 440, 493.9, 587.3, 659.3, 698.5, 740, 880,
];

export const RECIPES = {
  card: [band(0, 0.07, 0.6, 5200, 1800), low(0.05, 0.045, 0.75, 1800, 700)],
  // It slides over the cloth, then lies.
  deal: [
    band(0, 0.15, 0.4, 2400, 5600, { attack: 0.05, hold: 0.03, q: 0.8 }),
    low(0.125, 0.06, 0.9, 1000, 350),
  ],
  coin: [
    high(0, 0.01, 0.35, 7000),
    tone(0, 0.24, 0.18, 2093),
    tone(0, 0.2, 0.14, 5274),
    tone(0.06, 0.4, 0.15, 2794),
    tone(0.06, 0.26, 0.1, 7040),
  ],
  dice: [0, 0.06, 0.11, 0.19, 0.31, 0.36].flatMap((at, nth) => knock(at, 0.95 - nth * 0.1, 2700 - nth * 110)),
  shot: [
    high(0, 0.022, 1, 2200, 1200),
    low(0.003, 0.05, 0.9, 9000, 2500),
    low(0.012, 0.42, 0.85, 3200, 260, { attack: 0.006 }),
    tone(0.01, 0.4, 0.5, 160, 42, { attack: 0.012 }),
    // The street answers.
    low(0.13, 0.75, 0.26, 800, 240, { attack: 0.04 }),
  ],
  ricochet: [
    high(0, 0.02, 0.6, 4000),
    tone(0.005, 0.62, 0.1, 2900, 1050, { hold: 0.12, waver: 90 }),
    tone(0.005, 0.4, 0.04, 5800, 2100),
    band(0, 0.4, 0.24, 3200, 1200, { q: 6 }),
  ],
  slam: [
    tone(0.002, 0.2, 0.26, 180, 58, { attack: 0.006 }),
    low(0, 0.11, 1, 3000, 400),
    band(0, 0.04, 0.9, 1800, 1200),
  ],
  bottle: [
    low(0, 0.04, 0.4, 1600, 500),
    tone(0.02, 0.11, 0.12, 420, 760, { hold: 0.03 }),
    tone(0.14, 0.1, 0.11, 470, 820, { hold: 0.03 }),
    tone(0.25, 0.1, 0.1, 520, 900, { hold: 0.03 }),
  ],
  glass: [
    high(0, 0.008, 0.35, 6000),
    tone(0, 0.9, 0.15, 3136, 3130),
    tone(0, 0.6, 0.1, 5070, 5060),
    tone(0, 0.3, 0.07, 8120, 8100),
  ],
  // The hinge, then both leaves swing back against the frame.
  door: [
    tone(0, 0.26, 0.1, 190, 260, { shape: 'sawtooth', attack: 0.08, hold: 0.08, waver: 22 }),
    band(0.03, 0.22, 0.14, 900, 1300, { q: 8, attack: 0.06, hold: 0.06 }),
    low(0.25, 0.09, 0.8, 1300, 300),
    tone(0.25, 0.1, 0.22, 130, 80),
    low(0.42, 0.08, 0.4, 1100, 300),
  ],
  fuse: [
    band(0, 0.95, 0.09, 5600, 4600, { q: 0.6, attack: 0.04, hold: 0.6 }),
    ...[0.07, 0.19, 0.26, 0.41, 0.53, 0.6, 0.72].map((at) => band(at, 0.026, 0.8, 3400, 2600, { q: 1.5 })),
  ],
  turn: [...string(0, D5, 0.22, 0.16), ...string(0.12, A5, 0.42, 0.16)],
  begin: [
    ...strum(0, [D3, A3, D4, F4], 1.6, 0.12),
    ...whistle(0.35, D5, 0.34, 0.07),
    ...whistle(0.68, F5, 0.2, 0.07),
    ...whistle(0.86, E5, 0.24, 0.07),
    ...whistle(1.1, A4, 0.95, 0.07),
    ...strum(1.12, [D3, A3, D4, F4], 1.2, 0.1),
  ],
  win: [
    ...[D4, FS4, A4, D5, A4, D5].flatMap((pitch, nth) => string(nth * 0.13, pitch, 0.5, 0.15)),
    ...strum(0.82, [D3, A3, D4, FS4, A4, D5], 1.9, 0.1),
    ...whistle(0.84, FS5, 0.24, 0.07),
    ...whistle(1.06, E5, 0.2, 0.07),
    ...whistle(1.24, FS5, 0.18, 0.07),
    ...whistle(1.42, A5, 1.1, 0.07),
  ],
  lose: [
    ...string(0, D4, 0.9, 0.15),
    ...whistle(0.05, F5, 0.36, 0.07),
    ...whistle(0.42, E5, 0.36, 0.07),
    ...string(0.8, A3, 0.9, 0.15),
    ...whistle(0.8, D5, 0.42, 0.07),
    ...whistle(1.24, B4 * 0.944, 1.1, 0.07, B4 * 0.89),
    ...strum(1.62, [D3, A3, F4], 1.4, 0.12),
  ],
} satisfies { [noise: string]: Recipe };

export type Noise = keyof typeof RECIPES;

const KINDS: { readonly [noise: string]: SoundKind } = {
  turn: 'turn',
  begin: 'tunes',
  win: 'tunes',
  lose: 'tunes',
};

export function kindOf(noise: Noise): SoundKind {
  return KINDS[noise] ?? 'effects';
}

/** How many seconds it takes. */
export function lengthOf(recipe: Recipe): number {
  return Math.max(...recipe.map(({ at, length }) => at + length));
}
