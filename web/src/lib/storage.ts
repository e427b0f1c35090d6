/** What this browser stores. If storage is full or forbidden, values last as long as the page. */

const untaken = new Map<string, string>();

/** The value under a key, which may be anything: others may have written there. */
export function kept(key: string, tab = false): unknown {
  try {
    return JSON.parse(untaken.get(key) ?? store(tab).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keep a value in the browser, or in this tab only. */
export function keep(key: string, value: unknown, tab = false): void {
  const text = JSON.stringify(value);
  try {
    store(tab).setItem(key, text);
    untaken.delete(key);
  } catch {
    untaken.set(key, text);
  }
}

export function forget(key: string): void {
  untaken.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

function store(tab: boolean): Storage {
  return tab ? sessionStorage : localStorage;
}

/** A list, the newest first, without entries that do not belong there. */
export function keptList<Each>(key: string, belongs: (each: unknown) => each is Each, tab = false): Each[] {
  const found = kept(key, tab);
  return Array.isArray(found) ? found.filter(belongs) : [];
}

/** Keep the first of these. */
export function keepList(key: string, list: readonly unknown[], most: number, tab = false): void {
  keep(key, list.slice(0, most), tab);
}

/** An object, whose fields may be anything. */
export function isObject(each: unknown): each is { [name: string]: unknown } {
  return typeof each === 'object' && each !== null;
}

/** An entry for a table: its id, and a valid value. */
export function isOfTable<Of>(right: (of: unknown) => of is Of): (each: unknown) => each is [string, Of] {
  return (each): each is [string, Of] => Array.isArray(each) && typeof each[0] === 'string' && right(each[1]);
}
