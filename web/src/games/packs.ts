/** What the pack of a table prints; the voice learns what an owner's pack calls its words. */
import { http } from "../line/http";
import { voice } from "../voice";
import type { GameName, Games } from "../wire/messages";

/** Null where the server does not tell it. */
export async function printedFor<G extends GameName>(table: string): Promise<Games[G]["Printed"] | null> {
  const told = await http.pack<G>(table);
  if (told) voice.call(told.texts);
  return told?.printed ?? null;
}
