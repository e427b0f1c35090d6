import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyCommand, AnyMessage, Hello, Moment, TableInfo, Timing } from './protocol/types';
import { mutedAt } from './muted';
import { keepRematchShare, ownShare } from './shares';
import type { Wire } from './socket';
import { Table } from './table.svelte';

const TIMING: Timing = { kind: 'none', left: null, whole: null };

/** A socket whose other end is the test. */
class FakeWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: AnyCommand[] = [];

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand);
  }
  close(): void {
    this.readyState = 3;
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function moment(number: number): Moment {
  const view = { game: 'wild-shots', actions: [1], to_act: [0] } as unknown as Moment['view'];
  const told = [{ code: 'played', clause: 'WSH-6', params: { seat: 0, card: `R${number}` } }];
  return { number, view, moves: ['R5'], chosen: null, told, window: false, standing: [], tick: null };
}

function hello(now: Moment | null): Hello {
  const chairs = ['Ann', 'deputy'].map((name, seat) => ({ seat, name }));
  const table = { id: 'abcdefghijkl', game: 'wild-shots', chairs } as unknown as TableInfo;
  const past = now ? ([[0, moment(0).told]] as Hello['past']) : [];
  return {
    is: 'hello',
    protocol: 1,
    table,
    seat: 0,
    host: true,
    moment: now,
    timing: TIMING,
    past,
    chat: [],
  };
}

let wires: FakeWire[];
let recalled: [number, number][];

function sitDown(): Table {
  const dial = () => {
    wires.push(new FakeWire());
    return wires.at(-1)!;
  };
  const recall = async (_table: string, _token: string | null, first: number, last: number) => {
    recalled.push([first, last]);
    return Array.from({ length: last - first + 1 }, (_, i) => ({ ...moment(first + i), choices: [] }));
  };
  return new Table('abcdefghijkl', 'token', recall, {}, dial);
}

function wire(): FakeWire {
  return wires.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  recalled = [];
});
afterEach(() => vi.useRealTimers());

test('it enters with its token as soon as the socket is open', () => {
  sitDown();
  wire().open();
  expect(wire().sent).toEqual([{ do: 'enter', token: 'token', protocol: 1 }]);
});

test('a hello says everything there is to show', () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(3)));
  expect(table.connection).toBe('here');
  expect(table.names).toEqual(['Ann', 'deputy']);
  expect(table.shown?.number).toBe(3);
  expect(table.myTurn).toBe(true);
  expect(table.log.map((page) => page.number)).toEqual([0, 3]);
});

test('frames follow each other and a gap makes it enter again', () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(3)));
  wire().say({ is: 'frame', moment: moment(4), timing: TIMING });
  expect(table.now?.number).toBe(4);
  wire().say({ is: 'frame', moment: moment(6), timing: TIMING });
  expect(table.now?.number).toBe(4);
  expect(wires).toHaveLength(2);
  wire().open();
  wire().say(hello(moment(6)));
  expect(table.now?.number).toBe(6);
});

test('a frame that was seen already changes nothing', () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(3)));
  wire().say({ is: 'frame', moment: moment(3), timing: TIMING });
  expect(table.log.map((page) => page.number)).toEqual([0, 3]);
});

test('a lost connection says so, comes back by itself and repeats what was not answered', () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(3)));
  table.play('R5');
  const [, command] = wire().sent;
  wire().cut();
  expect(table.connection).toBe('lost');
  expect(table.busy).toBe(true);
  vi.advanceTimersByTime(1000);
  wire().open();
  wire().say(hello(moment(3)));
  expect(table.connection).toBe('here');
  expect(wire().sent[1]).toEqual(command);
  wire().say({ is: 'done', id: (command as { id: string }).id });
  expect(table.busy).toBe(false);
});

test('a move says which moment, or which tick, it answers', () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(3)));
  table.play('R5');
  expect(wire().sent[1]).toMatchObject({ do: 'play', move: 'R5', moment: 3 });
  wire().say({ is: 'frame', moment: { ...moment(4), tick: 17 }, timing: TIMING });
  table.play('roll');
  expect(wire().sent[2]).toMatchObject({ do: 'play', move: 'roll', tick: 17 });
  expect(wire().sent[2]).not.toHaveProperty('moment');
});

test('tries to come back are spread out and never too far apart', () => {
  sitDown();
  for (let i = 0; i < 12; i++) {
    wire().cut();
    vi.advanceTimersByTime(15_000 * 1.5);
  }
  expect(wires).toHaveLength(13);
});

