import { Refusal } from "../line/http";
import type { TableRow } from "../wire/bodies";
import { voice } from "../voice";

/** Open tables where I do not sit: at mine I play, and find them above. */
export const ofOthers = (open: readonly TableRow[], mine: readonly TableRow[]): TableRow[] => open.filter(({ id }) => !mine.some((row) => row.id === id));

/** Those that are not over: in the lobby, or under way. */
export const unfinished = (mine: readonly TableRow[]): TableRow[] => mine.filter((row) => row.status === "playing" || row.status === "lobby");

/** Those first that wait for me, then as they were touched. */
export const inOrder = (rows: readonly TableRow[]): TableRow[] => [...rows].sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.touched - a.touched);

/** The key of the sentence that says how far a table is. */
export const standing = (row: TableRow): string => (row.status === "lobby" ? "web-row-lobby" : row.my_turn ? "web-row-mine" : "web-row-theirs");

/** Whether no more tables are made for me until one of mine is closed. */
export const tooMany = (error: unknown): boolean => error instanceof Refusal && error.error === "table-full";

/** Why there is no new table, in a sentence. */
export const noTable = (error: unknown): string =>
  tooMany(error) ? voice.say("web-too-many") : error instanceof Error ? error.message : "";
