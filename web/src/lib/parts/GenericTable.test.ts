/** Any game can be played without its own drawing: proven with every kind of question in every game. */

import { render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { gameInfo, games } from '../catalogue.svelte';
import { useFixtures } from '../fixtures';
import { words } from '../language.svelte';
import { StorySession, type Story } from '../story.svelte';
import { drawsEveryMove, know, press } from '../../tables/drawing';
import TableFrame from './TableFrame.svelte';

useFixtures();
const FIXTURES = import.meta.glob<Story[]>('../../stories/*.json', { import: 'default', eager: true });
const UNDRAWN = { table: null, Face: null };

function storiesOf(game: string): Story[] {
  return FIXTURES[`../../stories/${game}.json`]!;
}

describe.each(games().map(({ slug }) => slug))('%s', (game) => {
  drawsEveryMove(
    game,
    storiesOf(game),
    (root, _view, move) => press(root, `.moves [data-move="${move}"]`),
    [],
    UNDRAWN,
  );

  test('what the view shows is labelled by the game', async () => {
    await know(game);
    const story = storiesOf(game).find(({ moment }) => moment.moves.length > 0)!;
    render(TableFrame, { session: new StorySession(story), drawn: UNDRAWN, title: game });
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const known = gameInfo(game)!.fields.map(({ name }) =>
      words().message(`${game}-field-${name.replaceAll('_', '-')}`),
    );
    expect(labels.length).toBeGreaterThan(5);
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  });
});
