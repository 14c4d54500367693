/** The cart rolls along its road as the raid is told, and halts at each hideout that it meets. */
import type { AnyEvent } from "../../line/table.svelte";
import { still } from "../../table/motion";
import type { CardTold, Forest, Printed } from "./types";

export interface Mark {
  hideout: string;
  /** How it ended there. */
  kind: "passed_by" | "raided" | "sheriff_won" | "sheriff_beaten";
  strength: number;
  combat: number;
}
interface Road {
  start: string;
  end: string;
  /** Whether it is the Sheriff who rides, or prisoners who are led. */
  block: string;
}
interface Leg {
  road: Road;
  to: number;
  mark?: Mark;
  /** It is out of the forest. */
  gone?: boolean;
}
const FIGHTS = new Set(["passed_by", "raided", "sheriff_won", "sheriff_beaten"]);
const A_HALT = 170;
const LONGEST = 1200;
const REST = 160;
/** So many ways may wait to be told. */
const BEHIND = 6;

/** The hideouts that a cart passes, in order. */
export function routeOf(printed: Printed, start: string, end: string): string[] {
  const road = (name: string) => printed.towns.find((town) => town.name === name)?.road ?? [];
  return [...road(start), ...[...road(end)].reverse()];
}

export function blockFor(card: CardTold): string {
  if (card.raiders_lost !== undefined) return "sheriff-rides";
  return (card.companions ?? 0) > 0 && (card.sacks ?? 0) === 0 ? "prisoners" : "convoy";
}

/** Events as ways to roll, from where the cart was before. */
export function legsOf(printed: Printed, events: readonly AnyEvent[], before: { road: Road; at: number } | null): { legs: Leg[] } {
  let road = before?.road ?? null;
  let at = before?.at ?? 0;
  const legs: Leg[] = [];
  for (const told of events) {
    if (told.event === "sent") {
      const card = told["card"] as CardTold;
      road = { start: card.start, end: card.end, block: blockFor(card) };
      at = 0;
      legs.push({ road, to: 0 });
    } else if (told.event === "redirected" && road) road = { ...road, end: String(told["to"]) };
    else if (FIGHTS.has(told.event) && road) {
      const halt = routeOf(printed, road.start, road.end).indexOf(String(told["hideout"]), Math.max(0, at - 1));
      at = halt < 0 ? at : halt + 1;
      legs.push({ road, to: at, mark: { hideout: String(told["hideout"]), kind: told.event as Mark["kind"], strength: Number(told["strength"]), combat: Number(told["combat"]) } });
    } else if (told.event === "escaped" && road) {
      at = routeOf(printed, road.start, road.end).length + 1;
      legs.push({ road, to: at, gone: true });
    }
  }
  return { legs };
}

export class Tale {
  road = $state.raw<Road | null>(null);
  /** How far: 0 is the town, then one for each hideout of the route, at last the other town. */
  at = $state(0);
  marks = $state.raw<readonly Mark[]>([]);
  #queue: Leg[] = [];
  #running = false;
  #hurried = false;
  #view: Forest | null = null;

  /** How things stand when nothing is being told. */
  stand(view: Forest, printed: Printed): void {
    this.#view = view;
    if (this.#running) return;
    const card = view.row.find((each) => each.place === view.cart?.place)?.card;
    const end = view.cart?.destination;
    if (!view.cart || !card || !end) {
      this.road = null;
      if (!view.cart && view.phase !== "choose") this.marks = [];
      return;
    }
    this.road = { start: card.start, end, block: blockFor(card) };
    this.at = view.cart.hideout === null ? view.cart.step : routeOf(printed, card.start, end).indexOf(view.cart.hideout, view.cart.step) + 1;
  }

  hear(printed: Printed, events: readonly AnyEvent[], after: Forest): void {
    const last = this.#queue.at(-1);
    const before = last ? { road: last.road, at: last.to } : this.road && { road: this.road, at: this.at };
    const { legs } = legsOf(printed, events, before);
    this.#view = after;
    const met = after.cart?.hideout;
    const road = legs.at(-1)?.road ?? before?.road;
    if (met && road) {
      const to = routeOf(printed, road.start, after.cart?.destination ?? road.end).indexOf(met, after.cart?.step ?? 0) + 1;
      legs.push({ road: { ...road, end: after.cart?.destination ?? road.end }, to });
    }
    if (this.#queue.length > BEHIND) this.#hurried = true; // who tells too much at once is cut short
    this.#queue.push(...legs);
    if (legs.length > 0) void this.#run(printed);
  }

  /** A touch ends what is moving. */
  hurry(): void {
    this.#hurried = this.#running;
  }

  async #run(printed: Printed): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let leg = this.#queue.shift(); leg; leg = this.#queue.shift()) await this.#roll(leg);
    this.#running = this.#hurried = false;
    if (this.#view) this.stand(this.#view, printed);
  }

  async #roll({ road, to, mark, gone }: Leg): Promise<void> {
    this.road = road;
    if (to === 0) [this.at, this.marks] = [0, []];
    const from = Math.min(this.at, to);
    const lasting = still() || this.#hurried ? 0 : Math.min(LONGEST / (this.#queue.length + 1), Math.max(1, to - from) * A_HALT);
    const begun = performance.now();
    for (let now = begun; now - begun < lasting && !this.#hurried; ) {
      const part = (now - begun) / lasting;
      this.at = from + (to - from) * (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);
      now = await new Promise<number>(requestAnimationFrame);
    }
    this.at = to;
    if (mark) this.marks = [...this.marks, mark];
    if (!this.#hurried && !still()) await new Promise((go) => setTimeout(go, mark || gone ? REST : 0));
    if (gone) this.road = null;
  }
}
