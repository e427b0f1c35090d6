/** What the operator's page asks of the server; every request carries the token of the page's session. */

import { ask as send } from '../lib/api';
import type {
  AnyAsk,
  AuditRow,
  Done,
  Glance,
  Look,
  NameRow,
  NewPassword,
  PageSession,
  Sanction,
  TableRow,
} from './types';

/** What each command is answered with. */
interface Answers {
  tables: TableRow[];
  names: NameRow[];
  bans: Sanction[];
  log: AuditRow[];
  figures: Glance;
  table: Look;
  reset: NewPassword;
}
export type Answer<Command extends string> = Command extends keyof Answers ? Answers[Command] : Done;

/** For this tab only, so that it can be reloaded. */
const KEY = 'fistful-operator';

/** The token of the session; it is never a cookie, since those go to every port of this machine. */
function token(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Begin a session with the key in the page's address, or go on with that of this tab; whether there is one. */
export async function begin(): Promise<boolean> {
  const key = location.hash.slice(1);
  if (key) {
    history.replaceState(null, '', location.pathname);
    sessionStorage.removeItem(KEY);
    const session = await send<PageSession>('POST', '/session', { key });
    sessionStorage.setItem(KEY, session.token);
  }
  return token() !== null;
}

/** End the session: nothing can be asked with its token any more. */
export async function end(): Promise<void> {
  const ended = token();
  sessionStorage.removeItem(KEY);
  await send('DELETE', '/session', undefined, ended);
}

export function ask<Asked extends AnyAsk>(asked: Asked): Promise<Answer<Asked['do']>> {
  return send('POST', '/do', asked, token());
}
