/** The scores of a game as it went, for the picture at its end. */

import type { AnyView, Moment } from './protocol/types';

export class Scores {
  private readonly kept: (readonly number[])[] = [];
  private last = -1;

  /** Note a moment once. */
  note(moment: Moment, scores: (view: AnyView) => readonly number[]): void {
    if (moment.number <= this.last) return;
    this.last = moment.number;
    this.kept.push(scores(moment.view));
  }

  clear(): void {
    this.kept.length = 0;
    this.last = -1;
  }

  get lines(): readonly (readonly number[])[] {
    return this.kept;
  }
}
