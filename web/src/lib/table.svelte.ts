/** A table as this page knows it: what the server sent, what the player asked for, and which moment is shown. */

import { asOneBeat, Clock, type Beats } from './clock.svelte';
import type { Session, Show } from './contract';
import { SvelteMap } from 'svelte/reactivity';
import { keepMuted, mutedAt } from './muted';
import { shownNames } from './names';
import { randomHex } from './random';
import { pace } from './motion';
import { shareForRematch } from './shares';
import { dialTable, Socket, type Wire } from './socket';
import type {
  AnyCommand,
  AnyView,
  Bye,
  Chair,
  ChatLine,
  Hello,
  Moment,
  PastMoment,
  Play,
  Refusal,
  TableInfo,
  Timing,
  Told,
  AnyMessage,
} from './protocol/types';

/** Something the player tried and the table refused. */
export interface Refused {
  /** The move that was tried; null for anything else. */
  move: string | null;
  why: Refusal;
}

/** The events of one moment, as the log shows them. */
export interface LogEntry {
  number: number;
  told: Told[];
}

/** A command that has an id and waits for its answer. */
type Pending = Extract<AnyCommand, { id: string }>;
export type Wanted = Pending extends infer Each ? (Each extends Pending ? Omit<Each, 'id'> : never) : never;

/** How the page fetches past moments. */
export type Recall = (
  table: string,
  token: string | null,
  first: number,
  last: number,
) => Promise<PastMoment[]>;

/** What a game's drawing says about how its moments are shown. */
export interface Drawing {
  beats?: Beats | undefined;
  out?: ((view: AnyView, seat: number) => boolean) | undefined;
}

/** How many moments are fetched to look back, and how many the server sends at most. */
const AT_ONCE = 40;
const MOST = 100;

