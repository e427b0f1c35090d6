/** A session with a single fixture: nothing answers, but everything is drawn as at a table. */

import { STILL, STORY, type Session } from './contract';
import type { Chair, Moment, Refusal } from './protocol/types';
import type { LogEntry, Refused, Wanted } from './table.svelte';

export interface Story {
  title: string;
  names: string[];
  moment: Moment;
}

export class StorySession implements Session {
  readonly id = STORY;
  readonly game: string;
  readonly chairs: Chair[];
  readonly names: string[];
  readonly seat: number | null;
  readonly now: Moment;
  readonly shown: Moment;
  readonly at = null;
  readonly log: LogEntry[];
  readonly chat = [];
  readonly muted = [];
  readonly timing = { kind: 'none', left: null, whole: null } as const;
  readonly timingSince = 0;
  readonly busy = false;
  readonly connection = 'here';
  readonly show = STILL;
  refused: Refused | null = $state.raw(null);
  /** What was played, newest last, for tests of tables. */
  played: string[] = $state([]);

  constructor({ names, moment }: Story) {
    this.game = moment.view.game;
    this.names = names;
    this.seat = moment.view.seat;
    this.now = this.shown = moment;
    this.log = [{ number: moment.number, told: moment.told }];
    this.chairs = names.map((name, seat) => ({
      seat,
      name,
      level: seat === 1 ? 'deputy' : null,
      kept: false,
      connected: seat !== 2,
      stand_in: false,
      hurried: null,
      wants_rematch: false,
    }));
  }

  get myTurn(): boolean {
    return this.now.moves.length > 0 && this.now.chosen === null;
  }

  play(move: string): void {
    this.played.push(move);
    if (this.now.moves.includes(move)) return;
    const why: Refusal = {
      kind: 'notation',
      code: 'unknown',
      game: this.game,
      clause: '',
      params: { text: move, example: this.now.moves[0] ?? '' },
      text: move,
    };
    this.refused = { move, why };
  }

  want(wanted: Wanted): void {
    this.played.push(wanted.do);
  }

  mute(): void {}

  async step(): Promise<void> {}
}
