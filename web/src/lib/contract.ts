/** What the frame of every table and the tables themselves agree on. */

import type { Component } from 'svelte';
import type { AnyView, Chair, ChatLine, Moment, PastMoment, Timing } from './protocol/types';
import type { LogEntry, Refused, Wanted } from './table.svelte';

/** The present moment, or a past one. */
export type ShownMoment = Moment | PastMoment;

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
  play(move: string): void;
  want(wanted: Wanted): void;
  mute(seat: number, muted: boolean): void;
  step(to: number | null): Promise<void>;
}

/** What a game's `Table.svelte` is given. */
export interface TableProps<V extends AnyView = AnyView> {
  view: V;
  moment: ShownMoment;
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
  /** How long the table shows how the game ended before the result covers it, in milliseconds at normal speed. */
  finale?: (moment: Moment) => number;
  /** The round and phase in words, for the top bar. */
  phase?: (view: AnyView) => string;
}

/** A card of a game as it is shown beside the log. */
export interface FaceProps {
  card: string;
}
