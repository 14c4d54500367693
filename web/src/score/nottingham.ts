/** Sheriff of Nottingham: goods, coins, each King and Queen; worth by round; bag by bag who lied. */
import type { Place } from "../wire/games/nottingham";
import { added, checked, counted, type Heard, ladder, type Line, type Part, type Sheet, tally, type Words } from "./sheet";
import { bags, striking } from "./bags";
import { worthByRound } from "./stalls";

type Crowns = Record<string, number>;
interface Bonus {
  good: string;
  king: number;
  queen: number;
}

export function nottingham(heard: Heard): Partial<Sheet> {
  const { view, scores } = heard;
  const ends = heard.announced.flat().filter(({ event }) => event === "counted");
  const crowns = tally(scores.length).map((_, seat) => (ends.find((event) => event["seat"] === seat)?.["crowns"] ?? {}) as Crowns);
  const [goods, coins] = ["goods", "coins"].map((name) => counted(heard, "counted", "seat", (event) => Number(event[name]))) as [number[], number[]];
  const bonus = crowns.map((each) => Object.values(each).reduce((sum, one) => sum + one, 0));
  const plain: Part = { key: "web-part-points", tone: "green", by: scores };
  const parts = checked(
    [{ key: "web-part-goods", tone: "green", by: goods }, { key: "web-part-coins", tone: "gold", by: coins }, { key: "web-part-crowns", tone: "red", by: bonus }],
    scores, plain,
  );
  const seats = view["seats"] as Place[];
  const words = bags(heard);
  return {
    parts,
    lines: [
      ...(parts[0] === plain ? [] : [{ key: "web-part-goods", by: goods }, { key: "web-part-coins", by: coins }]),
      ...crownLines(crowns, (heard.pack?.["bonuses"] ?? []) as Bonus[]),
      { key: "web-total", by: scores, kind: "sum" as const },
      ...ladder(heard, [
        { key: "web-tie-legal", by: seats.map(({ stall }) => Object.values(stall).reduce((sum, one) => sum + one, 0)), parts: "legal goods" },
        { key: "web-tie-contraband", by: seats.map(({ contraband }) => contraband), parts: "contraband" },
      ]),
    ],
    worth: worthByRound(heard, added(goods, coins)),
    words,
    striking: striking(words),
  };
}

/** A line for each good that somebody is King or Queen of, with how it was come by. */
function crownLines(crowns: readonly Crowns[], bonuses: readonly Bonus[]): Line[] {
  const goods = [...new Set(crowns.flatMap((each) => Object.keys(each)))];
  return goods.map((good) => {
    const by = crowns.map((each) => each[good] ?? null);
    const printed = bonuses.find((each) => each.good === good);
    return { key: "web-line-crown", facts: { good, king: printed?.king ?? null, queen: printed?.queen ?? null }, by, how: by.map((points) => rank(points, by, printed)) };
  });
}

/** King, Queen, or a part of it where several have as many. */
function rank(points: number | null, by: readonly (number | null)[], printed: Bonus | undefined): Words | null {
  if (!points || !printed) return null;
  const sharers = by.filter((each) => each === points).length;
  if (sharers === 1 && points === printed.king) return { key: "web-how-king" };
  if (sharers === 1 && points === printed.queen) return { key: "web-how-queen" };
  const both = points === Math.floor((printed.king + printed.queen) / sharers);
  return { key: both ? "web-how-shared" : "web-how-queens" };
}
