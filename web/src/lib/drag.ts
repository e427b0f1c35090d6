/**
 * Drag with mouse, pen or finger: what can be carried, and what takes it.
 *
 * A finger lifts a card out of the hand by moving away from the hand, because moving sideways scrolls it; it lifts
 * anything else by resting on it, because moving scrolls the table. Every place that fits is lit while something is
 * carried. Other places may be tried all the same: the table says why the move is refused.
 */

import './drag.css';
import type { Attachment } from 'svelte/attachments';

/** A place where something can be put down. */
export interface Taker {
  /** Whether this may be put here now, so that the place is lit. */
  fits: (what: string) => boolean;
  put: (what: string) => void;
}

/** How far a pointer moves before it drags, in pixels. */
const FAR = 6;
/** How long a finger rests on something before it lifts it, in milliseconds. */
const REST = 350;
/** How near the edge of the table it scrolls, and how far at once. */
const EDGE = 40;
const SCROLL = 10;

const sources = new Map<Element, string>();
const takers = new Map<Element, Taker>();
let grip: Grip | null = null;

/** Lets an element be carried. */
export function carry(what: string | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (what === undefined) return;
    sources.set(node, what);
    node.dataset.carry = what;
    const take = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary) grip ??= new Grip(node, what, event);
    };
    const hold = (event: TouchEvent) => {
      if (grip?.lifted && event.cancelable) event.preventDefault();
    };
    node.addEventListener('pointerdown', take);
    node.addEventListener('touchmove', hold, { passive: false });
    return () => {
      sources.delete(node);
      delete node.dataset.carry;
      node.removeEventListener('pointerdown', take);
      node.removeEventListener('touchmove', hold);
    };
  };
}

/** Lets things be put down on an element. */
export function takes(taker: Taker | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!taker) return;
    takers.set(node, taker);
    return () => void takers.delete(node);
  };
}

/** Where something that is dropped at a point goes: the nearest place that it fits, else the nearest. */
function takerAt(x: number, y: number, what: string): Element | null {
  let nearest: Element | null = null;
  for (let each = document.elementFromPoint(x, y); each; each = each.parentElement) {
    if (takers.get(each)?.fits(what)) return each;
    if (takers.has(each)) nearest ??= each;
  }
  return nearest;
}

/** A pointer that is down on something that can be carried, until it is up again. */
class Grip {
  lifted = false;
  private ghost: HTMLElement | null = null;
  private readonly listening = new AbortController();
  private readonly resting: ReturnType<typeof setTimeout> | undefined;
  private readonly touch: boolean;
  /** A finger that moves along the hand scrolls it; across, it lifts at once. */
  private readonly across: boolean;
  private point: { x: number; y: number };

  constructor(
    private readonly node: HTMLElement,
    private readonly what: string,
    private readonly start: PointerEvent,
  ) {
    this.touch = start.pointerType === 'touch';
    this.across = this.touch && getComputedStyle(node).touchAction.includes('pan-x');
    this.point = { x: start.clientX, y: start.clientY };
    const { signal } = this.listening;
    addEventListener('pointermove', (event) => this.move(event), { signal });
    addEventListener('pointerup', (event) => this.drop(event), { signal });
    addEventListener('pointercancel', () => this.end(), { signal });
    addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
    addEventListener('contextmenu', (event) => this.touch && event.preventDefault(), { signal });
    if (this.touch) this.resting = setTimeout(() => this.lift(), REST);
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    this.point = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.lifted && Math.hypot(dx, dy) > FAR) {
      if (this.touch && !(this.across && Math.abs(dy) > Math.abs(dx))) return this.end();
      this.lift();
    }
    if (this.lifted) this.show();
  }

  private lift(): void {
    clearTimeout(this.resting);
    this.lifted = true;
    // A finger's events go to what it touched first; now they belong to what is under it.
    if (this.node.hasPointerCapture(this.start.pointerId)) {
      this.node.releasePointerCapture(this.start.pointerId);
    }
    getSelection()?.removeAllRanges();
    this.node.dataset.lifted = '';
    this.ghost = ghostOf(this.node);
    this.show();
    requestAnimationFrame(() => this.scroll());
  }

  /** The ghost follows the pointer, and places are lit; if the element is gone, nothing is carried. */
  private show(): void {
    if (sources.get(this.node) !== this.what) return this.end();
    const { x, y } = this.point;
    this.ghost!.style.translate = `${x - this.start.clientX}px ${y - this.start.clientY}px`;
    const under = takerAt(x, y, this.what);
    for (const [place, { fits }] of takers) {
      if (fits(this.what)) place.setAttribute('data-drop', place === under ? 'over' : 'open');
      else place.removeAttribute('data-drop');
    }
  }

  /** A table that does not fit the screen scrolls when the pointer comes near its edge. */
  private scroll(): void {
    if (!this.lifted) return;
    const { x, y } = this.point;
    const room = document.elementFromPoint(x, y)?.closest('[data-scrolls]');
    if (room) {
      const { top, bottom } = room.getBoundingClientRect();
      if (y < top + EDGE) room.scrollBy(0, -SCROLL);
      else if (y > bottom - EDGE) room.scrollBy(0, SCROLL);
    }
    requestAnimationFrame(() => this.scroll());
  }

  private drop(event: PointerEvent): void {
    if (event.pointerId !== this.start.pointerId) return;
    const there = sources.get(this.node) === this.what;
    const moved = Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY) > FAR;
    const place = this.lifted && moved && there ? takerAt(event.clientX, event.clientY, this.what) : null;
    if (this.lifted && moved) swallowClick();
    this.end();
    if (place) takers.get(place)?.put(this.what);
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.lifted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.end();
    addEventListener('pointerup', swallowClick, { once: true });
  }

  private end(): void {
    grip = null;
    this.lifted = false;
    clearTimeout(this.resting);
    this.listening.abort();
    this.ghost?.remove();
    delete this.node.dataset.lifted;
    for (const place of document.querySelectorAll('[data-drop]')) place.removeAttribute('data-drop');
  }
}

/** A likeness of what is carried, above everything. */
function ghostOf(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  const look = getComputedStyle(node);
  for (const name of ['--card-width', '--card-small', '--width']) {
    ghost.style.setProperty(name, look.getPropertyValue(name));
  }
  // What a card looks like elsewhere must not move its ghost.
  Object.assign(ghost.style, {
    position: 'fixed',
    transition: 'none',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  ghost.dataset.ghost = '';
  ghost.inert = true;
  for (const each of [ghost, ...ghost.querySelectorAll('[data-card], [data-carry]')]) {
    each.removeAttribute('data-card');
    each.removeAttribute('data-carry');
  }
  (node.closest('[data-game]') ?? document.body).append(ghost);
  return ghost;
}

/** The release of a drag is no press. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
