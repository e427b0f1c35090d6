/** Commit, then reveal: this player's part in making the seed of a table, as `docs/fair.md` says it. */

import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chair, DealStep, TableInfo, Terms } from './protocol/types';
import { randomHex } from './random';
import { keepShare, lastShown, ownShares } from './shares';

/** Seats as transcripts write them. */
const letterOf = (seat: number) => String.fromCharCode(65 + seat);

/** What a player commits to: the hash of a share for one round, beside the server's commitment. */
export function shareHash(server: string, round: number, share: string): string {
  const bound = utf8ToBytes(`fistful share 2\n${server}\n${round}\n`);
  return bytesToHex(blake2b(Uint8Array.from([...bound, ...hexToBytes(share)]), { dkLen: 32 }));
}

/** What is played, in one line. */
export function termsLine(game: string, terms: Terms): string {
  const { options } = terms;
  const chosen = Object.keys(options)
    .sort()
    .map((name) => `${name}=${JSON.stringify(options[name])}`);
  return [game, `rules=${terms.rules}`, `deck=${terms.deck.hash}`, ...chosen].join(' ');
}

/** The hash of everything that is fixed before the first share is shown. */
export function transcriptHash(
  terms: string,
  seats: number,
  server: string,
  round: number,
  steps: readonly DealStep[],
): string {
  const given = new Map(
    steps.filter(([did]) => did !== 'revealed').map(([did, seat, hash]) => [seat, `${seat} ${did} ${hash}`]),
  );
  const lines = ['fistful deal 2', terms, `server ${server}`, `round ${round}`];
  for (let seat = 0; seat < seats; seat++) lines.push(given.get(letterOf(seat)) ?? `${letterOf(seat)} bot`);
  return bytesToHex(blake2b(utf8ToBytes(lines.map((line) => `${line}\n`).join('')), { dkLen: 32 }));
}

/** Whether a round's commitments all came before its reveals, and each reveal had seen all of them. */
export function inOrder(steps: readonly DealStep[], seen: string, last: boolean): boolean {
  const given = new Set<string>();
  const waiting = new Set<string>();
  let revealing = false;
  for (const [did, seat, hash] of steps) {
    if (did === 'revealed') {
      revealing = true;
      if (!waiting.delete(seat) || hash !== seen) return false;
    } else {
      if (revealing || given.has(seat)) return false;
      given.add(seat);
      if (did === 'committed') waiting.add(seat);
    }
  }
  return !last || waiting.size === 0;
}

/** Whether every seat is taken, and all people have committed. */
function complete(chairs: readonly Chair[], steps: readonly DealStep[]): boolean {
  const given = new Set(steps.map(([, seat]) => seat));
  return chairs.every(
    ({ name, level, seat }) => name !== '' && (level !== null || given.has(letterOf(seat))),
  );
}

/** What a player's page says to a table that waits for shares; null if it has nothing to say. */
export type Dealt =
  | { do: 'commit'; round: number; share_hash: string }
  | { do: 'reveal'; share: string; seen: string }
  | { do: 'leave' };

/**
 * Commit to a share, or show it once all have committed; in each round one share is shown, for one set of commitments, and
 * after it none of an earlier round: a server that asked twice could choose between two deals. A player whose browser no
 * longer has the share can only leave the seat, and sit down again with another.
 */
export function nextStep(info: TableInfo, seat: number): Dealt | null {
  const { dealing, commitment, chairs, id } = info;
  if (!dealing) return null;
  const { round, steps, terms } = dealing;
  const mine = steps.filter(([, letter]) => letter === letterOf(seat));
  const shown = lastShown(id);
  if (mine.length === 0) {
    if (round <= shown) return null;
    const share = randomHex(32);
    keepShare(id, { share, commitment, round });
    return { do: 'commit', round, share_hash: shareHash(commitment, round, share) };
  }
  const [did, , hash] = mine[0]!;
  if (did !== 'committed' || mine.length > 1) return null;
  const own = ownShares(id).find(
    (each) => each.commitment === commitment && shareHash(commitment, round, each.share) === hash,
  );
  if (!own) return { do: 'leave' };
  if (!complete(chairs, steps) || round < shown) return null;
  const seen = transcriptHash(terms, chairs.length, commitment, round, steps);
  const elsewhere = ownShares(id).some((each) => (each.round ?? 1) === round && (each.seen ?? seen) !== seen);
  if (elsewhere) return null;
  keepShare(id, { ...own, seen });
  return { do: 'reveal', share: own.share, seen };
}
