import { expect, it } from "vitest";
import { laidOver } from "./over";

it("lays what is a seat's own over what all see", () => {
  expect(laidOver({ round: 1, hand: null }, { hand: ["apple"] })).toEqual({ round: 1, hand: ["apple"] });
});

it("tells by place what the seat knows better of a list", () => {
  const seats = [{ coins: null, bag: 2 }, { coins: null, bag: 3 }];
  expect(laidOver({ seats }, { seats: { 1: { coins: 50 } } })).toEqual({ seats: [seats[0], { coins: 50, bag: 3 }] });
  expect(seats[1]).toEqual({ coins: null, bag: 3 });
});

it("puts a list in the place of a list", () => {
  expect(laidOver({ offers: [{ number: 1 }] }, { offers: [] })).toEqual({ offers: [] });
});
