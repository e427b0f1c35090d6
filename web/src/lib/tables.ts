/** The tables of the games, each fetched when it is opened. */

import type { Component } from 'svelte';
import type { FaceProps, TableModule } from './contract';

const TABLES = import.meta.glob<TableModule>('../tables/*/Table.svelte');
const FACES = import.meta.glob<{ default: Component<FaceProps> }>('../tables/*/Face.svelte');

export const GAMES = ['loot-shoot-whisky', 'shootout', 'boomtown-bandits', 'looterz', 'wild-shots'] as const;

export interface Drawn {
  table: TableModule | null;
  Face: Component<FaceProps> | null;
}

/** How a game is drawn; null where it has no table of its own. */
export async function drawn(game: string): Promise<Drawn> {
  const [table, face] = await Promise.all([
    TABLES[`../tables/${game}/Table.svelte`]?.(),
    FACES[`../tables/${game}/Face.svelte`]?.(),
  ]);
  return { table: table ?? null, Face: face?.default ?? null };
}

const TITLES: { [game: string]: string } = {
  'loot-shoot-whisky': 'Loot Shoot Whisky',
  shootout: 'Shootout!',
  'boomtown-bandits': 'Boomtown Bandits',
  looterz: 'Looterz',
  'wild-shots': 'Wild Shots',
};

/** A game's title, which is the same in every language. */
export function titleOf(game: string): string {
  return TITLES[game] ?? game;
}
