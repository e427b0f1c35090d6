import { beforeAll, describe, expect, it } from 'vitest';
import type { Moment, ShootoutView, Told } from '../../lib/protocol/types';
import fixtures from '../../stories/shootout.json';
import { know } from '../drawing';
import { after, beats } from './beats';

beforeAll(() => know('shootout'));

const stories = fixtures as unknown as { title: string; moment: Moment }[];

function told(code: string, params: Told['params']): Told {
  return { code, clause: '', params };
}

/** The first fixture in which these things were told, one after the other. */
function momentWith(...codes: string[]): Moment {
  const found = stories.find(({ moment }) => codes.join() === moment.told.map(({ code }) => code).join());
  if (!found) throw new Error(`no fixture tells ${codes.join()}`);
  return found.moment;
}

/** What somebody without a seat could have seen before: every slot full and face down. */
function before(moment: Moment): ShootoutView {
  const view = moment.view as ShootoutView;
  return {
    ...view,
    seat: null,
    hand: [],
    hand_sizes: view.hand_sizes.map(() => 6),
    health: view.health.map(() => ['?', '?', '?', '?', '']),
    exposed: [],
    outcome: null,
  };
}

/** What is told in each beat. */
function script(moment: Moment): string[] {
  return beats(moment, before(moment)).map((beat) => beat.told.map(({ code }) => code).join());
}

describe('a moment, beat by beat', () => {
  it('shows the shot first, then what came of it, then asks', () => {
    expect(script(momentWith('shot', 'missed'))).toEqual(['shot', 'missed', '']);
    expect(script(momentWith('shot', 'lost', 'out'))).toEqual(['shot', 'lost', 'out', '']);
  });

  it('shows each blow of a Shootout!!! on its own, the last one with what follows from it', () => {
    expect(script(momentWith('shot', 'shootout', 'turned', 'stood'))).toEqual([
      'shot',
      'shootout',
      'turned,stood',
      '',
    ]);
  });

  it('shows a deal, and a laying, at once', () => {
    expect(
      script(momentWith('shot', 'lost', 'out', 'round-won', 'round', 'dealt', 'dealt', 'dealt')),
    ).toEqual(['shot', 'lost', 'out', 'round-won', 'round,dealt,dealt,dealt', '']);
    expect(script(momentWith('chosen', 'chosen', 'chosen', 'laid', 'laid', 'laid'))).toEqual([
      'chosen,chosen,chosen,laid,laid,laid',
      '',
    ]);
  });

  it('tells everything once and in order, and ends with the view of the moment', () => {
    for (const { moment } of stories.filter(({ moment }) => moment.told.length > 0)) {
      const shown = beats(moment, before(moment));
      expect(shown.flatMap((beat) => beat.told)).toEqual(moment.told);
      expect(shown.at(-1)!.view).toBe(moment.view);
      expect(shown.slice(0, -1).every(({ least }) => least >= 900 && least <= 2_800)).toBe(true);
    }
  });

  it('needs no time where nothing is told, or nothing was shown before', () => {
    const moment = momentWith('shot', 'missed');
    expect(beats({ ...moment, told: [] }, before(moment))).toMatchObject([{ least: 0, told: [] }]);
    expect(beats(moment, null)).toHaveLength(1);
  });

  it('turns the Health Card over with the shot, and takes it away when it is lost', () => {
    const moment = momentWith('shot', 'lost', 'out');
    const [shot, lost, out] = beats(moment, before(moment));
    const { target, slot, health } = moment.told[0]!.params;
    const at = (view: unknown) => (view as ShootoutView).health[Number(target)]![Number(slot) - 1];
    expect(at(shot!.view)).toBe(String(health));
    expect(at(lost!.view)).toBe('');
    expect((lost!.view as ShootoutView).hand_sizes[Number(target)]).toBe(6);
    expect((out!.view as ShootoutView).hand_sizes[Number(target)]).toBe(0);
  });

  it('asks nobody while something is told', () => {
    const moment = momentWith('shot', 'missed');
    for (const { view } of beats(moment, { ...before(moment), to_act: [1], actions: [4] }).slice(0, -1)) {
      expect(view).toMatchObject({ to_act: [], actions: [] });
    }
  });
});

describe('what follows from what is told', () => {
  const view = {
    ...before(momentWith('shot', 'missed')),
    seat: 0,
    hand: [2, 5, 9],
    discards: [4],
    pile_size: 7,
  };

  it('takes turned cards out of the hands', () => {
    const blow = told('turned', { seat: 1, card: 8, rival: 0, answer: 5, higher: 'seat' });
    expect(after(view, [blow])).toMatchObject({ hand: [2, 9], hand_sizes: [5, 5, 6], discards: [4, 5, 8] });
  });

  it('puts drawn cards into the hand that is known, and counts the others', () => {
    expect(after(view, [told('drew', { seat: 0, count: 2, cards: [1, 7] })])).toMatchObject({
      hand: [1, 2, 5, 7, 9],
      pile_size: 5,
    });
    const drawn = after(view, [told('shuffled', { count: 1 }), told('drew', { seat: 1, count: 3 })]);
    expect(drawn).toMatchObject({ hand: [2, 5, 9], hand_sizes: [6, 9, 6], pile_size: 5, discards: [] });
  });

  it('knows what Eagle Eye saw and what was stolen, if it is told', () => {
    const looked = told('looked', { seat: 0, target: 1, slot: 2 });
    expect(after(view, [looked]).health[1]![1]).toBe('?');
    expect(after(view, [looked, told('saw', { target: 1, slot: 2, card: 11 })]).health[1]![1]).toBe('11');
    const robbed = told('robbed', { seat: 1, target: 0 });
    expect(after(view, [robbed, told('was-robbed', { card: 9, rival: 1 })])).toMatchObject({
      hand: [2, 5],
      hand_sizes: [5, 7, 6],
    });
  });

  it('notes who won the round', () => {
    expect(after(view, [told('round-won', { seat: 2, number: 1, count: 3 })]).rounds_won[2]).toBe(3);
  });
});
