import { expect, test } from "vitest";
import { invitation } from "./invite";

test("the public address goes before the one that I came by", () => {
  expect(invitation("https://play.example.org/t/abc", "http://127.0.0.1:8000")).toEqual({ link: "https://play.example.org/t/abc", alone: false });
});

test("where the server knows only itself, others come as I came", () => {
  expect(invitation("http://127.0.0.1:8000/t/abc", "http://192.0.2.7:8000")).toEqual({ link: "http://192.0.2.7:8000/t/abc", alone: false });
});

test("a server that only this machine hears invites nobody", () => {
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
    expect(invitation(`http://${host}:8000/t/abc`, `http://${host}:8000`).alone).toBe(true);
  }
});
