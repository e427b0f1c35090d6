/**
 * How a moment is shown, beat by beat: each card is laid, the trick lies until it was read, it goes to its winner's
 * heap as the next thing happens, every seat's reckoning is written down, and a new round is dealt.
 *
 * The view of a beat is the one before it with what is told applied; what is not told stays as it was.
 */

import { inDeckOrder, printed } from '../../lib/cards.svelte';
import type { Beat } from '../../lib/contract';
import type { AnyView, Moment, Told, WildShotsView } from '../../lib/protocol/types';

/** How long each kind of event is shown, in milliseconds at normal speed. */
const LASTS: { [code: string]: number } = {
  'first-player': 900,
  round: 2000,
  dealt: 900,
  turned: 1100,
  played: 750,
  took: 1900,
  scored: 1500,
  leads: 900,
};
const USUAL = 700;
/** A seat without a hit has nothing to be counted. */
const NOTHING_SCORED = 850;
/** Events that are shown together with the one that follows them. */
const JOINED: readonly string[] = ['first-player', 'leads'];

export function beats(moment: Moment, before: AnyView | null): Beat<WildShotsView>[] {
  const after = moment.view as WildShotsView;
  const first = before?.game === after.game ? before : begins(moment) ? emptyTable(after) : null;
  const groups = grouped(moment.told);
  if (!first || groups.length === 0) return [{ view: after, told: moment.told, least: longest(moment.told) }];
  let view: WildShotsView = { ...first, to_act: [], actions: [], outcome: null };
  let taken: Told | null = null;
  return groups.map((told, place) => {
    if (taken) view = cleared(view, taken);
    for (const each of told) view = (APPLIED[each.code] ?? unchanged)(view, each, after);
    taken = told.find(({ code }) => code === 'took') ?? null;
    return { view: place === groups.length - 1 ? after : view, told, least: longest(told) };
  });
}

function begins({ told }: Moment): boolean {
  return told.some(({ code }) => code === 'first-player');
}

/** What belongs together: a whole deal, and an event with nothing to see with the next one. */
function grouped(told: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const each of told) {
    const last = groups.at(-1)?.at(-1)?.code;
    const joins =
      last !== undefined && (JOINED.includes(last) || (last === 'dealt' && each.code === 'dealt'));
    if (joins) groups.at(-1)!.push(each);
    else groups.push([each]);
  }
  return groups;
}

function longest(told: readonly Told[]): number {
  return Math.max(0, ...told.map(lasts));
}

function lasts({ code, params }: Told): number {
  return code === 'scored' && params.points === 0 ? NOTHING_SCORED : (LASTS[code] ?? USUAL);
}

type Apply = (view: WildShotsView, told: Told, after: WildShotsView) => WildShotsView;

const unchanged: Apply = (view) => view;

const APPLIED: { [code: string]: Apply } = {
  'first-player': (view, { params }) => ({ ...view, active: Number(params.seat) }),
  round: (view, { params }, after) => newRound(view, Number(params.number), after),
  dealt,
  turned: (view, { params }) => {
    const oil_turned = [...view.oil_turned, String(params.symbol)];
    return { ...view, trump: String(params.symbol), oil_turned, trick_number: oil_turned.length };
  },
  played,
  scored: (view, { params }) => {
    const [round, points] = [Number(params.number), Number(params.points)];
    const row = [...(view.sheet[round - 1] ?? []), points];
    return { ...view, sheet: [...view.sheet.slice(0, round - 1), row] };
  },
};

function played(view: WildShotsView, { params }: Told): WildShotsView {
  const [seat, card, colour] = [Number(params.seat), String(params.card), String(params.colour)];
  const without = (cards: string[]) => cards.filter((each) => each !== card);
  const shown = params.how === 'discard' && !view.lacks[seat]!.includes(colour);
  return {
    ...view,
    hand: without(view.hand),
    hands: view.hands.map(without),
    hand_sizes: bySeat(view.hand_sizes, seat, (count) => count - 1),
    trick: [...view.trick, card],
    lacks: shown ? bySeat(view.lacks, seat, (colours) => [...colours, colour]) : view.lacks,
  };
}

function dealt(view: WildShotsView, { params }: Told): WildShotsView {
  const [seat, cards] = [Number(params.seat), (params.cards ?? []) as string[]];
  return {
    ...view,
    hand: seat === view.seat ? cards : view.hand,
    hands: bySeat(view.hands, seat, () => cards),
    hand_sizes: bySeat(view.hand_sizes, seat, () => Number(params.count)),
  };
}

/** The trick has gone to its winner, who is active from then on. */
function cleared(view: WildShotsView, { params }: Told): WildShotsView {
  const [winner, cards] = [Number(params.seat), params.cards as string[]];
  const added = (heap: string[]) => inDeckOrder([...heap, ...cards]);
  const own = winner === view.seat && view.open_tricks.length === 0;
  return {
    ...view,
    trick: [],
    last_trick: cards,
    last_active: view.active,
    active: winner,
    tricks: bySeat(view.tricks, winner, (count) => count + 1),
    taken: bySeat(view.taken, winner, added),
    own_tricks: own ? added(view.own_tricks) : view.own_tricks,
    open_tricks: bySeat(view.open_tricks, winner, added),
    hits: bySeat(view.hits, winner, (hits) => withHits(hits, cards)),
    cost: bySeat(view.cost, winner, (cost) => (cost === null ? null : cost + Number(params.points))),
  };
}

/** How often each symbol is in a heap, with these cards on it. */
function withHits(hits: { [symbol: string]: number }, cards: string[]): { [symbol: string]: number } {
  const bearing = (symbol: string) => cards.filter((card) => printed(card).symbols.includes(symbol)).length;
  return Object.fromEntries(Object.entries(hits).map(([symbol, count]) => [symbol, count + bearing(symbol)]));
}

/** Everything of the last round is swept up; what hurts now is known only if this is the round of the moment. */
function newRound(view: WildShotsView, round: number, after: WildShotsView): WildShotsView {
  const none = view.tricks.map(() => []);
  return {
    ...view,
    round,
    hurting: round === after.round ? after.hurting : {},
    trick_number: 1,
    trump: '',
    oil_turned: [],
    trick: [],
    last_trick: [],
    last_active: null,
    hand: [],
    hands: view.hands.map(() => []),
    hand_sizes: view.hand_sizes.map(() => 0),
    tricks: view.tricks.map(() => 0),
    taken: none,
    own_tricks: [],
    open_tricks: view.open_tricks.map(() => []),
    lacks: none,
    hits: round === after.round ? after.hits : view.hits.map(() => ({})),
    cost: view.cost.map((cost) => (cost === null ? null : 0)),
  };
}

/** The table as it was before anything was dealt. */
function emptyTable(view: WildShotsView): WildShotsView {
  return { ...newRound(view, view.round, view), sheet: [] };
}

function bySeat<T>(all: readonly T[], seat: number, change: (one: T) => T): T[] {
  return all.map((each, place) => (place === seat ? change(each) : each));
}
