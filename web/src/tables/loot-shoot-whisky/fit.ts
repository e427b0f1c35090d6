/** Words that are drawn: a sign shrinks until its word fits. */

/** How wide a letter of the title type is, as a part of its height. */
const WIDE = 0.66;

/** The size of type at which this fits into a width. */
export function fit(text: string, width: number, most: number): number {
  return Math.min(most, Math.round((width / (Math.max(1, text.length) * WIDE)) * 10) / 10);
}
