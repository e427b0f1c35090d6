/** A game's rules page as HTML, each clause with an anchor of its own. */

import { Marked } from 'marked';

const CLAUSE = /<strong>([A-Z]{3}-\d+)<\/strong>/g;
const marked = new Marked();

/** The text comes from this project or from an installed game, so it is trusted. */
export function rulesPage(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  const withAnchors = html.replace(CLAUSE, '<strong id="$1" class="clause" tabindex="-1">$1</strong>');
  return withAnchors
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
