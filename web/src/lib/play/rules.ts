// The rules library and the table, loaded once as WebAssembly.

import init, * as built from "$lib/wasm/totemic.js";
import module_or_path from "$lib/wasm/totemic_bg.wasm?url";
import type * as Api from "../../../../crates/wasm/api";

export type * from "../../../../crates/wasm/api";
export type Rules = typeof Api;

let loading: Promise<Rules> | undefined;

/** The functions and classes of `crates/wasm/api.d.ts`, ready to use. */
export function loadRules(): Promise<Rules> {
  loading ??= init({ module_or_path }).then(() => built as unknown as Rules);
  return loading;
}
