/** A table that is being made: what is played, who sits where, by which rules. */
import type { GameTold, NewTable, OptionTold } from "../wire/bodies";

/** Who is to sit on a chair: a bot by its name, me, or whoever comes. */
export type Chair = { kind: "me" } | { kind: "friend" } | { kind: "bot"; bot: string };
type Value = boolean | number | string;

export class Draft {
  game = $state.raw<GameTold | null>(null);
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, Value>>({});
  clock = $state(0);
  open = $state(false);
  watch = $state(true);
  window = $state(8);

  choose(game: GameTold): void {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const seats = Math.min(Math.max(4, game.fewest), game.most);
    const others = Array.from({ length: seats - 1 }, (): Chair => ({ kind: "bot", bot: game.bots[0] ?? "random" }));
    this.chairs = [{ kind: "me" }, ...others];
  }

  add(): void {
    if (this.game && this.chairs.length < this.game.most) this.chairs.push({ kind: "friend" });
  }
  remove(seat: number): void {
    if (this.game && this.chairs.length > this.game.fewest && this.chairs[seat]?.kind !== "me") this.chairs.splice(seat, 1);
  }

  get friends(): number {
    return this.chairs.filter((chair) => chair.kind === "friend").length;
  }

  changed(option: OptionTold): boolean {
    return this.options[option.name] !== option.default;
  }

  body(): NewTable {
    const seated = this.chairs.flatMap((chair, seat) => (chair.kind === "bot" ? [[String(seat), chair.bot]] : []));
    const options = (this.game?.options ?? []).filter((option) => this.changed(option)).map(({ name }) => [name, this.options[name]]);
    return {
      game: this.game?.name ?? "",
      seats: this.chairs.length,
      bots: Object.fromEntries(seated) as Record<string, string>,
      options: Object.fromEntries(options) as Record<string, Value>,
      clock: { decision: this.clock },
      window: this.window,
      open: this.open,
      watch: this.watch,
      sit: Math.max(0, this.chairs.findIndex((chair) => chair.kind === "me")),
    };
  }
}
