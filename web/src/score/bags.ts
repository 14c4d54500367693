/** Bag by bag: what was declared, and what was in it. All of it is public when the bag has passed or was opened. */
import type { AnyEvent } from "../line/table.svelte";
import { type Heard, tally, type Told, type Word, type Words } from "./sheet";

type Goods = Record<string, number>;

/** By round and seat. */
export function bags(heard: Heard): (Word | null)[][] {
  const rounds: (Word | null)[][] = [];
  for (const event of heard.announced.flat()) {
    const round = rounds.at(-1);
    if (event.event === "round_began") rounds.push(opened(heard.scores.length, Number(event["sheriff"])));
    else if (!round) continue;
    else if (event.event === "declared") {
      round[Number(event["seat"])] = { told: "true", key: "declared-goods", facts: { good: event["good"], count: event["count"] } };
    } else if (event.event === "unpacked") judge(round, Number(event["seat"]), truthful(round, event) ? "true" : "lie");
    else if (event.event === "inspected") judge(round, Number(event["bag"]), event["truthful"] || event["excused"] ? "proved" : "caught");
  }
  return rounds;
}

const opened = (seats: number, sheriff: number): (Word | null)[] => tally(seats).map((_, seat) => (seat === sheriff ? { told: "off", key: "web-told-off" } : null));

function judge(round: (Word | null)[], seat: number, told: Told): void {
  const word = round[seat];
  if (word) round[seat] = { ...word, told };
}

/** Nothing but what was declared. A part of it may have gone to the Sheriff by a deal. */
function truthful(round: readonly (Word | null)[], event: AnyEvent): boolean {
  const said = round[Number(event["seat"])]?.facts?.["good"];
  return event["contraband"] === 0 && Object.keys(event["goods"] as Goods).every((good) => good === said);
}

export const lied = (word: Word | null | undefined): boolean => word?.told === "lie" || word?.told === "caught";
export const spoke = (word: Word | null | undefined): boolean => !!word && word.told !== "off";

/** One plain sentence on each striking thing. */
export function striking(rounds: readonly (readonly (Word | null)[])[]): Words[] {
  const seats = rounds[0]?.length ?? 0;
  return tally(seats).flatMap((_, seat) => {
    const own = rounds.map((round) => round[seat]);
    const [words, lies, caught] = [own.filter(spoke).length, own.filter(lied).length, own.filter((word) => word?.told === "caught").length];
    if (words < 2) return [];
    if (lies === 0) return [{ key: "web-striking-honest", facts: { seat } }];
    if (lies === words) return [{ key: "web-striking-liar", facts: { seat, times: caught } }];
    return caught >= 3 ? [{ key: "web-striking-caught", facts: { seat, times: caught } }] : [];
  });
}
