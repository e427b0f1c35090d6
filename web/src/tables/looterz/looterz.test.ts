import { beforeAll, describe, expect, it } from 'vitest';
import { printed } from '../../lib/cards.svelte';
import type { LooterzView, Moment, Told } from '../../lib/protocol/types';
import cards from '../../stories/cards/looterz.json';
import fixtures from '../../stories/looterz.json';
import type { Story } from '../../lib/story.svelte';
import { know } from '../drawing';
import { beats } from './beats';
import { heapRows, layers, pyramid } from './coins';
import { actors, counted, marks, placeOf, rollOf, seatMove, successes } from './dungeon';
import { happening, hauls } from './happening';
import { recipeOf } from './recipes';
import { takings } from './takings';

const STORIES = fixtures as unknown as Story[];

beforeAll(() => know('looterz'));

function told(code: string, params: Told['params'] = {}): Told {
  return { code, clause: '', params };
}

describe('what is printed', () => {
  it('says who taunts by a keyword, not by a sentence', () => {
    expect(printed('scarecrow')).toMatchObject({ keywords: ['taunt'], text: 'Taunt.' });
    expect(printed('zombie').keywords).toEqual(['last_wish']);
  });

  it('is drawn differently for each kind', () => {
    const kinds = (cards as { en: { code: string }[] }).en.map(({ code }) => code);
    expect(kinds.length).toBeGreaterThan(15);
    expect(new Set(kinds.map((card) => recipeOf(card).figure)).size).toBe(kinds.length);
    expect(new Set(kinds.map((card) => recipeOf(card).sky)).size).toBe(kinds.length);
    expect(recipeOf('nobody-knows').figure).not.toBe(recipeOf('orc').figure);
  });
});

describe('what may be chosen', () => {
  it('finds Looterz by their place, also those that one sacrifices', () => {
    expect(placeOf(1, 3)).toBe('B3');
    expect([...marks(['done', 'pick A2', 'pick C1'], 0)]).toEqual([
      ['A2', 'pick A2'],
      ['C1', 'pick C1'],
    ]);
    expect(marks(['sacrifice 2'], 3).get('D2')).toBe('sacrifice 2');
  });

  it('knows who may still act, and from whom may be stolen', () => {
    expect(actors(['search 1', 'attack 1', 'use 3', 'done'])).toEqual(new Set([1, 3]));
    expect(actors(['pick A1'])).toEqual(new Set());
    expect(seatMove(['steal A', 'steal C'], 'steal', 2)).toBe('steal C');
    expect(seatMove(['steal A', 'steal C'], 'steal', 1)).toBeUndefined();
  });
});

describe('what happens', () => {
  const attacked = told('attacked', {
    seat: 0,
    card: 'hydra',
    entry: 5,
    rival: 1,
    victim: 'orc',
    victim_entry: 8,
  });
  const hit = told('hit', {
    seat: 0,
    card: 'hydra',
    entry: 5,
    rival: 1,
    victim: 'orc',
    dice: [1, 6, 2, 6],
    amount: 2,
    lost: 2,
  });

  it('has dice that are marked where they succeeded', () => {
    expect(rollOf(attacked)).toBeNull();
    expect(successes(rollOf(hit)!)).toEqual([true, false, true, false]);
  });

  it('is who acts on whom', () => {
    expect(happening([attacked, hit])).toMatchObject({
      sign: 'attack',
      actor: { card: 'hydra', seat: 0, entry: 5 },
      victim: { card: 'orc', seat: 1, entry: 8 },
      amount: 2,
    });
    expect(happening([told('turn', { seat: 1, number: 4 })])).toBeNull();
  });

  it('moves Loot out of the hoard, or from a player to a thief', () => {
    expect(
      hauls([told('searched', { seat: 1, amount: 2 }), told('searched', { seat: 1, amount: 0 })]),
    ).toEqual([{ from: null, to: 1, amount: 2, rolled: true }]);
    expect(hauls([told('stole', { seat: 1, rival: 2, amount: 1 })])).toEqual([
      { from: 2, to: 1, amount: 1, rolled: false },
    ]);
  });
});

