/**
 * A moment of Looterz, told one thing at a time.
 *
 * Each event is applied to what the table showed before it. What an event does not say is taken from the view that the
 * moment leads to, never guessed; the last beat shows that view itself.
 */

import { inDeckOrder, printed } from '../../lib/cards.svelte';
import type { Beat } from '../../lib/contract';
import type { AnyView, LooterInPlay, LooterzView, Moment, Told } from '../../lib/protocol/types';

/** How long each kind of event is shown, in milliseconds at normal speed. */
const LEAST: { readonly [code: string]: number } = {
  'starting-player': 1600,
  turn: 600,
  'final-turn': 2000,
  'must-draw': 1500,
  'must-recruit': 1600,
  skipped: 1800,
  drew: 650,
  reshuffled: 1400,
  recruited: 1000,
  entered: 900,
  searched: 1700,
  attacked: 900,
  hit: 1700,
  'attack-lost': 1600,
  used: 1100,
  trigger: 1300,
  wishes: 1900,
  'no-effect': 1700,
  void: 1700,
  destroyed: 1000,
  hurt: 1100,
  drained: 1100,
  borrowed: 1100,
  forbade: 1100,
  'all-hurt': 1100,
  'all-destroyed': 1000,
  spared: 1300,
  healed: 1100,
  gained: 1300,
  stole: 1500,
  sacrificed: 1000,
  died: 750,
  discarded: 900,
  returned: 1000,
  'went-back': 1000,
  won: 2200,
  'last-turn': 2200,
};
const USUAL = 800;

/** Events that are shown together with the one before them: there is nothing of their own to see. */
const JOINS: { readonly [code: string]: readonly string[] } = {
  'drew-card': ['drew'],
  drew: ['must-draw'],
  recruited: ['must-recruit'],
  entered: ['recruited', 'must-recruit'],
  dealt: ['starting-player', 'dealt'],
  died: ['sacrificed'],
  'no-effect': ['trigger'],
  'may-search': ['turn', 'may-search'],
};

interface Group {
  told: Told[];
  least: number;
}

function grouped(told: readonly Told[]): Group[] {
  const groups: Group[] = [];
  for (const event of told) {
    const group = groups.at(-1);
    const before = group?.told.at(-1)?.code;
    const least = LEAST[event.code] ?? USUAL;
    if (group && before && JOINS[event.code]?.includes(before)) {
      group.told.push(event);
      group.least = Math.max(group.least, least);
    } else {
      groups.push({ told: [event], least });
    }
  }
  return groups;
}

/** What a moment tells, thing by thing, and then the table as it is when the next question is asked. */
export function beats(moment: Moment, before: AnyView | null): Beat[] {
  const settled: Beat = { view: moment.view, told: [], least: 0 };
  if (moment.told.length === 0) return [settled];
  if (!before) return [{ view: moment.view, told: moment.told, least: USUAL }];
  return [...telling(moment, before), settled];
}

function telling(moment: Moment, before: AnyView): Beat[] {
  const after = moment.view as LooterzView;
  let view = before as LooterzView;
  let since: Told[] = [];
  return grouped(moment.told).map(({ told, least }, place, all) => {
    for (const event of told) {
      view = applied(view, event, after, since);
      since = [...since, event];
    }
    // What was told is there to be seen; whose turn it is now comes with the question.
    const shown = place === all.length - 1 ? { ...after, to_act: view.to_act } : view;
    return { view: shown, told, least };
  });
}

type Change = (view: LooterzView, params: Params, after: LooterzView, since: readonly Told[]) => LooterzView;

/** What an event says, in numbers and words. */
interface Params {
  seat: number;
  rival: number;
  entry: number;
  amount: number;
  card: string;
  life: number;
  count: number;
  number: number;
  lost: number;
}

function read({ params }: Told): Params {
  const number = (name: string) => Number(params[name] ?? 0);
  return {
    seat: number('seat'),
    rival: number('rival'),
    entry: number('entry'),
    amount: number('amount'),
    life: number('life'),
    count: number('count'),
    number: number('number'),
    lost: number('lost'),
    card: String(params.card ?? ''),
  };
}

