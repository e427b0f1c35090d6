/** Which page is shown: the address, and links that change it without a reload. */

import { at, pathIn } from './root';

export interface Route {
  page: 'lobby' | 'table' | 'replay' | 'rules' | 'ratings' | 'about' | 'settings' | 'stories' | 'lost';
  parts: string[];
}

const PAGES = ['table', 'replay', 'rules', 'ratings', 'about', 'settings'] as const;
/** Pages about something that the address names. */
const NAMING: readonly string[] = ['table', 'replay', 'rules'];

let address = $state(here());

function here(): { path: string; hash: string } {
  return { path: pathIn(location.pathname) ?? '/', hash: location.hash };
}

function follow(): void {
  address = here();
}

export function route(): Route {
  if (__STORIES__ && address.hash.startsWith('#/stories')) {
    return { page: 'stories', parts: address.hash.slice(2).split('/').slice(1) };
  }
  const [first = '', ...parts] = address.path.split('/').filter(Boolean);
  if (first === '') return { page: 'lobby', parts };
  const page = PAGES.find((each) => each === first);
  return page && (parts.length > 0 || !NAMING.includes(page)) ? { page, parts } : { page: 'lost', parts };
}

/** The part of the address after `#`. */
export function anchor(): string {
  return address.hash.slice(1);
}

/** Show the page of a path, such as `/rules/wild-shots`. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', at(path));
  else history.pushState(null, '', at(path));
  follow();
  if (!path.includes('#')) scrollTo(0, 0);
}

/** Let links within the page change it without a reload. */
export function watchLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.download || link.origin !== location.origin) return;
    const path = pathIn(link.pathname);
    if (path === null) return;
    event.preventDefault();
    go(path + link.search + link.hash);
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
    document.removeEventListener('click', click);
  };
}
