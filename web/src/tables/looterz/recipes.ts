/** How each kind of Looter is drawn: three inks, what lies behind it, and its figure. */

import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Assassin from '~icons/game-icons/hooded-assassin';
import Basilisk from '~icons/game-icons/snake-tongue';
import Cleric from '~icons/game-icons/monk-face';
import Cultist from '~icons/game-icons/cultist';
import DeathKnight from '~icons/game-icons/crowned-skull';
import Demon from '~icons/game-icons/devil-mask';
import Dragonling from '~icons/game-icons/spiked-dragon-head';
import Goblin from '~icons/game-icons/goblin-head';
import Hydra from '~icons/game-icons/hydra';
import Mermaid from '~icons/game-icons/mermaid';
import Necromancer from '~icons/game-icons/raise-zombie';
import Orc from '~icons/game-icons/orc-head';
import Scarecrow from '~icons/game-icons/scarecrow';
import Stranger from '~icons/game-icons/hooded-figure';
import Vampire from '~icons/game-icons/vampire-dracula';
import Witch from '~icons/game-icons/witch-face';
import Wizard from '~icons/game-icons/wizard-face';
import Zombie from '~icons/game-icons/shambling-zombie';
import Bard from './BardFigure.svelte';
import King from './KingFigure.svelte';
import type { SceneryName } from './scenery';
import Thief from './ThiefFigure.svelte';

/** A figure of 512 by 512, in the current colour. */
export type Figure = Component<SvelteHTMLElements['svg']>;

export interface Recipe {
  sky: string;
  light: string;
  ground: string;
  scenery: SceneryName;
  figure: Figure;
  /** How far the sliver patterns differ from those of other cards. */
  seed: number;
}

type Line = [sky: string, light: string, ground: string, scenery: SceneryName, figure: Figure];

const LINES: { readonly [card: string]: Line } = {
  dragonling: ['#d9702a', '#ffe89a', '#4a1d0c', 'hoard', Dragonling],
  'death-knight': ['#56708a', '#e6f2e0', '#16222c', 'graves', DeathKnight],
  king: ['#8c2a3c', '#ffd76a', '#330a16', 'tower', King],
  assassin: ['#3d4a52', '#f08a5a', '#141d22', 'roofs', Assassin],
  orc: ['#8f8a2a', '#f8e08a', '#33300a', 'camp', Orc],
  witch: ['#7a3a78', '#d6f06a', '#2c0f30', 'swamp', Witch],
  mermaid: ['#1f8299', '#ffe6b0', '#0b3a50', 'sea', Mermaid],
  hydra: ['#2f7d6a', '#c9f0a8', '#0f3b3a', 'swamp', Hydra],
  scarecrow: ['#d99a2b', '#fff0b0', '#4a2c08', 'field', Scarecrow],
  zombie: ['#56804a', '#e6f0b0', '#182c14', 'graves', Zombie],
  cleric: ['#5d86c4', '#fff6d0', '#1c2f5c', 'chapel', Cleric],
  thief: ['#27486b', '#f5e3a0', '#0f1e30', 'roofs', Thief],
  necromancer: ['#54307a', '#a4f2b8', '#1c0e30', 'crypt', Necromancer],
  bard: ['#c8623f', '#ffe7a8', '#4c1a16', 'tavern', Bard],
  goblin: ['#6f9a2e', '#f3f0a0', '#22380e', 'camp', Goblin],
  vampire: ['#6a1236', '#f7cdd0', '#21040f', 'bats', Vampire],
  wizard: ['#4a3a8c', '#ffd76a', '#1c1646', 'tower', Wizard],
  cultist: ['#9a3b22', '#ffb35a', '#2e0d09', 'stones', Cultist],
  basilisk: ['#3c9060', '#f3e690', '#0f3a26', 'ruins', Basilisk],
  demon: ['#c4331f', '#ffc23d', '#4a0d0a', 'flames', Demon],
};
/** A hooded figure stands for a kind that only this table's deck has. */
const UNKNOWN: Line = ['#6b5a48', '#f2e2bc', '#241a12', 'ruins', Stranger];

export function recipeOf(card: string): Recipe {
  const [sky, light, ground, scenery, figure] = LINES[card] ?? UNKNOWN;
  return { sky, light, ground, scenery, figure, seed: card.length * 7 + card.charCodeAt(0) };
}
