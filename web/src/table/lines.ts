/** The log as lines: what concerns me is never folded, routine is. */
import type { AnyEvent, Heard } from "../line/table.svelte";
import { seatsIn } from "./seats";

export interface Line {
  key: string;
  event: AnyEvent;
  seat: number | null;
  mine: boolean;
}
/** One line, or several routine ones in one. */
export type Row = { kind: "line"; line: Line } | { kind: "fold"; key: string; lines: Line[] };

export function lines(heard: readonly Heard[], me: number | null): Line[] {
  return heard.flatMap(({ number, events }) =>
    events.map((event, at) => {
      const seats = seatsIn(event);
      return { key: `${number}.${at}`, event, seat: seats[0] ?? null, mine: me !== null && seats.includes(me) };
    }),
  );
}

export function rows(all: readonly Line[], routine: ReadonlySet<string>, silent: readonly string[] = []): Row[] {
  const made: Row[] = [];
  for (const line of all.filter(({ event }) => !silent.includes(event.event))) {
    const last = made.at(-1);
    if (line.mine || !routine.has(line.event.event)) made.push({ kind: "line", line });
    else if (last?.kind === "fold") last.lines.push(line);
    else made.push({ kind: "fold", key: `fold ${line.key}`, lines: [line] });
  }
  return made.map((row) => (row.kind === "fold" && row.lines.length === 1 && row.lines[0] ? { kind: "line", line: row.lines[0] } : row));
}
