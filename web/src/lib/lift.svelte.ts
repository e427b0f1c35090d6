/**
 * Lifting a card to reading size: under the mouse, with the keyboard's focus, or by a long press.
 *
 * A table attaches `lifts(card)` to whatever shows a card; the frame draws the lifted card beside it.
 */

import type { Attachment } from 'svelte/attachments';

interface Lifted {
  card: string;
  from: Element;
}

/** How long the mouse must rest, and a finger must press. */
const REST = 350;

let lifted: Lifted | null = $state.raw(null);

/** The card that is lifted now, and the element that shows it. */
export function liftedCard(): Lifted | null {
  return lifted?.from.isConnected ? lifted : null;
}

export function lowerCard(): void {
  lifted = null;
}

export function lifts(card: string | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!card) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lift = () => (lifted = { card, from: node });
    // Focus may leave an element while the page is being drawn, which is no time to change what is drawn.
    const lower = () => {
      clearTimeout(timer);
      if (lifted?.from === node) queueMicrotask(() => lifted?.from === node && (lifted = null));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(lift, REST);
    };
    /** A card that comes to lie under a mouse at rest is not meant. */
    const hovered = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && lifted?.from !== node) soon();
    };
    const focused = () => {
      if (node.matches(':focus-visible, :has(:focus-visible)')) lift();
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', (event) => hovered(event as PointerEvent)],
      ['pointerleave', lower],
      ['pointerdown', (event) => ((event as PointerEvent).pointerType === 'mouse' ? lower() : soon())],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', lower],
      ['focusin', focused],
      ['focusout', lower],
    ];
    for (const [kind, listener] of listeners) node.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener);
      lower();
    };
  };
}
