import type { TableRow } from "../wire/bodies";

/** Open tables where I do not sit: at mine I play, and find them above. */
export const ofOthers = (open: readonly TableRow[], mine: readonly TableRow[]): TableRow[] => open.filter(({ id }) => !mine.some((row) => row.id === id));
