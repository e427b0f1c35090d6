/**
 * How things move: one small vocabulary for all tables, at the speed that the player chose.
 *
 * Each verb has a length and a curve (`VERBS`). It is a Svelte transition for what comes or goes (`in:deal`,
 * `out:toss`), and a class of `motion.css` with the same name for what stays (`class="v-recoil"`). `send`/`receive` let
 * a card leave one place and arrive at another under the same key, and `slide` is for `animate:flip` in lists. Without
 * motion every length is 0, and the last frame is shown at once.
 */

import './motion.css';
import type { FlipParams } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';
import { settings, type Speed } from './settings.svelte';

type Curve = readonly [number, number, number, number];
export interface Verb {
  /** Milliseconds at normal speed. */
  ms: number;
  curve: Curve;
  /** Milliseconds between the first and the next of several that do the same. */
  apart: number;
}

export const VERBS = {
  deal: { ms: 260, curve: [0.16, 0.84, 0.3, 1], apart: 40 },
  flip: { ms: 280, curve: [0.4, 0, 0.2, 1], apart: 40 },
  slam: { ms: 240, curve: [0.2, 1.6, 0.4, 1], apart: 0 },
  recoil: { ms: 420, curve: [0.15, 1.3, 0.4, 1], apart: 0 },
  tumble: { ms: 600, curve: [0.15, 0.75, 0.35, 1], apart: 0 },
  spill: { ms: 520, curve: [0.3, 0.1, 0.7, 1], apart: 28 },
  toss: { ms: 380, curve: [0.5, 0, 0.9, 0.4], apart: 40 },
} as const satisfies { [verb: string]: Verb };

export const TRAVEL = 220;
export const TUMBLE = VERBS.tumble.ms;
/** The milliseconds between two steps of a number that is counted up, and the most that all of them take. */
const COUNT_STEP = 90;
const COUNT_MOST = 900;

const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

function still(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** How long a seat that is out of the game is shown what goes on without it. */
const OUT = 0.5;

/** By how much the least times of beats are multiplied; motion that is not wanted does not make them shorter. */
export function pace(out = false): number {
  return FACTOR[settings.speed] * (out ? OUT : 1);
}

/** A duration at the chosen speed; 0 without motion. */
export function lasting(milliseconds: number): number {
  return still() ? 0 : milliseconds * FACTOR[settings.speed];
}

/** A curve as CSS names it, as a function of time. */
export function bezier([x1, y1, x2, y2]: Curve): (time: number) => number {
  const along = (a: number, b: number, s: number) =>
    3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3;
  return (time) => {
    if (time <= 0 || time >= 1) return Math.min(1, Math.max(0, time));
    let [low, high] = [0, 1];
    for (let halving = 0; halving < 20; halving++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < time) low = middle;
      else high = middle;
    }
    return along(y1, y2, low);
  };
}

interface Way {
  /** Where it comes from or goes to, in pixels from its place. */
  x?: number;
  y?: number;
  /** By how many degrees it is turned there. */
  turn?: number;
  /** Its place among several that do the same, one after the other. */
  nth?: number;
  delay?: number;
}

function timed(verb: Verb, { nth = 0, delay = 0 }: Way): TransitionConfig {
  return {
    delay: lasting(delay + nth * verb.apart),
    duration: lasting(verb.ms),
    easing: bezier(verb.curve),
  };
}

/** A card comes from the dealer. */
export function deal(_node: Element, way: Way = {}): TransitionConfig {
  const { x = -190, y = -120, turn = -70 } = way;
  return {
    ...timed(VERBS.deal, way),
    css: (done, left) =>
      `translate: ${left * x}px ${left * y}px; rotate: ${left * turn}deg; opacity: ${Math.min(1, done * 2)}`,
  };
}

/** A face turns over as it comes up. */
export function flip(_node: Element, way: Way = {}): TransitionConfig {
  return {
    ...timed(VERBS.flip, way),
    css: (done, left) =>
      `transform: perspective(700px) rotateY(${left * 180}deg) scale(${1 + 0.08 * Math.sin(done * Math.PI)});` +
      `opacity: ${done < 0.5 ? 0 : 1}`,
  };
}

/** A verdict or a stamp hits the table. */
export function slam(_node: Element, way: Way = {}): TransitionConfig {
  return {
    ...timed(VERBS.slam, way),
    css: (done, left) =>
      `scale: ${1 + left * 0.9}; rotate: ${left * (way.turn ?? -9)}deg; opacity: ${Math.min(1, done * 2)}`,
  };
}

/** A die rolls in. */
export function tumble(_node: Element, way: Way = {}): TransitionConfig {
  const { x = -70, y = -120, turn = -540 } = way;
  return {
    ...timed(VERBS.tumble, way),
    css: (done, left) =>
      `translate: ${left * x}px ${left * y - Math.abs(Math.sin(done * Math.PI * 2)) * left * 60}px; rotate: ${left * turn}deg`,
  };
}

/** A coin falls onto its heap. */
export function spill(_node: Element, way: Way = {}): TransitionConfig {
  const { x = 0, y = -60 } = way;
  return {
    ...timed(VERBS.spill, way),
    css: (done, left) =>
      `translate: ${left * x}px ${left * y - Math.sin(done * Math.PI) * 40}px; scale: ${0.3 + done * 0.7}; ` +
      `opacity: ${Math.min(1, done * 3)}`,
  };
}

/** Something is thrown away. */
export function toss(_node: Element, way: Way = {}): TransitionConfig {
  const { x = 160, y = 110, turn = 50 } = way;
  return {
    ...timed(VERBS.toss, way),
    // Svelte runs an outro backwards; so the curve is given for its own direction.
    easing: (time) => 1 - bezier(VERBS.toss.curve)(1 - time),
    css: (done, left) =>
      `translate: ${left * x}px ${left * y}px; rotate: ${left * turn}deg; opacity: ${done}`,
  };
}

/**
 * Counts from one number to another and shows each step; at once without motion. The answer stops the counting, and
 * leaves the last step as it is.
 */
export function countUp(from: number, to: number, show: (value: number) => void): () => void {
  const whole = Math.trunc(Math.abs(to - from));
  const step = lasting(COUNT_STEP);
  if (step === 0 || whole < 1) {
    show(to);
    return () => undefined;
  }
  const steps = Math.min(whole, COUNT_MOST / COUNT_STEP);
  let done = 0;
  const timer = setInterval(() => {
    done += 1;
    show(done >= steps ? to : from + Math.round(((to - from) * done) / steps));
    if (done >= steps) clearInterval(timer);
  }, step);
  return () => clearInterval(timer);
}

const pair = crossfade({
  duration: () => lasting(TRAVEL),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: lasting(TRAVEL) }),
});
export const [send, receive] = pair;

/** Parameters for `animate:flip`. */
export function slide(): FlipParams {
  return { duration: lasting(TRAVEL), easing: cubicOut };
}

/** A face that turns up from its edge, where nothing of its back is to be seen. */
export function turn(_node: Element, params: { delay?: number } = {}): TransitionConfig {
  return {
    delay: lasting(params.delay ?? 0),
    duration: lasting(VERBS.flip.ms),
    easing: cubicOut,
    css: (_done, left) => `transform: rotateY(${left * 90}deg)`,
  };
}
