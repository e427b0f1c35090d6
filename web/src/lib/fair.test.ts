import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commitment, Fair, prove, seedFrom } from './fair';
import { shareHash, termsLine, transcriptHash } from './dealing';
import type { DealStep, Fairness, GameRecord } from './protocol/types';

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
    rounds: [],
  };
  const seed = seedFrom(fairness);
  const fair = new Fair(blake2b(Uint8Array.from([...SEED, ...new Uint8Array(32).fill(0xaa)]), { dkLen: 32 }));
  const drawn = [40, 39, 38].map((bound): [number, number] => [bound, fair.below(bound)]);
  return { seed, fairness, draws: [['cards', drawn]] } as unknown as GameRecord;
}

test('a true record is found true', () => {
  expect(prove(record())).toMatchObject({ committed: true, seeded: true, draws: 3, wrong: null });
  expect(prove(record())).toMatchObject({ protocol: 1, ordered: null });
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

const PROMISE = commitment(SEED);
const SHARES = ['aa'.repeat(32), 'bb'.repeat(32)];
const TERMS = {
  seats: 3,
  options: { open_tricks: false },
  deck: { name: 'house', hash: '0123', content: null },
  rules: 1,
};
const LINE = 'wild-shots rules=1 deck=0123 open_tricks=false';

function steps(round = 1): DealStep[] {
  return SHARES.map((share, seat): DealStep => ['committed', 'AB'[seat]!, shareHash(PROMISE, round, share)]);
}

test('commitments, transcript and seed are those of docs/fair.md', () => {
  expect(steps().map(([, , hash]) => hash)).toEqual([
    '1417488da43395804d7ce42ba806630ba4e42eb61fa6bb9d096b468525d9d21c',
    '68bbfc06d81039a32bc73d2222db4b3440243ad0f606d8a35920732da1ec31f2',
  ]);
  expect(termsLine('wild-shots', TERMS)).toBe(LINE);
  expect(transcriptHash(LINE, 3, PROMISE, 1, steps())).toBe(
    'b3b5907f775de2d96c039c00a6a4fbe3239fcbfd135b4035b0986aae943341c0',
  );
});

/** A record of the second protocol after these steps, with the seed of docs/fair.md. */
function second(taken: DealStep[], shares = SHARES): GameRecord {
  const rounds = [{ number: 1, steps: taken, ended_by: '', name: '' }];
  const fairness = { commitment: PROMISE, server_share: bytesToHex(SEED), player_shares: shares, rounds };
  const seed = '163600599d8521f6874938703833c9847063428ba4c58d8020071a38185f58b2';
  return { game: 'wild-shots', terms: TERMS, seed, fairness, draws: [] } as unknown as GameRecord;
}

test('the order of commitments and reveals is checked', () => {
  const [first, last] = steps() as [DealStep, DealStep];
  const seen = transcriptHash(LINE, 3, PROMISE, 1, steps());
  const shown = (seat: string, hash = seen): DealStep => ['revealed', seat, hash];
  const right = [first, last, shown('B'), shown('A')];
  expect(prove(second(right))).toMatchObject({
    protocol: 2,
    committed: true,
    seeded: true,
    ordered: true,
    rounds: [seen],
  });
  const early = transcriptHash(LINE, 3, PROMISE, 1, [first]);
  expect(prove(second([first, shown('A', early), last, shown('B')]))?.ordered).toBe(false);
  expect(prove(second([first, last, shown('A')]))?.ordered).toBe(false);
  expect(prove(second(right, [SHARES[0]!, 'cc'.repeat(32)]))).toMatchObject({
    ordered: false,
    seeded: false,
  });
});
