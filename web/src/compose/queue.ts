/** One thing after another: whatever composes waits for what was begun before it, however late its answer is. */

type Act = () => Promise<void> | void;

export class Queue {
  #last: Promise<void> = Promise.resolve();

  /** In its turn. What went wrong with one act is not the next one's. */
  add(act: Act): Promise<void> {
    this.#last = this.#last.then(act, act);
    return this.#last;
  }

  /** The same, but of several that have not begun one is enough. */
  once(act: Act): () => Promise<void> {
    let waiting: Promise<void> | null = null;
    return () =>
      (waiting ??= this.add(() => {
        waiting = null;
        return act();
      }));
  }
}
