import { expect, test } from "vitest";
import { parted } from "./parted";

test("a short sentence stays whole", () => {
  expect(parted("Your coins are not enough: you still owe 4.")).toEqual(["Your coins are not enough: you still owe 4.", ""]);
});

test("what follows the first sentence is small", () => {
  const whole = "You are at the market. Set aside up to 5 cards you do not want, one by one; then you draw as many.";
  expect(parted(whole)).toEqual(["You are at the market.", "Set aside up to 5 cards you do not want, one by one; then you draw as many."]);
});

test("a long first sentence is parted at its colon, and what is asked stands alone", () => {
  const whole = "C’est à vous de jouer : une action, et ce que vos cartes permettent. Ou passez pour le reste de la manche.";
  expect(parted(whole)).toEqual(["C’est à vous de jouer.", "une action, et ce que vos cartes permettent. Ou passez pour le reste de la manche."]);
});

test("a long sentence without a colon is not parted", () => {
  const whole = "Maximilian Hohenberg, the Sheriff, decides on the bags and hears offers.";
  expect(parted(whole)).toEqual([whole, ""]);
});
