/** For tests: every kind of move that a game's fixtures ask for can be made on the drawing itself. */

import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick, type ComponentProps } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { titleOf } from '../lib/catalogue.svelte';
import { STORY } from '../lib/contract';
import { useFixtures } from '../lib/fixtures';
import { afterPaint } from '../lib/painted.svelte';
import TableFrame from '../lib/parts/TableFrame.svelte';
import type { AnyView } from '../lib/protocol/types';
import { settings } from '../lib/settings.svelte';
import { StorySession, type Story } from '../lib/story.svelte';
import { drawn, type Drawn } from '../lib/tables';
import { loadCards, openGames } from '../lib/loading';

/** Load a game as if a server had described it. */
export async function know(game: string): Promise<void> {
  useFixtures();
  await Promise.all([openGames(game), loadCards(STORY, game, 'en')]);
}

/** Draw a table with its frame; the table itself comes with the second frame. */
export async function sitDown(props: ComponentProps<typeof TableFrame>): Promise<HTMLElement> {
  const { container } = render(TableFrame, props);
  await new Promise<void>((resolve) => afterPaint(resolve));
  await tick();
  return container;
}

/** Makes a move by pressing parts of the table. */
export type Make<V extends AnyView> = (root: Element, view: V, move: string) => Promise<void>;

export async function press(root: Element, selector: string): Promise<void> {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`nothing to press at ${selector}`);
  await fireEvent.click(found);
}

/** The second press, where a move asks for one. */
export async function confirm(root: Element): Promise<void> {
  if (root.querySelector('[data-confirm]')) await press(root, '[data-confirm]');
}

/** The first and the last fixture move of each verb, of each kind of prompt. */
function movesOf({ moment }: Story): string[] {
  const ends = [moment.moves.at(0), moment.moves.at(-1)].filter((move) => move !== undefined);
  const verbs = new Map(moment.moves.map((move) => [move.split(' ')[0], move]));
  return [...new Set([...ends, ...verbs.values()])];
}

/** One test for each kind of prompt, or of onlooker, that the fixtures have. */
export function drawsEveryMove<V extends AnyView>(
  game: string,
  fixtures: unknown,
  make: Make<V>,
  /** Moves that need no drawing. */
  unneeded: readonly string[] = [],
  /** How the game is drawn: as its folder says, if left out. */
  as?: Drawn,
): void {
  const kinds = (fixtures as Story[])
    .map((story) => ({ kind: story.title.split(' (')[0]!, story }))
    .filter(({ kind }, place, all) => all.findIndex((each) => each.kind === kind) === place);

  settings.speed = 'instant';
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no server here.')));
  afterEach(cleanup);

  it.each(kinds)('$kind', async ({ story }) => {
    await know(game);
    const table = as ?? (await drawn(game));
    for (const move of movesOf(story).filter((each) => !unneeded.includes(each))) {
      const session = new StorySession(story);
      const container = await sitDown({ session, drawn: table, title: titleOf(game) });
      await make(container.querySelector('.middle')!.parentElement!, story.moment.view as V, move);
      await confirm(container);
      expect(session.played).toContain(move);
      cleanup();
    }
    if (story.moment.moves.length === 0) {
      const session = new StorySession(story);
      const container = await sitDown({ session, drawn: table, title: titleOf(game) });
      expect(container.querySelector('main')?.textContent).not.toContain(`page-${game}`);
    }
  });
}
