/** An attachment: many buttons in a box are one stop for Tab; within it the arrow keys go on. */
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

export function oneStop(box: HTMLElement): () => void {
  const buttons = () => [...box.querySelectorAll("button")];
  let stop: HTMLButtonElement | undefined;
  const stopAt = (button: HTMLButtonElement | undefined) => {
    if (stop === button) return;
    if (stop) stop.tabIndex = -1;
    stop = button;
    if (stop) stop.tabIndex = 0;
  };
  /** Who comes from outside begins with the newest; who reads stays where they are. */
  const renew = () => {
    if (!stop?.isConnected || !box.contains(document.activeElement)) stopAt(buttons().at(-1));
  };
  const came = ({ target }: FocusEvent) => target instanceof HTMLButtonElement && stopAt(target);
  const pressed = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = at < 0 || event.altKey || event.ctrlKey ? undefined : STEPS[event.key]?.(at, all.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const lines = new MutationObserver(renew);
  lines.observe(box, { childList: true, subtree: true });
  box.addEventListener("focusin", came);
  box.addEventListener("focusout", renew);
  box.addEventListener("keydown", pressed);
  renew();
  return () => {
    lines.disconnect();
    box.removeEventListener("focusin", came);
    box.removeEventListener("focusout", renew);
    box.removeEventListener("keydown", pressed);
  };
}
