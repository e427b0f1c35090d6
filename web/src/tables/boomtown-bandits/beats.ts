/** How a moment of Boomtown Bandits is shown: token by token, throw by throw, location by location. */

import type { Beat } from '../../lib/contract';
import type { AnyView, BoomtownBanditsView, Moment, Told } from '../../lib/protocol/types';
import { CHANGES, textsIn } from './changes';

type View = BoomtownBanditsView;

/** How long a location takes to pay. */
const PAID = 1_500;

/** How long an event is shown, at normal speed. */
const LEAST: { readonly [code: string]: number } = {
  round: 900,
  sheriff: 1100,
  closed: 1100,
  placed: 600,
  'placed-open': 900,
  peeked: 1200,
  'saw-token': 1400,
  overheard: 1400,
  revealed: 750,
  played: 1900,
  shown: 1400,
  impossible: 1500,
  moved: 1300,
  'sent-home': 1200,
  arrested: 1400,
  'lured-away': 1400,
  'scared-off': 1300,
  'blown-up': 1400,
  'extra-destroyed': 1000,
  'no-damage': 1400,
  drunk: 1200,
  brave: 1200,
  'extra-die': 1200,
  doubled: 1300,
  distracted: 1300,
  fight: 1300,
  final: 2400,
  threw: 1100,
  'false-call': 1300,
  'taken-for-call': 1300,
  tie: 1600,
  quicker: 1400,
  hit: 1000,
  targeted: 900,
  dodged: 1600,
  shot: 1300,
  'ran-away': 1300,
  automatic: 1600,
  'worn-out': 2000,
  'last-standing': 2000,
  alone: 1200,
  'nobody-left': 2000,
  'nothing-to-claim': 1700,
  claimed: 2000,
  drew: 2000,
  'stack-empty': 1800,
  'big-score': 1600,
  inspected: 1500,
  'saw-card': 1600,
  'inside-job': 1800,
  paid: 1700,
  'left-on-top': 1600,
  'cannot-pay': 1700,
  'turned-over': 2000,
  bonus: PAID,
  'own-this-town': 1800,
  counted: 2200,
  'final-won': 2600,
  'final-again': 1800,
  'final-shared': 2400,
};
/** Nothing rolls that matters: the eye is done with it sooner. */
const BLANKS = 800;
/** Nothing of their own to see: they are told with what comes next. */
const LEADS_ON = new Set([
  'shows',
  'location',
  'called',
  'rolls',
  'forgotten',
  'last-round',
  'own-die',
  'chosen',
]);
/** These are told together, if they follow each other. */
const TOGETHER = new Set([
  'ran-away',
  'sent-home',
  'scared-off',
  'blown-up',
  'saw-token',
  'saw-card',
  'turned-over',
  'own-this-town',
  'counted',
]);
const FOLLOWS: { readonly [code: string]: string } = { drew: 'claimed', 'stack-empty': 'claimed' };
/** How long the count of three before a bout leaves for what came before it, and how much of it a fight's end has. */
const BEFORE_COUNT = 2_800;
const FIGHT_ENDS = 2_000;
const ENDS = new Set(['last-standing', 'claimed', 'drew', 'nobody-left', 'final-won']);

/** Whether an event is shown together with those before it. */
function joins(beat: readonly Told[], { code, params }: Told): boolean {
  const last = beat.at(-1);
  if (!last) return false;
  if (LEADS_ON.has(last.code)) return true;
  const first = FOLLOWS[code];
  if (first !== undefined) return last.code === first || FOLLOWS[last.code] === first;
  if (code !== last.code) return false;
  if (code === 'threw') return !beat.some((each) => each.params.seat === params.seat);
  if (code === 'revealed') return last.params.location === params.location;
  return TOGETHER.has(code);
}

function leastOf(told: readonly Told[]): number {
  const thrown = told.filter(({ code }) => code === 'threw');
  const faces = thrown.flatMap(({ params }) => textsIn(params.faces));
  if (thrown.length > 0 && faces.every((face) => face === 'blank')) return BLANKS;
  return Math.max(0, ...told.map(({ code }) => LEAST[code] ?? 0));
}

/** What is told in groups; what has nothing to see at the end of it is told with the question. */
function groups(told: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const each of told) {
    const last = found.at(-1);
    if (last && joins(last, each)) last.push(each);
    else found.push([each]);
  }
  return found;
}

/** The beats of a fight against the clock: a few, and all of them before the dice roll again. */
function hurried(beats: Beat<View>[]): Beat<View>[] {
  const length = (some: readonly Beat<View>[]) => some.reduce((sum, { least }) => sum + least, 0);
  const ends = ({ told }: Beat<View>) => told.some(({ code }) => ENDS.has(code));
  const shown = beats.slice(0, -1);
  const ending = shown.filter(ends);
  const room = BEFORE_COUNT - (ending.length > 0 ? FIGHT_ENDS : 0);
  const shares = {
    end: FIGHT_ENDS / Math.max(1, length(ending)),
    rest: Math.min(1, room / Math.max(1, length(shown) - length(ending))),
  };
  const shorter = shown.map((beat) => ({
    ...beat,
    least: beat.least * (ends(beat) ? shares.end : shares.rest),
  }));
  return [...shorter, { ...beats.at(-1)!, least: 0 }];
}

export function beats(moment: Moment, before: AnyView | null): Beat<View>[] {
  const after = moment.view as View;
  const found: Beat<View>[] = [];
  let view = before as View | null;
  let waiting: Told[] = [];
  for (const told of view ? groups(moment.told) : []) {
    const least = leastOf(told);
    for (const { code, params } of told) view = CHANGES[code]?.(view!, params, after) ?? view;
    if (least === 0) waiting.push(...told);
    else {
      found.push({ view: view!, told: [...waiting, ...told], least });
      waiting = [];
    }
  }
  const last = found.at(-1);
  // While dice roll against the clock, the table shows them as they are.
  const racing = moment.tick !== null && after.tick > 0;
  if (!last || racing) return [{ view: after, told: moment.told, least: 0 }];
  // The stage, and the money, stay until they have been looked at; anything else is settled as it is shown.
  const stays = (last.view.fighting && !after.fighting) || after.outcome !== null || moment.tick !== null;
  if (stays) found.push({ view: after, told: waiting, least: 0 });
  else found[found.length - 1] = { ...last, view: after, told: [...last.told, ...waiting] };
  return moment.tick === null ? found : hurried(found);
}
