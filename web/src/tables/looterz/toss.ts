/** How a Looter leaves the dungeon: it flies to the Graveyard. */

import type { TransitionConfig } from 'svelte/transition';
import { lasting } from '../../lib/motion';

const TOSS = 380;

export function toss(node: Element): TransitionConfig {
  const yard = node.closest('[data-cavern]')?.querySelector('[data-yard]');
  const [from, to] = [node.getBoundingClientRect(), yard?.getBoundingClientRect()];
  const dx = to ? to.left + to.width / 2 - from.left - from.width / 2 : 0;
  const dy = to ? to.top + to.height / 2 - from.top - from.height / 2 : 40;
  return {
    duration: lasting(TOSS),
    css: (shown, gone) =>
      `transform: translate(${dx * gone}px, ${dy * gone - 60 * shown * gone * 4}px) rotate(${gone * 140}deg) scale(${1 - gone * 0.6}); opacity: ${Math.min(1, shown * 3)}; z-index: 5`,
  };
}
