import type { Component } from "svelte";
import Cornish from "./Cornish.svelte";
import Nottingham from "./Nottingham.svelte";
import Shahdozd from "./Shahdozd.svelte";
import Sherwood from "./Sherwood.svelte";

/** A picture for each game that has one. */
export const SCENES: Record<string, Component> = { cornish: Cornish, nottingham: Nottingham, shahdozd: Shahdozd, sherwood: Sherwood };
