// The pages that there are once a game.

import { GAME_IDS } from "./ids";

/** Tells the build which they are. */
export const entries = () => GAME_IDS.map((game) => ({ game }));
