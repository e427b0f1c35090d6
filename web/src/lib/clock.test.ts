import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock, type Beats } from './clock.svelte';
import type { AnyView, Moment, Timing, Told } from './protocol/types';

const NONE: Timing = { kind: 'none', left: null, whole: null };
const RUNNING: Timing = { kind: 'move', left: 20_000, whole: 20_000 };

function told(code: string): Told {
  return { code, clause: '', params: {} };
}
function view(name: string): AnyView {
  return { name, outcome: null } as unknown as AnyView;
}
function moment(number: number, codes: string[] = [`told-${number}`], more: Partial<Moment> = {}): Moment {
  const asked = { moves: ['R5'], chosen: null, window: false, standing: [], tick: null };
  return { number, view: view(`after-${number}`), told: codes.map(told), ...asked, ...more };
}

/** Each thing that is told is a beat of a second. */
const BEATS: Beats = (now) =>
  now.told.map((each, place) => ({ view: view(`${now.number}.${place}`), told: [each], least: 1000 }));

let factor: number;
let pressed: boolean;
let said: string[];
let clock: Clock;

beforeEach(() => {
  vi.useFakeTimers();
  [factor, pressed, said] = [1, false, []];
  const tell = (_moment: Moment, each: readonly Told[]) => said.push(...each.map(({ code }) => code));
  clock = new Clock(BEATS, { factor: () => factor, pressed: () => pressed }, tell);
  clock.begin(moment(0), NONE);
});
afterEach(() => {
  clock.close();
  vi.useRealTimers();
});

const shown = () => (clock.moment!.view as unknown as { name: string }).name;

test('what is told comes up one beat at a time, each for its least time', () => {
  clock.push(moment(1, ['one', 'two']), NONE);
  expect([shown(), said]).toEqual(['1.0', ['one']]);
  vi.advanceTimersByTime(999);
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect([shown(), said]).toEqual(['after-1', ['one', 'two']]);
});

test('nothing is asked, and no clock is shown, before everything has been told', () => {
  clock.push(moment(1, ['one', 'two']), RUNNING);
  expect([clock.moment!.moves, clock.settled, clock.timing.kind]).toEqual([[], false, 'none']);
  vi.advanceTimersByTime(1000);
  expect([clock.moment!.moves, clock.settled, clock.timing.kind]).toEqual([['R5'], true, 'move']);
});

test('what arrives meanwhile waits, and is built on what came before it', () => {
  const befores: string[] = [];
  const noting: Beats = (now, before) => {
    befores.push((before as unknown as { name: string }).name);
    return BEATS(now, before);
  };
  clock = new Clock(noting, { factor: () => 1, pressed: () => false });
  clock.begin(moment(0), NONE);
  clock.push(moment(1), NONE);
  clock.push(moment(2), NONE);
  expect(befores).toEqual(['after-0', 'after-1']);
  expect([shown(), clock.waiting]).toEqual(['after-1', 1]);
  vi.advanceTimersByTime(1000);
  expect([shown(), clock.waiting, clock.rested]).toEqual(['after-2', 0, false]);
  vi.advanceTimersByTime(1000);
  expect(clock.rested).toBe(true);
});

test('the speed multiplies least times; at once shows and tells everything', () => {
  factor = 0.5;
  clock.push(moment(1, ['one', 'two']), NONE);
  vi.advanceTimersByTime(500);
  expect(said).toEqual(['one', 'two']);
  factor = 0;
  clock.push(moment(2, ['three', 'four']), NONE);
  expect([said, shown(), clock.rested]).toEqual([['one', 'two', 'three', 'four'], 'after-2', true]);
});

test('the least time of a beat begins when it is drawn', async () => {
  clock.push(moment(1, ['one', 'two']), NONE);
  vi.advanceTimersByTime(600);
  await tick();
  vi.advanceTimersByTime(999);
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['one', 'two']);
});

