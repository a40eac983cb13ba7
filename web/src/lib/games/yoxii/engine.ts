// What the engine needs for YOXII: the evaluation, for everything.

import file from "../../../../../crates/engine/src/yoxii/yoxii.patterns?url";
import type { EngineFile } from "../../play/engine";

export const engine: EngineFile = { file, needed: () => true };
