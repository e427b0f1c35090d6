/** What came of a slot, in words: “Whisky beats Shoot: Ann takes the bottle, full side up.” */

import type { Words } from '../../lib/words';
import type { Reveal } from './showdown';

export function verdict(words: Words, { told }: Reveal, names: readonly string[]): string {
  return told.map((each) => words.told('loot-shoot-whisky', each, names)).join(' ');
}
