/** What lies before somebody, in words: for a plate that has no room to draw it. */
import { capitalised, voice } from "../../voice";
import type { Place } from "../../wire/games/nottingham";
import { listed, saidOf } from "./goods";

export function stallTells(place: Place | undefined): string {
  if (!place) return "";
  const goods = listed(place.stall).map(([good, count]) => saidOf(good, count));
  const hidden = voice.say("hidden", { contraband: place.contraband });
  const all = [...goods, ...(hidden ? [hidden] : [])];
  const stall = all.length > 0 ? capitalised(voice.listed(all)) : capitalised(voice.say("board-stall-empty"));
  const opened = place.inspected.truthful + place.inspected.lies;
  const record = opened > 0 ? capitalised(voice.say("board-record", { count: opened, lies: place.inspected.lies })) : "";
  return [stall, record].filter(Boolean).map((said) => `${said}.`).join(" ");
}
