/** Shows a resolved phase slot by slot: both actions are turned over, then their result follows. */

import { lasting } from '../../lib/motion';
import type { LootShootWhiskyView, Told } from '../../lib/protocol/types';
import { play as sound, type Noise } from '../../lib/sound';
import { follow, type Reveal, type Standing } from './showdown';

const TURN = 500;
const BRING = 650;
const READ = 1600;

/** How long it takes to show this many slots, at normal speed. */
export function showTime(slots: number): number {
  return slots === 0 ? 0 : TURN + slots * (BRING + READ);
}

const NOISES: { [code: string]: Noise } = {
  looted: 'coin',
  shot: 'shot',
  'took-bottle': 'glass',
  'turned-bottle': 'glass',
  'emptied-bottle': 'glass',
  discarded: 'card',
  'duel-won': 'door',
};

export class Show {
  /** The table before the plans were turned over, while this is shown; else null. */
  ground: LootShootWhiskyView | null = $state.raw(null);
  reveals: readonly Reveal[] = $state.raw([]);
  /** How many slots are turned over. */
  turned = $state(0);
  /** How many of them have had their result shown. */
  done = $state(0);

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How the seats stand at this point. */
  get standing(): Standing | null {
    if (!this.ground) return null;
    return this.reveals
      .slice(0, this.done)
      .reduce<Standing>((standing, { told }) => follow(standing, told), this.ground);
  }

  begin(ground: LootShootWhiskyView, reveals: readonly Reveal[]): void {
    this.end();
    if (lasting(READ) === 0) {
      for (const reveal of reveals) resound(reveal.told);
      return;
    }
    [this.ground, this.reveals, this.turned, this.done] = [ground, reveals, 0, 0];
    this.later(TURN, () => this.turnNext());
  }

  end(): void {
    clearTimeout(this.timer);
    this.ground = null;
  }

  private turnNext(): void {
    this.turned += 1;
    sound('card');
    this.later(BRING, () => this.bring());
  }

  private bring(): void {
    resound(this.reveals[this.done]?.told ?? []);
    this.done += 1;
    this.later(READ, () => (this.done < this.reveals.length ? this.turnNext() : this.end()));
  }

  private later(wait: number, then: () => void): void {
    this.timer = setTimeout(then, lasting(wait));
  }
}

function resound(told: readonly Told[]): void {
  const noise = told.map(({ code }) => NOISES[code]).find((each) => each !== undefined);
  if (noise) sound(noise);
}
