// The courses as the app has them.

import { course as oxono } from "../src/lib/games/oxono/course";
import { course as yoxii } from "../src/lib/games/yoxii/course";
import type { Step } from "../src/lib/learn/course";
import type { Game } from "./app";

export type { Step };
export const COURSES: Record<Game, readonly Step[]> = { oxono, yoxii };