function applied(view: LooterzView, event: Told, after: LooterzView, since: readonly Told[]): LooterzView {
  return CHANGES[event.code]?.(view, read(event), after, since) ?? view;
}

const CHANGES: { readonly [code: string]: Change } = {
  turn: (view, { seat, number }, after) => ({
    ...each(view, (looter) => ({ ...looter, acted: false })),
    turn: number,
    active: seat,
    to_act: [seat],
    phase: after.turn === number ? after.phase : view.phase,
  }),
  'may-search': (view, { entry }) => one(view, entry, (looter) => ({ ...looter, forbidden_by: [] })),
  drew: (view, { seat }) => ({
    ...holding(view, seat, 1),
    draw_pile_size: Math.max(0, view.draw_pile_size - 1),
  }),
  'drew-card': (view, { card }) => ({ ...view, hand: inDeckOrder([...view.hand, card]) }),
  reshuffled: (view, { count }) => ({ ...view, graveyard: [], draw_pile_size: view.draw_pile_size + count }),
  recruited: (view, { seat, card }) => parting(view, seat, card),
  entered: enter,
  searched: (view, { seat, entry, amount }) => gain(acted(view, entry), seat, amount),
  attacked: (view, { entry }) => acted(view, entry),
  hit: (view, { lost }, _after, since) => {
    const attack = since.findLast(({ code }) => code === 'attacked');
    return attack ? hurt(view, Number(attack.params.victim_entry), lost) : view;
  },
  used: (view, { entry }) => acted(view, entry),
  destroyed: (view, { entry }) => one(view, entry, (looter) => ({ ...looter, life: 0 })),
  sacrificed: (view, { entry }) => one(view, entry, (looter) => ({ ...looter, life: 0 })),
  hurt: (view, { entry, amount }) => hurt(view, entry, amount),
  drained: (view, { seat, entry, amount }, after) => {
    const drinker = view.in_play[seat]?.find(
      ({ entry: each, life }) => each !== entry && found(after, each)?.life === life + amount,
    );
    const left = hurt(view, entry, amount);
    return drinker ? one(left, drinker.entry, (looter) => ({ ...looter, life: looter.life + amount })) : left;
  },
  borrowed: (view, { seat, rival, entry }) => handed(view, entry, seat, rival),
  'went-back': (view, { rival, entry }) => handed(view, entry, rival, null),
  forbade: (view, { seat, entry }) =>
    one(view, entry, (looter) => ({ ...looter, forbidden_by: [...looter.forbidden_by, seat] })),
  'all-hurt': (view, { seat, amount }, after) =>
    band(view, seat, (looter) => {
      const later = found(after, looter.entry);
      return { ...looter, life: Math.max(later?.life ?? 0, looter.life - amount) };
    }),
  'all-destroyed': (view, { seat }, after) =>
    band(view, seat, (looter) => (found(after, looter.entry) ? looter : { ...looter, life: 0 })),
  healed: (view, { seat, amount }) =>
    band(view, seat, (looter) => ({
      ...looter,
      life: Math.max(looter.life, Math.min(looter.life + amount, looter.starting_life)),
    })),
  gained: (view, { seat, amount }) => gain(view, seat, amount),
  stole: (view, { seat, rival, amount }) => gain(gain(view, seat, amount), rival, -amount),
  died: (view, { card, entry }) => ({
    ...view,
    in_play: view.in_play.map((looterz) => looterz.filter((looter) => looter.entry !== entry)),
    graveyard: [...view.graveyard, { card, entry, acted: found(view, entry)?.acted ?? false }],
  }),
  discarded: (view, { seat, card }) => ({
    ...parting(view, seat, card),
    graveyard: [...view.graveyard, { card, entry: 0, acted: false }],
  }),
  returned: (view, { seat, card }) => {
    const raised = { ...holding(view, seat, 1), graveyard: without(view.graveyard, card) };
    return seat === view.seat
      ? { ...raised, hand: inDeckOrder([...view.hand, card]) }
      : { ...raised, known_in_hands: spliced(view.known_in_hands, seat, (known) => [...known, card]) };
  },
};

