/** How high the strip lies over the board just now: with many chips it has more than one row. */
export const strip = $state({ height: 0 });

export function measured(node: HTMLElement): () => void {
  const watch = new ResizeObserver(() => (strip.height = node.offsetHeight));
  watch.observe(node);
  return () => {
    watch.disconnect();
    strip.height = 0;
  };
}
