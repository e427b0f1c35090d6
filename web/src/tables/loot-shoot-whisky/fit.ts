/** Words that are drawn: a sign shrinks until its word fits. */

/** How wide a letter of the title type is, as a part of its height. */
const WIDE = 0.66;

/** How a word is printed on a line of this width: no smaller than the least size, and rather squeezed a little. */
export function line(text: string, width: number, least: number, most: number) {
  const size = Math.max(least, fit(text, width, most));
  const squeezed = text.length * WIDE * size > width * 1.02;
  return {
    'font-size': size,
    ...(squeezed ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {}),
  };
}

/** The size of type at which this fits into a width. */
export function fit(text: string, width: number, most: number): number {
  return Math.min(most, Math.round((width / (Math.max(1, text.length) * WIDE)) * 10) / 10);
}
