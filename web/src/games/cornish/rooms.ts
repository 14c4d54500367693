/** How much room a page has for the coast. */
import { MediaQuery } from "svelte/reactivity";

/** The whole map is shown; else it is shown region by region. */
export const whole = new MediaQuery("(min-width: 1024px)");
/** Plates, customs and sums lie on the sea, and what is mine lies side by side; on lower pages they would lie on places. */
export const roomy = new MediaQuery("(min-width: 1332px) and (min-height: 900px)");
/** Who is for hire stands at the side. */
export const sided = new MediaQuery("(min-width: 1200px)");
