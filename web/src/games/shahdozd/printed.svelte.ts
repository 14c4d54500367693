/** What the pack of this match prints: how many coins a power moves. Told once for a table. */
import type { Printed as Told } from "../../wire/games/shahdozd";
import { printedFor } from "../packs";

export type Printed = Pick<Told, "king_takes" | "minister_takes" | "peasant_penalty">;
/** Where the server does not tell it: the pack that comes with the game. */
const OWN: Printed = { king_takes: 3, minister_takes: 1, peasant_penalty: 2 };

class Sheet {
  printed = $state.raw<Printed>(OWN);
  #table = "";

  async read(table: string): Promise<void> {
    if (this.#table === table) return;
    this.#table = table;
    this.printed = (await printedFor<"shahdozd">(table)) ?? OWN;
  }
}

export const sheet = new Sheet();
