/** How games are drawn: what is in `tables/<game>/`, fetched when a game is opened. */

import type { Component } from 'svelte';
import type { FaceProps, TableModule } from './contract';

const TABLES = import.meta.glob<TableModule>('../tables/*/Table.svelte');
const FACES = import.meta.glob<{ default: Component<FaceProps> }>('../tables/*/Face.svelte');

export interface Drawn {
  /** Null if a game has no table of its own; then it gets the generic one. */
  table: TableModule | null;
  Face: Component<FaceProps> | null;
}

export async function drawn(game: string): Promise<Drawn> {
  const [table, face] = await Promise.all([
    TABLES[`../tables/${game}/Table.svelte`]?.(),
    FACES[`../tables/${game}/Face.svelte`]?.(),
  ]);
  return { table: table ?? null, Face: face?.default ?? null };
}
