/** What the pack of this match prints: how many coins a power moves. Told once for a table. */
import type { Printed } from "../../wire/games/shahdozd";
import { printedFor } from "../packs";

class Sheet {
  /** Null until it is told. */
  printed = $state.raw<Printed | null>(null);
  #table = "";

  async read(table: string): Promise<void> {
    if (this.#table === table) return;
    this.#table = table;
    this.printed = (await printedFor<"shahdozd">(table)) ?? null;
  }
}

export const sheet = new Sheet();
