import { expect, test } from 'vitest';
import { seatLetter, seatOf } from '../../lib/catalogue.svelte';
import type { BoomtownBanditsView } from '../../lib/protocol/types';
import { StorySession, type Story } from '../../lib/story.svelte';
import { drawn } from '../../lib/tables';
import fixtures from '../../stories/boomtown-bandits.json';
import { drawsEveryMove, know, press, sitDown, type Make } from '../drawing';
import { asksOutside, isFight } from './stage';
import { tokensAt } from './town';

const PLACES = ['at', 'place', 'sheriff', 'to'];

const make: Make<BoomtownBanditsView> = async (root, view, move) => {
  const [verb, what = '', where] = move.split(' ');
  const token = { shooter: 0, coward: 1 }[what];
  if (verb === 'place') await press(root, `.tray .choice:nth-child(${token! + 1}) button`);
  if (PLACES.includes(verb!)) return press(root, `[data-location="${where ?? what}"] .here-button`);
  if (verb === 'roll' || verb === 'call') return press(root, `.guns button.${verb}`);
  if (verb === 'hit' || verb === 'overhear') return press(root, `[data-seat="${seatOf(what)}"] .pick`);
  if (verb === 'pick') return press(root, `[data-token="${what} ${where}"]`);
  if (verb === 'lose') return press(root, `[data-token="${seatLetter(view.seat!)} ${what}"]`);
  if (/^(claim|decline|pass)$/.test(verb!)) return press(root, `.plain [data-move="${move}"]`);
  if (verb === 'show') return press(root, `.held [data-move="${move}"]`);
  return press(root, `button[data-card="${what}"]`);
};

// Waiting means pressing nothing until the next tick.
drawsEveryMove('boomtown-bandits', fixtures, make, ['wait']);

test('a card that asks for a location in the middle of a shootout shows the street', async () => {
  await know('boomtown-bandits');
  const stories = fixtures as unknown as Story[];
  const fight = stories.find(
    ({ moment }) => isFight(moment.view as BoomtownBanditsView) && moment.moves.length,
  )!;
  const view = fight.moment.view as BoomtownBanditsView;
  const moves = view.town.filter((place) => place !== view.here).map((place) => `at ${place}`);
  const prompt = {
    ...view.prompt,
    code: 'aim-at',
    params: { card: 'tip-off-the-law', 'aim-at': 'tip-off-the-law' },
  };
  const story = {
    ...fight,
    moment: { ...fight.moment, moves, tick: null, view: { ...view, prompt } },
  } as Story;
  const session = new StorySession(story);
  const root = await sitDown({ session, drawn: await drawn('boomtown-bandits'), title: '' });
  await make(root, view, moves[0]!);
  expect(session.played).toContain(moves[0]);
});

test('tokens and dice of the shootout are chosen on the stage, others on the street', () => {
  const views = (fixtures as unknown as Story[]).map(({ moment }) => moment.view as BoomtownBanditsView);
  const view = views.find((each) => isFight(each) && each.here !== 'final')!;
  const { seat, kind } = tokensAt(view, view.here)[0]!;
  const absent = view.tokens.findIndex((tokens) => tokens.every(([place]) => place !== view.here));
  expect(asksOutside(view, [`pick ${seatLetter(seat)} ${kind}`])).toBe(false);
  expect(asksOutside({ ...view, extra: [seat] }, [`pick ${seatLetter(seat)} extra`])).toBe(false);
  expect(asksOutside(view, [`pick ${seatLetter(absent)} ${kind}`])).toBe(true);
  expect(asksOutside(view, ['roll', 'wait'])).toBe(false);
});
