/** Where the page is: at the root of its site or, behind a proxy, under a path such as `/games/`. */

// The index names its icon and manifest from where the page was opened; they must hold for every later address.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]'))
  link.setAttribute('href', link.href);

/** The path of the lobby, which ends with a slash. The manifest lies beside the lobby. */
const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href;
export const ROOT = manifest ? new URL('.', manifest).pathname : '/';

/** Paths that are not the page's own: they leave it. */
const ELSEWHERE = /^\/(api|docs)(\/|$)/;

/** The address of a path of the page or of the server, such as `/rules/wild-shots` or `/api/games`. */
export function at(path: string): string {
  return ROOT + path.slice(1);
}

/** The page's own path that an address names; null if it names none. */
export function pathIn(address: string): string | null {
  if (!address.startsWith(ROOT)) return null;
  const path = address.slice(ROOT.length - 1);
  return ELSEWHERE.test(path) ? null : path;
}
