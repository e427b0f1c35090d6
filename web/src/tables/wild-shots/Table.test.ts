import fixtures from '../../stories/wild-shots.json';
import { drawsEveryMove, press } from '../drawing';

drawsEveryMove('wild-shots', fixtures, (root, _view, card) => press(root, `.hand [data-card="${card}"]`));
