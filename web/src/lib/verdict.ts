/** Who won, said to the one who reads it. */

import type { Session } from './contract';
import { t, words } from './language.svelte';
import type { AnyView, Outcome } from './protocol/types';

/** Seats with their scores, the winners first. */
export function ranking({ winners, scores }: Outcome): { seat: number; score: number; place: number }[] {
  const better = (one: number, other: number) =>
    Number(winners.includes(other)) - Number(winners.includes(one)) || scores[other]! - scores[one]!;
  return [...scores.keys()].sort(better).map((seat, _nth, seats) => ({
    seat,
    score: scores[seat]!,
    place: 1 + seats.filter((other) => better(other, seat) < 0).length,
  }));
}

/** What a view counts for each seat, by the name of its field. */
function counts(view: AnyView, seats: number): [string, number[]][] {
  return Object.entries(view).filter(
    (field): field is [string, number[]] =>
      Array.isArray(field[1]) &&
      field[1].length === seats &&
      field[1].every((each) => typeof each === 'number'),
  );
}

/**
 * A seat's score in the game's unit. The words may also name whatever the view counts for each seat, as
 * `$nuggets` in `page-<game>-score`.
 */
export function scoreInWords(game: string, view: AnyView, seat: number, count: number): string {
  const seats = view.outcome?.scores.length ?? 0;
  const own = counts(view, seats).map(([name, each]) => [name, each[seat]!]);
  const params = { reason: view.outcome?.reason ?? '', ...Object.fromEntries(own), count };
  const key = `page-${game}-score`;
  return words().has(key) ? words().message(key, params) : words().number(count);
}

/** By how much the only winner won, in the game's unit; empty if there is nothing to say. */
function margin(game: string, view: AnyView, { winners, scores, reason }: Outcome): string {
  const winner = winners.length === 1 ? winners[0]! : null;
  if (winner === null || scores.length < 2) return '';
  const ahead = (each: readonly number[]) =>
    each[winner]! - Math.max(...each.filter((_, seat) => seat !== winner));
  const by = ahead(scores);
  const others = counts(view, scores.length).map(([name, each]) => [`by-${name}`, ahead(each)]);
  if (by <= 0) return '';
  const key = `page-${game}-margin`;
  const params = { reason, ...Object.fromEntries(others), by };
  return words().has(key) ? words().message(key, params) : t('end-margin', params);
}

/** The verdict in one sentence, and how the reader came off if that is not said by it. */
export function verdict(
  session: Pick<Session, 'game' | 'seat' | 'names'>,
  view: AnyView,
): { title: string; came: string } {
  const outcome = view.outcome!;
  const { winners } = outcome;
  const margined = margin(session.game, view, outcome);
  const by = margined ? 'some' : 'none';
  const me = session.seat;
  if (me !== null && winners.includes(me)) {
    const title = winners.length === 1 ? t('end-you-win', { by, margin: margined }) : t('end-you-share');
    return { title, came: '' };
  }
  const beaten = me !== null && winners.length === 1 && outcome.scores.length === 2;
  const title = t(beaten ? 'end-beats-you' : 'end-they-win', {
    count: winners.length,
    winners: words().listing(winners.map((seat) => session.names[seat] ?? '')),
    by,
    margin: margined,
  });
  const place = ranking(outcome).find(({ seat }) => seat === me)?.place ?? 0;
  const told = place > 1 && outcome.scores.length > 2;
  return { title, came: told ? t('end-you-came', { place }) : '' };
}
