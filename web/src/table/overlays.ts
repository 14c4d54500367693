/** What lies over the table: slips, menus, sheets, prices, rules. All of it closes in one way: by Escape, by a touch
 * outside, by Back; the last that was opened first. Back never leaves a table while something is open. */

interface Overlay {
  node: Element;
  close: () => void;
  /** A selector of what has opened it: what a touch of that does is its own affair. */
  of: string | undefined;
  /** A touch outside closes it and does what it does; else it only closes. */
  light: boolean;
}
/** How many steps of the browser's history are ours: one for each that is open. */
const stepsOf = (state: unknown): number => (state as { over?: number } | null)?.over ?? 0;

class Overlays {
  readonly #open: Overlay[] = [];
  /** A way back through the history is under way: the browser tells when it has arrived. */
  #going = false;
  #due = false;

  constructor() {
    addEventListener("keydown", (event) => this.#pressed(event), { capture: true });
    addEventListener("click", (event) => this.#touched(event), { capture: true });
    addEventListener("popstate", (event) => this.#went(event.state));
    this.#walk(); // a page that was loaded again has nothing open
  }

  add(overlay: Overlay): () => void {
    this.#open.push(overlay);
    this.#walk();
    return () => {
      const at = this.#open.indexOf(overlay);
      if (at >= 0) this.#open.splice(at, 1);
      this.#walk();
    };
  }

  #pressed(event: KeyboardEvent): void {
    const last = this.#open.at(-1);
    if (event.key !== "Escape" || event.isComposing || !last) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last.close();
  }

  #touched(event: MouseEvent): void {
    const last = this.#open.at(-1);
    const touched = event.target instanceof Element ? event.target : null;
    if (!last || !touched || last.node.contains(touched)) return;
    if (last.of !== undefined && touched.closest(last.of)) return;
    last.close();
    if (last.light) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Somebody pressed Back, or our own way has come to its end. */
  #went(state: unknown): void {
    if (this.#going) this.#going = false;
    else for (const overlay of this.#open.slice(stepsOf(state)).reverse()) overlay.close();
    this.#walk();
  }

  /** As many steps as there is open: taken when all has happened that belongs to one touch. */
  #walk(): void {
    if (this.#due) return;
    this.#due = true;
    setTimeout(() => {
      this.#due = false;
      if (this.#going) return;
      const [steps, open] = [stepsOf(history.state), this.#open.length];
      this.#going = steps > open;
      if (steps > open) history.go(open - steps);
      for (let over = steps + 1; over <= open; over++) history.pushState({ over }, "");
    });
  }
}

const overlays = new Overlays();

/** An attachment to whatever lies over the table, as long as it does. What had the focus before gets it back. */
export function over(close: () => void, { of, light = false }: { of?: string; light?: boolean } = {}): (node: Element) => () => void {
  return (node) => {
    const before = document.activeElement;
    const done = overlays.add({ node, close, of, light });
    return () => {
      done();
      const within = node.contains(document.activeElement) || document.activeElement === document.body;
      if (within && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
