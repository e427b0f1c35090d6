/** How those at a table are called. */

import { t } from './language.svelte';
import type { Chair } from './protocol/types';

/** Everyone's name by seat; bots of one level are told apart by number. */
export function shownNames(chairs: readonly Chair[]): string[] {
  const count = new Map<string, number>();
  return chairs.map(({ name, level }) => {
    if (!level) return name;
    const number = (count.get(level) ?? 0) + 1;
    count.set(level, number);
    const several = chairs.filter((chair) => chair.level === level).length > 1;
    return several ? t('bot-numbered', { level, number }) : t('bot', { level });
  });
}
