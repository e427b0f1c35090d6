/** What an operator can do to tables, seats and people, as buttons offer it. */

import type { Sanction, TableRow } from './types';
import type { AnyAsk } from './types';

/** The commands that change something. */
export type Act = Exclude<AnyAsk['do'], 'tables' | 'names' | 'bans' | 'log' | 'figures' | 'table' | 'page'>;

export interface Offer {
  act: Act;
  /** To whom or to what, as people read it. */
  whom: string;
  /** The command, but for the reason, and for the new name if there is one. */
  asked: { [field: string]: string };
}

/** Acts that cannot be taken back: they are asked about in stronger words. */
export const FINAL: readonly Act[] = ['close', 'delete', 'release', 'reset', 'unseat'];

export function offer(act: Act, whom: string, asked: Offer['asked']): Offer {
  return { act, whom, asked };
}

/** What can be done to a table. */
export function tableOffers({ info }: TableRow): Offer[] {
  const acts: Act[] =
    info.status === 'waiting' || info.status === 'playing' ? ['close', 'delete'] : ['delete'];
  return acts.map((act) => offer(act, info.id, { table: info.id }));
}

/** What can be done to the person at a seat, such as `k3v9abcdefgh/B`. */
export function seatOffers(seat: string, name: string, muted: boolean, sits: boolean): Offer[] {
  const acts: Act[] = [...(sits ? (['unseat'] as const) : []), muted ? 'unmute' : 'mute', 'ban'];
  return acts.map((act) => offer(act, `${name} (${seat})`, { whom: seat }));
}

/** What can be done to a person who keeps a name. */
export function personOffers(name: string, banned: boolean, muted: boolean): Offer[] {
  const whom = { whom: `name:${name}` };
  return [
    offer('unseat', name, whom),
    offer(muted ? 'unmute' : 'mute', name, whom),
    offer(banned ? 'unban' : 'ban', name, whom),
    offer('rename', name, { name }),
    offer('reset', name, { name }),
    offer('release', name, { name }),
  ];
}

/** How a ban or a mute is lifted. */
export function lifting({ what, kind, shown }: Sanction): Offer {
  const act: Act = what === 'ban' ? 'unban' : 'unmute';
  return offer(act, shown, { whom: kind === 'person' ? `name:${shown}` : shown });
}
