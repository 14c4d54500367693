/** What every part of a table page can reach. */
import { getContext, setContext } from "svelte";
import type { Compose } from "../compose/compose.svelte";
import type { Entry } from "../games/contract";
import type { Table } from "../line/table.svelte";
import type { Asking } from "./asking.svelte";
import type { Silence } from "./silence.svelte";

export interface AtTable {
  table: Table;
  compose: Compose;
  asking: Asking;
  silence: Silence;
  entry: Entry;
}
const KEY = Symbol("table");

export const setTable = (at: AtTable): AtTable => setContext(KEY, at);
export const getTable = (): AtTable => getContext<AtTable>(KEY);
