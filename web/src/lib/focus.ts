/** Focus is never lost: when the element that had it goes away, the nearest one gets it. */

const PRESSED = 'button:not(:disabled), a[href], input:not(:disabled)';

function usable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[inert]');
}

/** Something in here that can be pressed, preferably something that can be played. */
function within(place: Element): HTMLElement | undefined {
  const found = [...place.querySelectorAll<HTMLElement>(PRESSED)].filter(
    (each) => usable(each) && each.checkVisibility(),
  );
  return found.find((each) => each.matches('.playable')) ?? found[0];
}

/** An attachment for everything that has a home: the element to which focus returns as a last resort. */
export function keepsFocus(home: () => HTMLElement | undefined): (node: HTMLElement) => () => void {
  return (node) => {
    let had: Element | null = null;
    /** What it stood in, from the inside out, up to the home. */
    let around: Element[] = [];

    const note = ({ target }: FocusEvent) => {
      had = target as Element;
      around = [];
      if (!home()?.contains(had)) return;
      for (let each = had.parentElement; each && each !== home(); each = each.parentElement)
        around.push(each);
    };
    const check = () => {
      if (!had || usable(had)) return;
      const active = document.activeElement;
      if (active && active !== document.body && active !== had) return;
      const places = around.filter((place) => usable(place));
      had = null;
      const next = places.map(within).find((each) => each !== undefined);
      (next ?? home())?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(check);
    observer.observe(node, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] });
    node.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      node.removeEventListener('focusin', note);
    };
  };
}
