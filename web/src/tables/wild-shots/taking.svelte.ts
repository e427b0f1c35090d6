/** Tricks that were just taken stay on the table long enough to be read, one after the other. */

import { lasting } from '../../lib/motion';
import type { Trick } from './tricks';

/** How long one trick stays to be read, at normal speed. */
export const READ = 1700;
/** Reading takes time even where nothing moves. */
const LEAST = 1000;

export class Taking {
  /** The trick still on show; null for the one being played. */
  trick: Trick | null = $state.raw(null);

  private waiting: Trick[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(tricks: readonly Trick[]): void {
    clearTimeout(this.timer);
    this.waiting = [...tricks];
    this.next();
  }

  end(): void {
    this.begin([]);
  }

  private next(): void {
    this.trick = this.waiting.shift() ?? null;
    if (this.trick) this.timer = setTimeout(() => this.next(), Math.max(LEAST, lasting(READ)));
  }
}
