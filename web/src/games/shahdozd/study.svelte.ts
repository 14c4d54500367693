/** The character that a person looks at closely: what it does is told in the middle. */

class Study {
  character = $state<string | null>(null);
}

export const study = new Study();

/** An attachment to what stands for a character: whoever comes near, or comes to it by Tab, studies it. */
export function studied(character: string): (node: HTMLElement) => () => void {
  const look = () => (study.character = character);
  /** A little later: what is taken off the table loses the focus while the table is being drawn, and nothing may change then. */
  const away = () => queueMicrotask(() => study.character === character && (study.character = null));
  const mouse = (deed: () => void) => (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === "mouse") deed();
  };
  const heard = { pointerenter: mouse(look), pointerleave: mouse(away), focusin: look, focusout: away, click: look };
  return (node) => {
    for (const [kind, deed] of Object.entries(heard)) node.addEventListener(kind, deed);
    return () => {
      for (const [kind, deed] of Object.entries(heard)) node.removeEventListener(kind, deed);
    };
  };
}
