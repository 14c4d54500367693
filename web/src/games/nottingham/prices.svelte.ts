/** What a card is worth and costs: told once by the pack of the table. */
import { http } from "../../line/http";

export interface Price {
  value: number;
  penalty: number;
}
interface Told {
  printed?: { goods?: { name: string; value: number; penalty: number }[] };
}

class Prices {
  #by = $state.raw<ReadonlyMap<string, Price>>(new Map());
  #table = "";

  /** Asked for once a table. */
  async load(table: string): Promise<void> {
    if (this.#table === table) return;
    this.#table = table;
    const told = (await http.pack(table)) as Told | null;
    this.#by = new Map((told?.printed?.goods ?? []).map(({ name, value, penalty }) => [name, { value, penalty }]));
  }

  of(good: string): Price | null {
    return this.#by.get(good) ?? null;
  }

  /** What an opened bag costs its owner if these are not as declared; null where nobody has told. */
  penalty(goods: Readonly<Record<string, number>>): number | null {
    let sum = 0;
    for (const [good, count] of Object.entries(goods)) {
      const price = this.of(good);
      if (!price) return null;
      sum += price.penalty * count;
    }
    return sum;
  }
}

export const prices = new Prices();
