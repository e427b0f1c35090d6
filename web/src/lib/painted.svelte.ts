/** What is drawn in several frames, so that no task keeps the page from answering for long. */

/** Go on once the next frame is painted; soon in a hidden page, which paints none. The answer calls it off. */
export function afterPaint(goOn: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(goOn)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What is drawn part by part, one a frame. */
export class Parts {
  /** How many parts are drawn by now. */
  drawn = $state(0);

  constructor(count: () => number) {
    $effect(() => (this.drawn < count() ? afterPaint(() => (this.drawn += 1)) : undefined));
  }
}
