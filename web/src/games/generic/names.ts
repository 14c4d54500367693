/** The engine's words as a reader sees them, where nobody has written better ones. */
import { capitalised, spaced, voice, worded } from "../../voice";
import type { Plain } from "./facts";

export const nameOf = (name: string): string => capitalised(voice.find(`view-${name}`) ?? spaced(name));

export function wordOf(value: Plain, name = ""): string {
  if (value === null) return "–";
  const said = worded(voice, name, value);
  if (typeof value !== "number") return said;
  return said === String(value) ? voice.number(value) : capitalised(said);
}
