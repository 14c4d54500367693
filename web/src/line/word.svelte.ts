/** What who runs the server has to say to all. At a table it is heard, elsewhere it is asked for. */
import type { WordToAll } from "../wire/bodies";
import { http } from "./http";

const AGAIN = 15_000;
const PLACE = "hoodwink.word";

class Word {
  #last = $state.raw<WordToAll>({ text: "", at: 0 });
  #away = $state(0);
  /** Empty: there is none, or it has been put away. */
  readonly text = $derived(this.#last.at > this.#away ? this.#last.text : "");

  /** The newest holds, in whichever order they come. */
  hear(told: WordToAll): void {
    if (told.at >= this.#last.at) this.#last = { text: told.text, at: told.at };
  }
  putAway(): void {
    this.#away = this.#last.at;
    localStorage.setItem(PLACE, String(this.#away));
  }
  /** Asks now and then; returns how to stop. */
  begin(): () => void {
    this.#away = Number(localStorage.getItem(PLACE) ?? 0);
    const ask = () => void http.word().then((told) => this.hear(told), () => undefined);
    ask();
    const again = setInterval(ask, AGAIN);
    return () => clearInterval(again);
  }
}

export const word = new Word();
