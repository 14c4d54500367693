/** The engine's words as a reader sees them, where nobody has written better ones. */
import { capitalised, voice } from "../../voice";
import type { Plain } from "./facts";

export const nameOf = (name: string): string => capitalised(voice.find(`view-${name}`) ?? name.replaceAll("_", " "));

/** Facts of these names are seats. */
const SEATS = /^(seat|owner|seller|by|to|first|sheriff|claimant|king|victim|turn)$/;

export function wordOf(value: Plain, name = ""): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return voice.say(value ? "yes" : "no");
  if (typeof value === "number") return SEATS.test(name) ? capitalised(voice.name(value)) : voice.number(value);
  return voice.nickname(value) ?? voice.find(`word-${value}`) ?? value;
}
