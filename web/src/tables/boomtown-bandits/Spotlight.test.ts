/** The card that everybody looks at. */

import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Told } from '../../lib/protocol/types';
import { know } from '../drawing';
import Spotlight from './Spotlight.svelte';

const NAMES = ['Ann', 'Belle', 'Cutter'];

async function light(...told: [code: string, params: Told['params']][]): Promise<Element | null> {
  await know('boomtown-bandits');
  const events = told.map(([code, params]): Told => ({ code, params, clause: '' }));
  return render(Spotlight, { told: events, names: NAMES }).container.querySelector('.light');
}

test('a card that is played is seen whole, with a sentence that says who played it', async () => {
  const seen = (await light(['played', { seat: 1, card: 'dynomite' }]))!;
  expect(seen.querySelector('.face.whole')!.textContent).toContain('roll all of the others’ dice once');
  expect(seen.querySelector('p.board')!.textContent).toBe('Belle plays Dynomite! and lays it face up.');
});

test('cards that several people turn over lie under their names', async () => {
  const seen = (await light(
    ['turned-over', { seat: 0, cards: ['train-500', 'bank-300'] }],
    ['turned-over', { seat: 2, cards: ['saloon-200'] }],
  ))!;
  const heaps = [...seen.querySelectorAll('.one')].map((heap) => [
    heap.querySelector('b')!.textContent,
    [...heap.querySelectorAll('.cash')].map((cash) => cash.textContent),
  ]);
  expect(heaps).toEqual([
    ['Ann', ['$500', '$300']],
    ['Cutter', ['$200']],
  ]);
  expect(seen.querySelector('p.board')).toBeNull();
});

test('nothing is lit when no card is shown', async () => {
  expect(await light(['placed', { seat: 2, location: 'brothel', token: 'hidden' }])).toBeNull();
});
