/** Who I am here: a key that this browser keeps. There are no accounts. */

const KEY = "hoodwink.key";
const PERSON = "hoodwink.person";
const NAME = "hoodwink.name";

export interface Kept {
  key: string;
  person: string;
  name: string;
}

export function kept(): Kept | null {
  const [key, person, name] = [KEY, PERSON, NAME].map((word) => localStorage.getItem(word));
  return key && person ? { key, person, name: name ?? "" } : null;
}

export function keep(who: Kept): void {
  localStorage.setItem(KEY, who.key);
  localStorage.setItem(PERSON, who.person);
  localStorage.setItem(NAME, who.name);
}

export function lose(): void {
  for (const word of [KEY, PERSON, NAME]) localStorage.removeItem(word);
}
