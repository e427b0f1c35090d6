/** A table as this page knows it: what the server sent, what the player asked for, and which moment is shown. */

import { asOneBeat, Clock, type Beats } from './clock.svelte';
import type { Session, Show } from './contract';
import { SvelteMap } from 'svelte/reactivity';
import { plays, type Holder } from './held';
import { keepMuted, mutedAt } from './muted';
import { shownNames } from './names';
import { randomHex } from './random';
import { pace } from './motion';
import { shareForRematch } from './shares';
import { dialTable, Socket, type Wire } from './socket';
import {
  PROTOCOL,
  type AnyCommand,
  type AnyView,
  type Bye,
  type Chair,
  type ChatLine,
  type Enter,
  type Hello,
  type Moment,
  type PastMoment,
  type Play,
  type Refusal,
  type TableInfo,
  type Timing,
  type Told,
  type AnyMessage,
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
export type Recall = (table: string, who: Holder, first: number, last: number) => Promise<PastMoment[]>;

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
  /** Whether the seat is being left because this browser no longer has the share that it committed to. */
  shareLost = $state(false);
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

  /** What is to be looked at, once it is fetched. */
  private wanted: number | null = null;
  private readonly remembered = new SvelteMap<number, Moment>();
  /** The number of the last moment that the server told. */
  private heardLast = -1;
  private greeted = false;
  private readonly socket: Socket;
  /** What was said towards the deal, by round. */
  private dealt: string[] = [];

  constructor(
    readonly id: string,
    private readonly holder: Holder,
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
    this.socket = new Socket(() => this.enter(), listener, dial);
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
    const promised = this.info?.next_commitment;
    if (wanted.do === 'rematch' && !wanted.share_hash && promised) {
      void shareForRematch(this.id, promised).then((hashed) => this.want({ ...wanted, ...hashed }));
      return;
    }
    const command = { ...wanted, id: randomHex(10) } as Pending;
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
    const wanted = to === null || to >= last ? null : Math.max(0, to);
    this.wanted = wanted;
    if (wanted === null) return this.look(null);
    if (!this.remembered.has(wanted)) {
      const first = Math.max(0, wanted - AT_ONCE / 2);
      this.remember(await this.recall(this.id, this.who(), first, Math.min(first + AT_ONCE, last)));
    }
    if (this.wanted === wanted && this.seen(wanted)) this.look(wanted);
  }

  private look(at: number | null): void {
    this.at = at;
    this.clock.hold(at !== null);
  }

  /** Every moment of the game so far. */
  async everything(): Promise<PastMoment[]> {
    const last = this.heardLast;
    const firsts = Array.from({ length: Math.ceil((last + 1) / MOST) }, (_, place) => place * MOST);
    const found = await Promise.all(
      firsts.map((first) => this.recall(this.id, this.who(), first, Math.min(first + MOST - 1, last))),
    );
    return found.flat();
  }

  close(): void {
    this.connection = 'gone';
    this.clock.close();
    this.socket.close();
  }

  /** With the token, or with a seat that the browser keeps; whoever came to watch comes back to watch. */
  private enter(): Enter {
    const { token, seat } = this.holder;
    if (token) return { do: 'enter', token, protocol: PROTOCOL };
    if (this.greeted && this.seat === null) return { do: 'enter', protocol: PROTOCOL };
    return { do: 'enter', kept: true, seat: this.seat ?? seat, protocol: PROTOCOL };
  }

  private who(): Holder {
    return { token: this.holder.token, seat: this.seat };
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
        this.deal();
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
    const sameSeat = hello.seat === this.seat;
    this.info = hello.table;
    this.refused = null;
    this.seat = hello.seat;
    this.greeted = true;
    if (hello.seat !== null) plays(this.id, hello.seat);
    this.host = hello.host;
    this.chat = hello.chat;
    if (!sameSeat || !this.goesOn(hello)) this.beginAgain(hello);
    for (const seat of this.muted) this.socket.send({ do: 'mute', seat, muted: true });
    for (const command of this.pending) this.socket.send(command);
    this.deal();
  }

  /** If little or nothing was missed, the show goes on from where it is, and the log with it. */
  private goesOn({ moment, timing }: Hello): boolean {
    if (!moment || this.heardLast < 0 || moment.number < this.heardLast || moment.number > this.heardLast + 1)
      return false;
    if (moment.number === this.heardLast) this.clock.time(timing);
    else this.goOn(moment, timing);
    return true;
  }

  private beginAgain({ moment, timing, past }: Hello): void {
    const begins = moment?.number === 0 && this.heardLast < 0;
    this.log = begins ? [] : past.map(([number, told]) => ({ number, told }));
    this.heardLast = moment?.number ?? -1;
    if (begins) return this.clock.push(moment, timing);
    this.clock.begin(moment, timing);
    if (moment && this.log.at(-1)?.number !== moment.number) this.tell(moment, moment.told);
  }

  /** While the table waits for shares, commit to one and show it in time; once in each round, and never once one leaves. */
  private deal(): void {
    const { info, seat } = this;
    if (!info?.dealing || seat === null || this.shareLost) return;
    void import('./dealing').then(({ nextStep }) => {
      if (this.info !== info || this.shareLost) return;
      if (this.pending.some(({ do: what }) => what === 'commit' || what === 'reveal')) return;
      const step = nextStep(info, seat);
      const once = step && `${step.do} ${info.dealing?.round}`;
      if (!step || !once || this.dealt.includes(once)) return;
      this.dealt.push(once);
      this.shareLost = step.do === 'leave';
      this.want(step);
    });
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
    if (why.code === 'not-stored' && command)
      this.dealt = this.dealt.filter((once) => !once.startsWith(command.do));
    this.refused = { move: command?.do === 'play' ? (command as Play).move : null, why };
  }

  private bye(why: Bye['why']): void {
    if (why === 'resync') return this.socket.again();
    if (why === 'back-soon' || why === 'come-later') return;
    this.farewell = why;
    this.close();
  }
}
