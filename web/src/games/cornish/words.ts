/** Which words a drawn thing stands for. Every verb that a player may say is in here. */
import { begins } from "../../compose/words";
import type { OfficerTold } from "../../wire/games/cornish";

export type Moves = readonly string[];

const some = (moves: Moves, words: string): boolean => moves.some((move) => begins(move, words));

/** With how it is paid, if it may be paid at all: by influence where that will do. */
export function paid(moves: Moves, stem: string): string {
  const whole = `${stem} for influence`;
  if (moves.includes(whole)) return whole;
  const others = moves.filter((move) => move === stem || move.startsWith(`${stem} for `));
  return others.length === 1 ? (others[0] ?? stem) : stem;
}

/** The other ways to pay for the same. */
export function ways(moves: Moves, move: string): string[] {
  const [stem, by] = move.split(" for ");
  return by === undefined ? [] : moves.filter((each) => each.startsWith(`${stem} for `));
}

/** What is being moved: `walk penzance` of `walk penzance to madron for gold`. */
export const moving = (words: string): string => words.split(" to ")[0] ?? "";

/** A place: where what is being moved may go; else where the ship may sail, or what is placed may stand. */
export function placeWords(moves: Moves, begun: string, place: string, anchor: string | null): string[] {
  const onward = `${moving(begun)} to ${place}`;
  if (begun !== "" && begins(begun, onward)) return [begun];
  if (begun !== "" && some(moves, onward)) return [paid(moves, onward)];
  const sailing = anchor === null ? [] : [paid(moves, `sail ${anchor} to ${place}`)];
  return [...sailing, `place pawn ${place}`, `place officer ${place}`, `place ship ${place}`];
}

export const shipWords = (anchor: string): string[] => [`sail ${anchor}`];
export const pawnWords = (place: string): string[] => [`walk ${place}`, `remove pawn ${place}`];
export const officerWords = ({ place, briber }: OfficerTold): string[] => {
  const who = briber === null ? place : `${place} of ${briber}`;
  return [`march ${who}`, `bribe ${who}`, `recall ${who}`];
};

/** Goods that lie in the open: sold, carried, taken along or put away. */
export const lotWords = (goods: string, place: string, beside: readonly string[]): string[] => [
  `sell ${goods} ${place}`, `carry ${goods} ${place}`, `haul ${goods} ${place}`, ...beside.map((store) => `store ${goods} in ${store}`),
];
export const rowWords = (moves: Moves, goods: string, place: string, row: string): string => paid(moves, `sell ${goods} ${place} ${row}`);
export const aboardWords = (goods: string, beside: readonly string[]): string[] => [
  `unload ${goods}`, ...beside.map((store) => `unload ${goods} into ${store}`),
];
export const storedWords = (goods: string, store: string): string[] => [`fetch ${goods} from ${store}`];
export const stallWords = (goods: string): string[] => [`buy ${goods}`];
export const seizedWords = (goods: string): string[] => [`release ${goods}`, `raid ${goods}`];
export const personWords = (character: string): string[] => [`with ${character}`, `use ${character}`, `rouse ${character}`];
export const faceWords = (moves: Moves, character: string): string[] => [paid(moves, `hire ${character}`)];
export const secretWords = (secret: string): string[] => [`play ${secret}`];
export const plateWords = (seat: number): string[] => [`target ${seat}`];

/** Before the first round. */
export const chooseShip = (ship: string): string[] => [`take ship ${ship}`];
export const chooseStore = (store: string): string[] => [`take warehouse ${store}`];
export const chooseDeck = (deck: string): string[] => [`draw ${deck}`, deck];
/** Two decks may be touched in either order. */
export function another(move: string): string | null {
  const [verb, first, second, ...rest] = move.split(" ");
  return verb === "draw" && second !== undefined && rest.length === 0 && first !== second ? `draw ${second} ${first}` : null;
}
export const chooseKeep = (character: string): string[] => [`keep ${character}`];

/** Plain deeds that are buttons, passing last. */
export const deeds = (moves: Moves): string[] => ["storm warehouse", paid(moves, "discover secret"), "buy reputation", "work honestly", "pass"];
/** What ends something that is under way; it stands in the strip. */
export const ENDS = ["call off", "end turn", "done", "let be"];
