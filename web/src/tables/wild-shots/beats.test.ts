import { beforeAll, expect, test } from 'vitest';
import type { Beat } from '../../lib/contract';
import type { Moment, WildShotsView } from '../../lib/protocol/types';
import { know } from '../drawing';
import { beats } from './beats';
import course from './course.json';

/** Moments of one game as seat 1 saw them: its first trick, the end of a round, and the end. */
const COURSE = course as unknown as { trick: Moment[]; round: [Moment, Moment]; end: [Moment, Moment] };

beforeAll(() => know('wild-shots'));

function shown([before, moment]: readonly [Moment, Moment]): Beat<WildShotsView>[] {
  return beats(moment, before.view);
}

function codes(all: readonly Beat[]): string[] {
  return all.map(({ told }) => told.map(({ code }) => code).join(' '));
}

/** The beats of a code. */
function of(code: string, all: readonly Beat<WildShotsView>[]): Beat<WildShotsView>[] {
  return all.filter(({ told }) => told.some((each) => each.code === code));
}

/** Each moment with the one before it. */
function steps(moments: readonly Moment[]): [Moment, Moment][] {
  return moments.slice(1).map((moment, place) => [moments[place]!, moment]);
}

const ALL = [...steps(COURSE.trick), COURSE.round, COURSE.end];

test('everything told is shown once and in order, and the last beat shows the moment itself', () => {
  for (const pair of ALL) {
    const all = shown(pair);
    expect(all.flatMap(({ told }) => told)).toEqual(pair[1].told);
    expect(all.at(-1)!.view).toBe(pair[1].view);
  }
});

test('the first deal begins with an empty table', () => {
  const all = beats(COURSE.trick[0]!, null);
  expect(codes(all)).toEqual(['first-player round', 'dealt dealt dealt dealt', 'turned']);
  expect(all[0]!.view).toMatchObject({ hand: [], hand_sizes: [0, 0, 0, 0], trump: '' });
  expect(all[1]!.view.hand).toEqual((COURSE.trick[0]!.view as WildShotsView).hand);
});

test('a moment that tells nothing, or that nothing was shown before, is one beat', () => {
  const quiet = { ...COURSE.trick[1]!, told: [] };
  expect(beats(quiet, COURSE.trick[0]!.view)).toEqual([{ view: quiet.view, told: [], least: 0 }]);
  expect(beats(COURSE.trick[1]!, null)).toHaveLength(1);
});

test('a trick lies whole while its winner is named, under the trump it was played for', () => {
  for (const pair of ALL) {
    for (const { view, told, least } of of('took', shown(pair))) {
      expect(view.trick).toEqual(told[0]!.params.cards);
      expect(view.to_act).toEqual([]);
      expect(least).toBeGreaterThanOrEqual(1600);
    }
  }
  const last = shown(COURSE.end);
  const trumps = of('turned', last).map(({ told }) => told[0]!.params.symbol);
  expect(of('took', last).map(({ view }) => view.trump)).toEqual([
    (COURSE.end[0].view as WildShotsView).trump,
    ...trumps,
  ]);
});

test('a taken trick has gone to its winner when the next thing happens', () => {
  for (const pair of ALL) {
    const all = shown(pair);
    for (const took of of('took', all)) {
      const winner = Number(took.told[0]!.params.seat);
      const next = all[all.indexOf(took) + 1]!.view;
      expect(next.trick).toEqual([]);
      expect(next.active).toBe(winner);
      expect(next.tricks[winner]! - took.view.tricks[winner]!).toBe(1);
    }
  }
});

test('what is applied event by event comes to what the server says', () => {
  const [before, moment] = COURSE.end;
  const beat = shown([before, moment]).at(-2)!.view;
  const { tricks, taken, own_tricks, hits, cost, lacks, hand_sizes, last_trick, oil_turned } =
    moment.view as WildShotsView;
  expect(beat).toMatchObject({ tricks, own_tricks, hits, cost, hand_sizes, last_trick, oil_turned });
  expect(beat.taken).toEqual(taken);
  expect(beat.lacks.map((each) => each.toSorted())).toEqual(lacks.map((each) => each.toSorted()));
});

test('a card that is played leaves the hand and lies in the trick', () => {
  for (const pair of steps(COURSE.trick)) {
    const [first] = shown(pair);
    const { seat, card } = first!.told[0]!.params;
    const before = pair[0].view as WildShotsView;
    expect(first!.view.hand).not.toContain(card);
    expect(first!.view.trick.at(-1) ?? first!.view.last_trick.at(-1)).toBe(card);
    expect(before.hand_sizes[Number(seat)]! - first!.view.hand_sizes[Number(seat)]!).toBe(1);
  }
});

test('the points of a round are written down seat by seat, then the table is swept and dealt', () => {
  const all = shown(COURSE.round);
  const scored = of('scored', all);
  expect(scored.map(({ view }) => view.sheet[0]!.length)).toEqual([1, 2, 3, 4]);
  expect(codes(all).slice(-3)).toEqual(['leads round', 'dealt dealt dealt dealt', 'turned']);
  const swept = of('round', all)[0]!.view;
  const after = COURSE.round[1].view as WildShotsView;
  expect(swept).toMatchObject({ round: 2, trump: '', tricks: [0, 0, 0, 0], own_tricks: [], hand: [] });
  expect(swept.hurting).toEqual(after.hurting);
  expect(swept.sheet).toEqual(after.sheet);
});

test('a seat without hits is passed over more quickly', () => {
  for (const { told, least } of [...of('scored', shown(COURSE.round)), ...of('scored', shown(COURSE.end))]) {
    expect(least > 1000).toBe(told[0]!.params.points !== 0);
  }
});
