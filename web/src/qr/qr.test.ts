import { describe, expect, test } from "vitest";
import { filled, mending, versionFor } from "./codewords";
import { pathOf, qr } from "./index";
import { KNOWN } from "./known";
import { penalty } from "./masks";
import { formatBits, versionBits } from "./squares";

const bits = (value: number, count: number) => value.toString(2).padStart(count, "0");
const drawn = (text: string, mask?: number) => qr(text, mask)?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

describe("the numbers that the standard prints", () => {
  test("Reed and Solomon mend HELLO WORLD", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(mending(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  test("the format of level M", () => {
    expect([0, 5, 7].map((mask) => bits(formatBits(mask), 15))).toEqual(["101010000010010", "100000011001110", "100101010100000"]);
  });
  test("the version of those that tell it", () => {
    expect([7, 8, 9].map((version) => bits(versionBits(version), 18))).toEqual(["000111110010010100", "001000010110111100", "001001101010011001"]);
  });
});

test("a text is filled up by turns", () => {
  expect(filled(new TextEncoder().encode("ab"), 1)).toEqual([0x40, 0x26, 0x16, 0x20, ...Array.from({ length: 12 }, (_, at) => (at % 2 ? 0x11 : 0xec))]);
});

test("the smallest version is taken, and what is too long is not drawn", () => {
  expect([14, 15, 26, 27, 180, 181].map(versionFor)).toEqual([1, 2, 2, 3, 9, null]);
  expect(qr("x".repeat(181))).toBeNull();
});

test.each(KNOWN)("another program draws the same: $text", ({ text, mask, rows }) => {
  expect(drawn(text, mask)).toEqual(rows);
});

test("runs, blocks, false finders and darkness count against a mask", () => {
  const dark = (row: string) => [...row].map((each) => each === "1");
  const chequered = Array.from({ length: 12 }, (_, at) => dark(at % 2 ? "101010101010" : "010101010101"));
  expect(penalty(chequered)).toBe(0);
  expect(penalty([dark("11111"), dark("00000"), dark("10101"), dark("01010"), dark("10101")])).toBe(3 + 3);
  expect(penalty(chequered.map((row, at) => (at === 0 ? dark("010111010000") : row)))).toBe(40);
});

test("of the masks the best is taken", () => {
  const worth = (text: string, mask?: number) => penalty(qr(text, mask)!);
  const each = Array.from({ length: 8 }, (_, mask) => worth("hoodwink", mask));
  expect(worth("hoodwink")).toBe(Math.min(...each));
});

test("a path has a stroke for every run", () => {
  expect(pathOf([[true, true, false], [false, false, true]])).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
});
