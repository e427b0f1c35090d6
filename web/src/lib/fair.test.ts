import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commitment, Fair, prove, seedFrom } from './fair';
import type { Fairness, GameRecord } from './protocol/types';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

test('the stream gives the draws of docs/fair.md', () => {
  const dice = new Fair(SEED);
  expect(Array.from({ length: 12 }, () => dice.below(6))).toEqual([5, 4, 5, 1, 2, 1, 4, 5, 5, 5, 2, 5]);
  const large = new Fair(SEED);
  const wide = [2450701463, 358962934, 680571311, 372398161, 1282997660];
  expect(wide.map(() => large.below(3000000000))).toEqual(wide);
});

test('a shuffle by the stream is the one of docs/fair.md', () => {
  const fair = new Fair(SEED);
  const cards = Array.from({ length: 10 }, (_, i) => i);
  for (let left = 10; left > 1; left--) {
    const j = fair.below(left);
    [cards[left - 1], cards[j]] = [cards[j]!, cards[left - 1]!];
  }
  expect(cards).toEqual([9, 1, 5, 8, 0, 6, 2, 7, 4, 3]);
});

function record(): GameRecord {
  const share = bytesToHex(SEED);
  const fairness: Fairness = {
    commitment: commitment(SEED),
    server_share: share,
    player_shares: ['aa'.repeat(32)],
  };
  const seed = seedFrom(fairness);
  const fair = new Fair(blake2b(Uint8Array.from([...SEED, ...new Uint8Array(32).fill(0xaa)]), { dkLen: 32 }));
  const drawn = [40, 39, 38].map((bound): [number, number] => [bound, fair.below(bound)]);
  return { seed, fairness, draws: [['cards', drawn]] } as unknown as GameRecord;
}

test('a true record is found true', () => {
  expect(prove(record())).toEqual({ committed: true, seeded: true, draws: 3, wrong: null });
});

test('a draw that was changed is named', () => {
  const forged = record();
  forged.draws[0]![1][1]![1] ^= 1;
  expect(prove(forged)?.wrong).toBe(2);
});

test('a share that the server did not commit to is found', () => {
  expect(prove(record(), '00'.repeat(32))?.committed).toBe(false);
});

test('a game that was not dealt by Fair has no proof', () => {
  expect(prove({ ...record(), seed: 7 })).toBeNull();
});
