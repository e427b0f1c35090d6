/** A socket to a table that reconnects by itself: it sends `enter` first, then hears what the table says. */

import type { AnyCommand, AnyMessage, Enter } from './protocol/types';
import { at } from './root';

/** What a browser's WebSocket offers, and a fake one in tests. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  heard(message: AnyMessage): void;
  /** The connection is there, or is lost and being restored. */
  connected(there: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const OPEN = 1;

export class Socket {
  private wire: Wire | null = null;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heardSincePing = true;

  constructor(
    /** How it enters, each time. */
    private readonly enter: () => Enter,
    private readonly listener: Listener,
    private readonly dial: () => Wire,
  ) {
    this.connect();
  }

  send(command: AnyCommand): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(command));
    return true;
  }

  /** Enter again, because something was missed. */
  again(): void {
    this.drop();
    this.connect();
  }

  /** Leave for good. */
  close(): void {
    this.closed = true;
    this.drop();
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const wire = this.dial();
    this.wire = wire;
    wire.onopen = () => {
      wire.send(JSON.stringify(this.enter()));
    };
    wire.onmessage = ({ data }) => this.receive(data);
    wire.onclose = () => this.lost(wire);
    wire.onerror = () => wire.close();
    this.heardSincePing = true;
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  private receive(data: unknown): void {
    this.heardSincePing = true;
    const message = JSON.parse(String(data)) as AnyMessage;
    if (message.is === 'hello') {
      this.tries = 0;
      this.listener.connected(true);
    }
    this.listener.heard(message);
  }

  private ping(): void {
    if (!this.heardSincePing) return this.again();
    this.heardSincePing = false;
    this.send({ do: 'ping' });
  }

  /** Wait a little longer each time, with some randomness. */
  private lost(wire: Wire): void {
    if (wire !== this.wire || this.closed) return;
    this.drop();
    this.listener.connected(false);
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random()));
  }

  private drop(): void {
    clearInterval(this.pinger);
    clearTimeout(this.timer);
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null;
    wire.close();
  }
}

/** The browser's own socket to a table. */
export function dialTable(table: string): () => Wire {
  return () => {
    const { protocol, host } = globalThis.location;
    const scheme = protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${host}${at(`/api/tables/${table}/socket`)}`) as unknown as Wire;
  };
}
