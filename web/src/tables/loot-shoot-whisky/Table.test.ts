import fixtures from '../../stories/loot-shoot-whisky.json';
import { drawsEveryMove, press } from '../drawing';

drawsEveryMove('loot-shoot-whisky', fixtures, async (root, _view, plan) => {
  for (const letter of plan) {
    await press(root, `.hand button.playable[data-card^="${letter}"]`);
    await press(root, '.slot button.empty');
  }
  await press(root, '.go button.strong');
});
