import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inDeckOrder, printed } from '../../lib/cards.svelte';
import type { WildShotsView } from '../../lib/protocol/types';
import { settings } from '../../lib/settings.svelte';
import { StorySession, type Story } from '../../lib/story.svelte';
import stories from '../../stories/wild-shots.json';
import { know, sitDown } from '../drawing';
import EndScene from './EndScene.svelte';
import { roundsOf } from './rounds';
import * as table from './Table.svelte';
import { cardOf, hitsOf, lastTrick, seenTricks, sumsOf } from './tricks';

const STORIES = stories as unknown as Story[];

beforeAll(() => know('wild-shots'));

/** The first fixture of this kind, as `tools/page_moments.py` titles them. */
function find(kind: string): Story {
  return STORIES.find(({ title }) => title.startsWith(kind))!;
}

test('cards have the symbols, the colour and the value that the server says', () => {
  expect(printed('R8')).toMatchObject({ symbols: ['wanted'], place: 'red', value: 8 });
  expect(printed('K10')).toMatchObject({ place: 'black', value: 10 });
  expect(printed('R1').symbols).toEqual([]);
});

test('a hand is sorted by colour, then by value', () => {
  expect(inDeckOrder(['B1', 'R10', 'K3', 'R2', 'G7'])).toEqual(['R2', 'R10', 'K3', 'G7', 'B1']);
});

/** The view of a fixture, in which the first seat's tricks cost this much. */
function costing(points: number): WildShotsView {
  const view = find('lead').moment.view as WildShotsView;
  return { ...view, hits: [{ star: 1, wanted: 2 }, {}, {}, {}], cost: [points, 0, 0, 0] };
}

test('hits and what they cost are as the server says', () => {
  const { counts, points } = hitsOf(costing(99), 0)!;
  expect(counts).toEqual([
    { symbol: 'star', count: 1 },
    { symbol: 'wanted', count: 2 },
  ]);
  expect(points).toBe(99);
  expect(hitsOf({ ...costing(99), hits: [{}, {}, {}, {}], cost: [null, 0, 0, 0] }, 0)).toBeNull();
});

test('what hurts on the page is what the game wrote on its sheet', () => {
  const view = find('over').moment.view as WildShotsView;
  expect(hitsOf(view, view.seat!)!.points).toBe(view.sheet.at(-1)![view.seat!]);
  expect(sumsOf(view).map((points) => 0 - points)).toEqual(view.outcome!.scores);
});

test('a card says the price of each of its symbols that hurts', async () => {
  const story = find('follow');
  const view = { ...story.moment.view, hand: ['R8'], hurting: { wanted: 17 } } as WildShotsView;
  await sit({ ...story, moment: { ...story.moment, view } });
  expect(screen.getByRole('button', { name: /^red 8, wanted poster, costs 17/ })).toBeTruthy();
});

test('cards of a trick belong to seats clockwise from the leader', () => {
  const trick = { leader: 2, cards: ['K8', 'B2', 'K1'], winner: null, trump: 'star' };
  expect([0, 1, 2, 3].map((seat) => cardOf(trick, seat, 4))).toEqual(['K1', null, 'K8', 'B2']);
});

async function sit(story: Story): Promise<StorySession> {
  const session = new StorySession(story);
  await sitDown({ session, drawn: { table: table as never, Face: null }, title: 'Wild Shots' });
  return session;
}

beforeEach(() => {
  settings.language = 'en';
  settings.speed = 'instant';
});

test('a playable card is one press, and any other is tried too', async () => {
  const story = find('follow');
  const session = await sit(story);
  const { moves, view } = story.moment;
  const hand = within(screen.getAllByLabelText(/’s hand$/)[0]!);
  expect(hand.getAllByRole('button', { name: /; can be played$/ })).toHaveLength(moves.length);
  await fireEvent.click(hand.getAllByRole('button', { name: /; can be played$/ })[0]!);
  await fireEvent.click(hand.getAllByRole('button', { name: /; may not be played now$/ })[0]!);
  const first = inDeckOrder((view as WildShotsView).hand).find((card) => !moves.includes(card));
  expect(session.played).toEqual([moves[0], first]);
});

