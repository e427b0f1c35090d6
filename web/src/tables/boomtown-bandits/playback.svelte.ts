/** Plays the frames of shootouts that were fought at the automatic pace. */

import { lasting } from '../../lib/motion';
import { play as sound } from '../../lib/sound';
import type { Frame } from './fight';

const FRAME = 850;
/** A player who has a decision to make waits no longer than this. */
const ASKED = 3_500;
const LONGEST = 9_000;

/** How long one frame is shown at normal speed. */
export function frameTime(frames: number, asked: boolean): number {
  return Math.min(FRAME, (asked ? ASKED : LONGEST) / Math.max(1, frames));
}

export class Playback {
  /** What the stage shows; null when it shows the table as it is. */
  frame: Frame | null = $state.raw(null);
  /** Changes with each frame. */
  number = $state(0);

  private queue: Frame[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Play these after what is playing now. */
  add(frames: readonly Frame[], asked: boolean): void {
    this.queue.push(...frames);
    const time = lasting(frameTime(this.queue.length, asked));
    if (time === 0) return this.end();
    if (this.queue.length === 0) return;
    clearInterval(this.timer);
    if (this.frame === null) this.next();
    this.timer = setInterval(() => this.next(), time);
  }

  end(): void {
    clearInterval(this.timer);
    this.queue = [];
    this.frame = null;
  }

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) return this.end();
    this.frame = frame;
    this.number += 1;
    if (frame.told[0]?.code === 'threw') sound('dice');
    else if (frame.told[0]?.code === 'shot') sound('shot');
  }
}
