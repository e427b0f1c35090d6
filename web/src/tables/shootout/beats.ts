/**
 * A moment of Shootout! beat by beat: the shot, what came of it, each blow of a Shootout!!!, who is out.
 *
 * What each beat shows follows from what was shown before and from what is told; what is not told stays as it was.
 */

import type { Beat } from '../../lib/contract';
import type { AnyView, Moment, ShootoutView, Told } from '../../lib/protocol/types';
import { placeOf } from './happened';

/** How long an event is shown. One without a time is told together with the one before it. */
const LEAST: { readonly [code: string]: number } = {
  shot: 1500,
  returned: 1500,
  'stood-off': 1800,
  missed: 1000,
  dud: 1300,
  saved: 1600,
  'return-missed': 1100,
  'return-tied': 1500,
  'return-dud': 1500,
  lost: 1200,
  out: 1400,
  'out-empty': 1400,
  shootout: 1300,
  turned: 1800,
  unopposed: 1900,
  'both-empty': 2200,
  'not-returned': 1200,
  'must-reload': 1300,
  shuffled: 1300,
  drew: 900,
  played: 1800,
  added: 1000,
  looked: 1000,
  robbed: 1100,
  swapped: 1100,
  laid: 1000,
  'round-won': 1800,
  'round-won-late': 2600,
  'round-drawn': 2600,
  round: 1300,
};
/** What follows from these is told with them. */
const TOGETHER: { readonly [code: string]: readonly string[] } = {
  laid: ['laid', 'chosen'],
  drew: ['must-reload', 'shuffled'],
  shuffled: ['must-reload'],
};
/** What somebody has to read besides the event itself. */
const MORE: { readonly [code: string]: number } = { stood: 900, saw: 900, took: 500, 'was-robbed': 700 };

/** What is told at once. */
function groups(told: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const each of told) {
    const group = found.at(-1);
    const before = group?.at(-1)?.code;
    const joins = !(each.code in LEAST) || (before && TOGETHER[each.code]?.includes(before));
    if (group && joins) group.push(each);
    else found.push([each]);
  }
  return found;
}

function leastOf(told: readonly Told[]): number {
  const longest = Math.max(0, ...told.map(({ code }) => LEAST[code] ?? 0));
  return told.reduce((time, { code }) => time + (MORE[code] ?? 0), longest);
}

type Params = Told['params'];
type Change = (view: ShootoutView, params: Params) => Partial<ShootoutView>;

function put<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((each, at) => (at === place ? value : each));
}

function without(cards: readonly number[], card: unknown): number[] {
  const at = cards.indexOf(Number(card));
  return cards.filter((_, place) => place !== at);
}

function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}

/** A Health slot with another value: `?` is face down, nothing is empty. */
function slot(view: ShootoutView, seat: number, number: number, value: string): string[][] {
  return put(view.health, seat, put(view.health[seat] ?? [], number - 1, value));
}

function hold(view: ShootoutView, seat: number, change: number): number[] {
  return put(view.hand_sizes, seat, Math.max(0, (view.hand_sizes[seat] ?? 0) + change));
}

const reveal: Change = (view, { target, slot: number, health, card }) => {
  const place = placeOf(Number(target), Number(number));
  return {
    health: slot(view, Number(target), Number(number), String(health)),
    exposed: [...new Set([...view.exposed, place])],
    mark: place,
    bullet: Number(card),
  };
};

/** One card from the hand of a seat, turned over for all. */
function turnOver(view: ShootoutView, seat: number, card: number): ShootoutView {
  const hand = seat === view.seat ? without(view.hand, card) : view.hand;
  return { ...view, hand, hand_sizes: hold(view, seat, -1), discards: sorted([...view.discards, card]) };
}

const goOut: Change = (view, { seat, cards }) => ({
  hand_sizes: put(view.hand_sizes, Number(seat), 0),
  hand: Number(seat) === view.seat ? [] : view.hand,
  discards: sorted([...view.discards, ...((cards as number[] | undefined) ?? [])]),
});

const winRound: Change = (view, { seat, count }) => ({
  rounds_won: put(view.rounds_won, Number(seat), Number(count)),
});

const CHANGES: { readonly [code: string]: Change } = {
  shot: reveal,
  'stood-off': reveal,
  returned: reveal,
  shootout: (view) => ({ bullet: 0, discards: sorted([...view.discards, view.bullet]) }),
  turned: (view, { seat, card, rival, answer }) =>
    turnOver(turnOver(view, Number(seat), Number(card)), Number(rival), Number(answer)),
  unopposed: (view, { seat, card }) => turnOver(view, Number(seat), Number(card)),
  lost: (view, { seat, slot: number }) => ({
    health: slot(view, Number(seat), Number(number), ''),
    exposed: view.exposed.filter((place) => place !== placeOf(Number(seat), Number(number))),
  }),
  out: goOut,
  'out-empty': goOut,
  'round-won': winRound,
  'round-won-late': winRound,
  'must-reload': (_, { seat }) => ({ active: Number(seat) }),
  shuffled: (view) => ({ pile_size: view.pile_size + view.discards.length, discards: [] }),
  drew: (view, { seat, count, cards }) => ({
    active: Number(seat),
    hand: Number(seat) === view.seat ? sorted([...view.hand, ...((cards as number[]) ?? [])]) : view.hand,
    hand_sizes: hold(view, Number(seat), Number(count)),
    pile_size: Math.max(0, view.pile_size - Number(count)),
  }),
  played: (view, { seat, marksman }) => ({ played: put(view.played, Number(seat), String(marksman)) }),
  added: (view, { seat, slot: number, card }) => ({
    health: slot(view, Number(seat), Number(number), card === undefined ? '?' : String(card)),
    hand: Number(seat) === view.seat ? without(view.hand, card) : view.hand,
    hand_sizes: hold(view, Number(seat), -1),
  }),
  looked: (view, { target, slot: number }) => ({
    looked: [...new Set([...view.looked, placeOf(Number(target), Number(number))])],
  }),
  saw: (view, { target, slot: number, card }) => ({
    health: slot(view, Number(target), Number(number), String(card)),
  }),
  robbed: (view, { seat, target }) => ({
    hand_sizes: hold({ ...view, hand_sizes: hold(view, Number(seat), 1) }, Number(target), -1),
  }),
  took: (view, { card }) => ({ hand: sorted([...view.hand, Number(card)]) }),
  'was-robbed': (view, { card }) => ({ hand: without(view.hand, card) }),
};

/** What the table shows when this has been told. */
export function after(view: ShootoutView, told: readonly Told[]): ShootoutView {
  return told.reduce((shown, { code, params }) => ({ ...shown, ...CHANGES[code]?.(shown, params) }), view);
}

/** A deal changes everything at once, and so does an exchange of which only the place is told. */
const WHOLLY_NEW = new Set(['round', 'laid', 'swapped']);

export function beats(moment: Moment, before: AnyView | null): Beat[] {
  const last = moment.view as ShootoutView;
  if (before?.game !== last.game || moment.told.length === 0) {
    return [{ view: last, told: moment.told, least: 0 }];
  }
  let view = { ...before, to_act: [], actions: [] } as ShootoutView;
  let renewed = false;
  const shown = groups(moment.told).map((told): Beat => {
    renewed ||= told.some(({ code }) => WHOLLY_NEW.has(code));
    view = renewed ? { ...last, to_act: [], actions: [] } : after(view, told);
    return { view, told, least: leastOf(told) };
  });
  // The question comes when everything has been seen.
  return [...shown, { view: last, told: [], least: 0 }];
}
