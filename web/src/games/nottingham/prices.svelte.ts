/** What a card is worth and costs: told once by the pack of the table. */
import { printedFor } from "../packs";

export interface Price {
  value: number;
  penalty: number;
  /** The legal good that a royal one helps to be King or Queen of, and as how many. */
  counts_for: string | null;
  counts_as: number;
}
export interface Bonus {
  good: string;
  king: number;
  queen: number;
}

class Prices {
  #by = $state.raw<ReadonlyMap<string, Price>>(new Map());
  /** Those that are in play, in the order of the pack. */
  listed = $state.raw<readonly string[]>([]);
  bonuses = $state.raw<readonly Bonus[]>([]);
  /** Whether the list of them lies on the table; it is nobody's move. */
  shown = $state(false);
  #table = "";

  /** Asked for once a table. */
  async load(table: string): Promise<void> {
    if (this.#table === table) return;
    this.#table = table;
    const told = await printedFor<"nottingham">(table);
    const goods = told?.goods ?? [];
    this.#by = new Map(goods.map((good) => [good.name, good]));
    this.listed = goods.filter(({ cards }) => Object.values(cards).some((count) => count > 0)).map(({ name }) => name);
    this.bonuses = told?.bonuses ?? [];
  }

  of(good: string): Price | null {
    return this.#by.get(good) ?? null;
  }
}

export const prices = new Prices();