test('another speed holds for what is being shown already', () => {
  factor = 10;
  clock.push(moment(1, ['one', 'two']), NONE);
  vi.advanceTimersByTime(2000);
  expect(said).toEqual(['one']);
  factor = 0;
  vi.advanceTimersByTime(200);
  expect([said, clock.rested]).toEqual([['one', 'two'], true]);
});

test('a player who looks elsewhere misses nothing', () => {
  clock.push(moment(1, ['one', 'two', 'three']), NONE);
  clock.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['one']);
  clock.hold(false);
  expect(said).toEqual(['one', 'two']);
});

test('a page that somebody waits for does not wait for a player who looks elsewhere', () => {
  clock.push(moment(1, ['one', 'two', 'three']), NONE);
  clock.hold(true);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(['one']);
  pressed = true;
  vi.advanceTimersByTime(2200);
  expect(said).toEqual(['one', 'two', 'three']);
});

test('a paused show stands still, goes on by single steps, and resumes', () => {
  clock.push(moment(1, ['one', 'two', 'three']), NONE);
  clock.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['one']);
  clock.step();
  expect(said).toEqual(['one', 'two']);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['one', 'two']);
  clock.pause(false);
  expect(said).toEqual(['one', 'two', 'three']);
});

test('skipping goes on to the next turn of this player, whatever else arrives before it', () => {
  clock.push(moment(1, ['one', 'two'], { moves: [] }), NONE);
  clock.skip();
  expect([said, clock.rested]).toEqual([['one', 'two'], false]);
  clock.push(moment(2, ['three', 'four'], { moves: [] }), NONE);
  clock.push(moment(3, ['five']), NONE);
  expect([said.at(-1), clock.moment!.moves]).toEqual(['five', ['R5']]);
  clock.push(moment(4, ['six', 'seven']), NONE);
  vi.advanceTimersByTime(1000);
  expect(said.at(-1)).toBe('six');
});

test('a player who acts has seen enough: the answer comes up at once', () => {
  clock.push(moment(1), NONE);
  clock.seen();
  clock.push(moment(2), NONE);
  expect(shown()).toBe('after-2');
});

test('a page that somebody waits for is never later than four seconds', () => {
  pressed = true;
  for (let number = 1; number <= 20; number++) clock.push(moment(number), RUNNING);
  vi.advanceTimersByTime(5_000);
  expect(clock.waiting).toBe(0);
});

test('a page that nobody waits for takes its time', () => {
  for (let number = 1; number <= 20; number++) clock.push(moment(number), NONE);
  vi.advanceTimersByTime(4_500);
  expect(clock.waiting).toBe(15);
});

test('ticks are shown when they happen', () => {
  clock.push(moment(1, ['one', 'two']), NONE);
  clock.push(moment(2, ['three'], { tick: 7 }), NONE);
  expect([shown(), said]).toEqual(['after-2', ['one', 'two', 'three']]);
});

test('a race cannot be paused: who stood still would answer ticks that are over', () => {
  clock.push(moment(1, ['one'], { tick: 7 }), NONE);
  clock.pause(true);
  clock.push(moment(2, ['two'], { tick: 8 }), NONE);
  expect([shown(), clock.paused]).toEqual(['after-2', false]);
});

test('what a tick tells is told in turn, until the next tick', () => {
  clock.push(moment(1, ['one', 'two'], { tick: 7 }), NONE);
  expect([shown(), said]).toEqual(['1.0', ['one']]);
  clock.push(moment(2, ['three'], { tick: 8 }), NONE);
  expect([shown(), said]).toEqual(['after-2', ['one', 'two', 'three']]);
});

test('time that is changed belongs to the latest moment', () => {
  clock.push(moment(1, ['one', 'two']), NONE);
  clock.time(RUNNING);
  vi.advanceTimersByTime(1000);
  expect(clock.timing).toEqual(RUNNING);
});

test('coming back shows the present at once', () => {
  clock.push(moment(1, ['one', 'two', 'three']), NONE);
  clock.begin(moment(5), NONE);
  expect([shown(), clock.waiting, clock.settled]).toEqual(['after-5', 0, true]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['one']);
});
