/** A seat has a colour and a beast; it keeps them in every game of an evening. */

const BEASTS = ["fox", "owl", "hare", "crow", "stag", "badger"];

export const beastOf = (seat: number): string => `seat-${BEASTS[seat % BEASTS.length]}`;
export const colourOf = (seat: number): string => `s${(seat % BEASTS.length) + 1}`;

/** What bots are called, by seat; as in the terminal. */
const NAMES = ["Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye", "Goran"];

/** A name for every chair: a person's own, or one of ours by seat that nobody else has. */
export function namesOf(chairs: readonly { name: string | null }[]): string[] {
  const names = chairs.map((chair) => chair.name);
  for (const [seat, name] of names.entries()) names[seat] = name ?? freeName(seat, names);
  return names.map((name) => name ?? "");
}

function freeName(seat: number, taken: readonly (string | null)[]): string | null {
  const bySeat = NAMES.map((_, step) => NAMES[(seat + step) % NAMES.length] ?? "");
  return bySeat.find((name) => !taken.includes(name)) ?? null;
}

/** The others as they sit: me first, then clockwise. */
export function around(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);
}

/** The names under which events speak of seats. */
const SEATED = new Set([
  "bag", "briber", "by", "claimant", "debtor", "figure", "first", "giver", "informant", "instead_of", "king", "owner",
  "seat", "seats", "sheriff", "target", "to", "twice", "victim", "winners",
]);

/** The seats that an event speaks of, who did it first. */
export function seatsIn(event: Record<string, unknown>): number[] {
  const named = Object.entries(event).filter(([name]) => SEATED.has(name));
  const seats = named.flatMap(([, fact]) => (Array.isArray(fact) ? fact : [fact])).filter((fact) => typeof fact === "number");
  const doer = event["seat"];
  return [...new Set(typeof doer === "number" ? [doer, ...seats] : seats)];
}
