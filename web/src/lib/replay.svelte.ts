/** A finished game as a session: all moments are there, and nothing can be played. */

import { asOneBeat, Clock, type Beats } from './clock.svelte';
import type { Session, Show } from './contract';
import { t } from './language.svelte';
import { pace } from './motion';
import type { Chair, Moment, Replay, Told } from './protocol/types';
import { shownNames } from './names';
import { isLevel } from './catalogue.svelte';
import type { LogEntry } from './table.svelte';

export class ReplaySession implements Session {
  readonly chat = [];
  readonly muted = [];
  readonly timing = { kind: 'none', left: null, whole: null } as const;
  readonly timingSince = 0;
  readonly refused = null;
  readonly busy = false;
  readonly myTurn = false;
  readonly connection = 'here';
  readonly seat: number | null;
  readonly chairs: Chair[];
  /** The place of the moment shown; null is the end. */
  at: number | null = $state(0);
  /** How much of that moment has been told. */
  private toldSoFar = $state.raw<Told[]>([]);
  log: LogEntry[] = $derived.by(() => {
    const place = this.at ?? this.last;
    return [...this.entries.slice(0, place), { number: place, told: this.toldSoFar }];
  });
  shown: Moment = $derived.by(() => this.clock.moment ?? this.now);
  names: string[] = $derived.by(() => shownNames(this.chairs).map((name) => name || t('seat-gone')));
  private readonly entries: LogEntry[];
  private readonly clock: Clock;

  constructor(
    private readonly replay: Replay,
    beats: Beats = asOneBeat,
  ) {
    this.clock = new Clock(beats, { factor: pace, pressed: () => false }, ({ number }, told) => {
      this.toldSoFar = number === this.at ? [...this.toldSoFar, ...told] : [...told];
      this.at = number;
    });
    this.seat = replay.seat;
    this.entries = replay.moments.map(({ told }, number) => ({ number, told }));
    this.chairs = replay.names.map((name, seat) => ({
      seat,
      name,
      level: isLevel(name) ? name : null,
      kept: false,
      connected: true,
      stand_in: false,
      hurried: null,
      wants_rematch: false,
    }));
  }

  get id(): string {
    return this.replay.table;
  }
  get game(): string {
    return this.replay.game;
  }
  get last(): number {
    return this.replay.moments.length - 1;
  }
  get now(): Moment {
    return this.replay.moments[this.last]!;
  }
  get moments(): readonly Moment[] {
    return this.replay.moments;
  }

  get show(): Show {
    return this.clock;
  }

  /** Show the next moment at the pace of a live game. */
  goOn(): void {
    const next = this.replay.moments[(this.at ?? this.last) + 1];
    if (next) this.clock.push(next, this.timing);
  }
  close(): void {
    this.clock.close();
  }
  play(): void {}
  want(): void {}
  mute(): void {}

  async step(to: number | null): Promise<void> {
    this.at = to === null || to > this.last ? this.last : Math.max(0, to);
    this.toldSoFar = this.entries[this.at]!.told;
    this.clock.begin(this.replay.moments[this.at]!, this.timing);
  }
}
