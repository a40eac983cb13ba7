import type { ParamMatcher } from "@sveltejs/kit";

/** The names of the games as they stand in addresses; the drawings are not loaded for this. */
export const match = ((param): param is "oxono" | "yoxii" =>
  param === "oxono" || param === "yoxii") satisfies ParamMatcher;
