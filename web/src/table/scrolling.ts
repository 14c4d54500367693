import { afterFrame } from "./later";

/** An attachment: a box can be reached by Tab while there is more in it than it shows, so that the arrow keys scroll it. */
export function scrolling(box: HTMLElement): () => void {
  let waiting: (() => void) | undefined;
  const look = () => {
    waiting = undefined;
    const more = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (more) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  /** How much there is can only be told by laying the page out: it is asked when that is done anyway. */
  const soon = () => (waiting ??= afterFrame(look));
  const sizes = new ResizeObserver(look); // it calls when all is laid out
  const things = new MutationObserver(soon);
  sizes.observe(box);
  things.observe(box, { childList: true, subtree: true });
  look();
  return () => {
    waiting?.();
    sizes.disconnect();
    things.disconnect();
  };
}
