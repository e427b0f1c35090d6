import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import TableFrame from '../../lib/parts/TableFrame.svelte';
import type { LootShootWhiskyView, Told } from '../../lib/protocol/types';
import { settings } from '../../lib/settings.svelte';
import { StorySession, type Story } from '../../lib/story.svelte';
import { know } from '../drawing';
import stories from './duel.json';
import { actionCards, firstFree, laidFor, lay, moveOf, NOTHING, takeUp } from './plan';
import { Show } from './show.svelte';
import { follow, reveals } from './showdown';
import * as table from './Table.svelte';

beforeAll(() => know('loot-shoot-whisky'));

const STORIES = stories as unknown as Story[];

function told(code: string, params: Told['params']): Told {
  return { code, clause: '', params };
}
function turned(slot: number, card: string, action: string, other: string): Told {
  return told('turned', { slot, card, seat: 0, action, rival: 1, other });
}

test('used actions leave the action cards, the second copy first', () => {
  const spent = actionCards(['whisky', 'loot']).filter((card) => card.spent);
  expect(spent.map(({ id }) => id)).toEqual(['L2', 'W2']);
  expect(actionCards([])).toHaveLength(6);
});

test('a plan is laid card by card and taken up again', () => {
  let laid = lay(NOTHING, 'W1', 1);
  expect(moveOf(laid)).toBeNull();
  expect(firstFree(laid)).toBe(0);
  laid = lay(laid, 'L1', 0);
  expect(moveOf(laid)).toBe('LW');
  expect(lay(laid, 'L1', 1)).toEqual([null, 'L1']);
  expect(takeUp(laid, 0)).toEqual([null, 'W1']);
});

test('a plan in notation finds its cards', () => {
  expect(laidFor('SS', actionCards([]))).toEqual(['S1', 'S2']);
  expect(laidFor('W', actionCards([]))).toEqual(['W1', null]);
  expect(laidFor('LS', actionCards(['shoot', 'loot']))).toEqual(['L1', 'S1']);
});

test('what was told becomes one reveal a slot, with its winner', () => {
  const found = reveals([
    told('chosen', { seat: 0 }),
    turned(1, 'N3', 'loot', 'whisky'),
    told('looted', { seat: 0, slot: 1, card: 'N3' }),
    turned(2, 'sip', 'shoot', 'shoot'),
    told('discarded', { slot: 2, card: 'sip' }),
    told('round', { number: 2, cards: [] }),
  ]);
  expect(found.map(({ slot, winner, leaves }) => [slot, winner, leaves])).toEqual([
    [0, 0, true],
    [1, null, true],
  ]);
  expect(found[1]!.told).toHaveLength(1);
});

test('standings follow what is told', () => {
  const before = { nuggets: [2, 0], bullets: [0, 1], bottle: null, bottle_full: null };
  const after = follow(before, [
    told('looted', { seat: 0, slot: 1, card: 'N3', nuggets: 5 }),
    told('shot', { seat: 1, count: 2 }),
    told('took-bottle', { seat: 1 }),
    told('turned-bottle', { seat: 1 }),
  ]);
  expect(after).toEqual({ nuggets: [5, 0], bullets: [0, 2], bottle: 1, bottle_full: false });
});

test('a showing turns slot after slot and then lets go', () => {
  settings.speed = 'normal';
  vi.useFakeTimers();
  const show = new Show();
  const ground = STORIES[3]!.moment.view as LootShootWhiskyView;
  show.begin(ground, reveals(STORIES[1]!.moment.told));
  expect(show.turned).toBe(0);
  vi.advanceTimersByTime(1200);
  expect([show.turned, show.done]).toEqual([1, 1]);
  vi.advanceTimersByTime(2300);
  expect([show.turned, show.done]).toEqual([2, 2]);
  expect(show.standing?.bullets).toEqual([2, 3]);
  vi.runAllTimers();
  expect(show.ground).toBeNull();
  vi.useRealTimers();
});

async function sit(number: number): Promise<StorySession> {
  const session = new StorySession(STORIES[number]!);
  render(TableFrame, { session, drawn: { table: table as never, Face: null }, title: 'Loot Shoot Whisky' });
  return session;
}

beforeEach(() => {
  settings.language = 'en';
  settings.speed = 'none';
  settings.onePress = false;
});

test('keys lay a plan, and the seal makes it', async () => {
  const session = await sit(0);
  await fireEvent.keyDown(window, { key: 'l' });
  expect(screen.queryByText('Seal this plan')).toBeNull();
  await fireEvent.keyDown(window, { key: 'W' });
  await fireEvent.click(screen.getByText('Seal this plan'));
  expect(session.played).toEqual(['LW']);
});

test('a card is pressed, then its slot', async () => {
  const session = await sit(0);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Shoot, can be laid' })[0]!);
  await fireEvent.click(screen.getByLabelText(/^Put an action at slot 2/));
  await fireEvent.click(screen.getAllByRole('button', { name: 'Shoot, can be laid' })[0]!);
  await fireEvent.click(screen.getByLabelText(/^Put an action at slot 1/));
  await fireEvent.click(screen.getByText('Seal this plan'));
  expect(session.played).toEqual(['SS']);
});

test('where one press is enough the second card seals', async () => {
  settings.onePress = true;
  const session = await sit(0);
  await fireEvent.keyDown(window, { key: 's' });
  await fireEvent.keyDown(window, { key: 'w' });
  expect(session.played).toEqual(['SW']);
});

test('used actions cannot be laid in the second phase', async () => {
  await sit(3);
  expect(screen.getAllByLabelText(/used this round$/)).toHaveLength(2);
  for (let press = 0; press < 3; press++) await fireEvent.keyDown(window, { key: 's' });
  expect(screen.queryByText('Seal this plan')).toBeNull();
});
