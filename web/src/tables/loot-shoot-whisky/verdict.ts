/** What came of a slot or of a duel: how it is shown, and what the board says. */

import { numberIn } from '../../lib/catalogue.svelte';
import { t, words } from '../../lib/language.svelte';
import type { Told } from '../../lib/protocol/types';
import type { Reveal } from './showdown';

const GAME = 'loot-shoot-whisky';

/** How a result looks: a shot, a drink, loot, cards that cancel out, or the end of a duel. */
export type Show = 'shot' | 'drink' | 'loot' | 'tie' | 'over';

const SHOWS: { [code: string]: Show } = {
  looted: 'loot',
  shot: 'shot',
  'took-bottle': 'drink',
  'turned-bottle': 'drink',
  'emptied-bottle': 'drink',
  discarded: 'tie',
};

export function showOf({ code }: Told): Show {
  return SHOWS[code] ?? 'over';
}

/** Whether a looted card did this, and not the action. */
export function isExtra({ params }: Told): boolean {
  return params.reason === 'extra';
}

export interface Verdict {
  title: string;
  text: string;
}

/** “Shoot beats Loot” and “Ann takes a bullet: 3 of 4.” */
export function verdict(came: Told, reveal: Reveal, names: readonly string[]): Verdict {
  const { code, params } = came;
  const show = showOf(came);
  if (show === 'over') return { title: words().told(GAME, came, names), text: '' };
  const action = (seat: number) => words().term(GAME, 'action', reveal.actions[seat]!);
  const text = t(`${GAME}-came-${code}`, {
    name: names[Number(params.seat)] ?? '',
    rival: names[Number(params.rival)] ?? '',
    source: String(params.source ?? ''),
    card: words().term(GAME, 'card', reveal.card),
    count: Number(params.count ?? 0),
    of: numberIn(GAME, 'bullets_to_win'),
  });
  if (show === 'tie') return { title: t(`${GAME}-both`, { action: action(0) }), text };
  if (isExtra(came)) return { title: words().term(GAME, 'card', reveal.card), text };
  const winner = reveal.winner!;
  const title = t(`${GAME}-beats`, { winner: action(winner), loser: action(1 - winner) });
  return { title, text };
}
