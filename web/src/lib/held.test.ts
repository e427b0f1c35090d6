import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, hold, holderAt, holdRematch, letGo, ownTables, plays } from './held';

interface Asked {
  path: string;
  body: unknown;
}

let asked: Asked[];
let reachable: boolean;
let mine: unknown[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  mine = [];
  reachable = true;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (!reachable) throw new TypeError('offline');
    asked.push({ path, body: JSON.parse(body) });
    return new Response(JSON.stringify(path.endsWith('/mine') ? mine : []));
  });
});
afterEach(() => vi.unstubAllGlobals());

function stored(count: number): { table: string; token: string }[] {
  return Array.from({ length: count }, (_, place) => ({ table: `t${place}`, token: `secret ${place}` }));
}

test('tokens of an earlier version become cookies, the oldest first and ten at a time, and are removed', async () => {
  const seats = stored(23);
  localStorage.setItem('fistful-seats', JSON.stringify(seats));
  await Promise.all([handOver(), handOver()]);
  expect(asked.map(({ path }) => path)).toEqual(['/api/seats', '/api/seats', '/api/seats']);
  expect(asked.flatMap(({ body }) => body)).toEqual([...seats].reverse());
  expect(localStorage.getItem('fistful-seats')).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('secret');
});

test('tokens that cannot be handed over stay, and still hold their seats', async () => {
  localStorage.setItem('fistful-seats', JSON.stringify(stored(2)));
  reachable = false;
  await handOver();
  expect(holderAt('t1').token).toBe('secret 1');
  reachable = true;
  await ownTables();
  expect(asked.map(({ path }) => path)).toEqual(['/api/seats', '/api/tables/mine']);
  expect(holderAt('t1').token).toBeNull();
});

test('a seat in a cookie leaves only its number behind, in this tab', () => {
  hold({ table: 't1', seat: 2, token: '' });
  expect(holderAt('t1')).toEqual({ token: null, seat: 2 });
  expect(localStorage.getItem('fistful-seats')).toBeNull();
  plays('t1', 3);
  expect(holderAt('t1').seat).toBe(3);
});

test('a browser that takes no cookies holds its seat as long as the page', async () => {
  hold({ table: 'no-cookies', seat: 0, token: 'secret' });
  expect(holderAt('no-cookies').token).toBe('secret');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('secret');
  await holdRematch('no-cookies', 'again', 0, 3);
  expect(holderAt('again')).toEqual({ token: 'secret', seat: 1 });
  expect(asked).toEqual([]);
  letGo('no-cookies', 0);
  letGo('again', 1);
  expect(holderAt('again').token).toBeNull();
});

test('at a rematch everybody sits one seat further on, with the cookies of the table before', async () => {
  hold({ table: 't1', seat: 2, token: '' });
  await holdRematch('t1', 't2', 2, 3);
  expect(asked).toEqual([{ path: '/api/seats', body: [{ table: 't2', rematch_of: 't1' }] }]);
  expect(holderAt('t2')).toEqual({ token: null, seat: 0 });
});

test('own tables are listed once each, and not after they were left', async () => {
  expect(await ownTables()).toEqual([]);
  expect(asked).toEqual([]);
  hold({ table: 't1', seat: 0, token: '' });
  hold({ table: 't1', seat: 1, token: '' });
  mine = [
    { id: 't1', seat: 1 },
    { id: 't1', seat: 0 },
    { id: 't2', seat: 0 },
  ];
  letGo('t2', 0);
  expect(await ownTables()).toEqual([{ id: 't1', seat: 1 }]);
});
