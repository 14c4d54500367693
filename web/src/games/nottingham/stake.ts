/** What it would mean for the owner if a bag were opened, as the rules tell it. */
import { voice } from "../../voice";
import type { Stake } from "../../wire/games/nottingham";

export const saidOfStake = ({ truthful, coins, seized }: Stake): string => voice.say(truthful ? "board-stake-true" : "board-stake-lie", { coins, goods: seized });
