//! Thin bindings of the rules, the table and the engine for the web app. `api.d.ts` is the
//! contract.
