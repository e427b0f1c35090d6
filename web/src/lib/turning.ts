/** The story of a finished game: what was scored when, and the moments in which it turned. */

import { namesSeats } from './catalogue.svelte';
import type { Outcome, PastMoment, Told } from './protocol/types';

/** How the seats stand at one moment. */
export type Standing = readonly number[];

export interface TurningPoint {
  /** Its place among the standings. */
  place: number;
  /** The number of its moment. */
  number: number;
  /** The round it was in; 0 if the game has none. */
  round: number;
  /** Whom it is about. */
  seat: number;
  /** That seat took the lead. */
  leads: boolean;
  /** What says what happened. */
  told: Told;
}

/** Told at the beginning of something, or about nothing that happened. */
const HEADINGS = new Set(['round', 'last-round', 'duel', 'chosen']);
const MOST_TURNS = 3;
/** How much the lead counts beside a swing over the whole range of scores, and how much it counts to be late. */
const LEAD = 0.5;
const LATE = 0.35;
/** Less than this part of the range of scores turns nothing. */
const LEAST = 0.12;
/** Two turning points are at least this part of the game apart. */
const APART = 0.06;

/**
 * How the seats stood at each moment. What is counted only when all is over comes last, if it is counted in the same
 * way: whole numbers.
 */
export function standingsOf(moments: readonly PastMoment[], outcome: Outcome): Standing[] {
  const standings = moments.map(({ standing }) => standing);
  const last = standings.at(-1);
  const whole = standings.every((standing) => standing.every(Number.isInteger));
  const counted = whole && last?.length === outcome.scores.length;
  return counted && last.some((score, seat) => score !== outcome.scores[seat])
    ? [...standings, outcome.scores]
    : standings;
}

/** What was told before the next round was announced, if anything was: a moment may end one round and begin another. */
function inItsRound({ told }: PastMoment): Told[] {
  const heading = told.findIndex(({ code }) => code === 'round');
  const before = heading < 0 ? [] : told.slice(0, heading).filter(isNews);
  return before.length > 0 ? before : told.filter(isNews);
}

function isNews({ code }: Told): boolean {
  return !HEADINGS.has(code);
}

/** The round that each moment belongs to; one that ends a round still belongs to it. */
export function roundsOf(moments: readonly PastMoment[]): number[] {
  let round = 0;
  return moments.map((moment) => {
    const before = round;
    const heading = moment.told.findLastIndex(({ code }) => code === 'round');
    const begun = moment.told[heading]?.params.number;
    if (typeof begun === 'number') round = begun;
    return before > 0 && moment.told.slice(0, Math.max(0, heading)).some(isNews) ? before : round;
  });
}

/** The only seat in the lead; null if there are several. */
function leader(standing: Standing): number | null {
  const most = Math.max(...standing);
  const seats = [...standing.keys()].filter((seat) => standing[seat] === most);
  return seats.length === 1 ? seats[0]! : null;
}

/** How well something told says what happened to a seat: whether it is about that seat, and names the score. */
function aptness(game: string, { params }: Told, seat: number, scores: readonly number[]): number {
  const values = Object.entries(params);
  const named = values.some(([name, value]) => namesSeats(game, name) && [value].flat().includes(seat));
  const counted = values.some(
    ([name, value]) => typeof value === 'number' && !namesSeats(game, name) && scores.includes(value),
  );
  return (params.seat === seat ? 2 : 0) + (named ? 1 : 0) + (counted ? 2 : 0);
}

/** What says best what happened to a seat; the later of two. */
function toldOf(game: string, moment: PastMoment, before: PastMoment, seat: number): Told | null {
  const [score, was] = [moment.standing[seat] ?? 0, before.standing[seat] ?? 0];
  const scores = [Math.abs(score - was), Math.abs(score)];
  const apt = inItsRound(moment).map((told) => ({ told, apt: aptness(game, told, seat, scores) }));
  const most = Math.max(...apt.map((each) => each.apt));
  return apt.findLast((each) => each.apt === most)?.told ?? null;
}

/** Up to three moments in which the lead changed or much was won at once, the earliest first. */
export function turningPoints(game: string, moments: readonly PastMoment[]): TurningPoint[] {
  const all = moments.flatMap(({ standing }) => standing);
  const range = Math.max(...all) - Math.min(...all);
  if (moments.length < 3 || !(range > 0)) return [];
  const rounds = roundsOf(moments);
  let ahead = leader(moments[0]!.standing);
  const found: { point: TurningPoint; weight: number }[] = [];
  for (const [place, moment] of moments.entries()) {
    const before = moments[place - 1];
    if (!before) continue;
    const changes = moment.standing.map((score, seat) => Math.abs(score - (before.standing[seat] ?? 0)));
    const most = Math.max(...changes);
    const now = leader(moment.standing);
    const leads = now !== null && ahead !== null && now !== ahead;
    ahead = now ?? ahead;
    if (most < range * LEAST && !leads) continue;
    const seat = leads ? now : changes.indexOf(most);
    const told = toldOf(game, moment, before, seat);
    if (!told) continue;
    const weight = most / range + (leads ? LEAD : 0) + (LATE * place) / moments.length;
    const point = { place, number: moment.number, round: rounds[place]!, seat, leads, told };
    found.push({ point, weight });
  }
  const chosen: TurningPoint[] = [];
  for (const { point } of found.sort((one, other) => other.weight - one.weight)) {
    const near = chosen.some(({ place }) => Math.abs(place - point.place) < moments.length * APART);
    if (!near && chosen.length < MOST_TURNS) chosen.push(point);
  }
  return chosen.sort((one, other) => one.place - other.place);
}
