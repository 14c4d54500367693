/** Facts by name, as views have them. */
type Facts = Record<string, unknown>;

/**
 * The whole view: a seat's own part lies over what all see. Over a list it may tell, by place, only what the seat knows better there.
 */
export function laidOver<V extends object>(seen: V, own: object): V {
  const view = { ...seen, ...own } as Facts;
  for (const [key, better] of Object.entries(own)) {
    const under = (seen as Facts)[key];
    if (Array.isArray(under) && isByPlace(better)) view[key] = under.map((one: object, place) => ({ ...one, ...better[place] }));
  }
  return view as V;
}

const isByPlace = (told: unknown): told is Record<number, object> => typeof told === "object" && told !== null && !Array.isArray(told);
