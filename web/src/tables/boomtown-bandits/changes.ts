/** What each event changes in a view, so that a moment that tells several things can be shown one by one. */

import type { BoomtownBanditsView, Told } from '../../lib/protocol/types';

type View = BoomtownBanditsView;
type Params = Told['params'];
/** `after` is the view in which the moment ends: what was secret before may be known there. */
type Change = (view: View, params: Params, after: View) => View;
type Token = View['tokens'][number][number];

export function textsIn(value: Params[string] | undefined): string[] {
  return [value ?? []].flat().map(String);
}

function replaced<T>(list: readonly T[], place: number, change: (each: T) => T): T[] {
  return list.map((each, at) => (at === place ? change(each) : each));
}

/** Change the first token of a seat that fits; nothing if none does. */
function withToken(view: View, seat: number, fits: (token: Token) => boolean, to: Token): View {
  const number = view.tokens[seat]?.findIndex(fits) ?? -1;
  if (number < 0) return view;
  return { ...view, tokens: replaced(view.tokens, seat, (own) => replaced(own, number, () => to)) };
}

/** A token leaves the place where the table is, or any other if it is not there. */
const leaves: Change = (view, { seat, token }) => {
  const of = (here: boolean) => (each: Token) => each[1] === token && here === (each[0] === view.here);
  const left = withToken(view, Number(seat), of(true), ['', '']);
  return left === view
    ? withToken(view, Number(seat), (each) => of(false)(each) && each[0] !== '', ['', ''])
    : left;
};

const closes: Change = (view, { location }) => ({
  ...view,
  closed: [...view.closed, String(location)],
});

const places: Change = (view, { seat, token, location }) =>
  withToken(view, Number(seat), ([place]) => place === '', [
    String(location),
    token === 'hidden' ? '' : String(token),
  ]);

const reveals: Change = (view, { seat, location }, after) => ({
  ...view,
  tokens: replaced(view.tokens, Number(seat), (own) =>
    own.map((token, number): Token => {
      const shown = after.last_reveal[Number(seat)]?.[number];
      return token[0] === location && shown?.[0] === location ? [...shown] : token;
    }),
  ),
});

const turns =
  (from: string, to: string): Change =>
  (view, { seat }) =>
    withToken(view, Number(seat), ([place, kind]) => place === view.here && kind === from, [view.here, to]);

/** The table goes on to another place. */
function goTo(view: View, here: string, fighting: boolean): View {
  const resolved = view.town.includes(view.here) && view.here !== here ? [view.here] : [];
  return { ...view, here, fighting, dice: [], window: '', resolved: [...view.resolved, ...resolved] };
}

const throws: Change = (view, { seat, faces }) => {
  const owner = Number(seat);
  const own = view.tokens[owner] ?? [];
  const here = own.flatMap(([place], number) => (place === view.here ? [number] : []));
  const all = view.extra.includes(owner) ? [...here, own.length] : here;
  const rolled = all.filter((number) => view.distracted !== owner * own.length + number);
  const shown = textsIn(faces);
  const dice = shown.length === rolled.length ? rolled : all;
  const lying = Array.from({ length: own.length + 1 }, (_, number) => shown[dice.indexOf(number)] ?? '');
  return { ...view, dice: view.tokens.map((_, each) => (each === owner ? lying : (view.dice[each] ?? []))) };
};

const claims: Change = (view, { seat, location }) => {
  const place = view.town.indexOf(String(location));
  return {
    ...view,
    stack_sizes: replaced(view.stack_sizes, place, (size) => Math.max(0, size - 1)),
    stack_tops: replaced(view.stack_tops, place, (top) => top.slice(1)),
    hidden_fresh: replaced(view.hidden_fresh, Number(seat), (counts) =>
      replaced(counts, place, (count) => count + 1),
    ),
  };
};

const plays: Change = (view, { seat, card }) => {
  const owner = Number(seat);
  const without = (cards: readonly string[]) => {
    const at = cards.indexOf(String(card));
    return at < 0 ? [...cards] : cards.toSpliced(at, 1);
  };
  return {
    ...view,
    hand: view.seat === owner ? without(view.hand) : view.hand,
    known: replaced(view.known, owner, without),
    face_up: replaced(view.face_up, owner, (cards) => [...cards, String(card)]),
  };
};

const begins: Change = (view, { number, seat }) => ({
  ...goTo(view, '', false),
  round: Number(number),
  first: Number(seat),
  sheriff: '',
  closed: [],
  resolved: [],
  revealed: false,
  extra: [],
  tokens: view.tokens.map((own) => own.map((): Token => ['', ''])),
});

export const CHANGES: { readonly [code: string]: Change } = {
  round: begins,
  sheriff: (view, params, after) => ({ ...closes(view, params, after), sheriff: String(params.location) }),
  closed: closes,
  placed: places,
  'placed-open': places,
  revealed: reveals,
  location: (view, { location }) => goTo(view, String(location), false),
  fight: (view) => ({ ...view, fighting: true, dice: [] }),
  final: (view, { seats }, after) => ({
    ...goTo(view, 'final', true),
    tokens: view.tokens.map((own, seat) =>
      textsIn(seats).includes(String(seat))
        ? (after.tokens[seat] ?? own).map((each): Token => ['final', each[1]])
        : own,
    ),
  }),
  threw: throws,
  shot: leaves,
  'ran-away': leaves,
  'sent-home': leaves,
  arrested: leaves,
  'lured-away': leaves,
  'scared-off': leaves,
  'blown-up': leaves,
  drunk: turns('shooter', 'drunk'),
  brave: turns('coward', 'brave'),
  'extra-die': (view, { seat }) => ({ ...view, extra: [...view.extra, Number(seat)] }),
  'extra-destroyed': (view, { seat }) => ({ ...view, extra: view.extra.filter((each) => each !== seat) }),
  moved: (view, { seat, token, location, goal }) =>
    withToken(view, Number(seat), (each) => each[0] === location && each[1] === token, [
      String(goal),
      String(token),
    ]),
  played: plays,
  claimed: claims,
  drew: (view, { card }) =>
    view.seat === null ? view : { ...view, hand_fresh: [...view.hand_fresh, String(card)] },
};
