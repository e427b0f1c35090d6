import { beforeAll, describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol/types';
import { know } from '../drawing';
import { cardMove, laidBy, layable, layingOf, laysSeveral, marks } from './choices';
import { duel, fallen, fights, lastShot, placeOf, roundsWon, seatAndSlot } from './happened';
import { muzzle } from './line';

beforeAll(() => know('shootout'));

function told(code: string, params: Told['params']): Told {
  return { code, clause: '', params };
}
const shot = told('shot', { seat: 2, target: 0, slot: 4, card: 8, health: 8 });
const equal = told('shootout', { seat: 2, target: 0 });

describe('what happened', () => {
  it('names places as the notation does', () => {
    expect(placeOf(2, 5)).toBe('C5');
    expect(seatAndSlot('C5')).toEqual([2, 5]);
  });

  it('reads a shot with what came of it', () => {
    expect(lastShot([shot])).toMatchObject({ seat: 2, target: 0, place: 'A4', card: 8, result: 'open' });
    expect(lastShot([shot, told('missed', { target: 0, slot: 4 })])?.result).toBe('missed');
    expect(lastShot([shot, told('lost', { seat: 0, slot: 4, card: 8 })])?.result).toBe('lost');
    expect(lastShot([told('drew', { seat: 1, count: 2 })])).toBeNull();
  });

  it('reads a dud and a Health Card that Body Armor saved as a miss, and what Steady Aim added', () => {
    for (const code of ['dud', 'saved']) {
      expect(lastShot([shot, told(code, { target: 0, slot: 4 })])?.result).toBe('missed');
    }
    expect(lastShot([shot])?.bonus).toBe(0);
    expect(lastShot([told('shot', { ...shot.params, bonus: 2 })])?.bonus).toBe(2);
  });

  it('forgets a shot when the next round begins', () => {
    expect(lastShot([shot, told('round', { number: 2, seat: 1 })])).toBeNull();
  });

  it('takes the return shot for the last one', () => {
    const back = told('returned', { seat: 0, target: 2, slot: 1, card: 9, health: 12 });
    const missed = told('return-missed', { target: 2, slot: 1 });
    expect(lastShot([shot, equal, back, missed])).toMatchObject({
      seat: 0,
      place: 'C1',
      result: 'missed',
      returned: true,
    });
  });

  it('follows a Shootout!!! blow by blow', () => {
    const tie = told('turned', { seat: 2, card: 8, rival: 0, answer: 8, higher: 'neither' });
    const alone = told('unopposed', { seat: 0, card: 6, rival: 2 });
    expect(duel([shot, equal, tie, alone])).toEqual({
      shooter: 2,
      target: 0,
      place: 'A4',
      health: 8,
      bullet: 8,
      blows: [
        { shooter: 8, target: 8 },
        { shooter: null, target: 6 },
      ],
      winner: 0,
    });
  });

  it.each([
    ['seat', 2],
    ['rival', 0],
    ['neither', null],
  ])('believes what it is told about who turned over the higher card: %s', (higher, winner) => {
    const blow = told('turned', { seat: 2, card: 8, rival: 0, answer: 8, higher });
    expect(duel([shot, equal, blow])?.winner).toBe(winner);
  });

  it('lets the target win when both have run out', () => {
    expect(duel([shot, equal, told('both-empty', { seat: 0, rival: 2 })])?.winner).toBe(0);
    expect(duel([shot])).toBeNull();
  });
});

describe('what is left of a round', () => {
  const lost = told('lost', { seat: 0, slot: 4, card: 8 });

  it('remembers the Health Cards that were shot, until the next deal', () => {
    expect([...fallen([shot, lost])]).toEqual([['A4', 8]]);
    expect(fallen([shot, lost, told('round', { number: 2, seat: 1 })]).size).toBe(0);
  });

  it('knows which rounds were won by whom', () => {
    const won = told('round-won', { seat: 2, number: 3, count: 1 });
    expect(roundsWon([lost, won])).toEqual([{ seat: 2, number: 3 }]);
  });

  it('tells a Shootout!!! from a shot', () => {
    expect(fights([shot, lost])).toBe(false);
    expect(fights([shot, equal])).toBe(true);
  });
});

describe('what may be chosen', () => {
  it('finds the slots that a move names', () => {
    expect([...marks(['pass', 'return C4', 'return C5'])]).toEqual([
      ['C4', 'return C4'],
      ['C5', 'return C5'],
    ]);
  });

  it('knows what a card of the hand stands for', () => {
    expect(cardMove(['reload', 'shoot 9'], 9)).toBe('shoot 9');
    expect(cardMove(['for 3', 'for 5'], 5)).toBe('for 5');
    expect(cardMove(['lay 7'], 7)).toBe('lay 7');
    expect(cardMove(['reload'], 7)).toBeNull();
  });

  it('composes the laying of four Health Cards', () => {
    expect(laysSeveral(['lay 1 2 2 3'])).toBe(true);
    expect(laysSeveral(['lay 7'])).toBe(false);
    expect(layable(['lay 1 2 2 3', 'lay 1 2 2 12'])).toEqual(new Set([1, 2, 3, 12]));
    expect(layingOf([12, 2, 10, 2])).toBe('lay 2 2 10 12');
    expect(laidBy('lay 2 2 10 12')).toEqual([2, 2, 10, 12]);
    expect(laidBy(null)).toEqual([]);
  });
});

describe('the line of fire', () => {
  const box = { left: 0, top: 0, width: 40, height: 60 };

  it('leaves upwards, or downwards for what lies below', () => {
    expect(muzzle(box, { x: 120, y: -100 })).toEqual({ x: 20, y: 0 });
    expect(muzzle(box, { x: -5, y: 90 })).toEqual({ x: 20, y: 60 });
  });
});
