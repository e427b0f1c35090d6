/**
 * How things move: cards travel, piles slide, faces flip; all by the speed that the person chose.
 *
 * `send`/`receive` (Svelte's crossfade) let a card that leaves one place arrive at another under the
 * same key; `slide` is for `animate:flip` in lists. Where motion is not wanted every duration is 0.
 */

import { cubicOut } from 'svelte/easing';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';
import type { FlipParams } from 'svelte/animate';
import { settings, type Speed } from './settings.svelte';

export const TRAVEL = 220;
export const TUMBLE = 600;
export const FLIP = 180;

const FACTOR: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1 };

function still(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** A duration at the speed that is set: 0 where motion is not wanted. */
export function lasting(milliseconds: number): number {
  return still() ? 0 : milliseconds * FACTOR[settings.speed];
}

const pair = crossfade({
  duration: () => lasting(TRAVEL),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: lasting(FLIP) }),
});
export const [send, receive] = pair;

/** Parameters for `animate:flip`. */
export function slide(): FlipParams {
  return { duration: lasting(TRAVEL), easing: cubicOut };
}

/** A face that turns over as it comes up. */
export function turn(_node: Element, params: { delay?: number } = {}): TransitionConfig {
  return {
    delay: lasting(params.delay ?? 0),
    duration: lasting(FLIP),
    easing: cubicOut,
    css: (_done, left) => `transform: rotateY(${left * 90}deg)`,
  };
}
