/** What the frame tells every part of a table. */

import { getContext, setContext } from 'svelte';
import type { Session } from '../contract';

const KEY = Symbol('session');

export function provideSession(session: () => Session): void {
  setContext(KEY, session);
}

/** The session that this part belongs to. */
export function useSession(): () => Session {
  return getContext<() => Session>(KEY);
}
