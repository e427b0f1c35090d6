import { expect, test } from 'vitest';
import type { LootShootWhiskyView, Moment, Told } from '../../lib/protocol/types';
import { beats } from './beats';
import { follow, resolved } from './showdown';
import showdowns from './showdowns.json';

interface Shown {
  name: string;
  before: LootShootWhiskyView;
  moment: Moment;
}
const SHOWN = showdowns as unknown as Shown[];

function of(name: string): Shown {
  return SHOWN.find((each) => each.name === name)!;
}
function shown(name: string) {
  const { moment, before } = of(name);
  return beats(moment, before);
}
function told(code: string, params: Told['params']): Told {
  return { code, clause: '', params };
}

test.each(SHOWN)(
  '$name: everything is told once, in order, and the last beat is the moment itself',
  (each) => {
    const found = beats(each.moment, each.before);
    expect(found.flatMap((beat) => beat.told)).toEqual(each.moment.told);
    expect(found.at(-1)).toEqual({ view: each.moment.view, told: [], least: 0 });
  },
);

test('each slot is turned over in one beat and resolved in the next', () => {
  expect(shown('tie').map((beat) => beat.told.map(({ code }) => code))).toEqual([
    ['chosen', 'chosen'],
    ['turned'],
    ['discarded'],
    ['turned'],
    ['discarded'],
    [],
  ]);
});

test('a whole showdown can be watched', () => {
  for (const { told: events, least } of shown('tie')) {
    if (events[0]?.code === 'turned') expect(least).toBeGreaterThanOrEqual(900);
    if (events[0]?.code === 'discarded') expect(least).toBeGreaterThanOrEqual(2000);
  }
});

test('a slot keeps its card until that is told', () => {
  const { before } = of('tie');
  const [first] = resolved(of('tie').moment.told);
  const rows = shown('tie').map((beat) => beat.view.row[first!.slot]);
  expect(rows.slice(0, 4)).toEqual([before.row[first!.slot], before.row[first!.slot], '', '']);
});

test('nobody sees a card of the other before it is turned over', () => {
  const [sealed, turned] = shown('tie').map((beat) => beat.view.stage!);
  expect(sealed!.reveals).toEqual([]);
  expect(turned!.reveals).toHaveLength(1);
  const { seat } = of('tie').before;
  const plan = resolved(of('tie').moment.told).map(({ actions }) => actions[seat!]);
  expect(sealed!.own.filter(Boolean)).toEqual(plan);
});

test('an extra card is looted first, and counts in a beat of its own', () => {
  const codes = shown('extra').map((beat) => beat.told.map(({ code }) => code).join());
  const looted = codes.indexOf('looted');
  expect(codes[looted + 1]).toBe('shot');
  const [before, after] = [shown('extra')[looted]!.view, shown('extra')[looted + 1]!.view];
  const seat = shown('extra')[looted + 1]!.told[0]!.params.seat as number;
  expect(after.bullets[seat]! - before.bullets[seat]!).toBe(1);
  expect(before.discards.length).toBe(after.discards.length);
});

test('cards that stay slide toward the deck, and the others come from it', () => {
  const { view, told: events } = shown('extra').at(-2)!;
  expect(events[0]!.code).toBe('round');
  const dealt = view.stage!.from!.filter((slot) => slot === -1).length;
  expect(dealt).toBe(of('extra').before.deck_size - view.deck_size);
});

test('a new duel is dealt from the deck, after the old one was won', () => {
  const last = shown('new duel').slice(-3);
  expect(last.map((beat) => beat.told.map(({ code }) => code).join())).toEqual([
    'duel-won',
    'duel,round',
    '',
  ]);
  expect(last[0]!.view.duel).toBe(of('new duel').before.duel);
  expect(last[1]!.view.stage!.from).toEqual([-1, -1, -1, -1]);
});

test('the end of a game is shown before it is asked about', () => {
  const [won, last] = shown('over').slice(-2);
  expect(won!.told[0]!.code).toBe('duel-won');
  expect(won!.least).toBeGreaterThan(2000);
  expect(last!.view.outcome).not.toBeNull();
});

test('a moment that does not follow from what was shown is one beat', () => {
  const { moment, before } = of('tie');
  expect(beats(moment, null)).toHaveLength(1);
  expect(beats(moment, { ...before, row: ['sip', 'sip', 'sip', 'sip'] })).toHaveLength(1);
});

test('a table follows what is told', () => {
  const before = {
    nuggets: [2, 0],
    bullets: [0, 1],
    bottle: null,
    bottle_full: null,
    row: ['N3', 'shot', 'N2', 'N4'],
    discards: [],
  };
  const events = [
    told('looted', { seat: 0, slot: 1, card: 'N3', nuggets: 5 }),
    told('looted', { seat: 1, slot: 2, card: 'shot', nuggets: 0 }),
    told('shot', { seat: 1, count: 2 }),
    told('discarded', { slot: 3, card: 'N2', action: 'loot' }),
    told('took-bottle', { seat: 1 }),
    told('turned-bottle', { seat: 1 }),
  ];
  let after = before as Parameters<typeof follow>[0];
  for (const event of events) after = follow(after, event);
  expect(after).toEqual({
    nuggets: [5, 0],
    bullets: [0, 2],
    bottle: 1,
    bottle_full: false,
    row: ['', '', '', 'N4'],
    discards: ['shot', 'N2'],
  });
});