describe('heaps', () => {
  it('are pyramids of as many coins as win', () => {
    expect(heapRows(7)).toEqual([1, 2, 4]);
    expect(heapRows(10)).toEqual([1, 2, 3, 4]);
    expect(heapRows(15)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have as many coins as there is Loot, and grow from the ground', () => {
    const cast = { width: 15, height: 4 };
    expect(pyramid(10, 0, cast, 1)).toEqual([]);
    expect(pyramid(10, 4, cast, 1).every(({ y }) => y > -2)).toBe(true);
    expect(pyramid(10, 12, cast, 1)).toHaveLength(12);
    const faces = layers(pyramid(10, 10, cast, 1), cast).map(({ face }) => face.split('M').length - 1);
    expect(faces.reduce((sum, count) => sum + count)).toBe(10);
  });

  it('count cards by kind', () => {
    expect(counted(['orc', 'king', 'orc'])).toEqual([
      ['orc', 2],
      ['king', 1],
    ]);
  });

  it('are told as they were made', () => {
    expect(
      takings(
        [
          [0, 0],
          [2, 0],
          [2, 1],
          [1, 2],
          [1, 2],
        ],
        0,
      ),
    ).toEqual([
      { when: 0.25, change: 2, loot: 2 },
      { when: 0.75, change: -1, loot: 1 },
    ]);
  });
});

describe('a moment is told thing by thing', () => {
  const start = STORIES.find(({ title }) => title.startsWith('strike (3'))!.moment;
  const view = start.view as LooterzView;
  const [mine, theirs] = [view.in_play[0]![0]!, view.in_play[2]![0]!];

  function moment(events: Told[], after: Partial<LooterzView> = {}): Moment {
    return { ...start, number: start.number + 1, view: { ...view, ...after }, told: events };
  }
  function viewsOf(events: Told[], after: Partial<LooterzView> = {}): LooterzView[] {
    return beats(moment(events, after), view).map((beat) => beat.view as LooterzView);
  }

  it('and nothing takes no time', () => {
    expect(beats(moment([]), view)).toEqual([{ view, told: [], least: 0 }]);
  });

  it('with the question at its end', () => {
    const shown = beats(
      moment([told('searched', { seat: 0, entry: mine.entry, amount: 2, dice: [1] })]),
      view,
    );
    expect(shown.map(({ told }) => told.map(({ code }) => code))).toEqual([['searched'], []]);
    expect(shown[0]!.least).toBeGreaterThan(1000);
    expect(shown.at(-1)).toMatchObject({ view, least: 0 });
  });

  it('an attack, its dice, the death and the wish', () => {
    const events = [
      told('attacked', { seat: 0, card: mine.card, entry: mine.entry, rival: 2, victim_entry: theirs.entry }),
      told('hit', { seat: 0, entry: mine.entry, lost: theirs.life, dice: [1], amount: 9 }),
      told('died', { seat: 2, card: theirs.card, entry: theirs.entry }),
      told('trigger', { seat: 2, card: theirs.card, entry: theirs.entry, keyword: 'last_wish' }),
    ];
    const [attack, hit, dead] = viewsOf(events, { in_play: view.in_play.map(() => []) });
    const victim = (shown?: LooterzView) => shown!.in_play[2]!.find(({ entry }) => entry === theirs.entry);
    expect(victim(attack)?.life).toBe(theirs.life);
    expect(attack!.in_play[0]![0]!.acted).toBe(true);
    expect(victim(hit)?.life).toBe(0);
    expect(victim(dead)).toBeUndefined();
    expect(dead!.graveyard.at(-1)).toMatchObject({ card: theirs.card, entry: theirs.entry });
  });

  it('a recruit leaves the hand and enters in one beat; a draw comes with its card', () => {
    const events = [
      told('recruited', { seat: 0, card: 'orc' }),
      told('entered', { seat: 0, card: 'orc', entry: 99, life: 3 }),
      told('must-draw', { seat: 1 }),
      told('drew', { seat: 1 }),
      told('turn', { seat: 1, number: view.turn + 1 }),
    ];
    const shown = beats(moment(events), view);
    expect(shown.map(({ told }) => told.length)).toEqual([2, 2, 1, 0]);
    const entered = shown[0]!.view as LooterzView;
    expect(entered.in_play[0]!.at(-1)).toMatchObject({ card: 'orc', life: 3, entry: 99 });
    expect(entered.hand_sizes[0]).toBe(Math.max(0, view.hand_sizes[0]! - 1));
    expect((shown[1]!.view as LooterzView).draw_pile_size).toBe(view.draw_pile_size - 1);
  });

  it('a turn that destroys everything is followed, death by death', () => {
    const { moment: whole } = STORIES.find(({ moment: { told: events } }) =>
      events.some(({ code }) => code === 'all-destroyed'),
    )!;
    const shown = beats(whole, { ...(whole.view as LooterzView) });
    const deaths = whole.told.filter(({ code }) => code === 'died');
    expect(shown.filter(({ told: [first] }) => first?.code === 'died')).toHaveLength(deaths.length);
    expect(shown.reduce((sum, { least }) => sum + least, 0)).toBeGreaterThan(8000);
  });

  it('every event of the fixtures has its time, in the order in which it was told', () => {
    for (const { moment: each } of STORIES) {
      const shown = beats(each, each.view);
      expect(shown.flatMap((beat) => beat.told)).toEqual(each.told);
      expect(shown.at(-1)!.view).toBe(each.view);
      for (const beat of shown.slice(0, -1)) expect(beat.least).toBeGreaterThanOrEqual(600);
    }
  });

  it('thefts, loans and healing are seen as they happen', () => {
    const events = [
      told('stole', { seat: 0, rival: 2, amount: 1 }),
      told('borrowed', { seat: 0, rival: 2, card: theirs.card, entry: theirs.entry }),
      told('forbade', { seat: 0, rival: 2, card: mine.card, entry: mine.entry }),
    ];
    const [stolen, borrowed, forbidden] = viewsOf([...events, told('spared', { seat: 1 })]);
    expect(stolen!.loot[0]).toBe(view.loot[0]! + 1);
    expect(stolen!.loot[2]).toBe(view.loot[2]! - 1);
    expect(borrowed!.in_play[0]!.find(({ entry }) => entry === theirs.entry)?.lender).toBe(2);
    expect(forbidden!.in_play[0]!.find(({ entry }) => entry === mine.entry)?.forbidden_by).toEqual([0]);
  });
});
