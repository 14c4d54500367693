/** Each game speaks with a voice of its own where several are listed. */
import { LiveVoice } from "../voice";

const voices = new Map<string, LiveVoice>();

/** To be called before they are listed: a voice that begins inside a template is not heard there. */
export function introduce(games: readonly { name: string }[]): void {
  for (const { name } of games) voiceOf(name);
}

export function voiceOf(game: string): LiveVoice {
  let found = voices.get(game);
  if (!found) {
    found = new LiveVoice(game);
    voices.set(game, found);
    void found.load(game);
  }
  return found;
}
