/** What this browser stores. If storage is full or forbidden, values last as long as the page. */

const untaken = new Map<string, string>();

/** The value under a key, which may be anything: others may have written there. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(untaken.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    untaken.delete(key);
  } catch {
    untaken.set(key, text);
  }
}

/** A list, the newest first, without entries that do not belong there. */
export function keptList<Each>(key: string, belongs: (each: unknown) => each is Each): Each[] {
  const found = kept(key);
  return Array.isArray(found) ? found.filter(belongs) : [];
}

/** Keep the first of these. */
export function keepList(key: string, list: readonly unknown[], most: number): void {
  keep(key, list.slice(0, most));
}

/** An object, whose fields may be anything. */
export function isObject(each: unknown): each is { [name: string]: unknown } {
  return typeof each === 'object' && each !== null;
}

/** An entry for a table: its id, and a valid value. */
export function isOfTable<Of>(right: (of: unknown) => of is Of): (each: unknown) => each is [string, Of] {
  return (each): each is [string, Of] => Array.isArray(each) && typeof each[0] === 'string' && right(each[1]);
}
