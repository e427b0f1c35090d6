import { seatLetter, seatOf } from '../../lib/catalogue.svelte';
import type { LooterzView } from '../../lib/protocol/types';
import fixtures from '../../stories/looterz.json';
import { drawsEveryMove, press, type Make } from '../drawing';

const make: Make<LooterzView> = async (root, view, move) => {
  const [verb, what = ''] = move.split(' ');
  const own = `[data-card="${seatLetter(view.seat!)}${what}"]`;
  if (verb === 'draw' || verb === 'done') return press(root, `.acts [data-move="${verb}"]`);
  if (/^(search|attack|use)$/.test(verb!)) {
    if (!root.querySelector(`${own}.selected`)) await press(root, own);
    return press(root, `.actions [data-move="${move}"]`);
  }
  if (verb === 'recruit' || verb === 'discard')
    return press(root, `[data-card="hand-${view.hand.indexOf(what)}"]`);
  if (verb === 'raise') return press(root, `[data-card="grave-${what}"]`);
  if (verb === 'steal') return press(root, `[data-seat="${seatOf(what)}"] .pick`);
  return press(root, verb === 'sacrifice' ? own : `[data-card="${what}"]`);
};

drawsEveryMove('looterz', fixtures, make);
