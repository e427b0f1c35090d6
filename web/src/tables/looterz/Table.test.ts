/** Every kind of move that a fixture asks for can be made on the drawing itself. */

import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { openGames } from '../../lib/language.svelte';
import Bones from '../../lib/parts/Bones.svelte';
import type { LooterzView } from '../../lib/protocol/types';
import { settings } from '../../lib/settings.svelte';
import { StorySession, type Story } from '../../lib/story.svelte';
import { drawn } from '../../lib/tables';
import fixtures from '../../stories/looterz.json';

/** The first fixture of each kind: what is asked, or who looks on. */
const stories = (fixtures as unknown as Story[])
  .map((story) => ({ kind: story.title.split(' (')[0]!, story }))
  .filter(({ kind }, place, all) => all.findIndex((each) => each.kind === kind) === place);
const LETTERS = 'ABCDEF';

settings.speed = 'none';
vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no server here.')));
afterEach(cleanup);

async function press(root: Element, selector: string): Promise<void> {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`nothing to press at ${selector}`);
  await fireEvent.click(found);
}

async function make(root: Element, view: LooterzView, move: string): Promise<void> {
  const [verb, what = ''] = move.split(' ');
  const own = `[data-card="${LETTERS[view.seat!]}${what}"]`;
  if (verb === 'draw' || verb === 'done') return press(root, `.do [data-move="${verb}"]`);
  if (/^(search|attack|use)$/.test(verb!)) {
    if (!root.querySelector(`${own}.selected`)) await press(root, own);
    return press(root, `.actions [data-move="${move}"]`);
  }
  if (verb === 'recruit' || verb === 'discard')
    await press(root, `[data-card="hand-${view.hand.indexOf(what)}"]`);
  else if (verb === 'raise') await press(root, `[data-card="grave-${what}"]`);
  else if (verb === 'steal') await press(root, `[data-seat="${LETTERS.indexOf(what)}"] .pick`);
  else await press(root, verb === 'sacrifice' ? own : `[data-card="${what}"]`);
  if (root.querySelector('[data-confirm]')) await press(root, '[data-confirm]');
}

it.each(stories)('$kind', async ({ story }) => {
  await openGames('looterz');
  const table = await drawn('looterz');
  const { moves, view } = story.moment;
  for (const move of new Set([moves.at(0), moves.at(-1)].filter((each) => each !== undefined))) {
    const session = new StorySession(story);
    const { container } = render(Bones, { session, drawn: table, title: 'Looterz' });
    await make(container, view as LooterzView, move);
    expect(session.played).toContain(move);
    cleanup();
  }
  if (moves.length === 0) {
    const { container } = render(Bones, { session: new StorySession(story), drawn: table, title: 'Looterz' });
    expect(container.querySelector('main')?.textContent).not.toContain('page-looterz');
  }
});
