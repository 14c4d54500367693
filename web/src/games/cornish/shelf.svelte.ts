/** What is printed for this table: places, shapes, cards and prices, fetched once and found by name. */
import type { View } from "../../line/table.svelte";
import { printedFor } from "../packs";
import type {
  CharacterPrinted, GoodsPrinted, LandPrinted, Printed, SeaPrinted, SecretPrinted, ShipPrinted, WarehousePrinted,
} from "../../wire/games/cornish";

export type CornishView = View<"cornish">;

const byName = <T extends { name: string }>(all: readonly T[]): ReadonlyMap<string, T> => new Map(all.map((one) => [one.name, one]));

export class Things {
  readonly land: ReadonlyMap<string, LandPrinted>;
  readonly sea: ReadonlyMap<string, SeaPrinted>;
  readonly goods: ReadonlyMap<string, GoodsPrinted>;
  readonly ships: ReadonlyMap<string, ShipPrinted>;
  readonly warehouses: ReadonlyMap<string, WarehousePrinted>;
  readonly characters: ReadonlyMap<string, CharacterPrinted>;
  readonly secrets: ReadonlyMap<string, SecretPrinted>;

  constructor(readonly printed: Printed) {
    this.land = byName(printed.land);
    this.sea = byName(printed.sea);
    this.goods = byName(printed.goods);
    this.ships = byName(printed.ships);
    this.warehouses = byName(printed.warehouses);
    this.characters = byName(printed.characters);
    this.secrets = byName(printed.secrets);
  }

  lanes(place: string): readonly string[] {
    return this.sea.get(place)?.lanes ?? this.land.get(place)?.lanes ?? [];
  }
  size(goods: string): number {
    return this.goods.get(goods)?.size ?? 1;
  }
  rows(goods: string): readonly string[] {
    return this.goods.get(goods)?.rows ?? ["#"];
  }
}

class Shelf {
  things = $state.raw<Things | null>(null);
  #table = "";

  /** Asks once for each table. */
  load(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.things = null;
    void printedFor<"cornish">(table).then((printed) => {
      if (this.#table === table && printed) this.things = new Things(printed);
    });
  }
}

export const shelf = new Shelf();
