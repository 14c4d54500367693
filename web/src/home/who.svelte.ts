/** Who plays in this browser. A guest needs no more than a name. */
import { http, Refusal } from "../line/http";
import { keep, kept, lose } from "../line/keys";
import { voice } from "../voice";

class Who {
  name = $state(kept()?.name ?? "");
  person = $state<string | null>(kept()?.person ?? null);

  /** A key that still holds; a new one for who has none. */
  async sure(name = ""): Promise<void> {
    const has = kept();
    if (has && name && name !== has.name) return this.#renamed(name);
    if (has) return;
    const joined = await http.join({ name: name || this.name || voice.say("web-guest") });
    this.#is(joined);
  }

  /** The same person as on another device. */
  async taken(link: string): Promise<void> {
    this.#is(await http.join({ link }));
  }

  /** Whether the server still knows the key. */
  async check(): Promise<void> {
    if (!kept()) return;
    try {
      const me = await http.me();
      this.name = me.name;
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) this.#lost();
    }
  }

  /** Name, keys and all that I said go from the server. */
  async forgotten(): Promise<void> {
    await http.forget();
    this.name = "";
    this.#lost();
  }

  async #renamed(name: string): Promise<void> {
    const me = await http.rename(name);
    const has = kept();
    if (has) keep({ ...has, name: me.name });
    this.name = me.name;
  }

  #is(joined: { key: string; person: string; name: string }): void {
    keep(joined);
    this.name = joined.name;
    this.person = joined.person;
  }

  #lost(): void {
    lose();
    this.person = null;
  }
}

export const who = new Who();
