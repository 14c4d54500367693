/** All that is done around a match, over HTTP. */
import type {
  GameTold, Joined, Link, Me, NewTable, PackShown, Problem, RulesTold, TableMade, TableRow, WordToAll,
} from "../wire/bodies";
import type { GameName } from "../wire/messages";
import { kept } from "./keys";

/** What the server would not do: a word for programs, and its sentence for who writes them. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly error: string, detail: string) {
    super(detail);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const who = kept();
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (who) headers["authorization"] = `Bearer ${who.key}`;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(path, { method, headers, ...sent });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
  const told = (await answer.json().catch(() => null)) as Problem | null;
  return new Refusal(answer.status, told?.error ?? "unforeseen", told?.detail ?? answer.statusText);
}

const table = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;
const act = (what: string) => (id: string, body: object = {}) => ask<void>("POST", table(id, what), body);
const say = (what: string) => (id: string) => ask<void>("POST", table(id, what));

export const http = {
  join: (body: { name: string } | { link: string }) => ask<Joined>("POST", "/api/keys", body),
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }),
  link: () => ask<Link>("POST", "/api/me/link"),
  loseOtherKeys: () => ask<void>("DELETE", "/api/me/keys"),
  forget: () => ask<void>("DELETE", "/api/me"),
  games: () => ask<GameTold[]>("GET", "/api/games"),
  mine: () => ask<TableRow[]>("GET", "/api/me/tables"),
  word: () => ask<WordToAll>("GET", "/api/word"),
  open: () => ask<TableRow[]>("GET", "/api/tables"),
  make: (body: NewTable) => ask<TableMade>("POST", "/api/tables", body),
  byCode: (code: string) => ask<TableMade>("GET", `/api/tables/code/${encodeURIComponent(code)}`),
  sit: act("sit"),
  man: act("bots"),
  remove: act("remove"),
  mute: act("mute"),
  handOver: act("hand-over"),
  takeBack: say("take-back"),
  start: say("start"),
  leave: say("leave"),
  resign: say("resign"),
  pause: say("pause"),
  resume: say("resume"),
  rematch: (id: string) => ask<TableMade>("POST", table(id, "rematch")),
  close: (id: string) => ask<void>("DELETE", `/api/tables/${encodeURIComponent(id)}`),
  /** The record as text; it is JSON Lines. */
  async record(id: string): Promise<string> {
    const who = kept();
    const answer = await fetch(table(id, "record"), { headers: who ? { authorization: `Bearer ${who.key}` } : {} });
    if (!answer.ok) throw await refusal(answer);
    return answer.text();
  },
  /** What a board is drawn from; null where the server does not tell it. */
  pack: <G extends GameName>(id: string) => ask<PackShown<G>>("GET", table(id, "pack")).catch(() => null),
  rules: (game: string, language: string) =>
    ask<RulesTold>("GET", `/api/rules/${encodeURIComponent(game)}/${language}`).catch(() => null),
};
