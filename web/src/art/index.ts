/** Blocks come in sets: one for every page, one a game. A set is fetched once, when it is first wanted. */

const SETS = import.meta.glob<string>("./sets/*.svg", { query: "?url", import: "default", eager: true });

const wanted = new Map<string, Promise<void>>();

/** Puts the blocks of these sets into the page, where `<Block name="..." />` finds them. */
export async function loadArt(...sets: string[]): Promise<void> {
  await Promise.all(sets.map((set) => wanted.get(set) ?? fetched(set)));
}

function fetched(set: string): Promise<void> {
  const url = SETS[`./sets/${set}.svg`];
  const done = url === undefined ? Promise.resolve() : put(url);
  wanted.set(set, done);
  done.catch(() => wanted.delete(set)); // the next who wants it asks again
  return done;
}

async function put(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no art: ${answer.status}`);
  const read = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const drawn = document.importNode(read.documentElement, true);
  drawn.classList.add("sprite");
  document.body.prepend(drawn);
}
