// The rules library and the table, loaded once as WebAssembly.

import init, * as built from "$lib/wasm/totemic.js";
import type * as Api from "../../../../crates/wasm/api";

export type * from "../../../../crates/wasm/api";
export type Rules = typeof Api;

let loading: Promise<Rules> | undefined;

/** The functions and classes of `crates/wasm/api.d.ts`, ready to use. */
export function loadRules(): Promise<Rules> {
  loading ??= init().then(() => built as unknown as Rules);
  return loading;
}
