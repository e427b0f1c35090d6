/** Any game can be played without its own drawing: proven with every kind of question in every game. */

import { screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { gameInfo, games } from '../catalogue.svelte';
import { useFixtures } from '../fixtures';
import { words } from '../language.svelte';
import { StorySession, type Story } from '../story.svelte';
import { drawsEveryMove, know, press, sitDown } from '../../tables/drawing';

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
    await sitDown({ session: new StorySession(story), drawn: UNDRAWN, title: game });
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const known = gameInfo(game)!.fields.map(({ name }) =>
      words().message(`${game}-field-${name.replaceAll('_', '-')}`),
    );
    expect(labels.length).toBeGreaterThan(5);
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  });
});

/** What the first story that has it shows under the label of a field. */
async function shown(game: string, field: string, filled: (value: unknown) => boolean): Promise<string> {
  await know(game);
  const story = storiesOf(game).find(({ moment }) =>
    filled((moment.view as unknown as { [name: string]: unknown })[field]),
  )!;
  await sitDown({ session: new StorySession(story), drawn: UNDRAWN, title: game });
  const label = words().message(`${game}-field-${field.replaceAll('_', '-')}`);
  const values = screen.getAllByRole('term').filter(({ textContent }) => textContent === label);
  return values.map((term) => term.nextElementSibling?.textContent).join('; ');
}

test('codes in lists are worded too', async () => {
  const some = (value: unknown) => (value as unknown[]).some((each) => each && String(each).length > 0);
  expect(await shown('shootout', 'played', some)).toMatch(/[A-Z][a-z]+/);
});

test('places are worded in lists', async () => {
  expect(await shown('boomtown-bandits', 'town', Boolean)).toMatch(/^[A-Z][a-z]+(, [A-Z][a-z]+)+$/);
});

test('actions in lists are not taken for saloon cards', async () => {
  const spent = await shown('loot-shoot-whisky', 'spent', (value) => (value as string[][])[0]!.length > 0);
  expect(spent).toMatch(/^(Loot|Shoot|Whisky), (Loot|Shoot|Whisky);/);
});

test('minus points stand beside the names of those who have them', async () => {
  const rows = (value: unknown) => (value as number[][]).length > 0;
  const sheet = await shown('wild-shots', 'sheet', rows);
  expect(sheet.split('; ').length).toBeGreaterThan(1);
});
