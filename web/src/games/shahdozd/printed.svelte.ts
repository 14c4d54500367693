/** What the pack of this match prints: how many coins a power moves. Told once for a table. */
import { http } from "../../line/http";
import type { Printed } from "../../wire/games/shahdozd";

class Sheet {
  /** Null until it is told. */
  printed = $state.raw<Printed | null>(null);
  #table = "";

  async read(table: string): Promise<void> {
    if (this.#table === table) return;
    this.#table = table;
    const told = (await http.pack(table)) as { printed: Printed } | null;
    this.printed = told?.printed ?? null;
  }
}

export const sheet = new Sheet();
