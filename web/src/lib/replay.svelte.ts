/** A finished game as a session: all moments are there, and nothing can be played. */

import type { Session } from './contract';
import { t } from './language.svelte';
import type { Chair, Moment, Replay } from './protocol/types';
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
  log: LogEntry[] = $derived.by(() => this.entries.slice(0, (this.at ?? this.last) + 1));
  shown: Moment = $derived.by(() => this.replay.moments[this.at ?? this.last]!);
  names: string[] = $derived.by(() => shownNames(this.chairs).map((name) => name || t('seat-gone')));
  private readonly entries: LogEntry[];

  constructor(private readonly replay: Replay) {
    this.seat = replay.seat;
    this.entries = replay.moments.map(({ told }, number) => ({ number, told }));
    this.chairs = replay.names.map((name, seat) => ({
      seat,
      name,
      level: isLevel(name) ? name : null,
      kept: false,
      connected: true,
      stand_in: false,
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

  play(): void {}
  want(): void {}
  mute(): void {}

  async step(to: number | null): Promise<void> {
    this.at = to === null || to > this.last ? this.last : Math.max(0, to);
  }
}
