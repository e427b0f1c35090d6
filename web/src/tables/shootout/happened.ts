/** What was told in a round of Shootout!, as shots, as a Shootout!!!, and as Health Cards that are gone. */

import { seatLetter, seatOf } from '../../lib/catalogue.svelte';
import type { Told } from '../../lib/protocol/types';

export interface Shot {
  seat: number;
  target: number;
  /** The Health slot in notation, `C2`. */
  place: string;
  /** The bullet; 0 where a Standoff needs none. */
  card: number;
  /** What Steady Aim adds to it. */
  bonus: number;
  health: number;
  result: 'lost' | 'missed' | 'equal' | 'open';
  /** It was the return shot. */
  returned: boolean;
}

/** What both turned over at once; null where a side had nothing left. */
export interface Blow {
  shooter: number | null;
  target: number | null;
}

export interface Duel {
  shooter: number;
  target: number;
  /** The Health Card that is fought for, and the bullet that met it; 0 where a Standoff needs none. */
  place: string;
  health: number;
  bullet: number;
  blows: Blow[];
  /** Null while nobody has won, which happens only partway through the events. */
  winner: number | null;
}

/** A round that was won. */
export interface Won {
  seat: number;
  number: number;
}

/** A Health slot in notation. */
export function placeOf(seat: number, slot: number): string {
  return `${seatLetter(seat)}${slot}`;
}

/** The seat and the slot, counted from 1, of a place in notation. */
export function seatAndSlot(place: string): [number, number] {
  return [seatOf(place.charAt(0)), Number(place.slice(1))];
}

/** A number that gives the poster of a slot its face and its torn edge. */
export function seedOf(seat: number, slot: number): number {
  return seat * 5 + slot * 3 - 1;
}

const SHOTS = new Set(['shot', 'stood-off', 'returned']);
const ENDS: { [code: string]: Shot['result'] } = {
  lost: 'lost',
  missed: 'missed',
  dud: 'missed',
  saved: 'missed',
  'return-missed': 'missed',
  'return-tied': 'missed',
  'return-dud': 'missed',
  shootout: 'equal',
  'stood-off': 'equal',
};

/** What is shown on the poster that was shot at: the shot, and everything that comes of it. */
const AFTERMATH = new Set([...SHOTS, ...Object.keys(ENDS), 'out', 'out-empty']);

/** Whether these events tell of a shot, or of what came of one. */
export function tellsOfShot(told: readonly Told[]): boolean {
  return told.some(({ code }) => AFTERMATH.has(code));
}

/** The last shot among these events; null if there was none. */
export function lastShot(told: readonly Told[]): Shot | null {
  let shot: Shot | null = null;
  for (const { code, params } of told) {
    if (SHOTS.has(code)) {
      const target = Number(params.target);
      shot = {
        seat: Number(params.seat),
        target,
        place: placeOf(target, Number(params.slot)),
        card: Number(params.card),
        bonus: Number(params.bonus ?? 0),
        health: Number(params.health),
        result: 'open',
        returned: code === 'returned',
      };
    }
    const end = ENDS[code];
    if (shot && end && (end !== 'lost' || Number(params.seat) === shot.target)) shot.result = end;
    if (code === 'round') shot = null;
  }
  return shot;
}

/** What is shown as a fight between two people, and not on the fence. */
const FIGHTING = new Set(['shootout', 'stood-off', 'turned', 'unopposed', 'both-empty']);

/** Whether these events are a Shootout!!! or a part of one. */
export function fights(told: readonly Told[]): boolean {
  return told.some(({ code }) => FIGHTING.has(code));
}

/** The last Shootout!!! among these events; null if there was none. */
export function duel(told: readonly Told[]): Duel | null {
  let fight: Duel | null = null;
  let place = '';
  let [health, bullet] = [0, 0];
  for (const { code, params } of told) {
    const seat = Number(params.seat);
    if (SHOTS.has(code)) {
      place = placeOf(Number(params.target), Number(params.slot));
      [health, bullet] = [Number(params.health), Number(params.card)];
    }
    if (code === 'shootout' || code === 'stood-off') {
      fight = {
        shooter: seat,
        target: Number(params.target),
        place,
        health,
        bullet,
        blows: [],
        winner: null,
      };
    } else if (fight && code === 'turned') {
      fight.blows.push({ shooter: Number(params.card), target: Number(params.answer) });
      if (params.higher === 'seat') fight.winner = seat;
      if (params.higher === 'rival') fight.winner = Number(params.rival);
    } else if (fight && code === 'unopposed') {
      const card = Number(params.card);
      fight.blows.push(
        seat === fight.shooter ? { shooter: card, target: null } : { shooter: null, target: card },
      );
      fight.winner = seat;
    } else if (fight && code === 'both-empty') {
      fight.winner = seat;
    } else if (code === 'round') {
      fight = null;
    }
  }
  return fight;
}

export type Fate = 'won' | 'lost';

/** How a Shootout!!! ended for a seat; null while it goes on. */
export function fateOf({ winner }: Duel, seat: number): Fate | null {
  if (winner === null) return null;
  return winner === seat ? 'won' : 'lost';
}

/** The Health Cards that were lost in the last round that these events tell of, by place. */
export function fallen(told: readonly Told[]): Map<string, number> {
  const gone = new Map<string, number>();
  for (const { code, params } of told) {
    if (code === 'round') gone.clear();
    else if (code === 'lost')
      gone.set(placeOf(Number(params.seat), Number(params.slot)), Number(params.card));
  }
  return gone;
}

/** The rounds that were won, in order. */
export function roundsWon(told: readonly Told[]): Won[] {
  return told
    .filter(({ code }) => code === 'round-won' || code === 'round-won-late')
    .map(({ params }) => ({ seat: Number(params.seat), number: Number(params.number) }));
}
