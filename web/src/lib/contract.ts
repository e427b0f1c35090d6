/** What the frame of every table and the tables themselves agree on. */

import type { Component } from 'svelte';
import type { AnyView, Chair, ChatLine, Moment, PastMoment, Timing, Told } from './protocol/types';
import type { Noise } from './sound';
import type { LogEntry, Refused, Wanted } from './table.svelte';

/** The present moment, or a past one. */
export type ShownMoment = Moment | PastMoment;

/**
 * One step of the show. What the server tells in one moment may be several things; each is shown for a least time, and
 * table, hand, ask, log and sound all show the same one.
 */
export interface Beat<V extends AnyView = AnyView> {
  /** What the table shows; the last beat of a moment shows the moment's own view. */
  view: V;
  /** What is told in this beat. */
  told: readonly Told[];
  /** The least time it is shown, in milliseconds at normal speed. */
  least: number;
}

/** The show of a table: which beat it is at, and how the player controls it. */
export interface Show {
  /** Changes with every beat. */
  readonly key: string;
  /** What is told in the present beat. */
  readonly told: readonly Told[];
  /** The present beat is the last of its moment, so its question may be asked. */
  readonly settled: boolean;
  /** Nothing is left to show, and the last beat has had its time. */
  readonly rested: boolean;
  readonly paused: boolean;
  /** How many beats are waiting. */
  readonly waiting: number;
  pause(paused: boolean): void;
  /** Go on by one beat. */
  step(): void;
  /** Go on to the player's next turn, or to the end. */
  skip(): void;
}

/** The show of a session in which nothing happens by itself. */
export const STILL: Show = {
  key: '',
  told: [],
  settled: true,
  rested: true,
  paused: false,
  waiting: 0,
  pause: () => undefined,
  step: () => undefined,
  skip: () => undefined,
};

/** The id of a session that is drawn from a fixture. */
export const STORY = 'story';

/** A game that can be shown: a live table, a replay, or a fixture. */
export interface Session {
  readonly id: string;
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly names: readonly string[];
  /** The player's own seat; null for a spectator and for the open view of a replay. */
  readonly seat: number | null;
  readonly now: Moment | null;
  /** The moment to show: the present one, or a past one. */
  readonly shown: ShownMoment | null;
  readonly at: number | null;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  /** Muted seats. */
  readonly muted: readonly number[];
  readonly timing: Timing;
  readonly timingSince: number;
  readonly refused: Refused | null;
  readonly busy: boolean;
  readonly myTurn: boolean;
  readonly connection: 'new' | 'here' | 'lost' | 'gone';
  readonly show: Show;
  play(move: string): void;
  want(wanted: Wanted): void;
  mute(seat: number, muted: boolean): void;
  step(to: number | null): Promise<void>;
}

/** What a game's `Table.svelte` is given. */
export interface TableProps<V extends AnyView = AnyView> {
  view: V;
  moment: ShownMoment;
  /** What is being told now, one beat at a time: tables have no timers of their own, and animate what is told here. */
  show: Show;
  /** Everyone's name by seat. */
  names: readonly string[];
  /** The seat at the near edge: the player's own, or the first for a spectator. */
  near: number;
  /** The player's own seat; null for a spectator. */
  seat: number | null;
  /** The moves that may be made now: none while the player looks back, waits for an answer, or has chosen. */
  moves: readonly string[];
  /**
   * Make a move. With `sure`, a sentence that states the consequence, the first call only picks the move and the
   * second makes it (a setting reduces this to one). Any text may be tried: the table says why it is refused.
   */
  play: (move: string, sure?: string) => void;
  /** The move that waits for its second press. */
  picked: string | null;
  /** Take back the player's sealed choice. */
  retract: () => void;
  refused: Refused | null;
  busy: boolean;
  timing: Timing;
  timingSince: number;
}

/** What `web/src/tables/<game>/` offers. */
export interface TableModule {
  default: Component<TableProps>;
  /** Whether this move can be made on the table itself; other moves become buttons under the table. */
  draws?: (move: string, moment: Moment) => boolean;
  /**
   * How a moment is shown, beat by beat. `before` is what the table showed last. If left out, a moment is one beat.
   * The last beat always shows `moment.view`, whatever is given here.
   */
  beats?: (moment: Moment, before: AnyView | null) => Beat[];
  /** The sound of each kind of event; silent if left out. */
  noises?: { readonly [code: string]: Noise };
  /** Whether this seat can do nothing more in the present game, so that the rest may run on fast. */
  out?: (view: AnyView, seat: number) => boolean;
  /** One card at reading size, with its text, for a card that is lifted; if left out, the game's `Face.svelte`. */
  Reading?: Component<FaceProps>;
  /** The game's own part of the end page: the place, what was hidden turned over, the score as it was made. */
  End?: Component<EndProps>;
  /** The round and phase in words, for the top bar. */
  phase?: (view: AnyView) => string;
}

/** A card of a game as it is shown beside the log. */
export interface FaceProps {
  card: string;
}

/** What a game's own part of the end page is given. */
export interface EndProps {
  session: Session;
  /** How the seats stood at each moment. */
  standings: readonly (readonly number[])[];
  /** What was hidden is turned over by now; the place where it lies is drawn before, with who won. */
  turned: boolean;
}
