import type { ParamMatcher } from "@sveltejs/kit";
import { isGame } from "$lib/games/ids";

/** The names of the games as they stand in addresses. */
export const match = isGame satisfies ParamMatcher;
