// The rules library and the table, loaded once as WebAssembly. The engine is a module of its own
// (`engine.ts`), so that the board is there before it.

import init, * as built from "$lib/wasm/page.js";
import module_or_path from "$lib/wasm/page_bg.wasm?url";
import { awaited } from "../offline/quiet";

export type * from "../../../../crates/wasm/api";
export type { Study, Table } from "$lib/wasm/page.js";
export type Rules = typeof built;

let loading: Promise<Rules> | undefined;

/** The functions and classes of `crates/wasm` that are the page's, ready to use. */
export function loadRules(): Promise<Rules> {
  loading ??= awaited(init({ module_or_path }))
    .then(() => built)
    .catch((error: unknown) => {
      // The next one asks again.
      loading = undefined;
      throw error;
    });
  return loading;
}
