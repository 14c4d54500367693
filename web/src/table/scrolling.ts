/** An attachment: a box can be reached by Tab while there is more in it than it shows, so that the arrow keys scroll it. */
export function scrolling(box: HTMLElement): () => void {
  const look = () => {
    const more = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (more) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const things = new MutationObserver(look);
  sizes.observe(box);
  things.observe(box, { childList: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    things.disconnect();
  };
}
