import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api } from '../api';
import { useFixtures } from '../fixtures';
import { know } from '../../tables/drawing';
import RulesText from './RulesText.svelte';

useFixtures();

const PAGE = '# Wild Shots\n\n## Goal\n\nFew points.\n\n## The rules\n\n- **WSH-7** (R) Follow if you can.';

async function shown(clause: string): Promise<void> {
  await know('wild-shots');
  vi.spyOn(api, 'rules').mockResolvedValue({ language: 'en', markdown: PAGE });
  render(RulesText, { game: 'wild-shots', clause });
  await screen.findByText('Wild Shots');
}

test('rules that open at a clause lead to how the game is played, with which they begin', async () => {
  await shown('WSH-7');
  const [title, clause] = [screen.getByText('Wild Shots'), screen.getByText('WSH-7').closest('li')!];
  await waitFor(() => expect(clause.className).toBe('here'));
  const seen = vi.spyOn(title, 'scrollIntoView');
  screen.getByRole('button', { name: /How it is played/ }).click();
  expect(seen).toHaveBeenCalled();
  expect(document.activeElement).toBe(title);
});

test('rules that open at their beginning need no such way', async () => {
  await shown('');
  expect(screen.queryByRole('button')).toBeNull();
});
