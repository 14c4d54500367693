/** The view of Sherwood Forest, with what a seat's own part may put in the place of what all see. */
import type { View } from "../../line/table.svelte";
import type { Public } from "../../wire/games/sherwood";
import type { BoardProps, FactsProps } from "../contract";

export type { BandTold, CardTold, CartTold, PlaceTold, Printed, Terms } from "../../wire/games/sherwood";

type Replaced = "draft" | "phase" | "row";
export type Forest = Omit<View<"sherwood">, Replaced> & Pick<Public, Replaced>;
export type ForestProps = BoardProps<Forest>;
export type ForestFacts = FactsProps<Forest>;
