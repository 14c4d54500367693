/** An attachment: what a mouse is told by waiting over a thing, a finger is told by resting on it. It then does nothing else. */
const LONG = 500;
const STRAY = 12;

export function held(tell: () => void): (node: Element) => () => void {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    let [x, y] = [0, 0];
    const stop = () => clearTimeout(waiting);
    const rest = (event: PointerEvent) => {
      stop();
      told = false;
      if (event.pointerType === "mouse") return;
      [x, y] = [event.clientX, event.clientY];
      waiting = setTimeout(() => {
        told = true;
        tell();
      }, LONG);
    };
    const stray = (event: PointerEvent) => Math.hypot(event.clientX - x, event.clientY - y) > STRAY && stop();
    /** Lifting the finger is no touch any more, nor does the browser's own menu open. */
    const swallow = (event: Event) => {
      if (!told) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === "click") told = false;
    };
    const heard: [string, (event: never) => void][] = [["pointerdown", rest], ["pointermove", stray], ["pointerup", stop], ["pointercancel", stop], ["click", swallow], ["contextmenu", swallow]];
    for (const [kind, deed] of heard) node.addEventListener(kind, deed as EventListener, { capture: true });
    return () => {
      stop();
      for (const [kind, deed] of heard) node.removeEventListener(kind, deed as EventListener, { capture: true });
    };
  };
}
