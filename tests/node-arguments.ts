import { TYPESCRIPT_ARGUMENTS } from "../site/settings/node-arguments.ts";

/** Disables WebAssembly optimization, which takes more processor time than it saves in a short-lived server. */
export const WASM_ARGUMENTS = ["--liftoff-only"];

/** Node arguments for running one of the product's TypeScript files, as an operator does. */
export const NODE_ARGUMENTS = [...(process.env.VITEST ? WASM_ARGUMENTS : []), ...TYPESCRIPT_ARGUMENTS];
