/** Where to put something that belongs beside a thing on the table: above it, else below, within the window. */

import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

export interface Place {
  left: string;
  top?: string;
  bottom?: string;
}

const GAP = 8;
/** The window turned, or made larger or smaller, moves everything in it. */
const turned = createSubscriber((update) => on(window, 'resize', update));

/** A place beside this element for something of this size, as positions in the window. */
export function placeBeside(element: Element | null, width: number, height: number): Place | null {
  if (!element?.isConnected) return null;
  turned();
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  const centred = box.left + box.width / 2 - width / 2;
  const left = `${Math.max(GAP, Math.min(centred, innerWidth - width - GAP))}px`;
  const above = box.top > height + GAP;
  const low = Math.min(box.bottom + GAP, innerHeight - height - GAP);
  return above
    ? { left, bottom: `${innerHeight - box.top + GAP}px` }
    : { left, top: `${Math.max(GAP, low)}px` };
}
