import { TYPESCRIPT_ARGUMENTS } from "../site/settings/node-arguments.ts";

/** Disables WebAssembly optimization, which takes more CPU time than it saves in a short-lived process. */
export const WASM_ARGUMENTS = ["--liftoff-only"];

export const NODE_ARGUMENTS = [...(process.env.VITEST ? WASM_ARGUMENTS : []), ...TYPESCRIPT_ARGUMENTS];
