/** What places and cards are and do, in sentences. */
import { capitalised, voice } from "../../voice";
import type { CornishView, Things } from "./shelf.svelte";
import { nearest } from "./sums";

const phrases = (all: readonly string[]): string[][] => all.map((phrase) => phrase.split(" "));

export const named = (word: string): string => capitalised(voice.word(word));

/** The name without the article, for a small card. */
export const short = (word: string): string => voice.find(`board-short-${word}`) ?? capitalised(voice.word(word).replace(/^(?:the |les |le |la |l’)/iu, ""));

/** A space of the sea as a map writes it. */
export const seaName = (sea: string): string => voice.find(`board-sea-${sea}`) ?? named(sea);

export function characterTells(things: Things, character: string): string {
  const card = things.characters.get(character);
  if (!card) return "";
  const told: string[] = [];
  if (card.always.length > 0) told.push(voice.say("card-always", { always: phrases(card.always) }));
  if (card.use.length > 0) told.push(voice.say("card-use", { use: phrases(card.use), pay: phrases(card.pay), action: card.action }));
  if (card.mob) told.push(voice.say("card-mob"));
  return told.length > 0 ? told.join(" ") : voice.say("card-plain");
}

export function secretTells(things: Things, secret: string): string {
  const card = things.secrets.get(secret);
  return card ? voice.say("card-secret", { when: card.when, do: phrases(card.do) }) : "";
}

export function placeTells(view: CornishView, things: Things, place: string): string {
  const land = things.land.get(place);
  if (!land) return seaTells(view, things, place);
  const kind = land.size > 0 ? voice.say("board-town", { size: land.size }) : land.cove ? voice.say("board-cove") : voice.say("board-village");
  const port = land.risk > 0 ? voice.say("board-port", { risk: land.risk }) : "";
  const customs = place === things.printed.customs ? voice.say("board-customs-house") : "";
  const away = view.officers.some((officer) => officer.place === place) ? 0 : nearest(view, things, place);
  const roads = land.roads.length > 0 ? voice.say("table-roads", { roads: land.roads, steps: away ?? -1 }) : "";
  return [kind, port, customs, roads].filter(Boolean).join(" ");
}

function seaTells(view: CornishView, things: Things, place: string): string {
  const stall = view.merchants[place];
  if (!stall) return voice.say("table-lanes", { lanes: things.lanes(place) });
  const sold = Object.entries(stall).filter(([, count]) => count > 0);
  if (sold.length === 0) return voice.say("board-sold-out");
  const goods = sold.map(([goods, count]) => voice.say("board-some", { goods, count }));
  return voice.say("board-sells", { place, goods: voice.listed(goods) });
}

/** Somebody's ship, and how many secrets there are in the hand. */
export function seatTells(view: CornishView, seat: number): string {
  const ship = view.players[seat]?.ship;
  const secrets = voice.say("secrets", { first: view.hand_sizes[seat] ?? 0 });
  return ship ? `${short(ship)} · ${secrets}` : secrets;
}
