/** The winner's reason in words: “Whisky beats Shoot: Ann takes the bottle, full side up.” */

import type { Words } from '../../lib/words';
import type { Reveal } from './showdown';

const GAME = 'loot-shoot-whisky';

export function verdict(words: Words, { actions, winner, told }: Reveal, names: readonly string[]): string {
  const what = told.map((each) => words.told(GAME, each, names)).join(' ');
  const action = words.term(GAME, 'action', actions[winner ?? 0]!);
  if (winner === null) return words.message(`page-${GAME}-tie`, { action, what });
  // The sentence about a looted card already names the reason.
  if (told[0]?.code === 'looted') return what;
  const other = words.term(GAME, 'action', actions[1 - winner]!);
  return words.message(`page-${GAME}-beats`, { action, other, what });
}
