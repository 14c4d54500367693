/** What the pack of this match prints: how many coins a power moves. Told once for a table. */
import { http } from "../../line/http";

export interface Printed {
  king_takes: number;
  minister_takes: number;
  peasant_penalty: number;
}
/** Where the server does not tell it: the pack that comes with the game. */
const OWN: Printed = { king_takes: 3, minister_takes: 1, peasant_penalty: 2 };

class Sheet {
  printed = $state.raw<Printed>(OWN);
  #table = "";

  async read(table: string): Promise<void> {
    if (this.#table === table) return;
    this.#table = table;
    const told = (await http.pack(table)) as (Partial<Printed> & { printed?: Partial<Printed> }) | null;
    this.printed = { ...OWN, ...(told?.printed ?? told ?? {}) };
  }
}

export const sheet = new Sheet();
