/** What is printed for the table at hand: fetched once. */
import { printedFor } from "../packs";
import type { Printed } from "./types";

class Pack {
  printed = $state.raw<Printed | null>(null);
  #id = "";

  async open(id: string): Promise<void> {
    if (this.#id === id) return;
    this.#id = id;
    this.printed = null;
    const told = await printedFor<"sherwood">(id);
    if (this.#id === id && told) this.printed = told;
    else if (!told) this.#id = ""; // whoever asks next tries again
  }

  bonus(gear: string): number {
    return this.printed?.equipment.find(({ name }) => name === gear)?.bonus ?? 0;
  }
}

export const pack = new Pack();
