import { expect, test } from 'vitest';
import type { Told } from '../../lib/protocol/types';
import showdowns from './showdowns.json';
import { lastPlan, rounds } from './story';

function told(code: string, params: Told['params']): Told {
  return { code, clause: '', params };
}

test('what was won is noted round by round', () => {
  const log = [
    { number: 0, told: [told('duel', { number: 1 }), told('round', { number: 1, cards: [] })] },
    { number: 1, told: [told('looted', { seat: 0, card: 'N3' }), told('shot', { seat: 1 })] },
    {
      number: 2,
      told: [
        told('looted', { seat: 1, card: 'sip' }),
        told('took-bottle', { seat: 1 }),
        told('round', { number: 2, cards: [] }),
      ],
    },
  ];
  expect(rounds(log, (card) => card.startsWith('N'))).toEqual([
    { duel: 1, round: 1, gains: [['N3'], ['bullet', 'bottle']] },
    { duel: 1, round: 2, gains: [[], []] },
  ]);
});

test('the last plan is that of the last slots turned over, unseen cards left out', () => {
  const { moment } = showdowns.find(({ name }) => name === 'over')!;
  const log = [{ number: 1, told: moment.told as unknown as Told[] }];
  expect(lastPlan(log)).toHaveLength(1);
});
