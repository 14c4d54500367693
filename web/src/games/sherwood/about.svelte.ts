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
      const heard = ["pointerenter", "focusin", "click"];
      for (const kind of heard) node.addEventListener(kind, point);
      return () => {
        for (const kind of heard) node.removeEventListener(kind, point);
      };
    };
  }

  get place(): string | null {
    return this.pointed?.kind === "place" ? this.pointed.name : null;
  }
}

export const about = new About();
