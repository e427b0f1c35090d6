import { seatLetter, seatOf } from '../../lib/catalogue.svelte';
import type { BoomtownBanditsView } from '../../lib/protocol/types';
import fixtures from '../../stories/boomtown-bandits.json';
import { drawsEveryMove, press, type Make } from '../drawing';

const PLACES = ['at', 'place', 'sheriff', 'to'];

const make: Make<BoomtownBanditsView> = async (root, view, move) => {
  const [verb, what = '', where] = move.split(' ');
  const token = { shooter: 0, coward: 1 }[what];
  if (verb === 'place') await press(root, `.tray .choice:nth-child(${token! + 1}) button`);
  if (PLACES.includes(verb!)) return press(root, `[data-location="${where ?? what}"] .here-button`);
  if (verb === 'roll' || verb === 'call') return press(root, `.guns button.${verb}`);
  if (verb === 'hit' || verb === 'overhear') return press(root, `[data-seat="${seatOf(what)}"] .pick`);
  if (verb === 'pick') return press(root, `[data-token="${what} ${where}"]`);
  if (verb === 'lose') return press(root, `[data-token="${seatLetter(view.seat!)} ${what}"]`);
  if (/^(claim|decline|pass)$/.test(verb!)) return press(root, `.plain [data-move="${move}"]`);
  return press(root, `button[data-card="${what}"]`);
};

// Waiting means pressing nothing until the next tick.
drawsEveryMove('boomtown-bandits', fixtures, make, ['wait']);