test('a refusal belongs to the move that was tried and goes when the game goes on', () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(3)));
  table.play('K2');
  const id = (wire().sent[1] as { id: string }).id;
  const why = {
    kind: 'refusal',
    code: 'must-follow',
    game: 'wild-shots',
    clause: 'WSH-7',
    params: {},
    text: 'No.',
  };
  wire().say({ is: 'refused', id, why });
  expect(table.refused).toEqual({ move: 'K2', why });
  expect(table.busy).toBe(false);
  wire().say({ is: 'frame', moment: moment(4), timing: TIMING });
  expect(table.refused).toBeNull();
});

test('one can step back while the game goes on, and forward to now', async () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(30)));
  await table.step(12);
  expect(recalled).toEqual([[0, 30]]);
  expect(table.shown?.number).toBe(12);
  wire().say({ is: 'frame', moment: moment(31), timing: TIMING });
  expect(table.shown?.number).toBe(12);
  await table.step(13);
  expect(recalled).toHaveLength(1);
  await table.step(31);
  expect(table.shown?.number).toBe(31);
});

test('the whole game is fetched in pieces that the server allows', async () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(230)));
  const moments = await table.everything();
  expect(recalled).toEqual([
    [0, 99],
    [100, 199],
    [200, 230],
  ]);
  expect(moments.map(({ number }) => number)).toEqual(Array.from({ length: 231 }, (_, number) => number));
});

test('when the seat is taken over elsewhere it does not come back', () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(3)));
  wire().say({ is: 'bye', why: 'taken-over' });
  wire().cut();
  vi.advanceTimersByTime(60_000);
  expect(table.connection).toBe('gone');
  expect(table.farewell).toBe('taken-over');
  expect(wires).toHaveLength(1);
});

test('when too many sockets are open it says so, waits longer each time, and comes back', () => {
  const table = sitDown();
  const why = {
    kind: 'table',
    code: 'crowded',
    game: '',
    clause: '',
    params: { most: 256 },
    text: 'Too many.',
  };
  for (const tried of [1, 2, 3]) {
    wire().open();
    wire().say({ is: 'refused', id: null, why });
    wire().say({ is: 'bye', why: 'come-later' });
    wire().cut();
    expect(table.refused?.why.code).toBe('crowded');
    expect(table.farewell).toBeNull();
    vi.advanceTimersByTime(100 * 2 ** tried - 1);
    expect(wires).toHaveLength(tried);
    vi.advanceTimersByTime(500 * 2 ** tried);
    expect(wires).toHaveLength(tried + 1);
  }
  wire().open();
  wire().say(hello(moment(3)));
  expect(table.refused).toBeNull();
});

test('a table that asks for a resync is entered again', () => {
  sitDown();
  wire().open();
  wire().say({ is: 'bye', why: 'resync' });
  expect(wires).toHaveLength(2);
});

test('a silent connection is given up after a ping without an answer', () => {
  sitDown();
  wire().open();
  wire().say(hello(moment(3)));
  vi.advanceTimersByTime(20_000);
  expect(wire().sent.at(-1)).toEqual({ do: 'ping' });
  vi.advanceTimersByTime(20_000);
  expect(wires).toHaveLength(2);
});

test('what is said at the table is heard', () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(null));
  wire().say({ is: 'spoken', line: { seat: 1, name: 'Bea', at: 1, phrase: 'hello', text: null } });
  expect(table.chat.map((line) => line.phrase)).toEqual(['hello']);
});

test('a rematch is asked for with a new share, kept beside what the server has committed to', () => {
  const table = sitDown();
  wire().open();
  wire().say({ ...hello(moment(3)), table: { ...hello(null).table, next_commitment: 'ab'.repeat(32) } });
  table.want({ do: 'rematch' });
  const asked = wire().sent.at(-1) as { do: string; share: string };
  expect(asked.do).toBe('rematch');
  expect(asked.share).toMatch(/^[0-9a-f]{64}$/);
  keepRematchShare(table.id, 'nextnextnext');
  expect(ownShare('nextnextnext')).toEqual({ share: asked.share, commitment: 'ab'.repeat(32) });
});

test('who is muted stays so after a reload, and is told to the table whenever one comes back', () => {
  localStorage.clear();
  const first = sitDown();
  wire().open();
  wire().say(hello(moment(1)));
  first.mute(1, true);
  expect(wire().sent.at(-1)).toEqual({ do: 'mute', seat: 1, muted: true });
  first.close();

  const again = sitDown();
  wire().open();
  wire().say(hello(moment(1)));
  expect(again.muted).toEqual([1]);
  expect(wire().sent).toContainEqual({ do: 'mute', seat: 1, muted: true });

  again.mute(1, false);
  expect(wire().sent.at(-1)).toEqual({ do: 'mute', seat: 1, muted: false });
  expect(mutedAt(again.id)).toEqual([]);
});
