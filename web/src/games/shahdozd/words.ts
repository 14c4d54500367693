/** Which words each drawn thing stands for. */
import { CHARACTERS, type Ring, SLOTS } from "./ring";

export interface Card {
  slot: string;
  /** It lies before me. */
  own: boolean;
  /** Its owner claims something. */
  claimed: boolean;
}

/** A card of the ring. */
export function cardWords({ slot, own, claimed }: Card): string[] {
  return [
    `peek ${slot}`,
    ...(own ? ["look", "answer minister"] : []),
    ...(claimed ? ["challenge"] : []),
    `mix ${slot}`, slot, `accuse ${slot}`, `name at ${slot}`, `at ${slot}`,
  ];
}

/** What to ask about a card that is asleep. */
export function cardQuestions({ slot, own, claimed }: Card, phase: string): string[] {
  if (phase === "accuse") return [`accuse ${slot} king`];
  if (phase === "name") return [`name king at ${slot}`];
  if (own) return phase === "peek" ? [`peek ${slot}`] : ["look"];
  return claimed ? ["challenge"] : [`peek ${slot}`];
}

/** A portrait of the tray: my claim, or who a card is said to be. */
export const portraitWords = (character: string): string[] => [`claim ${character}`, `name ${character}`, character];

export function portraitQuestions(character: string, view: Ring): string[] {
  return view.phase === "name" ? SLOTS.map((slot) => `name ${character} at ${slot}`) : [`claim ${character}`];
}

/** The plate of another player. */
export const plateWords = (seat: number): string[] => [`tax ${seat}`];

/** How the two lifted cards are put back. */
export const MIXINGS = ["open swap", "open keep", "hidden swap", "hidden keep"] as const;

/** The buttons beside the portraits. */
export const MOVES = ["look", "rotate left", "rotate right", "rotate front"] as const;
export const NO_PEEK = "peek none";
/** Answers that stand in the strip. */
export const ANSWERS = ["allow", "challenge", "stay silent", "answer minister"] as const;

/** Two cards may be lifted in any order, and a card may be touched before its name. */
export function another(move: string): string | null {
  const [verb, first, second, ...rest] = move.split(" ");
  if (verb === "mix") return ["mix", second, first, ...rest].join(" ");
  return verb === "name" ? ["name", second, ...rest, first].join(" ") : null;
}

/** The slots that a move, or the beginning of one, speaks of. */
export function slotsIn(move: string): string[] {
  return move.split(" ").slice(1).filter((word) => (SLOTS as readonly string[]).includes(word));
}

/** The character that a move speaks of. */
export const characterIn = (move: string): string | null =>
  move.split(" ").slice(1).find((word) => (CHARACTERS as readonly string[]).includes(word)) ?? null;
