/** Every kind of move that a fixture asks for can be made on the drawing itself. */

import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { openGames } from '../../lib/language.svelte';
import Bones from '../../lib/parts/Bones.svelte';
import type { ShootoutView } from '../../lib/protocol/types';
import { settings } from '../../lib/settings.svelte';
import { StorySession, type Story } from '../../lib/story.svelte';
import { drawn } from '../../lib/tables';
import fixtures from '../../stories/shootout.json';

/** The first fixture of each kind: what is asked, or who looks on. */
const stories = (fixtures as unknown as Story[])
  .map((story) => ({ kind: story.title.split(' (')[0]!, story }))
  .filter(({ kind }, place, all) => all.findIndex((each) => each.kind === kind) === place);

settings.speed = 'none';
afterEach(cleanup);

async function press(root: Element, selector: string): Promise<void> {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`nothing to press at ${selector}`);
  await fireEvent.click(found);
}

async function confirm(root: Element): Promise<void> {
  if (root.querySelector('[data-confirm]')) await press(root, '[data-confirm]');
}

async function make(root: Element, view: ShootoutView, move: string): Promise<void> {
  const [verb, ...what] = move.split(' ');
  if (verb === 'lay' && what.length === 4) {
    const free = view.hand.map((value, place) => ({ value, place }));
    for (const value of what.map(Number)) {
      const [card] = free.splice(
        free.findIndex((each) => each.value === value),
        1,
      );
      await press(root, `[data-card="hand-${card!.place}"]`);
    }
    return press(root, '[data-move="lay"]');
  }
  if (verb === 'reload' || verb === 'pass') return press(root, `.do [data-move="${verb}"]`);
  if (verb === 'play') await press(root, `[data-card="${what[0]}"]`);
  else if (verb === 'rob') await press(root, `[data-seat="${'ABCDE'.indexOf(what[0]!)}"] .pick`);
  else if (/^(at|return|look|swap)$/.test(verb!)) await press(root, `[data-card="${what[0]}"]`);
  else await press(root, `[data-card="hand-${view.hand.indexOf(Number(what[0]))}"]`);
  if (verb === 'shoot') await press(root, '.others button.playable');
  await confirm(root);
}

it.each(stories)('$kind', async ({ story }) => {
  await openGames('shootout');
  const table = await drawn('shootout');
  const { moves, view } = story.moment;
  for (const move of new Set([moves.at(0), moves.at(-1)].filter((each) => each !== undefined))) {
    const session = new StorySession(story);
    const { container } = render(Bones, { session, drawn: table, title: 'Shootout!' });
    await make(container, view as ShootoutView, move);
    expect(session.played).toContain(move);
    cleanup();
  }
  if (moves.length === 0) {
    const { container } = render(Bones, {
      session: new StorySession(story),
      drawn: table,
      title: 'Shootout!',
    });
    expect(container.querySelector('main')?.textContent).not.toContain('page-shootout');
  }
});
