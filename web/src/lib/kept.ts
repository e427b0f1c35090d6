/** Lists that this browser keeps, the newest first. Without storage they are empty, and what is kept is forgotten with the page. */

export function keptList<Each>(key: string): Each[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as Each[]) : [];
  } catch {
    return [];
  }
}

/** Keep the first of these. */
export function keepList(key: string, list: readonly unknown[], most: number): void {
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(0, most)));
  } catch {
    // Storage may be full or forbidden.
  }
}
