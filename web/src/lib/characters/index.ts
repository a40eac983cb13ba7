// The characters behind the levels, the gentlest first.

import Carver from "./Carver.svelte";
import Elder from "./Elder.svelte";
import Gatherer from "./Gatherer.svelte";
import Newcomer from "./Newcomer.svelte";
import Oracle from "./Oracle.svelte";
import Pathfinder from "./Pathfinder.svelte";
import Wanderer from "./Wanderer.svelte";
import Weaver from "./Weaver.svelte";
import type { Character } from "./face";

/** Level 1 is the first. A character's name is part of the keys of its texts. */
export const CHARACTERS: readonly { name: string; Face: Character }[] = [
  { name: "newcomer", Face: Newcomer },
  { name: "wanderer", Face: Wanderer },
  { name: "gatherer", Face: Gatherer },
  { name: "weaver", Face: Weaver },
  { name: "carver", Face: Carver },
  { name: "pathfinder", Face: Pathfinder },
  { name: "elder", Face: Elder },
  { name: "oracle", Face: Oracle },
];
