// What can be chosen before a game, as tiles.

import type { GameLook } from "../games/look";
import { t } from "../i18n/index.svelte";

/** Minutes for the game and seconds for each turn, by name. */
export type Clocks = Record<string, [number, number]>;

interface Tile<Value> {
  value: Value;
  label: string;
  detail?: string;
}

/** No clock, or one of these. */
export function clockTiles(clocks: Clocks): Tile<string>[] {
  const timed = Object.entries(clocks).map(([value, [minutes, seconds]]) => ({
    value,
    label: t("clock-minutes", { minutes }),
    detail: t("clock-increment", { seconds }),
  }));
  return [{ value: "none", label: t("clock-none") }, ...timed];
}

/** One of the sides, or whichever the lot falls on. */
export function sideTiles<Lot extends string>(
  look: GameLook,
  lot: Lot,
): Tile<"first" | "second" | Lot>[] {
  const [first, second] = look.colours;
  return [
    { value: "first", label: t("colour", { colour: first }), detail: t("side-begins") },
    { value: "second", label: t("colour", { colour: second }), detail: t("side-follows") },
    { value: lot, label: t("side-lots"), detail: t("side-lots-detail") },
  ];
}