function found({ in_play }: LooterzView, entry: number): LooterInPlay | undefined {
  return in_play.flat().find((looter) => looter.entry === entry);
}

function spliced<T>(list: readonly T[], place: number, change: (value: T) => T): T[] {
  return list.map((value, each) => (each === place ? change(value) : value));
}

function each(view: LooterzView, change: (looter: LooterInPlay) => LooterInPlay): LooterzView {
  return { ...view, in_play: view.in_play.map((looterz) => looterz.map(change)) };
}

function band(view: LooterzView, seat: number, change: (looter: LooterInPlay) => LooterInPlay): LooterzView {
  return { ...view, in_play: spliced(view.in_play, seat, (looterz) => looterz.map(change)) };
}

function one(view: LooterzView, entry: number, change: (looter: LooterInPlay) => LooterInPlay): LooterzView {
  return each(view, (looter) => (looter.entry === entry ? change(looter) : looter));
}

function acted(view: LooterzView, entry: number): LooterzView {
  return one(view, entry, (looter) => ({ ...looter, acted: true }));
}

function hurt(view: LooterzView, entry: number, amount: number): LooterzView {
  return one(view, entry, (looter) => ({ ...looter, life: Math.max(0, looter.life - amount) }));
}

function gain(view: LooterzView, seat: number, amount: number): LooterzView {
  return { ...view, loot: spliced(view.loot, seat, (loot) => loot + amount) };
}

function holding(view: LooterzView, seat: number, more: number): LooterzView {
  return { ...view, hand_sizes: spliced(view.hand_sizes, seat, (size) => Math.max(0, size + more)) };
}

function withoutOne<T>(list: readonly T[], gone: (value: T) => boolean): T[] {
  const place = list.findLastIndex(gone);
  return list.filter((_, each) => each !== place);
}

function without(graveyard: LooterzView['graveyard'], card: string): LooterzView['graveyard'] {
  return withoutOne(graveyard, (buried) => buried.card === card);
}

/** A card leaves a hand. */
function parting(view: LooterzView, seat: number, card: string): LooterzView {
  const same = (each: string) => each === card;
  return {
    ...holding(view, seat, -1),
    hand: seat === view.seat ? withoutOne(view.hand, same) : view.hand,
    known_in_hands: spliced(view.known_in_hands, seat, (known) => withoutOne(known, same)),
    hands: spliced(view.hands, seat, (hand) => withoutOne(hand, same)),
  };
}

/** A Looter comes into play: out of a hand if it was just recruited, out of the Graveyard if one was raised, else off the pile. */
function enter(
  view: LooterzView,
  { seat, card, entry, life }: Params,
  after: LooterzView,
  since: readonly Told[],
): LooterzView {
  const looter: LooterInPlay = {
    card,
    life,
    starting_life: life,
    power: printed(card).power,
    acted: found(after, entry)?.acted ?? false,
    forbidden_by: [],
    lender: null,
    entry,
  };
  const entered = { ...view, in_play: spliced(view.in_play, seat, (looterz) => [...looterz, looter]) };
  const last = since.at(-1);
  if (last?.code === 'recruited') return entered;
  if (last?.code === 'used' || (!last && view.prompt.code === 'raise')) {
    return { ...entered, graveyard: without(view.graveyard, card) };
  }
  return { ...entered, draw_pile_size: Math.max(0, view.draw_pile_size - 1) };
}

/** A Looter changes its controller; it keeps its place in the order of entry. */
function handed(view: LooterzView, entry: number, taker: number, lender: number | null): LooterzView {
  const looter = found(view, entry);
  if (!looter) return view;
  const in_play = view.in_play.map((looterz) => looterz.filter((each) => each.entry !== entry));
  const lent = { ...looter, lender: lender === null ? null : (looter.lender ?? lender) };
  const inOrder = (looterz: LooterInPlay[]) =>
    [...looterz, lent].sort((one, other) => one.entry - other.entry);
  return { ...view, in_play: spliced(in_play, taker, inOrder) };
}
