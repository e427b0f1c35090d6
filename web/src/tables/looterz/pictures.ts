/** A picture for each kind of Looter. */

import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Assassin from '~icons/game-icons/hooded-assassin';
import Bard from '~icons/game-icons/lyre';
import Basilisk from '~icons/game-icons/sand-snake';
import Cleric from '~icons/game-icons/prayer';
import Cultist from '~icons/game-icons/cultist';
import DeathKnight from '~icons/game-icons/crowned-skull';
import Demon from '~icons/game-icons/devil-mask';
import Dragonling from '~icons/game-icons/spiked-dragon-head';
import Goblin from '~icons/game-icons/goblin-head';
import Hydra from '~icons/game-icons/hydra';
import King from '~icons/game-icons/imperial-crown';
import Mermaid from '~icons/game-icons/mermaid';
import Necromancer from '~icons/game-icons/raise-zombie';
import Orc from '~icons/game-icons/orc-head';
import Scarecrow from '~icons/game-icons/scarecrow';
import Stranger from '~icons/game-icons/hooded-figure';
import Thief from '~icons/game-icons/robber-mask';
import Vampire from '~icons/game-icons/vampire-dracula';
import Witch from '~icons/game-icons/witch-face';
import Wizard from '~icons/game-icons/wizard-face';
import Zombie from '~icons/game-icons/shambling-zombie';

type Picture = Component<SvelteHTMLElements['svg']>;

const PICTURES: { [card: string]: Picture } = {
  assassin: Assassin,
  bard: Bard,
  basilisk: Basilisk,
  cleric: Cleric,
  cultist: Cultist,
  'death-knight': DeathKnight,
  demon: Demon,
  dragonling: Dragonling,
  goblin: Goblin,
  hydra: Hydra,
  king: King,
  mermaid: Mermaid,
  necromancer: Necromancer,
  orc: Orc,
  scarecrow: Scarecrow,
  thief: Thief,
  vampire: Vampire,
  witch: Witch,
  wizard: Wizard,
  zombie: Zombie,
};

/** The picture of a card; a hooded figure for a kind that only this table's deck has. */
export function pictureOf(card: string): Picture {
  return PICTURES[card] ?? Stranger;
}
