/** What the server answered to a question of this page, which is asked again whenever something was done. */

import { untrack } from 'svelte';
import { inWords } from '../lib/api';

export class Asked<Answer> {
  /** Null until it is known. */
  found: Answer | null = $state.raw(null);
  problem = $state('');

  /** `changes` grows when something was done. */
  constructor(
    private readonly ask: () => Promise<Answer>,
    changes: () => number,
  ) {
    $effect(() => {
      changes();
      void untrack(() => this.again());
    });
  }

  async again(): Promise<void> {
    this.problem = '';
    try {
      this.found = await this.ask();
    } catch (error) {
      this.problem = inWords(error);
    }
  }
}
