/** What was pointed at last: it says what it is, and a card draws its way on the map. */

export interface Pointed {
  kind: "place" | "hideout" | "gear" | "post";
  name: string;
}

class About {
  pointed = $state.raw<Pointed | null>(null);

  /** An attachment: whoever comes near or touches points at it. */
  at(kind: Pointed["kind"], name: string): (node: Element) => () => void {
    const point = () => {
      if (this.pointed?.kind !== kind || this.pointed.name !== name) this.pointed = { kind, name };
    };
    return (node) => {
      const heard = ["pointerenter", "click"];
      /** What is drawn in a picture and listens for the focus is a stop by itself: the box around hears it instead. */
      const box = (node instanceof SVGElement && node.ownerSVGElement?.parentElement) || node;
      const came = ({ target }: Event) => node.contains(target as Node) && point();
      for (const kind of heard) node.addEventListener(kind, point);
      box.addEventListener("focusin", came);
      return () => {
        for (const kind of heard) node.removeEventListener(kind, point);
        box.removeEventListener("focusin", came);
      };
    };
  }

  get place(): string | null {
    return this.pointed?.kind === "place" ? this.pointed.name : null;
  }
}

export const about = new About();
