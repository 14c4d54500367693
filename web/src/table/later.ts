/** For what need not be there with the first frame after a move: each piece of work is short, and what was touched answers soon. */

/** When the next frame is drawn. What is returned calls it off. */
export function afterFrame(act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (waiting = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
}
