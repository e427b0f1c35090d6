import { fireEvent, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { StorySession, type Story } from '../../lib/story.svelte';
import { know, sitDown } from '../drawing';
import stories from './duel.json';
import { actionCards, firstFree, laidFor, lay, moveOf, NOTHING, takeUp } from './plan';
import * as table from './Table.svelte';

beforeAll(() => know('loot-shoot-whisky'));

const STORIES = stories as unknown as Story[];

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

async function sit(number: number): Promise<StorySession> {
  const session = new StorySession(STORIES[number]!);
  await sitDown({ session, drawn: { table: table as never, Face: null }, title: 'Loot Shoot Whisky' });
  return session;
}

function seal(): HTMLButtonElement {
  return screen.getByText('Seal it');
}

beforeEach(() => {
  settings.language = 'en';
  settings.speed = 'instant';
  settings.onePress = false;
});

test('keys lay a plan, and the seal makes it', async () => {
  const session = await sit(0);
  await fireEvent.keyDown(window, { key: 'l' });
  expect(seal().disabled).toBe(true);
  await fireEvent.keyDown(window, { key: 'W' });
  await fireEvent.click(seal());
  expect(session.played).toEqual(['LW']);
});

test('a card is pressed, then its slot', async () => {
  const session = await sit(0);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Shoot, can be laid' })[0]!);
  await fireEvent.click(screen.getByLabelText(/^Put an action at slot 2/));
  await fireEvent.click(screen.getAllByRole('button', { name: 'Shoot, can be laid' })[0]!);
  await fireEvent.click(screen.getByLabelText(/^Put an action at slot 1/));
  await fireEvent.click(seal());
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
  expect(screen.getAllByLabelText(/was played at slot/)).toHaveLength(4);
  for (let press = 0; press < 3; press++) await fireEvent.keyDown(window, { key: 's' });
  expect(seal().disabled).toBe(true);
});
