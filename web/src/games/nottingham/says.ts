/** Offers in words. */
import { voice } from "../../voice";
import { gives, type Offer } from "./table";

const facts = (offer: Offer): Record<string, unknown> => ({ ...offer });

/** `7 coins, to let you pass.` */
export const termsOf = (offer: Offer): string => voice.say("board-terms", facts(offer));
export const quotedTerms = (offer: Offer): string => voice.say("board-quoted", { text: termsOf(offer) });
/** What I have begun; it may be nothing yet. */
export const draftOf = (offer: Offer): string => (gives(offer) ? termsOf(offer) : voice.say("board-nothing-yet", facts(offer)));
export const offeredThat = (offer: Offer): string => voice.say("board-offered-that", facts(offer));
