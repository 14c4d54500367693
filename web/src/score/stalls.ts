/** What stalls and purses of Nottingham were worth after each round, from what was told; nothing if that does not add up to the end. */
import type { AnyEvent } from "../line/table.svelte";
import type { Place } from "../wire/games/nottingham";
import { counted, type Heard, same, type Worth } from "./sheet";

type Goods = Record<string, number>;
type Move = readonly [seat: number, goods: Goods, sign: number];
interface Good {
  name: string;
  legal: boolean;
  value: number;
}

/** Stalls and purses as they grow while events are read. */
class Stalls {
  readonly stalls: Goods[];
  readonly #declared = new Map<number, string>();
  readonly #opened = new Set<number>();

  constructor(readonly purses: number[], readonly legal: ReadonlySet<string>) {
    this.stalls = purses.map(() => ({}));
  }

  read(event: AnyEvent): void {
    if (event.event === "round_began") this.#opened.clear();
    if (event.event === "declared") this.#declared.set(Number(event["seat"]), String(event["good"]));
    if (event.event === "inspected") this.#opened.add(Number(event["bag"]));
    if (event.event === "paid") pay(this.purses, event);
    for (const [seat, goods, sign] of this.#moved(event)) {
      for (const [good, count] of Object.entries(goods)) this.#lay(seat, good, sign * count);
    }
  }

  #lay(seat: number, good: string, count: number): void {
    const stall = this.stalls[seat];
    if (stall && this.legal.has(good)) stall[good] = (stall[good] ?? 0) + count;
  }

  /** Goods that this event lays on stalls, or takes from them. */
  #moved(event: AnyEvent): Move[] {
    const goods = (event["goods"] ?? {}) as Goods;
    const [seat, to, bag] = [Number(event["seat"]), Number(event["to"]), Number(event["bag"])];
    if (event.event === "unpacked") return [[seat, goods, 1]];
    if (event.event === "gave") return [[seat, goods, -1], [to, goods, 1]];
    if (event.event === "delivered") return [[to, goods, 1], [seat, goods, this.#opened.has(seat) ? -1 : 0]];
    const good = this.#declared.get(bag) ?? "";
    return event.event === "inspected" ? [[bag, { [good]: goods[good] ?? 0 }, 1]] : [];
  }
}

export function worthByRound(heard: Heard, ends: readonly number[]): Worth | null {
  const printed = (heard.pack?.["goods"] ?? []) as Good[];
  if (printed.length === 0) return null;
  const value = (good: string) => printed.find(({ name }) => name === good)?.value ?? 0;
  const places = heard.view["seats"] as Place[];
  const state = new Stalls(startingPurses(heard), new Set(printed.flatMap(({ name, legal }) => (legal ? [name] : []))));
  const worth = (round: number) => state.stalls.map((stall, seat) => sum(stall, value) + (state.purses[seat] ?? 0) + faceDown(places[seat], round, value));
  const rounds: number[][] = [];
  const caught: { seat: number; step: number }[] = [];
  let closed = false;
  for (const event of heard.announced.flat()) {
    const ended: boolean = event.event === "revealed" && !closed;
    closed ||= ended;
    if (event.event === "round_began" || ended) rounds.push(worth(rounds.length));
    state.read(event);
    if (event.event === "inspected" && !event["truthful"] && !event["excused"]) caught.push({ seat: Number(event["bag"]), step: rounds.length });
  }
  const legal = state.stalls.every((stall, seat) => equal(stall, places[seat]?.stall ?? {}));
  if (!legal || !same(worth(Infinity), ends)) return null;
  const by = heard.scores.map((score, seat) => [...rounds.map((round) => round[seat] ?? 0), score]);
  return { key: "web-worth-rounds", by, caught, last: { key: "web-worth-king" } };
}

/** What was in the purses before anything was paid: the end, less all that was heard of. */
function startingPurses(heard: Heard): number[] {
  const purses = counted(heard, "counted", "seat", (event) => Number(event["coins"]));
  const coins = (event: AnyEvent) => Number(event["coins"]);
  const [paid, got] = [counted(heard, "paid", "seat", coins), counted(heard, "paid", "to", coins)];
  return purses.map((purse, seat) => purse + (paid[seat] ?? 0) - (got[seat] ?? 0));
}

/** Face-down cards count from the round in which they came, for who has them in the end. */
function faceDown(place: Place | undefined, round: number, value: (good: string) => number): number {
  return (place?.face_down ?? []).filter((card) => card.round <= round).reduce((all, { kind, count }) => all + count * value(kind ?? ""), 0);
}

const sum = (stall: Goods, value: (good: string) => number): number => Object.entries(stall).reduce((all, [good, count]) => all + count * value(good), 0);
function pay(purses: number[], event: AnyEvent): void {
  const [seat, to, coins] = [Number(event["seat"]), Number(event["to"]), Number(event["coins"])];
  purses[seat] = (purses[seat] ?? 0) - coins;
  purses[to] = (purses[to] ?? 0) + coins;
}
const equal = (one: Goods, other: Goods): boolean => [...new Set([...Object.keys(one), ...Object.keys(other)])].every((good) => (one[good] ?? 0) === (other[good] ?? 0));
