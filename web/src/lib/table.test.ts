import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyCommand, AnyMessage, DealStep, Hello, Moment, TableInfo, Timing } from './protocol/types';
import { mutedAt } from './muted';
import { nextStep, shareHash, transcriptHash } from './dealing';
import { dealtOnce, keepRematchShare, keepShare, ownShare } from './shares';
import type { Wire } from './socket';
import type { Holder } from './held';
import type { Beats } from './clock.svelte';
import { Table, type Drawing } from './table.svelte';

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

function sitDown(holder: Holder = { token: 'token', seat: null }, drawing: Drawing = {}): Table {
  const dial = () => {
    wires.push(new FakeWire());
    return wires.at(-1)!;
  };
  const recall = async (_table: string, _who: Holder, first: number, last: number) => {
    recalled.push([first, last]);
    return Array.from({ length: last - first + 1 }, (_, i) => ({ ...moment(first + i), choices: [] }));
  };
  return new Table('abcdefghijkl', holder, recall, drawing, dial);
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

test('without a token it enters with the seat that this tab plays, and comes back to the one it was given', () => {
  sitDown({ token: null, seat: 1 });
  wire().open();
  expect(wire().sent).toEqual([{ do: 'enter', kept: true, seat: 1, protocol: 1 }]);
  wire().say(hello(moment(3)));
  expect(sessionStorage.getItem('fistful-played')).toBe('[["abcdefghijkl",0]]');
  wire().cut();
  vi.advanceTimersByTime(1_000);
  wire().open();
  expect(wire().sent[0]).toEqual({ do: 'enter', kept: true, seat: 0, protocol: 1 });
});

test('a tab that came to watch comes back to watch, whatever seats the browser keeps by then', () => {
  sitDown({ token: null, seat: null });
  wire().open();
  wire().say({ ...hello(moment(3)), seat: null });
  wire().cut();
  vi.advanceTimersByTime(1_000);
  wire().open();
  expect(wire().sent[0]).toEqual({ do: 'enter', protocol: 1 });
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

/** Each thing that is told is shown for a second. */
const BEATS: Beats = ({ view, told }) => told.map((each) => ({ view, told: [each], least: 1000 }));
const AGAIN = 1000;

/** A table whose show has come to the first of three things that moment 4 tells, when the connection is lost. */
function cutInMidShow(): Table {
  const table = sitDown(undefined, { beats: BEATS });
  wire().open();
  wire().say(hello(moment(3)));
  const { told } = moment(4);
  wire().say({ is: 'frame', moment: { ...moment(4), told: [...told, ...told, ...told] }, timing: TIMING });
  expect([table.show.waiting, table.log.at(-1)?.told.length]).toEqual([2, 1]);
  wire().cut();
  vi.advanceTimersByTime(AGAIN);
  wire().open();
  return table;
}

test.each([4, 5])(
  'when moment %i is the present one after a lost connection, the show has gone on',
  (number) => {
    const table = cutInMidShow();
    wire().say(hello(moment(number)));
    expect([table.now?.number, table.log.at(-1)?.number, table.show.rested]).toEqual([4, 4, false]);
    vi.advanceTimersByTime(4 * 1000);
    expect([table.now?.number, table.log.at(-1)?.number, table.show.rested]).toEqual([number, number, true]);
    expect(table.log.find((entry) => entry.number === 4)?.told).toHaveLength(3);
  },
);

test('when more was missed, the present is shown at once', () => {
  const table = cutInMidShow();
  wire().say(hello(moment(6)));
  expect([table.now?.number, table.show.waiting]).toEqual([6, 0]);
});

test('a seat that was lost shows what its successor may see, at once', () => {
  const table = cutInMidShow();
  wire().say({ ...hello(moment(4)), seat: null });
  expect([table.seat, table.show.waiting]).toEqual([null, 0]);
});

test('who comes back to now before the past is fetched stays there', async () => {
  const table = sitDown();
  wire().open();
  wire().say(hello(moment(30)));
  const stepping = table.step(12);
  await table.step(null);
  await stepping;
  expect(table.at).toBeNull();
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

test('a rematch is asked for with a commitment to a new share, which this browser keeps', async () => {
  const table = sitDown();
  wire().open();
  wire().say({ ...hello(moment(3)), table: { ...hello(null).table, next_commitment: 'ab'.repeat(32) } });
  table.want({ do: 'rematch' });
  await vi.waitFor(() => expect(wire().sent.at(-1)!.do).toBe('rematch'));
  const asked = wire().sent.at(-1) as { share_hash: string };
  keepRematchShare(table.id, 'nextnextnext');
  const own = ownShare('nextnextnext')!;
  expect(own).toMatchObject({ commitment: 'ab'.repeat(32), round: 1 });
  expect(asked.share_hash).toBe(shareHash('ab'.repeat(32), 1, own.share));
  expect(JSON.stringify(wire().sent)).not.toContain(own.share);
});

/** A table for two that waits for shares, after these steps. */
function dealing(steps: DealStep[], round = 1): TableInfo {
  const chairs = ['Ann', 'Bea'].map((name, seat) => ({ seat, name, level: null }));
  const info = { ...hello(null).table, commitment: 'cd'.repeat(32), chairs } as unknown as TableInfo;
  return { ...info, dealing: { round, terms: 'wild-shots rules=1', steps, given_up: [] } };
}

test('the page shows its share only when all have committed, and for one set of commitments', async () => {
  localStorage.clear();
  const table = sitDown();
  wire().open();
  const share = 'ee'.repeat(32);
  keepShare(table.id, { share, commitment: 'cd'.repeat(32), round: 1 });
  const mine: DealStep = ['committed', 'A', shareHash('cd'.repeat(32), 1, share)];
  wire().say({ ...hello(null), table: dealing([mine]) });
  await vi.advanceTimersByTimeAsync(50);
  expect(JSON.stringify(wire().sent)).not.toContain(share);
  const both: DealStep[] = [mine, ['committed', 'B', '11'.repeat(32)]];
  wire().say({ is: 'table', table: dealing(both) });
  await vi.waitFor(() => expect(wire().sent.at(-1)!.do).toBe('reveal'));
  const shown = wire().sent.at(-1) as { id: string; share: string; seen: string };
  expect(shown.share).toBe(share);
  expect(shown.seen).toBe(transcriptHash('wild-shots rules=1', 2, 'cd'.repeat(32), 1, both));
  const why = {
    kind: 'table',
    code: 'not-stored',
    game: '',
    clause: '',
    params: {},
    text: 'The disk is full.',
  };
  wire().say({ is: 'refused', id: shown.id, why });
  wire().say({ is: 'table', table: dealing(both) });
  await vi.waitFor(() => expect(wire().sent.filter((each) => each.do === 'reveal')).toHaveLength(2));
  wire().say({ is: 'done', id: (wire().sent.at(-1) as { id: string }).id });
  wire().say({ is: 'table', table: dealing(both) });
  await vi.advanceTimersByTimeAsync(50);
  expect(wire().sent.filter((each) => each.do === 'reveal')).toHaveLength(2);
  expect(nextStep(dealing([mine, ['committed', 'B', '22'.repeat(32)]]), 0)).toBeNull();
  expect(nextStep(dealing(both), 0)).toMatchObject({ do: 'reveal', share });
});

test('a server that asks for a second share of a round, or for one of an earlier round, gets none', () => {
  localStorage.clear();
  const [server, share, other] = ['cd'.repeat(32), 'ee'.repeat(32), 'dd'.repeat(32)];
  const both = (round: number, own: string): DealStep[] => [
    ['committed', 'A', shareHash(server, round, own)],
    ['committed', 'B', '11'.repeat(32)],
  ];
  const { id } = dealing([]);
  keepShare(id, { share, commitment: server, round: 1 });
  keepShare(id, { share: other, commitment: server, round: 2 });
  const shown = nextStep(dealing(both(2, other), 2), 0) as { seen: string };
  expect(nextStep(dealing([], 2), 0)).toBeNull();
  expect(nextStep(dealing(both(1, share), 1), 0)).toBeNull();
  expect(nextStep(dealing([], 3), 0)).toMatchObject({ do: 'commit', round: 3 });
  expect(dealtOnce(id, ['ab'.repeat(32), shown.seen])).toBe(true);
  expect(dealtOnce(id, ['ab'.repeat(32)])).toBe(false);
  expect(dealtOnce('another table', [shown.seen])).toBeNull();
});

test('a player whose browser lost the share leaves the seat, to sit down again with another', async () => {
  localStorage.clear();
  const table = sitDown();
  wire().open();
  wire().say({ ...hello(null), table: dealing([['committed', 'A', '11'.repeat(32)]]) });
  await vi.waitFor(() => expect(wire().sent.at(-1)!.do).toBe('leave'));
  expect(table.shareLost).toBe(true);
  const sent = wire().sent.length;
  wire().say({ is: 'table', table: dealing([['committed', 'A', '11'.repeat(32)]]) });
  await vi.advanceTimersByTimeAsync(50);
  wire().say({ is: 'table', table: dealing([], 2) });
  await vi.advanceTimersByTimeAsync(50);
  expect(wire().sent).toHaveLength(sent);
  expect(table.shareLost).toBe(true);
});

test('when a round was given up, the page commits to another share', async () => {
  localStorage.clear();
  const table = sitDown();
  wire().open();
  wire().say({ ...hello(null), table: dealing([], 2) });
  await vi.waitFor(() => expect(wire().sent.at(-1)!.do).toBe('commit'));
  const sent = wire().sent.at(-1) as { round: number; share_hash: string };
  const own = ownShare(table.id)!;
  expect([sent.round, sent.share_hash]).toEqual([2, shareHash('cd'.repeat(32), 2, own.share)]);
  expect(JSON.stringify(sent)).not.toContain(own.share);
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
