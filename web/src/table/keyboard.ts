/** Everything is a button and can be reached by Tab; these save the way. All but `?` need a modifier, so that they never stand in the way of who dictates. */
import type { Compose } from "../compose/compose.svelte";
import type { Asking } from "./asking.svelte";
import type { Leaf } from "./leaf";

interface Page {
  compose: Compose;
  asking: Asking;
  pick: (leaf: Leaf) => void;
}
const LEAVES: Record<string, Leaf> = { b: "board", d: "deals", l: "log", t: "chat" };

/** Escape takes back, Ctrl+Enter confirms, Alt+L opens the log, Alt+T the talk, Alt+R the rules; `?` lists them (Shortcuts.svelte). */
export function shortcuts(event: KeyboardEvent, { compose, asking, pick }: Page): void {
  if (event.key === "Escape") return void compose.back(); // what lies over the table has closed before
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    if (compose.whole) void compose.confirm();
    return;
  }
  if (event.key === "?" && !writing(event.target)) asking.shortcuts = !asking.shortcuts;
  if (!event.altKey) return;
  const leaf = LEAVES[event.key.toLowerCase()];
  if (leaf) pick(leaf);
  else if (event.key.toLowerCase() === "r") asking.rule = asking.rule === null ? "" : null;
  else return;
  event.preventDefault();
}

const writing = (where: EventTarget | null): boolean => where instanceof Element && where.matches("input, select, textarea");
