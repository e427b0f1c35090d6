import { beforeAll, describe, expect, it } from 'vitest';
import { printed } from '../../lib/cards.svelte';
import { know } from '../drawing';
import { actors, counted, heapRows, lastRoll, marks, placeOf, seatMove, successes } from './dungeon';

beforeAll(() => know('looterz'));

describe('what is printed', () => {
  it('says who taunts by a keyword, not by a sentence', () => {
    expect(printed('scarecrow')).toMatchObject({ keywords: ['taunt'], text: 'Taunt.' });
    expect(printed('zombie').keywords).toEqual(['last_wish']);
  });
});

describe('what may be chosen', () => {
  it('finds Looterz by their place, also those that one sacrifices', () => {
    expect(placeOf(1, 3)).toBe('B3');
    expect([...marks(['done', 'pick A2', 'pick C1'], 0)]).toEqual([
      ['A2', 'pick A2'],
      ['C1', 'pick C1'],
    ]);
    expect(marks(['sacrifice 2'], 3).get('D2')).toBe('sacrifice 2');
  });

  it('knows who may still act, and from whom may be stolen', () => {
    expect(actors(['search 1', 'attack 1', 'use 3', 'done'])).toEqual(new Set([1, 3]));
    expect(actors(['pick A1'])).toEqual(new Set());
    expect(seatMove(['steal A', 'steal C'], 'steal', 2)).toBe('steal C');
    expect(seatMove(['steal A', 'steal C'], 'steal', 1)).toBeUndefined();
  });
});

describe('dice', () => {
  const hit = {
    code: 'hit',
    clause: '',
    params: { seat: 0, card: 'hydra', entry: 5, dice: [1, 6, 2, 6], amount: 2 },
  };

  it('are those that were rolled last', () => {
    expect(lastRoll([hit, { code: 'died', clause: '', params: {} }])).toEqual({
      seat: 0,
      card: 'hydra',
      entry: 5,
      dice: [1, 6, 2, 6],
      amount: 2,
    });
    expect(lastRoll([])).toBeNull();
  });

  it('are marked where they succeeded', () => {
    expect(successes(lastRoll([hit])!)).toEqual([true, false, true, false]);
  });
});

describe('heaps', () => {
  it('are pyramids of as many coins as win', () => {
    expect(heapRows(7)).toEqual([1, 2, 4]);
    expect(heapRows(10)).toEqual([1, 2, 3, 4]);
    expect(heapRows(15)).toEqual([1, 2, 3, 4, 5]);
  });

  it('count cards by kind', () => {
    expect(counted(['orc', 'king', 'orc'])).toEqual([
      ['orc', 2],
      ['king', 1],
    ]);
  });
});
