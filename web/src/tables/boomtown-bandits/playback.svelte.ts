/** Plays the frames of shootouts that were fought at the automatic pace. */

import { lasting } from '../../lib/motion';
import { play as sound } from '../../lib/sound';
import type { Frame } from './fight';

const FRAME = 850;
/** Whoever is asked for something does not wait longer than this for it. */
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

  private timer: ReturnType<typeof setInterval> | undefined;

  begin(frames: readonly Frame[], asked: boolean): void {
    this.end();
    const time = lasting(frameTime(frames.length, asked));
    if (frames.length === 0 || time === 0) return;
    let next = 0;
    const step = () => {
      const frame = frames[next++];
      if (!frame) return this.end();
      this.frame = frame;
      this.number += 1;
      if (frame.told[0]?.code === 'threw') sound('dice');
      else if (frame.told[0]?.code === 'shot') sound('shot');
    };
    step();
    this.timer = setInterval(step, time);
  }

  end(): void {
    clearInterval(this.timer);
    this.frame = null;
  }
}
