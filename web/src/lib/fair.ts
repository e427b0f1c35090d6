/** The proof of a deal, as `docs/fair.md` says it: seed from shares, stream from seed, draws from stream. */

import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { inOrder, shareHash, termsLine, transcriptHash } from './dealing';
import type { Fairness, GameRecord } from './protocol/types';

const WORD = 2 ** 32;
const BLOCK = 64;

/** The stream of a seed, drawn from as the server drew. */
export class Fair {
  private block = new Uint8Array(0);
  private place = 0;
  private blocks = 0n;

  constructor(private readonly seed: Uint8Array) {}

  /** One of 0 … bound − 1, each equally likely. */
  below(bound: number): number {
    const fair = WORD - (WORD % bound);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % bound;
  }

  private word(): number {
    if (this.place + 4 > this.block.length) this.refill();
    const word = new DataView(this.block.buffer, this.block.byteOffset).getUint32(this.place);
    this.place += 4;
    return word;
  }

  private refill(): void {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setBigUint64(0, this.blocks++);
    this.block = Uint8Array.from(blake2b(number, { key: this.seed, dkLen: BLOCK }));
    this.place = 0;
  }
}

/** What was found true of a record. */
export interface Proof {
  /** The server's share is the one that it committed to; null for a game without shares. */
  committed: boolean | null;
  /** The seed is made of the shares. */
  seeded: boolean | null;
  /** Which protocol the shares came together by: 1 in clear, 2 commitments first; 0 without shares. */
  protocol: 0 | 1 | 2;
  /** Under the second: all had committed before the first share was shown, and showed what they committed to. */
  ordered: boolean | null;
  /** The hash of each round of commitments; the last led to the deal. */
  rounds: string[];
  /** Seats whose share came in clear, so that nothing is proven to them. */
  inClear: string[];
  /** Who ended the rounds that were given up. */
  givenUp: string[];
  /** How many draws there are, and the number of the first that does not follow from the seed. */
  draws: number;
  wrong: number | null;
}

export function commitment(share: Uint8Array): string {
  return bytesToHex(blake2b(share, { dkLen: 32 }));
}

export function seedFrom({ server_share, player_shares }: Fairness): string {
  const shares = [server_share, ...player_shares].map((share) => hexToBytes(share));
  return bytesToHex(blake2b(concatBytes(...shares), { dkLen: 32 }));
}

/** The rounds of commitments of a record, and what they show. */
function commitments(
  record: GameRecord,
): Pick<Proof, 'ordered' | 'rounds' | 'inClear' | 'givenUp'> & { seed: string } {
  const { game, terms } = record;
  const { commitment: server, player_shares, server_share, rounds } = record.fairness!;
  const line = termsLine(game, terms);
  const hashes = rounds.map(({ number, steps }) => transcriptHash(line, terms.seats, server, number, steps));
  const final = rounds.at(-1)!;
  const seen = hashes.at(-1)!;
  const given = final.steps.filter(([did]) => did !== 'revealed').sort(([, a], [, b]) => (a < b ? -1 : 1));
  const inTurn = rounds.every(
    ({ number, steps, ended_by }, nth) =>
      number === nth + 1 &&
      (ended_by === '') === (nth === rounds.length - 1) &&
      inOrder(steps, hashes[nth]!, nth === rounds.length - 1),
  );
  const kept =
    given.length === player_shares.length &&
    given.every(([, , hash], nth) => shareHash(server, final.number, player_shares[nth]!) === hash);
  const shares = [seen, server_share, ...player_shares].map((each) => hexToBytes(each));
  return {
    ordered: inTurn && kept,
    rounds: hashes,
    inClear: given.filter(([did]) => did === 'in-clear').map(([, seat]) => seat),
    givenUp: rounds.slice(0, -1).map(({ name }) => name),
    seed: bytesToHex(blake2b(concatBytes(...shares), { dkLen: 32 })),
  };
}

/** Check a record's stream and draws; null if it was not dealt by `Fair`. */
export function prove(record: GameRecord, published?: string): Proof | null {
  if (typeof record.seed !== 'string') return null;
  const { fairness } = record;
  const promised = published ?? fairness?.commitment;
  const fair = new Fair(hexToBytes(record.seed));
  const drawn = record.draws.flatMap(([, pairs]) => pairs);
  const second = fairness?.rounds?.length ? commitments(record) : null;
  const seed = second?.seed ?? (fairness ? seedFrom(fairness) : null);
  const wrong = drawn.findIndex(([bound, result]) => fair.below(bound) !== result);
  return {
    committed: fairness ? commitment(hexToBytes(fairness.server_share)) === promised : null,
    seeded: fairness ? seed === record.seed : null,
    protocol: second ? 2 : fairness ? 1 : 0,
    ordered: second?.ordered ?? null,
    rounds: second?.rounds ?? [],
    inClear: second?.inClear ?? [],
    givenUp: second?.givenUp ?? [],
    draws: drawn.length,
    wrong: wrong < 0 ? null : wrong + 1,
  };
}
