import { TYPESCRIPT_ARGUMENTS } from "../site/settings/node-arguments.ts";

/**
 * The database's WebAssembly is not optimized: that takes more processor time than a short-lived server saves by it.
 */
export const WASM_ARGUMENTS = ["--liftoff-only"];

/** Arguments of a Node that runs a TypeScript file of the product. Measurements run it as an operator does. */
export const NODE_ARGUMENTS = [...(process.env.VITEST ? WASM_ARGUMENTS : []), ...TYPESCRIPT_ARGUMENTS];
