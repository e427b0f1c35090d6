import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import catalogue from '../../stories/games.json';
import BillArt from './BillArt.svelte';

test.each(catalogue.games.map(({ slug }) => slug))('%s has a picture of its own', async (game) => {
  const { container } = render(BillArt, { game });
  await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  expect(container.querySelector('.mark')).toBeNull();
  expect(container.querySelectorAll('path').length).toBeGreaterThan(5);
});

test('a game without a picture shows its mark', () => {
  const { container } = render(BillArt, { game: 'high-card' });
  expect(container.querySelector('.mark svg')).not.toBeNull();
});