test('the last trick is there on demand', async () => {
  const story = find('lead');
  await sit(story);
  const trick = lastTrick(story.moment.view as WildShotsView)!;
  expect(screen.queryByText('takes it')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Last trick' }));
  expect(screen.getByText('takes it').parentElement!.textContent).toContain(story.names[trick.winner!]);
  await fireEvent.click(screen.getByRole('button', { name: 'Last trick' }));
  expect(screen.queryByText('takes it')).toBeNull();
});

/** The same story with this much of the tricks shown. */
function showing(story: Story, shown: Partial<WildShotsView>): Story {
  const view = { ...story.moment.view, ...shown } as WildShotsView;
  const seen = view.tricks.map((_, seat) => seenTricks(view, seat) !== null);
  view.hits = seen.map((each) => Object.fromEntries(each ? [['star', 1]] : []));
  view.cost = seen.map((each) => (each ? 4 : null));
  return { ...story, moment: { ...story.moment, view } };
}

/** A seat that has taken tricks. */
function rich({ moment }: Story): number {
  return (moment.view as WildShotsView).tricks.findIndex((tricks) => tricks > 0);
}

test('one’s own tricks can be looked through, and what they cost so far is on the pad', async () => {
  const story = find('lead');
  const seat = rich(story);
  const cards = (story.moment.view as WildShotsView).taken[seat]!;
  await sit(showing(story, { seat, own_tricks: cards, open_tricks: [] }));
  const name = story.names[seat]!;
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name} has`) }));
  const spread = within(screen.getByRole('region', { name: `${name}’s tricks` }));
  expect(spread.getAllByRole('img')).toHaveLength(cards.length);
  expect(screen.getAllByRole('cell', { name: /^\(.*\)$/ })).toHaveLength(1);
});

test('the tricks of the others are only counted', async () => {
  const story = find('lead');
  const seat = rich(story);
  const other = (seat + 1) % story.names.length;
  const { tricks } = story.moment.view as WildShotsView;
  await sit(showing(story, { seat: other, own_tricks: [], open_tricks: [] }));
  const label = new RegExp(
    `^${story.names[seat]!} has ${tricks[seat] === 1 ? 'one trick' : `${tricks[seat]} tricks`}, face down$`,
  );
  expect(screen.getByRole('img', { name: label })).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(`^${story.names[seat]!} has`) })).toBeNull();
});

test('who watches a table with closed tricks sees numbers only', async () => {
  await sit(find('spectator'));
  expect(screen.queryByRole('button', { name: / has .*trick/ })).toBeNull();
  expect(screen.queryByRole('cell', { name: /^\(.*\)$/ })).toBeNull();
});

test('tricks that lie open can be looked through by everyone', async () => {
  const closed = find('lead');
  const { taken } = closed.moment.view as WildShotsView;
  const story = showing(closed, { own_tricks: [], open_tricks: taken });
  await sit(story);
  const seat = rich(story);
  const name = story.names[seat]!;
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name} has`) }));
  const spread = within(screen.getByRole('region', { name: `${name}’s tricks` }));
  expect(spread.getAllByRole('img')).toHaveLength(taken[seat]!.length);
});

test('who only watches sees backs', async () => {
  const story = find('follow');
  const view = { ...story.moment.view, seat: null, hand: [] } as WildShotsView;
  await sit({ ...story, moment: { ...story.moment, view, moves: [] } });
  expect(screen.getAllByLabelText('A card face down')).toHaveLength(view.hand_sizes[0]!);
});

test('the end has the pad as it was made: what hurt in each round, and whose cards', () => {
  const { moment } = find('over');
  const view = moment.view as WildShotsView;
  const rounds = roundsOf(view, moment.told);
  expect(rounds.map(({ points }) => points)).toEqual(view.sheet);
  const scored = moment.told.filter(({ code }) => code === 'scored');
  expect(rounds.at(-1)!.hits).toEqual(scored.map(({ params }) => params.cards));
});

test('at the end the tricks of the last round are turned over, and what was set aside stays unseen', async () => {
  const story = STORIES.find(({ title }) => title === 'over (2)')!;
  const { taken, aside } = story.moment.view as WildShotsView;
  render(EndScene, { session: new StorySession(story), standings: [], turned: true });
  const heaps = screen.getAllByRole('listitem');
  for (const [seat, cards] of taken.entries()) {
    expect(within(heaps[seat]!).queryAllByRole('img')).toHaveLength(cards.length);
  }
  expect(aside).toBeGreaterThan(0);
  expect(heaps.at(-1)!.textContent).toContain('WSH-21');
  expect(within(heaps.at(-1)!).queryAllByRole('img')).toHaveLength(0);
});
