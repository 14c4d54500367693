/** Sherwood Forest: glory by what brought it, promises, and what the Sheriff cost. */
import type { AnyEvent } from "../line/table.svelte";
import { added, checked, counted, type Heard, ladder, type Part, type Sheet, tally, type Worth } from "./sheet";

const PARTS = [
  ["web-part-raids", "green"], ["web-part-sheriff", "sea"], ["web-part-church", "gold"],
  ["web-part-camp", "wood"], ["web-part-loot", "paper"], ["web-part-lost", "red"],
] as const satisfies readonly (readonly [string, Part["tone"]])[];
type Key = (typeof PARTS)[number][0];
interface Gain {
  key: Key;
  seats: readonly number[];
  glory: number;
}

/** What an event does to glory; in the last round loot is glory too. */
function gain(event: AnyEvent, last: boolean, companion: number): Gain | null {
  const [seat, much] = [event["seat"] as number, (name: string) => Number(event[name] ?? 0)];
  const loot = much("sacks") + companion * much("companions");
  switch (event.event) {
    case "raided": return { key: "web-part-raids", seats: event["seats"] as number[], glory: much("glory") };
    case "sheriff_beaten": return { key: "web-part-sheriff", seats: event["seats"] as number[], glory: much("glory") };
    case "donated": return { key: "web-part-church", seats: [seat], glory: much("sacks") };
    case "emptied_first": return { key: "web-part-camp", seats: [seat], glory: 1 };
    case "lost": return { key: "web-part-lost", seats: [seat], glory: -much("glory") };
    case "shared": return last ? { key: "web-part-loot", seats: [seat], glory: loot } : null;
    case "honoured": return last ? { key: "web-part-loot", seats: [event["to"] as number], glory: loot } : null;
    default: return null;
  }
}

/** Round by round, how much of each part every seat has by then. */
function read(heard: Heard): Record<Key, number[]>[] {
  const seats = heard.scores.length;
  const companion = Number(heard.pack?.["companion_glory"] ?? 0);
  const now = Object.fromEntries(PARTS.map(([key]) => [key, tally(seats)])) as Record<Key, number[]>;
  const rounds: Record<Key, number[]>[] = [];
  let last = false;
  for (const event of heard.announced.flat()) {
    if (event.event === "round_began") {
      last = event["round"] === heard.view["round"];
      rounds.push(structuredClone(now));
    }
    const found = gain(event, last, companion);
    for (const seat of found?.seats ?? []) if (found) now[found.key][seat] = (now[found.key][seat] ?? 0) + found.glory;
  }
  return [...rounds, now];
}

export function sherwood(heard: Heard): Partial<Sheet> {
  const { view, scores } = heard;
  const rounds = read(heard);
  const plain: Part = { key: "web-part-glory", tone: "green", by: scores };
  const parts = checked(PARTS.map(([key, tone]) => ({ key, tone, by: rounds.at(-1)?.[key] ?? [] })), scores, plain);
  const broken = counted(heard, "promise_broken", "seat");
  return {
    parts,
    lines: [
      ...parts.map(({ key, by }) => ({ key, by })),
      { key: "web-total", by: scores, kind: "sum" },
      ...ladder(heard, [
        { key: "web-tie-oak", by: view["oaks"] as number[], parts: "oak" },
        { key: "web-tie-sacks", by: view["sacks"] as number[], parts: "sacks" },
      ]),
    ],
    worth: parts[0] === plain ? null : worth(rounds, scores.length),
    deeds: [
      { key: "web-deed-raids", by: counted(heard, "raided", "seats") },
      { key: "web-deed-beaten", by: counted(heard, "sheriff_beaten", "seats") },
      { key: "web-deed-lost", by: counted(heard, "lost", "seat", (event) => Number(event["raiders"])) },
      { key: "web-deed-kept", by: counted(heard, "promise_kept", "seat") },
      { key: "web-deed-broken", by: broken },
    ],
    striking: broken.flatMap((times, seat) => (times > 0 ? [{ key: "web-striking-broken", facts: { seat, times } }] : [])),
  };
}

function worth(rounds: readonly Record<Key, number[]>[], seats: number): Worth {
  const sums = rounds.map((round) => added(...Object.values(round)));
  return { key: "web-worth-glory", by: tally(seats).map((_, seat) => sums.map((sum) => sum[seat] ?? 0)), caught: [] };
}
