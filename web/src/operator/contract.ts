/** What every list of the operator's page is given. */

import type { Offer } from './acts';

export interface ListProps {
  /** Grows when something was done: fetch again. */
  changes: number;
  /** Ask whether this shall be done. */
  onoffer: (offer: Offer) => void;
}
