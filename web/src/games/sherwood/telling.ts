/** How what happens is shown: what travels, what a log line points at, how a chip looks, what confirm adds. */
import { blockOf } from "../../art/names";
import type { AnyEvent } from "../../line/table.svelte";
import { capitalised, moveLabel, voice } from "../../voice";
import type { Chip, Travel } from "../contract";
import { pack } from "./pack.svelte";
import { cardAt, draftParts, fightParts, strengthOf, wanted } from "./strength";
import type { Forest } from "./types";
import { ANSWERS } from "./words";

const POSTS: Record<string, string> = { donated: "church", looked: "inn", bought: "merchant", recruited: "market" };
const seatOf = (event: AnyEvent): number => Number(event["seat"]);

export function travels(event: AnyEvent): Travel[] {
  const seat = seatOf(event);
  const home = `seat-${seat}`;
  const post = POSTS[event.event];
  if (post) {
    const went: Travel = { block: "raider", from: home, to: `post-${post}`, seat };
    const got: Record<string, Travel> = {
      donated: { block: "glory", from: "post-church", to: home },
      bought: { block: "card-back", from: "post-merchant", to: home },
    };
    return got[event.event] ? [went, got[event.event] as Travel] : [went];
  }
  const band = `hideout-${String(event["hideout"])}`;
  switch (event.event) {
    case "occupied":
      return [{ block: "raider", from: home, to: band, seat }];
    case "allied":
      return Object.keys(event["raiders"] as object).map((each) => ({ block: "raider", from: `seat-${each}`, to: band, seat: Number(each) }));
    case "raided":
    case "sheriff_beaten":
      return (event["seats"] as number[]).map((each) => ({ block: "glory", from: band, to: `seat-${each}` }));
    case "shared": {
      const part = Number(event["sacks"]) > 0 ? "sack" : "companion";
      return [{ block: part, from: "loot", to: home, seat }];
    }
    case "used":
      return [{ block: blockOf("sherwood", "equipment", String(event["equipment"])), from: home, to: "bar" }];
    default:
      return [];
  }
}

export function points(event: AnyEvent): string[] {
  const at: string[] = [];
  if (typeof event["hideout"] === "string") at.push(`hideout-${event["hideout"]}`);
  if (typeof event["place"] === "string") at.push(`place-${event["place"]}`);
  const post = POSTS[event.event];
  if (post) at.push(`post-${post}`);
  if (typeof event["seat"] === "number") at.push(`seat-${event["seat"]}`);
  if (typeof event["to"] === "string") at.push(`town-${event["to"]}`);
  if (Array.isArray(event["seats"])) at.push(...(event["seats"] as number[]).map((seat) => `seat-${seat}`));
  return at;
}

/** Short, with a block: the ravine, 3 raiders, Wren with 2. Of a beginning, what is said of it already. */
export function chip(move: string): Chip | null {
  const words = move.split(" ");
  const [verb = "", first = "", second = ""] = words;
  const label = moveLabel(voice, words, true);
  const seat = Number(first);
  switch (verb) {
    case "hide":
      return first === "" ? null : { block: blockOf("sherwood", "hideout", first), label: capitalised(voice.say("at", { first })), short: voice.word(first) };
    case "place":
    case "bring":
      return { block: "raider", label, ...shortly(first), ...(voice.me === null ? {} : { seat: voice.me }) };
    case "invite":
      return first === "" ? null : { block: "raider", seat, label, ...shortly(second && `${capitalised(voice.name(seat))} ${second}`) };
    case "ask":
      return { block: second === "card" ? "card-back" : blockOf("sherwood", "equipment", second), label };
    case "pledge":
    case "use":
      return { block: first === "card" ? "card-back" : blockOf("sherwood", "equipment", first), label };
    case "share":
      return first === "" ? null : { block: words[3] === "companions" ? "companion" : "sack", label, ...shortly(words[3] && `${capitalised(voice.name(seat))} ${second}`) };
    case "pay":
    case "charge":
    case "donate":
      return { block: "sack", label: verb === "donate" ? label : moveLabel(voice, words) };
    case "target":
    case "look":
    case "send":
      return { block: "cart", label: verb === "target" ? label : moveLabel(voice, words) };
    case "suggest":
      return suggestion(first, second);
    default:
      return null;
  }
}

/** Only where it can be said: a beginning has too few words for it. */
const shortly = (short: string | undefined): { short?: string } => (short ? { short } : {});

/** What one would bring; a beginning that does not say it yet is told by its sentence. */
function suggestion(first: string, second: string): Chip | null {
  const named = (kind: "hideouts" | "equipment") => pack.printed?.[kind].some(({ name }) => name === first);
  if (named("equipment")) return { block: blockOf("sherwood", "equipment", first), label: voice.word(first) };
  if (second === "") return null;
  if (second === "parts") return { block: "sack", label: voice.say("parts", { first: Number(first) }) };
  if (first === "target") return { block: "cart", label: voice.word(second) };
  return { block: blockOf("sherwood", "hideout", first), label: `${voice.word(first)}, ${voice.say("raiders", { first: Number(second) })}` };
}

/** What confirm adds: what it costs and yields. */
export function price(view: Forest, move: string): string {
  const [verb = "", first = ""] = move.split(" ");
  if (verb === "use") {
    const strength = strengthOf(fightParts(view, (gear) => pack.bonus(gear), move));
    return voice.say("board-against", { strength, combat: cardAt(view, view.cart?.place)?.combat ?? 0 });
  }
  if (verb === "propose" && view.draft) {
    const [strength, aim] = [strengthOf(draftParts(view.draft, (gear) => pack.bonus(gear))), wanted(view)];
    return aim ? voice.say("board-against", { strength, combat: aim.card.combat }) : voice.say("board-note-unknown", { strength });
  }
  if (verb === "suggest") return voice.say("board-price-suggest", { seat: view.turn });
  if (verb === "donate") return voice.say("board-price-donate", { sacks: Number(first) });
  if (verb === "look" || verb === "buy" || verb === "recruit") return voice.say("board-price-raider");
  if (verb === "send") {
    const card = cardAt(view, first);
    return card ? voice.say("table-force", { combat: card.combat }) : "";
  }
  return "";
}

const SHARING = new Set(["share", "surplus", "order"]);
const MOST_ANSWERS = 6;

/** Plain answers; who is heard next and who gets a part of the loot are such, too, if they are not too many. */
export function plain(view: Forest, moves: readonly string[]): readonly string[] {
  if (SHARING.has(view.phase) && moves.length <= MOST_ANSWERS) return moves;
  if (view.phase === "messenger") return moves;
  return moves.filter((move) => (ANSWERS as readonly string[]).includes(move));
}
