/** The picture on each loot card. */

import Bandit from '~icons/game-icons/bandit';
import Bottle from '~icons/game-icons/beer-bottle';
import Cage from '~icons/game-icons/bird-cage';
import Chest from '~icons/game-icons/open-treasure-chest';
import Coins from '~icons/game-icons/coins-pile';
import Crab from '~icons/game-icons/crab';
import Cuffs from '~icons/game-icons/handcuffs';
import Dial from '~icons/game-icons/dial-padlock';
import Dynamite from '~icons/game-icons/dynamite';
import Ear from '~icons/game-icons/human-ear';
import Glasses from '~icons/game-icons/glass-celebration';
import Gold from '~icons/game-icons/gold-stack';
import Heel from '~icons/game-icons/high-heel';
import Key from '~icons/game-icons/key';
import Lips from '~icons/game-icons/lips';
import Lock from '~icons/game-icons/padlock';
import Magnifier from '~icons/game-icons/magnifying-glass';
import Pistols from '~icons/game-icons/crossed-pistols';
import Shadows from '~icons/game-icons/two-shadows';
import Shouting from '~icons/game-icons/shouting';
import Signs from '~icons/game-icons/direction-signs';
import Stein from '~icons/game-icons/beer-stein';
import Talk from '~icons/game-icons/conversation';
import TwoCoins from '~icons/game-icons/two-coins';

type Picture = typeof Bandit;

const NAMED: { readonly [card: string]: Picture } = {
  'bank-holiday': Lock,
  'inside-job': Key,
  'brothel-inspector': Magnifier,
  distraction: Heel,
  'good-times': Glasses,
  'whispered-plan': Talk,
  'crab-season': Crab,
  'big-score': Chest,
  'loose-lips': Lips,
  misdirection: Signs,
  'overheard-plans': Ear,
  'safe-found': Dial,
  'body-double': Shadows,
  'guns-akimbo': Pistols,
  intimidation: Shouting,
  dynomite: Dynamite,
  'liquid-courage': Bottle,
  'sloppy-drunk': Stein,
  'sneaky-bastard': Bandit,
  'tip-off-the-law': Cuffs,
  canary: Cage,
};

/** The heap of a card that is only money grows with it. */
const HEAPS: readonly (readonly [least: number, picture: Picture])[] = [
  [500, Gold],
  [300, Coins],
  [0, TwoCoins],
];

export function pictureOf(card: string, money: number): Picture {
  return NAMED[card] ?? HEAPS.find(([least]) => money >= least)![1];
}
