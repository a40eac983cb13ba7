// What the engine needs for OXONO: the opening solution, which is larger than all the rest
// together, and only where the truth about an opening is asked for.

import file from "../../../../../crates/engine/src/oxono/oxono.solution?url";
import type { EngineFile } from "../../play/engine";

/** The level that looks into the solution. */
const FULL_STRENGTH = 8;

/** With so many pieces on the board the engine proves what it needs by itself, and soon. */
const SETTLED = 8;

export const engine: EngineFile = {
  file,
  needed: (request, pieces) =>
    request.task !== "threat" &&
    (request.task !== "turn" || request.level >= FULL_STRENGTH) &&
    pieces < SETTLED,
};
