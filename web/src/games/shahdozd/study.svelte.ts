/** The character that a person looks at closely: what it does is told in the middle. */

class Study {
  character = $state<string | null>(null);
}

export const study = new Study();

/** To be spread over what stands for a character. */
export const studied = (character: string) => ({
  onpointerenter: (event: PointerEvent) => {
    if (event.pointerType === "mouse") study.character = character;
  },
  onpointerleave: (event: PointerEvent) => {
    if (event.pointerType === "mouse") study.character = null;
  },
  onfocusin: () => (study.character = character),
  onfocusout: () => (study.character = null),
  onclick: () => (study.character = character),
});
