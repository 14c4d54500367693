/** Things travel from anchor to anchor (`data-at`), at most three at once, the rest in order; a touch ends it all. */
import type { Travel } from "../games/contract";
import { afterFrame } from "./later";
import { colourOf } from "./seats";

const TRAVEL = 420;
const TOGETHER = 3;
const LONGEST = 1200;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const running = new Set<Animation>();
/** How often somebody has ended it all. */
let ended = 0;

/** Whether nothing shall move about. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const anchored = (name: string): Element | null => {
  const page = document.querySelector(".app") ?? document; // beside it lie all the blocks, which need not be searched
  return [...page.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)].find((each) => each.getBoundingClientRect().width > 0) ?? null;
};

/** Shows what happened. Resolves when all has arrived, or at once when somebody touches the page. */
export async function travel(travels: readonly Travel[]): Promise<void> {
  const groups = Math.ceil(travels.length / TOGETHER);
  if (groups === 0 || document.hidden) return;
  const lasting = still() ? 120 : Math.min(TRAVEL, LONGEST / groups);
  const before = ended;
  await new Promise<void>((go) => afterFrame(go)); // where things are is known when the news has been laid out
  for (let first = 0; first < travels.length && ended === before; first += TOGETHER) {
    await Promise.all(travels.slice(first, first + TOGETHER).map((one) => fly(one, lasting)));
  }
}

/** Lets the things blink twice that a log line speaks of. */
export function blink(anchors: readonly string[]): void {
  for (const thing of anchors.map(anchored)) {
    const frames = still() ? [{ opacity: 0.5 }, { opacity: 1 }] : [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];
    thing?.animate(frames, { duration: 620 });
  }
}

/** Something else moves: a touch ends it too. Without motion it is a short fade. */
export async function move(thing: Element, frames: Keyframe[], duration: number): Promise<void> {
  const shown = still() ? [{ opacity: 0.4 }, { opacity: 1 }] : frames;
  const animation = thing.animate(shown, { duration: still() ? 120 : duration, easing: EASE });
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** Whatever moves has arrived, and what waits for its turn to move, too. */
export function arrive(): void {
  ended++;
  for (const animation of running) animation.finish();
}

async function fly({ block, from, to, seat }: Travel, duration: number): Promise<void> {
  const [start, end] = [anchored(from), anchored(to)].map((each) => each?.getBoundingClientRect());
  if (!start || !end) return;
  const piece = drawn(block, seat);
  document.body.append(piece);
  const middle = (box: DOMRect) => `translate(${box.x + box.width / 2 - 24}px, ${box.y + box.height / 2 - 24}px)`;
  const frames = still()
    ? [{ transform: middle(end), opacity: 0 }, { transform: middle(end), opacity: 1 }]
    : [{ transform: middle(start) }, { transform: middle(end) }];
  const animation = piece.animate(frames, { duration, easing: EASE, fill: "both" });
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
  piece.remove();
}

function drawn(block: string, seat: number | undefined): SVGSVGElement {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${block}`);
  piece.setAttribute("aria-hidden", "true");
  piece.classList.add("flying", ...(seat === undefined ? [] : [colourOf(seat)]));
  piece.append(use);
  return piece;
}