export class Table implements Session {
  connection: 'new' | 'here' | 'lost' | 'gone' = $state('new');
  /** Why the table closed the connection for good. */
  farewell: Bye['why'] | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  host = $state(false);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Muted seats, now and after a reload. */
  muted: readonly number[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  pending: Pending[] = $state.raw([]);
  /** The number of the moment looked at; null is now. */
  at: number | null = $state(null);

  private readonly clock: Clock;
  /** The moment that the show is at; what the server has told since then is still to be shown. */
  now: Moment | null = $derived.by(() => this.clock.moment);
  timing: Timing = $derived.by(() => this.clock.timing);
  timingSince: number = $derived.by(() => this.clock.timingSince);
  /** The moment to show. */
  shown: Moment | null = $derived.by(() => (this.at === null ? this.now : (this.seen(this.at) ?? this.now)));
  busy: boolean = $derived(this.pending.some(({ do: what }) => what === 'play' || what === 'retract'));
  game: string = $derived(this.info?.game ?? '');
  chairs: Chair[] = $derived(this.info?.chairs ?? []);
  names: string[] = $derived(shownNames(this.chairs));
  /** Whether the table waits for this seat. */
  myTurn: boolean = $derived(
    this.seat !== null && this.now !== null && this.now.moves.length > 0 && this.now.chosen === null,
  );

  private readonly remembered = new SvelteMap<number, Moment>();
  /** The number of the last moment that the server told. */
  private heardLast = -1;
  private readonly socket: Socket;

  constructor(
    readonly id: string,
    private readonly token: string | null,
    private readonly recall: Recall,
    /** How the game shows its moments, and whether a seat can do no more in it. */
    { beats = asOneBeat, out = () => false }: Drawing = {},
    dial: () => Wire = dialTable(id),
  ) {
    const hurried = () => this.now !== null && this.seat !== null && out(this.now.view, this.seat);
    this.clock = new Clock(
      beats,
      {
        factor: () => pace(hurried()),
        pressed: (timing) => timing.left !== null || this.chairs.filter(({ level }) => !level).length > 1,
      },
      (moment, told) => this.tell(moment, told),
    );
    const listener = {
      heard: (message: AnyMessage) => this.heard(message),
      connected: (there: boolean) => {
        this.connection = there ? 'here' : 'lost';
      },
    };
    this.muted = mutedAt(id);
    this.socket = new Socket(token, listener, dial);
  }

  get show(): Show {
    return this.clock;
  }

  /** Make a move as an answer to what was seen: at a tick, or at a moment. */
  play(move: string): void {
    const tick = this.now?.tick ?? null;
    this.want(
      tick === null ? { do: 'play', move, moment: this.now?.number ?? null } : { do: 'play', move, tick },
    );
  }

  /** Ask the table for something; repeated with the same id until it is answered. */
  want(wanted: Wanted): void {
    const share =
      wanted.do === 'rematch' ? shareForRematch(this.id, this.info?.next_commitment ?? null) : null;
    const command = { ...wanted, ...share, id: randomHex(10) } as Pending;
    this.refused = null;
    if (wanted.do === 'play') this.clock.seen();
    this.pending = [...this.pending, command];
    this.socket.send(command);
  }

  mute(seat: number, muted: boolean): void {
    const others = this.muted.filter((each) => each !== seat);
    this.muted = muted ? [...others, seat] : others;
    keepMuted(this.id, this.muted);
    this.socket.send({ do: 'mute', seat, muted });
  }

  /** Show a past moment; the last one, or null, is now. */
  async step(to: number | null): Promise<void> {
    const last = this.now?.number ?? 0;
    if (to === null || to >= last) {
      this.at = null;
      return;
    }
    const wanted = Math.max(0, to);
    if (!this.remembered.has(wanted)) {
      const first = Math.max(0, wanted - AT_ONCE / 2);
      this.remember(await this.recall(this.id, this.token, first, Math.min(first + AT_ONCE, last)));
    }
    if (this.seen(wanted)) this.at = wanted;
  }

  /** Every moment of the game so far. */
  async everything(): Promise<PastMoment[]> {
    const last = this.heardLast;
    const firsts = Array.from({ length: Math.ceil((last + 1) / MOST) }, (_, place) => place * MOST);
    const found = await Promise.all(
      firsts.map((first) => this.recall(this.id, this.token, first, Math.min(first + MOST - 1, last))),
    );
    return found.flat();
  }

  close(): void {
    this.connection = 'gone';
    this.clock.close();
    this.socket.close();
  }

  private seen(number: number): Moment | undefined {
    return this.remembered.get(number);
  }

  private remember(moments: Iterable<Moment>): void {
    for (const moment of moments) this.remembered.set(moment.number, moment);
  }

  private heard(message: AnyMessage): void {
    switch (message.is) {
      case 'hello':
        return this.hello(message);
      case 'frame':
        return this.goOn(message.moment, message.timing);
      case 'timing':
        return this.clock.time(message.timing);
      case 'table':
        this.info = message.table;
        return;
      case 'spoken':
        this.chat = [...this.chat, message.line];
        return;
      case 'done':
        this.settle(message.id);
        return;
      case 'refused':
        this.refuse(message.id, message.why);
        return;
      case 'bye':
        return this.bye(message.why);
      case 'pong':
        return;
    }
  }

  private hello(hello: Hello): void {
    this.info = hello.table;
    this.refused = null;
    this.seat = hello.seat;
    this.host = hello.host;
    this.chat = hello.chat;
    this.log = hello.past.map(([number, told]) => ({ number, told }));
    const { moment, timing } = hello;
    const begins = moment?.number === 0 && this.heardLast < 0;
    this.heardLast = moment?.number ?? -1;
    if (begins) {
      this.log = [];
      this.clock.push(moment, timing);
    } else {
      this.clock.begin(moment, timing);
      if (moment && this.log.at(-1)?.number !== moment.number) this.tell(moment, moment.told);
    }
    for (const seat of this.muted) this.socket.send({ do: 'mute', seat, muted: true });
    for (const command of this.pending) this.socket.send(command);
  }

  private goOn(moment: Moment, timing: Timing): void {
    if (moment.number <= this.heardLast) return;
    if (moment.number > this.heardLast + 1) return this.socket.again();
    this.heardLast = moment.number;
    this.refused = null;
    this.clock.push(moment, timing);
  }

  /** A beat comes up: the log says what it tells. */
  private tell(moment: Moment, told: readonly Told[]): void {
    this.remember([moment]);
    if (told.length === 0) return;
    const { number } = moment;
    const last = this.log.at(-1);
    this.log =
      last?.number === number
        ? [...this.log.slice(0, -1), { number, told: [...last.told, ...told] }]
        : [...this.log, { number, told: [...told] }];
  }

  private settle(id: string | null): Pending | undefined {
    const found = this.pending.find((command) => command.id === id);
    this.pending = this.pending.filter((command) => command.id !== id);
    return found;
  }

  private refuse(id: string | null, why: Refusal): void {
    const command = this.settle(id);
    this.refused = { move: command?.do === 'play' ? (command as Play).move : null, why };
  }

  private bye(why: Bye['why']): void {
    if (why === 'resync') return this.socket.again();
    if (why === 'back-soon' || why === 'come-later') return;
    this.farewell = why;
    this.close();
  }
}
