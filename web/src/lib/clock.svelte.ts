/**
 * The one clock of a table. What the server tells is queued as beats, and each beat is shown for its least time; the
 * next one comes up for table, hand, ask, log and sound at once.
 *
 * Other players never wait for this: only what this page shows is late, never what it sends.
 */

import { tick } from 'svelte';
import type { Beat, Show } from './contract';
import type { AnyView, Moment, Timing, Told } from './protocol/types';

/** A beat as it is shown: a moment in which nothing is asked before everything has been told. */
interface Shown {
  moment: Moment;
  /** The whole moment, as the server told it. */
  whole: Moment;
  timing: Timing;
  /** When `timing` was told, by this browser's clock. */
  since: number;
  key: string;
  settled: boolean;
  least: number;
}

/** How a game shows a moment. */
export type Beats = (moment: Moment, before: AnyView | null) => readonly Beat[];

/** What the clock depends on, so that tests can have a time of their own. */
export interface Pace {
  /** By how much least times are multiplied: 0 shows everything at once. */
  factor(): number;
  /** Whether somebody, or a clock, waits for what this page is late with. */
  pressed(timing: Timing): boolean;
}

/** How long something is shown that has no beats of its own, at normal speed. */
const USUAL = 700;
/** How late the page may be while somebody waits for it. */
const LATEST = 4_000;
/** How soon the show follows when the player chooses another speed, or somebody begins to wait. */
const LOOKS_AGAIN = 200;

const NO_TIMING: Timing = { kind: 'none', left: null, whole: null };

/** A moment as a single beat. */
export const asOneBeat: Beats = ({ view, told }) => [{ view, told, least: told.length > 0 ? USUAL : 0 }];

export class Clock implements Show {
  paused = $state(false);
  waiting = $state(0);
  rested = $state(true);
  private current: Shown | null = $state.raw(null);
  private queue: Shown[] = [];
  private begun = 0;
  private skipping = false;
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private catchingUp = 1;

  /** `beats` says how a moment is shown; `comesUp` is called with each beat as it begins. */
  constructor(
    private readonly beats: Beats,
    private readonly pace: Pace,
    private readonly comesUp: (moment: Moment, told: readonly Told[]) => void = () => undefined,
  ) {}

  /** The moment to show: that of the present beat. */
  get moment(): Moment | null {
    return this.current?.moment ?? null;
  }
  get timing(): Timing {
    return this.current?.settled && this.queue.length === 0 ? this.current.timing : NO_TIMING;
  }
  get timingSince(): number {
    return this.current?.since ?? 0;
  }
  get key(): string {
    return this.current?.key ?? '';
  }
  get told(): readonly Told[] {
    return this.current?.moment.told ?? [];
  }
  get settled(): boolean {
    return this.current?.settled ?? true;
  }

  /** Show this at once and forget what was waiting: the page has just come, or come back. */
  begin(moment: Moment | null, timing: Timing): void {
    this.drop();
    this.current = moment && this.shown(moment, timing, moment.view, moment.told, 0, true);
    this.rested = true;
  }

  /** Show this when everything before it has been shown. */
  push(moment: Moment, timing: Timing): void {
    const before = (this.queue.at(-1) ?? this.current)?.whole.view ?? null;
    const beats = this.beats(moment, before);
    const last = beats.length - 1;
    const shown = beats.map(({ view, told, least }, place) =>
      this.shown(moment, timing, place === last ? moment.view : view, told, least, place === last),
    );
    // A race is shown as it happens: what was still waiting is past, and nobody can pause it. What the tick itself
    // tells has its time.
    if (moment.tick !== null) {
      this.paused = false;
      this.drain();
      this.begun = -Infinity;
    }
    this.queue.push(
      ...(shown.length > 0 ? shown : [this.shown(moment, timing, moment.view, moment.told, 0, true)]),
    );
    this.plan();
  }

  /** The table waits differently now. */
  time(timing: Timing): void {
    const latest = this.queue.at(-1) ?? this.current;
    if (!latest) return;
    const changed = { ...latest, timing, since: performance.now() };
    if (this.queue.length > 0) this.queue[this.queue.length - 1] = changed;
    else this.current = changed;
  }

  /** The player has seen enough of the present beat, and acted. */
  seen(): void {
    this.begun = -Infinity;
    this.plan();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.plan();
  }

  /** The player looks elsewhere: what is told waits for them, unless somebody waits for it. */
  hold(held: boolean): void {
    this.held = held;
    this.plan();
  }

  step(): void {
    if (this.queue.length > 0) this.advance();
    this.plan();
  }

  skip(): void {
    this.paused = false;
    this.skipping = true;
    this.plan();
  }

  close(): void {
    this.drop();
  }

  private shown(
    whole: Moment,
    timing: Timing,
    view: AnyView,
    told: readonly Told[],
    least: number,
    settled: boolean,
  ): Shown {
    const moves = settled ? whole.moves : [];
    const chosen = settled ? whole.chosen : null;
    const moment = { ...whole, view, told: [...told], moves, chosen };
    this.number += 1;
    const key = `${whole.number}.${this.number}`;
    return { moment, whole, timing, since: performance.now(), key, settled, least };
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.waiting = 0;
    this.skipping = false;
  }

  /** Show the next beat when the present one has had its time. */
  private plan(): void {
    clearTimeout(this.timer);
    this.waiting = this.queue.length;
    if (this.paused) return;
    if (this.stands()) return this.lookAgain(LOOKS_AGAIN);
    if (this.skipping) this.drain();
    while (this.queue.length > 0 && this.left() <= 0) this.advance();
    const left = this.left();
    this.rested = this.queue.length === 0 && left <= 0;
    if (!this.rested) this.lookAgain(Math.min(left, LOOKS_AGAIN));
  }

  private lookAgain(after: number): void {
    this.timer = setTimeout(() => this.plan(), after);
  }

  /** Whether it waits for a player who looks elsewhere. */
  private stands(): boolean {
    const latest = this.queue.at(-1);
    return this.held && latest !== undefined && !this.pace.pressed(latest.timing);
  }

  /** How much longer the present beat is shown. */
  private left(): number {
    if (!this.current || globalThis.document?.hidden) return 0;
    return this.begun + this.current.least * this.factor() - performance.now();
  }

  /** Least times are shorter while somebody waits for a page that is late, until it has caught up. */
  private factor(): number {
    const usual = this.pace.factor();
    const late = this.queue.reduce((sum, { least }) => sum + least, 0) * usual;
    const latest = this.queue.at(-1);
    if (!latest) this.catchingUp = 1;
    else if (late > LATEST && this.pace.pressed(latest.timing)) {
      this.catchingUp = Math.min(this.catchingUp, LATEST / late);
    }
    return usual * this.catchingUp;
  }

  private drain(): void {
    while (this.queue.length > 0) {
      this.advance();
      if (this.skipping && this.asks()) break;
    }
    this.skipping &&= !this.asks() && this.current?.moment.view.outcome == null;
  }

  private asks(): boolean {
    return this.current !== null && this.current.settled && this.current.moment.moves.length > 0;
  }

  private advance(): void {
    const next = this.queue.shift()!;
    this.current = next;
    this.begun = performance.now();
    this.rested = false;
    this.waiting = this.queue.length;
    this.comesUp(next.whole, next.moment.told);
    // On a busy machine it takes a while to draw: the least time begins when that is done.
    void tick().then(() => {
      if (this.current === next) this.begun = Math.max(this.begun, performance.now());
    });
  }
}
