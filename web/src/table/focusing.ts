/** Who plays by keys finds the focus at the first live thing after each act: what was pressed is gone or asleep then. */

/** What is first, in this order. */
const FIRST = ["#confirm.btn:enabled, #confirm [data-state=live]", ".popover .fan button", ".strip.answers .btn:enabled", ".strip .btn.sm:enabled", "[data-state=live]"];
const drawn = (thing: Element): boolean => thing.checkVisibility() && thing.getBoundingClientRect().width > 0;
const asleep = (thing: Element): boolean => (thing.getAttribute("data-state") ?? "live") !== "live";

export class Focusing {
  /** Where the focus was when something was done by a key, or where it was led. */
  #held: Element | null = null;
  #keyed = false;

  /** A key was pressed, before anything comes of it. */
  pressed({ key }: KeyboardEvent): void {
    this.#keyed = true;
    const at = document.activeElement;
    if ((key === "Enter" || key === " ") && at && !asleep(at)) this.#held = at;
  }

  /** Who takes the pointer needs no focus. */
  touched(): void {
    this.#keyed = false;
  }

  /** All is drawn that came of it. `rest` is where one waits while nothing lives. */
  settle(rest: HTMLElement | undefined): void {
    const at = document.activeElement;
    const lost = at === null || at === document.body || at === rest || (at === this.#held && asleep(at));
    if (!this.#keyed || !lost) return;
    const first = FIRST.flatMap((kind) => [...document.querySelectorAll<HTMLElement | SVGElement>(kind)].find(drawn) ?? []).at(0);
    this.#held = first ?? null;
    (first ?? rest)?.focus();
  }
}
