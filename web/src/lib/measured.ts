/** The size of an element, noted with the frame that lays it out; a binding would lay out everything as it is made. */

import type { Attachment } from 'svelte/attachments';

/** An attachment: tells how large the element is inside, and whenever that changes. */
export function measured(note: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const observer = new ResizeObserver(() => note(node.clientWidth, node.clientHeight));
    observer.observe(node);
    return () => observer.disconnect();
  };
}
