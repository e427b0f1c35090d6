import { seatOf } from '../../lib/catalogue.svelte';
import type { ShootoutView } from '../../lib/protocol/types';
import fixtures from '../../stories/shootout.json';
import { drawsEveryMove, press, type Make } from '../drawing';

const make: Make<ShootoutView> = async (root, view, move) => {
  const [verb, ...what] = move.split(' ');
  if (verb === 'lay' && what.length === 4) {
    const free = view.hand.map((value, place) => ({ value, place }));
    for (const value of what.map(Number)) {
      const [card] = free.splice(
        free.findIndex((each) => each.value === value),
        1,
      );
      await press(root, `[data-card="hand-${card!.place}"]`);
    }
    return press(root, '[data-move="lay"]');
  }
  if (verb === 'reload' || verb === 'pass') return press(root, `.do [data-move="${verb}"]`);
  if (verb === 'play') await press(root, `[data-card="${what[0]}"]`);
  else if (verb === 'rob') await press(root, `[data-seat="${seatOf(what[0]!)}"] .pick`);
  else if (/^(at|return|look|swap)$/.test(verb!)) await press(root, `[data-card="${what[0]}"]`);
  else await press(root, `[data-card="hand-${view.hand.indexOf(Number(what[0]))}"]`);
  if (verb === 'shoot') await press(root, '.others button.playable');
};

drawsEveryMove('shootout', fixtures, make);
