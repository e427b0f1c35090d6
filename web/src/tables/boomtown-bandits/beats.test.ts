import { beforeAll, expect, test } from 'vitest';
import type { BoomtownBanditsView, Moment, Told } from '../../lib/protocol/types';
import type { Story } from '../../lib/story.svelte';
import stories from '../../stories/boomtown-bandits.json';
import { know } from '../drawing';
import { beats } from './beats';
import { gangsOf, isFight } from './stage';
import { tokensAt } from './town';

type View = BoomtownBanditsView;

beforeAll(() => know('boomtown-bandits'));

const moments = (stories as unknown as Story[]).map(({ moment }) => moment);
const street = moments.find(({ view }) => (view as View).prompt.code === 'place')!.view as View;

function told(code: string, params: Told['params'] = {}): Told {
  return { code, clause: '', params };
}
function moment(events: readonly Told[], view: View = street, more: Partial<Moment> = {}): Moment {
  return {
    number: 9,
    view,
    told: [...events],
    moves: [],
    chosen: null,
    window: false,
    standing: [],
    tick: null,
    ...more,
  };
}
/** A view with these tokens of each seat, all at the first location, where the table is. */
function fight(...kinds: string[][]): View {
  const here = street.town[0]!;
  const tokens = street.tokens.map((_, seat) =>
    [0, 1, 2].map((number): [string, string] => {
      const kind = kinds[seat]?.[number] ?? '';
      return [kind ? here : '', kind];
    }),
  );
  return { ...street, here, fighting: true, tokens, dice: [] };
}
const codes = (shown: readonly { told: readonly Told[] }[]) =>
  shown.map(({ told }) => told.map(({ code }) => code));

const here = street.town[0]!;
const AFTER: View = { ...street, here: '', fighting: false };
const SHOT = [
  told('threw', { seat: 0, faces: ['blank', 'hit'] }),
  told('threw', { seat: 1, faces: ['blank'] }),
  told('hit', { seat: 0 }),
  told('targeted', { seat: 0, target: 1 }),
  told('shot', { seat: 1, token: 'coward' }),
  told('last-standing', { seat: 0, location: here }),
  told('claimed', { seat: 0, location: here }),
];

test('a shootout is shown throw by throw, with its winner and its loot', () => {
  const shown = beats(moment(SHOT, AFTER), fight(['shooter', 'shooter'], ['coward']));
  expect(codes(shown)).toEqual([
    ['threw', 'threw'],
    ['hit'],
    ['targeted'],
    ['shot'],
    ['last-standing'],
    ['claimed'],
    [],
  ]);
  expect(shown[0]!.view.dice.slice(0, 2)).toEqual([
    ['blank', 'hit', '', ''],
    ['blank', '', '', ''],
  ]);
  expect(tokensAt(shown[3]!.view, here).map(({ seat }) => seat)).toEqual([0, 0]);
  for (const code of ['last-standing', 'claimed']) {
    const beat = shown.find(({ told }) => told.some((each) => each.code === code))!;
    expect(beat.least).toBeGreaterThanOrEqual(2000);
  }
});

test('the stage is there while the shootout is shown, and for nothing else', () => {
  const shown = beats(moment(SHOT, AFTER), fight(['shooter', 'shooter'], ['coward']));
  expect(shown.map(({ view }) => isFight(view))).toEqual([true, true, true, true, true, true, false]);
  const next = beats(
    moment([...SHOT, told('round', { number: 4, seat: 1 })], AFTER),
    fight(['shooter'], ['coward']),
  );
  expect(isFight(next.at(-1)!.view)).toBe(false);
  for (const each of moments.filter(({ view }) => (view as View).prompt.code === 'place')) {
    expect(isFight(each.view as View)).toBe(false);
  }
});

test('a gang member who was just shot is still on the stage, falling', () => {
  const shown = beats(moment(SHOT, AFTER), fight(['shooter', 'shooter'], ['coward']));
  const { view, told: events } = shown[3]!;
  const gang = gangsOf(view, events, 0).find(({ seat }) => seat === 1)!;
  expect(gang.people).toEqual([{ number: -1, kind: 'coward', gone: 'shot' }]);
});

test('claimed loot leaves its stack and is counted with its new owner', () => {
  const before = fight(['shooter'], []);
  const shown = beats(moment([told('claimed', { seat: 0, location: here })], AFTER), before);
  const { view } = shown[0]!;
  expect(view.stack_sizes[0]).toBe(before.stack_sizes[0]! - 1);
  expect(view.hidden_fresh[0]![0]).toBe(before.hidden_fresh[0]![0]! + 1);
});

test('tokens are revealed location by location, as the view says they are', () => {
  const reveal = moments.find(({ told }) => told.some(({ code }) => code === 'revealed'))!;
  const after = reveal.view as View;
  const before = {
    ...after,
    revealed: false,
    tokens: after.last_reveal.map((own, seat) =>
      own.map(([place, kind]): [string, string] => [place, seat === after.seat ? kind : '']),
    ),
  };
  const revealed = reveal.told.filter(({ code }) => code === 'revealed');
  const shown = beats(moment(revealed, after), before);
  expect(shown).toHaveLength(new Set(revealed.map(({ params }) => params.location)).size);
  const first = String(revealed[0]!.params.location);
  expect(tokensAt(shown[0]!.view, first).every(({ kind }) => kind !== '')).toBe(true);
});

test('a placed token lies face down, unless its kind was told', () => {
  const before = {
    ...street,
    tokens: street.tokens.map(() => [0, 1, 2].map((): [string, string] => ['', ''])),
  };
  const events = [
    told('placed', { seat: 1, token: 'hidden', location: here }),
    told('placed', { seat: 0, token: 'coward', location: here }),
    told('sheriff', { seat: 0, location: street.town[1]! }),
  ];
  const shown = beats(moment(events, street), before);
  expect(tokensAt(shown[1]!.view, here)).toEqual([
    { seat: 0, number: 0, kind: 'coward' },
    { seat: 1, number: 0, kind: '' },
  ]);
});

test('while dice race, a tick is shown at once; the end of a fight has its time in the count of three', () => {
  const racing = { ...fight(['shooter'], ['shooter']), tick: 7 };
  const tick = moment([told('threw', { seat: 0, faces: ['hit'] })], racing, { tick: 40 });
  expect(beats(tick, racing)).toEqual([{ view: racing, told: tick.told, least: 0 }]);

  const next = { ...racing, tick: 0, here: street.town[1]! };
  const events = [...SHOT, told('location', { location: street.town[1]! }), told('fight', { seats: [0, 1] })];
  const shown = beats(moment(events, next, { tick: 41 }), racing);
  const ends = shown.filter(({ told }) => told.some(({ code }) => /last-standing|claimed/.test(code)));
  expect(ends.reduce((sum, { least }) => sum + least, 0)).toBeGreaterThanOrEqual(2000);
  expect(shown.reduce((sum, { least }) => sum + least, 0)).toBeLessThanOrEqual(3000);
  expect(shown.at(-1)).toMatchObject({ view: next, least: 0 });
});

test('every event of every fixture is told once, in order, and the last beat is the moment', () => {
  for (const [number, each] of moments.entries()) {
    const before = (moments[number - 1]?.view ?? null) as View | null;
    const shown = beats(each, before?.terms.seats === (each.view as View).terms.seats ? before : null);
    expect(shown.flatMap(({ told }) => told)).toEqual(each.told);
    expect(shown.at(-1)!.view).toBe(each.view);
  }
});
