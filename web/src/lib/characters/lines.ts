// The lines of the characters: `locales/*/characters.ftl`, which comes with a game.

import { has, t } from "../i18n/index.svelte";
import { CHARACTERS } from "./index";

/** When it speaks. `ahead`: it threatens to win; `danger`: the person does. */
export type Moment = "start" | "ahead" | "danger" | "win" | "loss" | "draw";
/** The texts have so many lines for each moment. */
const LINES = 3;

/** The line said last by each character at each moment: it is never said twice in a row. */
const last = new Map<string, number>();

/** One of the lines of a level's character; none if they could not be fetched. */
export function lineOf(level: number, moment: Moment): string {
  const name = `line-${CHARACTERS[level - 1]?.name}-${moment}`;
  const before = last.get(name);
  let number = 1 + Math.floor(Math.random() * (before ? LINES - 1 : LINES));
  if (before && number >= before) number++;
  last.set(name, number);
  const key = `${name}-${number}`;
  return has(key) ? t(key) : "";
}
