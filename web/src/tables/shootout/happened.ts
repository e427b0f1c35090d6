/** The events of one moment of Shootout! as one shot and, if there was one, its Shootout!!!. */

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
  blows: Blow[];
  /** Null while nobody has won, which happens only partway through the events. */
  winner: number | null;
}

/** A Health slot in notation. */
export function placeOf(seat: number, slot: number): string {
  return `${seatLetter(seat)}${slot}`;
}

/** The seat and the slot, counted from 1, of a place in notation. */
export function seatAndSlot(place: string): [number, number] {
  return [seatOf(place.charAt(0)), Number(place.slice(1))];
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

/** The Shootout!!! among these events; null if there was none. */
export function duel(told: readonly Told[]): Duel | null {
  let fight: Duel | null = null;
  for (const { code, params } of told) {
    const seat = Number(params.seat);
    if (code === 'shootout' || code === 'stood-off') {
      fight = { shooter: seat, target: Number(params.target), blows: [], winner: null };
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
