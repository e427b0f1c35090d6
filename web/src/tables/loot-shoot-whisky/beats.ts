/** A moment of the saloon, beat by beat: a slot is turned over, then what came of it is shown, then the next slot. */

import type { Beat } from '../../lib/contract';
import type { AnyView, LootShootWhiskyView, Moment, Told } from '../../lib/protocol/types';
import { follow, resolved, type Resolved, type Reveal } from './showdown';

/** What the stage shows beyond the table itself. */
export interface Stage {
  /** The slots turned over so far; the last is the one in question. None while both plans still lie face down. */
  reveals: readonly Reveal[];
  /** The action that the seat whose view it is has laid at each slot; empty where nobody may know it. */
  own: readonly string[];
  /** What came of the last slot, or of the duel: null while its cards are being turned over. */
  came: Told | null;
  /** For a new round, where the card of each slot comes from: a slot, or -1 for the deck; else null. */
  from: readonly number[] | null;
}

/** A view between two moments. */
export interface ShownView extends LootShootWhiskyView {
  stage?: Stage;
}

/** Least times in milliseconds. */
const SEALED = 500;
const TURNED = 1_000;
const CAME = 2_600;
const TIED = 2_200;
const DUEL_OVER = 2_600;
const ROUND = 1_000;
const DUEL = 1_400;

const DUEL_ENDS = new Set(['duel-won', 'duel-drawn', 'last-duel']);
const BEGINNINGS = new Set(['duel', 'round', 'last-round', 'deck-empty']);

export function beats(moment: Moment, before: AnyView | null): Beat<ShownView>[] {
  const view = moment.view as LootShootWhiskyView;
  const ground = before as LootShootWhiskyView | null;
  const slots = resolved(moment.told);
  if (!ground || slots.length === 0 || slots.some(({ slot, card }) => ground.row[slot] !== card))
    return [{ view, told: moment.told, least: moment.told.length > 0 ? SEALED : 0 }];
  const shown = [...showdowns(moment, ground, slots)];
  const standing = shown.at(-1)!.view;
  const ends = moment.told.filter(({ code }) => DUEL_ENDS.has(code));
  if (ends.length > 0) shown.push(duelOver(view, standing, ends));
  const begins = moment.told.filter(({ code }) => BEGINNINGS.has(code));
  if (begins.length > 0) shown.push(beginning(view, standing, begins));
  return [...shown, { view, told: [], least: 0 }];
}

/** For each slot: its cards are turned over, then each thing that follows. */
function* showdowns(
  { told }: Moment,
  ground: LootShootWhiskyView,
  slots: readonly Resolved[],
): Generator<Beat<ShownView>> {
  const own: string[] = [];
  if (ground.seat !== null) for (const { slot, actions } of slots) own[slot] = actions[ground.seat]!;
  const turns = told.filter(({ code }) => code === 'turned');
  const before = told.slice(0, told.indexOf(turns[0]!));
  let view: ShownView = { ...ground, to_act: [], have_chosen: [0, 1] };
  // Both plans lie face down for a breath.
  const sealed: Stage = { reveals: [], own, came: null, from: null };
  if (before.length > 0) yield { view: { ...view, stage: sealed }, told: before, least: SEALED };
  for (const [place, slot] of slots.entries()) {
    const stage: Stage = { reveals: slots.slice(0, place + 1), own, came: null, from: null };
    const turn = turns[place]!;
    yield { view: { ...view, stage }, told: [turn], least: TURNED };
    for (const came of slot.told) {
      view = { ...follow(view, came), stage: { ...stage, came } };
      yield { view, told: [came], least: slot.winner === null ? TIED : CAME };
    }
  }
}

function duelOver(view: LootShootWhiskyView, standing: ShownView, told: readonly Told[]): Beat<ShownView> {
  const stage: Stage = { ...standing.stage!, came: told[0]! };
  return { view: { ...standing, duels_won: view.duels_won, stage }, told, least: DUEL_OVER };
}

/** The row fills up again; where a card slid to is shown if it is plain, else the whole row is dealt. */
function beginning(view: LootShootWhiskyView, standing: ShownView, told: readonly Told[]): Beat<ShownView> {
  const newDuel = told[0]!.code === 'duel';
  const stayed = standing.row.map((card, slot) => ({ card, slot })).filter(({ card }) => card !== '');
  const slid = !newDuel && stayed.every(({ card }, place) => view.row[place] === card);
  const from = view.row.map((_, place) => (slid ? (stayed[place]?.slot ?? -1) : -1));
  const stage: Stage = { reveals: [], own: [], came: null, from };
  return { view: { ...view, stage }, told, least: newDuel ? DUEL : ROUND };
}
