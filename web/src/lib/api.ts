/** The HTTP part of the server; what it refuses is thrown as `Refusal` in an `ApiError`. */

import { randomHex } from './random';
import { at } from './root';
import type { Holder } from './held';
import { keepShare } from './shares';
import { words } from './language.svelte';
import type {
  CardFacts,
  Catalogue,
  ChangePassword,
  DeleteAccount,
  Finished,
  GameRecord,
  Held,
  Join,
  KeepName,
  KeepSeat,
  Me,
  MyTable,
  OpenTable,
  PastMoment,
  Promised,
  Rating,
  Refusal,
  Replay,
  Seated,
  TableInfo,
  Verified,
} from './protocol/types';

/** What the server refused, or that it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly why: Refusal | null,
  ) {
    super(why?.text ?? String(status));
  }

  /** In the words of the page's language. */
  get words(): string {
    return this.why ? words().refusal(this.why) : words().message('page-unreachable');
  }
}

/** What went wrong, in words. */
export function inWords(error: unknown): string {
  return error instanceof ApiError ? error.words : words().message('page-unreachable');
}

/** Ask the server something under `/api`, and read what it answers. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string | null,
): Promise<T> {
  const headers: { [name: string]: string } = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(at(`/api${path}`), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, null);
  }
  const text = await response.text();
  const answer: unknown = text ? parsed(text) : null;
  if (!response.ok) throw new ApiError(response.status, isRefusal(answer) ? answer : null);
  return answer as T;
}

/** Whether seats can be kept in cookies, which no script can read. */
export function takesCookies(): boolean {
  return navigator.cookieEnabled !== false;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'text' in answer;
}

export const api = {
  games: () => ask<Catalogue>('GET', '/games'),
  cards: (table: string, language: string) =>
    ask<CardFacts[]>('GET', `/tables/${table}/cards?language=${language}`),
  words: (game: string, language: string) =>
    ask<{ language: string; fluent: string }>('GET', `/games/${game}/words?language=${language}`),
  rules: (game: string, language: string) =>
    ask<{ language: string; markdown: string }>('GET', `/rules/${game}?language=${language}`),
  tables: () => ask<TableInfo[]>('GET', '/tables'),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  /** Open a table: the server commits to its share, then the player to theirs. */
  open: async (wanted: Omit<OpenTable, 'share' | 'share_hash' | 'commitment' | 'cookie'>) => {
    const [{ commitment }, { shareHash }] = await Promise.all([
      ask<Promised>('POST', '/promises'),
      import('./dealing'),
    ]);
    const share = randomHex(32);
    const seated = await ask<Seated>('POST', '/tables', {
      ...wanted,
      share_hash: shareHash(commitment, 1, share),
      commitment,
      cookie: takesCookies(),
    });
    keepShare(seated.table, { share, commitment, round: 1 });
    return seated;
  },
  /** Sit down and commit to a share, after seeing what the server committed to. */
  join: async (id: string, wanted: Omit<Join, 'share' | 'share_hash' | 'round' | 'cookie'>) => {
    const [{ commitment, dealing }, { shareHash }] = await Promise.all([
      ask<TableInfo>('GET', `/tables/${id}`),
      import('./dealing'),
    ]);
    const share = randomHex(32);
    const round = dealing?.round ?? 1;
    const sent = dealing ? { share_hash: shareHash(commitment, round, share), round } : { share };
    keepShare(id, { share, commitment, round });
    return ask<Seated>('POST', `/tables/${id}/seats`, { ...wanted, ...sent, cookie: takesCookies() });
  },
  /** Keep seats in cookies. */
  keepSeats: (seats: KeepSeat[]) => ask<string[]>('POST', '/seats', seats),
  /** The tables of these seats, and of those in cookies. */
  mine: (held: Held[]) => ask<MyTable[]>('POST', '/tables/mine', held),
  moments: (id: string, { token, seat }: Holder, first: number, last: number) => {
    const kept = token || seat === null ? '' : `&seat=${seat}`;
    return ask<PastMoment[]>(
      'GET',
      `/tables/${id}/moments?first=${first}&last=${last}${kept}`,
      undefined,
      token,
    );
  },
  record: (id: string) => ask<GameRecord>('GET', `/records/${id}`),
  replays: (game?: string) => ask<Finished[]>('GET', game ? `/replays?game=${game}` : '/replays'),
  replay: (id: string, seat: string | null) =>
    ask<Replay>('GET', `/replays/${id}${seat ? `?seat=${seat}` : ''}`),
  verify: (record: GameRecord) => ask<Verified>('POST', '/verify', record),
  me: () => ask<Me>('GET', '/me'),
  keepName: (wanted: KeepName) => ask<Me>('POST', '/people', wanted),
  signIn: (wanted: KeepName) => ask<Me>('POST', '/session', wanted),
  signOut: () => ask<null>('DELETE', '/session'),
  changePassword: (wanted: ChangePassword) => ask<Me>('POST', '/me/password', wanted),
  deleteAccount: (wanted: DeleteAccount) => ask<Me>('POST', '/me/delete', wanted),
  ratings: (game: string) => ask<Rating[]>('GET', `/ratings/${game}`),
};
